"""Links between the documents lead somewhere, and the documents keep to themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.conftest import ROOT
from tests.docs.pages import PAGES, name_of

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
LONGEST_LINE = 130


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings make."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links(page: Path) -> None:
    broken = []
    for link in LINK.findall(page.read_text("utf-8")):
        if re.match(r"https?://|mailto:", link):
            continue
        target, _, anchor = link.partition("#")
        path = (page.parent / target).resolve() if target else page
        if not path.exists() or (anchor and anchor not in anchors(path)):
            broken.append(link)
    assert not broken


def test_every_document_is_listed() -> None:
    """docs/README.md leads to all of them, and docs/decisions/README.md to all decisions."""
    for index in (ROOT / "docs" / "README.md", ROOT / "docs" / "decisions" / "README.md"):
        links = {
            (index.parent / link.partition("#")[0]).resolve()
            for link in LINK.findall(index.read_text("utf-8"))
        }
        pages = {path.resolve() for path in index.parent.glob("*.md")} - {index.resolve()}
        assert pages <= links


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_place_of_one_machine(page: Path) -> None:
    """No folder of somebody's computer stands in a document."""
    assert not re.search(r"(?<![\w.])/(?:home|root|tmp|work|Users)/", page.read_text("utf-8"))
