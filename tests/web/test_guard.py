"""What every request meets: headers, hosts, origins, limits, cookies, a log without secrets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.conftest import Person, Running, running

from harena.locale import t
from harena.web import statics
from harena.web.access.guard import POLICY
from harena.web.access.limits import RATES, Limits, kind_of
from harena.web.settings import Settings, SettingsError


def test_the_policy_allows_no_inline_script_or_style_and_no_other_host() -> None:
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "script-src 'self';" in POLICY
    assert "default-src 'none'" in POLICY
    assert "frame-ancestors 'none'" in POLICY


def test_every_answer_has_the_headers(server: Running, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    paths = ["/", "/rules/colossal-arena", "/credits", table, "/nowhere", "/tables/nothing"]
    paths += [statics.address("harena.css"), "/static/old/none.css", "/join/x"]
    for path in paths:
        answer = ann.get(path)
        assert answer.headers["content-security-policy"] == POLICY, path
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
    assert ann.get(table).headers["cache-control"] == "no-store"


def test_no_page_holds_inline_script_or_style(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    for path in ("/", "/rules/titan-the-arena", "/credits", table, "/nowhere"):
        html = ann.get(path).text
        assert " style=" not in html, path
        assert " onclick=" not in html
        assert "<style" not in html
        for part in html.split("<script")[1:]:
            assert part.split(">", 1)[1].startswith("</script>"), path


def test_only_known_hosts_are_answered(server: Running) -> None:
    port = server.base.rpartition(":")[2]
    for host, status in (
        (f"127.0.0.1:{port}", 200),
        (f"localhost:{port}", 200),
        (f"evil.example:{port}", 400),
        ("", 400),
        (f"127.0.0.1.evil.example:{port}", 400),
    ):
        assert httpx.get(server.base, headers={"host": host}).status_code == status, host


def test_a_public_name_is_known_by_its_address() -> None:
    settings = Settings(host="0.0.0.0", public_url="https://play.example.org")
    assert settings.hosts == {"play.example.org"}
    assert settings.is_secure
    with pytest.raises(SettingsError, match="public-url"):
        Settings(public_url="play.example.org")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "same-origin"}, 303),
    ],
)
def test_posts_from_elsewhere_change_nothing(
    server: Running, headers: dict[str, str], status: int
) -> None:
    answer = httpx.post(f"{server.base}/tables", data={"name": "Ann"}, headers=headers)
    assert answer.status_code == status


def test_a_cookie_without_any_origin_is_refused(
    server: Running, person: Callable[..., Person]
) -> None:
    ann = person()
    table = ann.play_now()
    cookies = dict(ann.client.cookies)
    answer = httpx.post(f"{server.base}{table}/actions", data={"action": "x"}, cookies=cookies)
    assert answer.status_code == 403


def test_the_session_cookie_is_out_of_reach(person: Callable[..., Person]) -> None:
    answer = person().post("/tables", name="Ann")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # no TLS here


def test_behind_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://localhost") as found:
        port = found.base.rpartition(":")[2]
        answer = httpx.post(
            f"{found.base}/tables",
            data={"name": "Ann"},
            headers={"host": f"localhost:{port}", "sec-fetch-site": "same-origin"},
        )
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["set-cookie"].startswith("__Host-harena=")
    assert "max-age" in answer.headers["strict-transport-security"]


def test_large_bodies_are_refused(person: Callable[..., Person]) -> None:
    answer = person().post("/tables", name="x" * 200_000)
    assert answer.status_code == 413


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, is_limited=True) as found:
        ann = Person(found.base)
        seen = {ann.post("/tables", name="Ann").status_code for _ in range(20)}
        assert seen == {303, 429}
        html = {"accept": "text/html", "accept-language": "hu"}
        told = ann.client.post("/tables", data={"name": "Ann"}, headers=html)
        assert t("web-error-429", "hu") in told.text
        assert ann.get("/").status_code == 200  # reading goes on


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    scope = {"method": "POST", "path": "/tables", "client": ("1.2.3.4", 1)}
    burst = int(RATES["create"].burst)
    assert [limits.admit(scope, {}) for _ in range(burst + 1)] == [True] * burst + [False]
    assert limits.admit({**scope, "client": ("1.2.3.5", 1)}, {})
    now[0] += 1 / RATES["create"].per_second
    assert limits.admit(scope, {})
    assert not limits.admit(scope, {})


def test_files_are_not_limited() -> None:
    assert kind_of("GET", "/static/abc/x.css") is None
    assert kind_of("GET", "/join/token") == "join"
    assert kind_of("POST", "/tables/x/actions") == "act"
    assert kind_of("POST", "/tables") == "create"


def test_the_log_names_no_token(
    person: Callable[..., Person], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    ann = person()
    ann.play_now()
    ann.get("/join/very-secret-token?and=this")
    token = ann.client.cookies["harena"]
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    told = "\n".join(record.getMessage() for record in ours)
    assert "/join/..." in told
    assert "very-secret" not in told
    assert token not in told
    assert "127.0.0.1" not in told
    assert "Ann" not in told


def test_a_visit_is_noted_once_an_hour(server: Running, person: Callable[..., Person]) -> None:
    """Otherwise somebody who comes every day would be deleted as unused."""
    from datetime import UTC, datetime, timedelta

    from sqlalchemy import select, update

    from harena.store.schema import sessions, users

    ann = person()
    ann.play_now()
    store = server.server.config.loaded_app.app.state.site.store
    loop = server.loop
    old = datetime.now(UTC) - timedelta(days=80)

    def long_ago(tx: Any) -> None:
        tx.connection.execute(update(users).values(last_seen=old))
        tx.connection.execute(update(sessions).values(last_seen=old))

    def last_seen(tx: Any) -> Any:
        return tx.connection.execute(select(users.c.last_seen)).scalar()

    asyncio.run_coroutine_threadsafe(store.write(long_ago), loop).result(10)
    ann.get("/")
    seen = asyncio.run_coroutine_threadsafe(store.read(last_seen), loop).result(10)
    assert datetime.now(UTC) - seen < timedelta(minutes=5)


def test_a_fault_is_logged_and_not_shown(
    server: Running, person: Callable[..., Person], caplog: pytest.LogCaptureFixture
) -> None:
    from harena.web.app import FAULTS

    ann = person()
    table = ann.play_now()
    site = server.server.config.loaded_app.app.state.site
    found = site.hall._tables[table.rpartition("/")[2]]
    found.game = "broken"
    with caplog.at_level(logging.ERROR, FAULTS.name):
        answer = ann.get(table)
    assert answer.status_code == 500
    assert "Traceback" not in answer.text
    assert "broken" not in answer.text
    assert any(record.exc_info for record in caplog.records)


def test_behind_tls_cookies_are_of_this_host_alone(tmp_path: Path) -> None:
    """A cookie without the prefix, which another host or a plain page may have planted, is none."""
    with running(tmp_path, public_url="https://localhost") as found:
        port = found.base.rpartition(":")[2]
        headers = {"host": f"localhost:{port}", "sec-fetch-site": "same-origin"}
        with httpx.Client(base_url=found.base, headers=headers) as ann:
            made = ann.post("/tables", data={"name": "Ann"})
            table = made.headers["location"]
            token = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
            for name, status in (("__Host-harena", 200), ("harena", 403)):
                cookie = {"cookie": f"{name}={token}"}
                assert ann.get(table, headers=cookie).status_code == status, name
            told = ann.post("/language", data={"language": "fi", "next": "/"})
            (language,) = told.headers.get_list("set-cookie")
            assert language.startswith("__Host-language=fi")
            assert "secure" in language.lower()


def test_invented_sessions_do_not_help_past_the_limits() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    scope = {"method": "POST", "path": "/join/x", "client": ("1.2.3.4", 1)}
    admitted = sum(
        limits.admit(scope, {"cookie": f"harena=invented-{number}"}) for number in range(2_000)
    )
    assert admitted == RATES["join"].burst * 20
    # Somebody else's browser elsewhere is not slowed down by it.
    assert limits.admit({**scope, "client": ("1.2.3.5", 1)}, {"cookie": "harena=mine"})
