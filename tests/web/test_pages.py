"""The pages beside the table, in every language; files; switching languages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from tests.web.conftest import Person

from harena.locale import languages, t
from harena.web import statics
from harena.web.site import own_path

PAGES = ("/", "/rules/colossal-arena", "/rules/titan-the-arena", "/credits")


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("path", PAGES)
def test_pages_speak_every_language(
    person: Callable[..., Person], path: str, language: str
) -> None:
    html = person(language).get(path).text
    assert f'<html lang="{language}">' in html
    assert not re.search(r"\bweb-[a-z]+-[a-z]+\b(?!\.)", re.sub(r"<[^>]*>", "", html))
    assert t("web-foot", language) in html


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_table_speaks_every_language(person: Callable[..., Person], language: str) -> None:
    ann = person(language)
    html = ann.get(ann.play_now()).text
    assert f'<html lang="{language}">' in html
    assert t("table-log", language) in html
    assert "\ue000" not in html


def test_errors_speak_the_language_of_the_browser(person: Callable[..., Person]) -> None:
    answer = person("hu").get("/nowhere")
    assert answer.status_code == 404
    assert t("web-error-404", "hu") in answer.text


def test_a_language_is_chosen_and_kept(person: Callable[..., Person]) -> None:
    ann = person("fi")
    table = ann.play_now()
    answer = ann.post("/language", language="es", next=table)
    assert answer.status_code == 303
    assert answer.headers["location"] == table
    assert '<html lang="es">' in ann.get(table).text
    assert '<html lang="es">' in ann.get("/").text
    ann.client.cookies.delete("language")  # as on another device: the guest himself remembers
    assert '<html lang="es">' in ann.get("/").text


def test_an_unknown_language_changes_nothing(person: Callable[..., Person]) -> None:
    ann = person("fi")
    ann.post("/language", language="xx", next="/")
    assert '<html lang="fi">' in ann.get("/").text


@pytest.mark.parametrize(
    "path", ["//evil.example", "https://evil.example", "/\\evil", "x", "/a\nb", "/\t/evil", ""]
)
def test_no_redirect_leads_elsewhere(path: str) -> None:
    assert own_path(path) == "/"


def test_own_paths_are_kept() -> None:
    assert own_path("/tables/abc") == "/tables/abc"


def test_files_are_compressed_and_kept_for_ever(person: Callable[..., Person]) -> None:
    ann = person()
    for name, file in statics.files().items():
        answer = ann.get(statics.address(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == file.body  # httpx has unpacked it
        assert answer.headers["content-type"].partition(";")[0] == file.kind
    assert "immutable" not in ann.get("/static/older/harena.css").headers["cache-control"]
    assert ann.get("/static/x/../../app.py").status_code == 404
    plain = ann.client.get(statics.address("harena.css"), headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_a_first_visit_is_small(person: Callable[..., Person]) -> None:
    """All files that a table page may ever ask for, and the page itself: 150 KB at most."""
    ann = person("hu")
    page = ann.get(ann.play_now()).content
    names = [name for name in statics.files() if not name.endswith((".txt", ".json"))]
    # Icons are for whoever installs it, and a table has no use for the other pages' styles.
    names = [name for name in names if not name.startswith("app/") and name != "pages.css"]
    assert b"pages.css" not in page
    files = {name: statics.files()[name] for name in names}
    sizes = {name: len(file.packed or file.body) for name, file in files.items()}
    whole = sum(sizes.values()) + len(gzip.compress(page))
    print(whole, sizes, len(gzip.compress(page)))
    assert whole <= 150 * 1024, sizes


def test_our_script_is_small() -> None:
    script = statics.files()["harena.js"].body
    assert len(script) <= 12 * 1024
    assert script.count(b"\n") <= 400


def test_every_icon_has_an_author(person: Callable[..., Person]) -> None:
    html = person().get("/credits").text
    sprite = statics.files()["icons.svg"].body.decode()
    for name, (icon, author) in statics.icon_authors().items():
        assert f'id="{name}"' in sprite
        assert icon in html
        assert author in html


def test_every_icon_that_is_used_exists(person: Callable[..., Person]) -> None:
    sprite = statics.files()["icons.svg"].body.decode()
    ann = person()
    for path in (*PAGES, ann.play_now(), ann.play_now(ruleset="titan-the-arena")):
        for name in re.findall(r"icons\.svg#([\w-]+)", ann.get(path).text):
            assert f'id="{name}"' in sprite, name
