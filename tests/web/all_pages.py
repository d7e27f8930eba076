"""One guest with something on every page of the site, and the addresses of those pages."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.web import reading
from tests.web.conftest import Person, Running
from tests.web.people import invitation, open_table, path_of, sit_down, table_of, value
from tests.web.stored import spoil, stored

import harena
from harena import lessons
from harena.rules import codes
from harena.web.routes import learn

LONG = ("W" * 24, "Maximiliána-Szentpétery", "אבגד" * 6, "李小龍" * 8, "👩‍👩‍👧‍👦" * 24)
"""Names as long and wide as names may be."""
FOR_STRANGERS = ("join", "seat", "device", "nobody", "newcomer")
"""Pages that look otherwise, or lead elsewhere, for a guest who has been here before."""


def late(ruleset: str, seed: int) -> harena.Game:
    """A finished game of five people with long names."""
    game = harena.Game.new(ruleset, names=LONG, seed=seed)
    chance = harena.Chance(seed)
    bots = [harena.make_bot("greedy", seed * 10 + seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    return game


def play_out(server: Running, who: Person, table: str) -> None:
    """Let bots play this game to its end."""
    assert who.post(f"{table}/company", do="leave").status_code == 303
    end = time.monotonic() + 60
    while not table_of(server, table).has_ended and time.monotonic() < end:
        time.sleep(0.01)
    assert reading.is_over(who.get(table).text)


def pages(server: Running, person: Callable[..., Person]) -> tuple[Person, dict[str, str]]:
    """The guest, and the address of each page by a name of its own."""
    ann = person()
    end = stored(server, ann, late("titan-the-arena", 3), 1)  # makes her a session
    found = {
        "newcomer": "/", "nobody": "/me", "learn": "/learn", "credits": "/credits",
        "offline": "/offline", "missing": "/nowhere", "misfit": "/learn/bets?a=bet+Nobody",
        "home": "/", "me": "/me", "delete": "/me/delete",
        "end": f"{end}/end", "links": f"{end}/replay/links",
        "replay": f"{end}/replay?step=60", "replay-all": f"{end}/replay?as=all&step=60",
    }  # fmt: skip
    for ruleset in ("colossal-arena", "titan-the-arena"):
        for kind in ("", "/questions", "/short"):
            found[f"{ruleset}{kind}"] = f"/rules/{ruleset}{kind}"
    shared = ann.post(f"{end}/replay/share", **{"as": "all", "step": "40"})
    found["moment"] = path_of(value(shared.text, "moment-link"))
    tried = ann.post(f"{end}/replay/try", seat="2", step="60", key="k")
    found["what-if"] = tried.headers["location"]
    ann.post("/me/devices")
    found["device"] = path_of(value(ann.get("/me").text, "device-link-1"))

    chairs = open_table(ann, LONG[0], players="5", ruleset="titan-the-arena", clock="three-days")
    link = invitation(ann, chairs)
    sit_down(person("fi"), link, LONG[1])
    ann.post(f"{chairs}/seats/2/link")
    found |= {"chairs": chairs, "people": f"{chairs}/people", "join": link}
    found["seat"] = path_of(value(ann.get(f"{chairs}/people").text, "seat-link-2"))

    series = ann.play_now(games="3", players="5", name=LONG[0])
    play_out(server, ann, series)
    found |= {"standings": f"{series}/standings", "series-end": f"{series}/end"}
    found["curtain"] = ann.play_now(name=LONG[0], players="3", other=LONG[1])
    found["lesson"] = learn.address(lessons.lesson("bets"))
    found["auction"] = learn.address(lessons.lesson("auction"))
    found["broken"] = ann.play_now(name=LONG[0])
    reading.wait_for_me(ann, found["broken"])
    spoil(server, found["broken"], 0)
    run = lessons.lesson("power").run()
    run.answer(run.accepted[0])
    found["wrong"] = learn.address(run.lesson, run.answers, "decline")
    return ann, found
