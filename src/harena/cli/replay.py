"""`harena replay`: step through a record, as one player, a spectator or (at the end) all saw it."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.text import Text

from harena.errors import HarenaError, NotationError, RecordError
from harena.events import Event
from harena.game import Game
from harena.locale import texts, wording
from harena.notation import Context, format_card, parse_player
from harena.record import Record, Replay
from harena.rules.codes import PUBLIC

from .marks import signs
from .play import read_language
from .screen import InputEnded, Screen, printable, styled
from .table import Table

ALL = -1  # all hands; only of a game that is over
SPECTATORS = ("spectator", "public")

KEYS = {
    "n": "next", "p": "previous", "t": "turn", "0": "first", "e": "last", "v": "change",
    "q": "quit",
}  # fmt: skip


@click.command(
    "replay",
    short_help="Step through a recorded game.",
    epilog="Exit status: 0 shown, 2 wrong usage, or a record that cannot be read or replayed.",
)
@click.argument("file", type=click.Path())
@click.option("-v", "--viewer", metavar="NAME|#N|spectator|all",
              help="Whose view; all hands (all) only when the game is over.")  # fmt: skip
@click.option("-l", "--language", metavar="CODE", help="en, es, fi or hu.")
@click.option("--json", "as_json", is_flag=True, help="Print all steps as JSON.")
@click.option("--plain", is_flag=True, help="Print all steps (as it does when piped).")
def replay(
    *, file: str, viewer: str | None, language: str | None, as_json: bool, plain: bool
) -> None:
    r"""Step through the record of a game, forward and back, as one of its players saw it.

    Without --viewer: the only person's view, else a spectator's. The record shows no more than its
    viewer could know, unless all hands are asked for.

    \b
    Examples:
      harena replay game.json
      harena replay game.json --viewer Ben --language fi
      harena replay game.json --viewer all --plain | less
      harena replay game.json --json > steps.json
    """
    record = Record.load(file)
    walk = Replay(record)
    who = read_viewer(viewer, record)
    if as_json:
        found = as_data(walk, who, read_language(language))
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    player = Player(walk, who, Screen(read_language(language)))
    if plain or not player.screen.interactive:
        player.print_all()
    else:
        player.walk_through()


def read_viewer(text: str | None, record: Record) -> int:
    """Whose view; ALL for all hands. Raises HarenaError."""
    names = [seat.name for seat in record.seats]
    people = [place for place, seat in enumerate(record.seats) if seat.bot is None]
    if text is None:
        return people[0] if len(people) == 1 else PUBLIC
    if text.casefold() in SPECTATORS:
        return PUBLIC
    if text.casefold() == "all":
        if record.result is None:
            raise RecordError("all hands are shown only when a game is over; this one is not")
        return ALL
    try:
        return parse_player(text, names)
    except NotationError as error:
        known = ", ".join([*names, "spectator", "all"])
        raise HarenaError(f"--viewer {error}; there are: {known}") from None


def stops(walk: Replay, who: int) -> list[int]:
    """After how many actions there is something new for the viewer; draws in a run are one.

    What others decided without his noticing is no step: their number would betray it.
    """
    if who == ALL:
        return list(range(len(walk.record.actions) + 1))
    found = [0]
    before: tuple[Event, ...] = walk.game.events(who)
    run: object = None
    while walk.forward():
        now = walk.game.events(who)
        new = now[len(before) :]
        before = now
        if not new:
            continue
        only_draws = all(told.kind == "draw" for told in new)
        drawer = new[0].player if only_draws else None
        if drawer is not None and drawer == run:
            found[-1] = walk.at
        else:
            found.append(walk.at)
        run = drawer
    walk.go(0)
    return found


def as_data(walk: Replay, who: int, language: str) -> dict[str, object]:
    """All steps for a program: the events of each, in words too; with ALL the actions as well."""
    record = walk.record
    viewer = PUBLIC if who == ALL else who
    steps = []
    seen = 0
    for number, at in enumerate(stops(walk, who)):
        walk.go(at)
        view = walk.game.view(viewer)
        step: dict[str, object] = {"step": number}
        if who == ALL and at:
            step["action"] = walk.game.format_action(walk.game.history[-1])
        step["events"] = [
            {**event_data(told, walk.game), "text": wording.event(view, told, language)}
            for told in view.history[seen:]
        ]
        seen = len(view.history)
        decision = view.decision
        step["decision"] = None if decision is None else {
            "player": view.names[decision.player], "kind": decision.kind,
        }  # fmt: skip
        steps.append(step)
    name = "all" if who == ALL else "spectator" if who == PUBLIC else record.seats[who].name
    return {
        "ruleset": record.ruleset,
        "creatures": list(record.creatures),
        "seats": [seat._asdict() for seat in record.seats],
        "viewer": name,
        "language": language,
        "result": record.result,
        "steps": steps,
    }


def event_data(told: Event, game: Game) -> dict[str, Any]:
    """An event in the words of the notation, without what it does not tell."""
    context = Context(game.creatures, game.names, game.ruleset.name)
    found: dict[str, Any] = {"kind": told.kind}
    for field in ("player", "rival"):
        seat = getattr(told, field)
        if seat is not None:
            found[field] = game.names[seat]
    if told.card is not None:
        found["card"] = format_card(told.card, context)
    if told.cards is not None:
        found["cards"] = [format_card(card, context) for card in told.cards]
    if told.creature is not None:
        found["creature"] = game.creatures[told.creature]
    if told.row is not None:
        found["row"] = told.row + 1
    for field in ("amount", "reason"):
        value = getattr(told, field)
        if value is not None:
            found[field] = value
    return found


class Player:
    """Shows a record at the terminal."""

    def __init__(self, walk: Replay, who: int, screen: Screen) -> None:
        self.walk = walk
        self.who = who
        self.screen = screen
        self.bots = tuple(seat.bot for seat in walk.record.seats)
        self.stops = stops(walk, who)
        self.step = 0

    @property
    def viewer(self) -> int:
        """Whose words are used."""
        return PUBLIC if self.who == ALL else self.who

    def table(self, viewer: int) -> Table:
        """The table as a viewer saw it at this step."""
        view = self.walk.game.view(viewer)
        sign = signs(unicode=self.screen.unicode)
        return Table(view, self.screen.language, self.screen.width, sign, self.bots)

    # --- all at once -------------------------------------------------------------------------

    def print_all(self) -> None:
        """Every step, with the table at the beginning of each round and at the end."""
        self.screen.heading(self._title())
        seen = tables = 0
        width = len(str(len(self.stops)))
        for number, at in enumerate(self.stops):
            self.walk.go(at)
            view = self.walk.game.view(self.viewer)
            if self.who == ALL and at:
                self.screen.line(f"{number:>{width}} {self._action()}", "dim")
            sign = " " * width if self.who == ALL else f"{number:>{width}}"
            for line in self.table(self.viewer).log(seen):
                self.screen.line(styled(sign, "dim") + line, indent=width + 5)
            new = view.history[seen:]
            seen = len(view.history)
            is_opening = tables == 0 and any(event.kind == "turn" for event in view.history)
            if is_opening or any(event.kind == "round" for event in new):
                tables += 1
                self._show_table()
        self._show_table()
        self._show_outcome()

    def _action(self) -> str:
        """The last action, as the notation has it."""
        return self.walk.game.format_action(self.walk.game.history[-1])

    def _title(self) -> str:
        screen = self.screen
        return f"{screen.t('ui-replay-title')}: {self._seen_by()}"

    def _seen_by(self) -> str:
        if self.viewer == PUBLIC:
            return self.screen.t("ui-replay-viewer-public")
        name = self.walk.game.names[self.viewer]
        return self.screen.t("ui-replay-viewer", player=name)

    def _show_table(self) -> None:
        self.screen.line()
        self.screen.lines(self.table(self.viewer).lines())
        if self.who == ALL:
            for seat in range(self.walk.game.players):
                table = self.table(seat)
                self.screen.lines([Text(" ") + table.seat(seat) + Text(" ") + table.own_cards()[0]])
                self.screen.lines([Text("    ") + line for line in table.own_cards()[1:]])
        self.screen.line()

    def _show_outcome(self) -> None:
        if not self.walk.game.is_over:
            return
        self.screen.heading(self.screen.t("end-title"))
        view = self.walk.game.view(self.viewer)
        self.screen.lines([f" {line}" for line in texts.outcome(view, self.screen.language)], 3)

    # --- step by step ------------------------------------------------------------------------

    def walk_through(self) -> None:
        """Step forward and back until the person leaves."""
        while True:
            self._show_step()
            while True:
                try:
                    typed = self.screen.ask(self._prompt()).casefold()
                except InputEnded:
                    return
                if typed in ("q", "quit"):
                    return
                if self._go(typed):
                    break
                self.screen.say("ui-error-unknown", given=printable(typed))

    def _show_step(self) -> None:
        self.walk.go(self.stops[max(0, self.step - 1)])
        before = len(self.walk.game.events(self.viewer)) if self.step else 0
        self.walk.go(self.stops[self.step])
        self.screen.clear()
        total = len(self.stops) - 1
        step = self.screen.t("ui-replay-step", number=self.step, total=total)
        self.screen.heading(f"{step}. {self._seen_by()}")
        self._show_table()
        self.screen.lines(self.table(self.viewer).log(before), indent=5)
        if self.who == ALL and self.step:
            self.screen.line(self._action(), "dim")
        self._show_outcome()

    def _prompt(self) -> str:
        screen = self.screen
        names = {
            key: screen.t("ui-menu-quit" if what == "quit" else f"ui-replay-{what}")
            for key, what in KEYS.items()
        }
        dot = " · " if screen.unicode else " | "
        return f"({dot.join(f'{key} {name}' for key, name in names.items())})\n>"

    def _go(self, typed: str) -> bool:
        """Carry out what was typed; False if it means nothing."""
        last = len(self.stops) - 1
        if typed in ("", "n"):
            self.step = min(last, self.step + 1)
        elif typed == "p":
            self.step = max(0, self.step - 1)
        elif typed == "t":
            self._to_next_turn()
        elif typed == "e":
            self.step = last
        elif typed.isdecimal():
            self.step = min(int(typed[:6]), last)
        elif typed == "v":
            self._change_viewer()
        else:
            return False
        return True

    def _to_next_turn(self) -> None:
        before = self._turns()
        while self.step < len(self.stops) - 1 and self._turns() == before:
            self.step += 1
            self.walk.go(self.stops[self.step])

    def _turns(self) -> int:
        return sum(event.kind == "turn" for event in self.walk.game.events(self.viewer))

    def _change_viewer(self) -> None:
        names = list(self.walk.game.names)
        labels = [self.screen.t("ui-replay-viewer", player=name) for name in names]
        labels.append(self.screen.t("ui-replay-viewer-public"))
        chosen = self.screen.pick(self.screen.t("ui-replay-change"), labels)
        at = self.walk.at
        self.walk.go(0)
        self.who = chosen if chosen < len(names) else PUBLIC
        self.stops = stops(self.walk, self.who)
        self.step = max(place for place, stop in enumerate(self.stops) if stop <= at)
