"""Pages of the books: the complete rules, the rules in short, and the questions and answers."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from harena.locale import t, texts
from harena.rules import rulesets
from harena.rules.rulesets import COLOSSAL_ARENA
from harena.web.pieces import rulebook
from harena.web.site import Site, language_of, see_other, show


@get("/rules")
async def rules_list() -> Response[None]:
    """The rules of the first edition; the page links the other."""
    return see_other(f"/rules/{COLOSSAL_ARENA}")


@get("/questions")
async def questions_list() -> Response[None]:
    """The questions and answers, beside the rules of the first edition."""
    return see_other(f"/rules/{COLOSSAL_ARENA}/questions")


@get("/rules/{ruleset:str}")
async def rules(request: Request[Any, Any, Any], ruleset: FromPath[str]) -> Response[str]:
    """The complete rules."""
    return await _book_page(request, "rules", rulebook.edition(ruleset))


@get("/rules/{ruleset:str}/questions")
async def questions(request: Request[Any, Any, Any], ruleset: FromPath[str]) -> Response[str]:
    """The questions and answers."""
    return await _book_page(request, "questions", rulebook.edition(ruleset))


async def _book_page(request: Request[Any, Any, Any], name: str, ruleset: str) -> Response[str]:
    language = language_of(request, await Site.of(request).user(request))
    return show(
        request,
        "book.html",
        language,
        **_common(ruleset, name, language),
        sections=rulebook.parts(name, ruleset, language),
        item_is_elsewhere=rulebook.item_is_elsewhere,
    )


def _common(ruleset: str, kind: str, language: str) -> dict[str, Any]:
    """What all pages about the rules show: which page this is, and where the others are."""
    own = t(f"edition-{ruleset}", language)
    if kind == "questions":
        title = t("web-book-questions", language)
    else:
        title = t("web-rules-title", language, edition=own)
    return {
        "ruleset": ruleset,
        "kind": kind,
        "title": title,
        "edition": own,
        "other": rulebook.other(ruleset),
        "other_edition": t(f"edition-{rulebook.other(ruleset)}", language),
    }


@get("/rules/{ruleset:str}/short")
async def short(request: Request[Any, Any, Any], ruleset: FromPath[str]) -> Response[str]:
    """The rules of an edition on about a page, its cards and powers."""
    rulebook.edition(ruleset)
    language = language_of(request, await Site.of(request).user(request))
    return show(
        request,
        "rules.html",
        language,
        **_common(ruleset, "short", language),
        sections=rulebook.in_short(ruleset, language),
        cards=[texts.help_for(topic, language) for topic in texts.HELP_TOPICS[ruleset]],
        powers=rulebook.powers(rulesets.pool(ruleset), ruleset, language),
    )
