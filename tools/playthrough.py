"""A game written out in full: who decides what, what happens, and what everybody sees.

    python -m tools.playthrough            write the playthroughs anew, say which changed
    python -m tools.playthrough --check    write nothing; exit status 1 if any would change

After each action (the deal in one go) comes what the spectator sees, then for each player the lines
in which his view differs. A change of the rules, of views or of events shows as a difference of
these files: read it like a review.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from harena import CHANCE, NOBODY, PUBLIC, Action, Event, Game, View, notation
from harena.rules import rulesets
from harena.rules.codes import NO_CARD, NO_COLUMN, NOTHING

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
ACTIONS = 90  # how many are written out after the deal
SEEDS = {rulesets.COLOSSAL_ARENA: "40", rulesets.TITAN_THE_ARENA: "103"}
CREATURES = {
    rulesets.COLOSSAL_ARENA: (
        "Amazon", "Colossus", "Cyclops", "Gorgon", "Magus", "Titan", "Unicorn", "Wyrm",
    ),
    rulesets.TITAN_THE_ARENA: rulesets.pool(rulesets.TITAN_THE_ARENA),
}  # fmt: skip
NAMES = {
    rulesets.COLOSSAL_ARENA: ("Ann", "Ben", "Cleo"),
    rulesets.TITAN_THE_ARENA: ("Ann", "Ben"),
}


class Writer:
    """Writes one game; `lines` is the text so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.context = notation.Context(game.creatures, game.names, game.ruleset.name)
        self.lines: list[str] = []
        self.told = dict.fromkeys((*range(game.players), PUBLIC), 0)

    # --- words -------------------------------------------------------------------------------

    def card(self, card: int | None) -> str:
        """A card in the notation; `-` for none."""
        return "-" if card in (None, NO_CARD) else notation.format_card(int(card), self.context)

    def cards(self, cards: tuple[int, ...]) -> str:
        """Cards in the notation."""
        return notation.format_cards(cards, self.context)

    def seat(self, seat: int | None) -> str:
        """A player's name."""
        if seat == CHANCE:
            return "chance"
        return "-" if seat in (None, NOBODY) else self.game.names[int(seat)]

    def creature(self, column: int | None) -> str:
        """A creature's name."""
        return "-" if column in (None, NO_COLUMN) else self.game.creatures[int(column)]

    def event(self, event: Event) -> str:
        """An event: its kind, then its fields."""
        parts = [event.kind]
        if event.player is not None:
            parts.append(self.seat(event.player))
        if event.rival is not None:
            parts.append(f"with {self.seat(event.rival)}")
        if event.card is not None:
            parts.append(self.card(event.card))
        if event.creature is not None:
            parts.append(f"at {self.creature(event.creature)}")
        if event.row is not None:
            parts.append(f"row {event.row + 1}")
        if event.amount is not None:
            parts.append(str(event.amount))
        if event.cards is not None:
            parts.append(f"[{self.cards(event.cards)}]")
        if event.reason is not None:
            parts.append(event.reason)
        return " ".join(parts)

    # --- views -------------------------------------------------------------------------------

    def table(self, view: View) -> Iterator[tuple[str, str]]:
        """What lies on the table: a label and a text for every line that says something."""
        for row in range(view.round):
            piles = [
                f"{view.creatures[c]}: {self.card(top)} ({view.pile_sizes[row][c]})"
                for c, top in enumerate(view.tops[row])
                if top != NO_CARD
            ]
            yield f"row {row + 1}", ", ".join(piles)
            bets = [
                f"{view.creatures[c]}: {self.seat(owner)}"
                for c, owner in enumerate(view.bets[row])
                if owner != NOBODY
            ]
            yield f"bets {row + 1}", ", ".join(bets)
        crowns = [
            f"{view.creatures[c]}: {self.card(top)} ({view.crown_sizes[c]})"
            for c, top in enumerate(view.crown_tops)
            if top != NO_CARD
        ]
        yield "crown piles", ", ".join(crowns)
        marked = [
            f"{self.seat(seat)}: {self.creature(column)}"
            for seat, column in enumerate(view.crowns)
            if column != NO_COLUMN
        ]
        yield "crowns", ", ".join(marked)
        backed = [
            f"{view.creatures[c]}: {self.seat(seat)}"
            for c, seat in enumerate(view.backers)
            if seat != NOBODY
        ]
        yield "backers", ", ".join(backed)
        yield "fallen", ", ".join(self.creature(c) for c in view.fallen)
        yield "would fall", "" if view.would_fall is None else self.creature(view.would_fall)
        discard = f"{self.card(view.discard_top)} ({view.discard_size})"
        yield "discards", discard if view.discard_size else ""

    def lines_of(self, view: View) -> list[tuple[str, str]]:
        """A whole view in short lines; a label comes once."""
        lines = [
            (
                "turn",
                f"{self.seat(view.turn)}, round {view.round} (begun by "
                f"{self.seat(view.round_starter)}), deck {view.deck_size}, "
                f"empty {view.empty_places}"
                + (f", must open {view.must_open}" if view.must_open is not None else "")
                + (", one draw" if view.one_draw else "")
                + (f", redeals {view.redeals}" if view.redeals else ""),
            )
        ]
        lines += self.table(view)
        for seat, name in enumerate(view.names):
            text = f"hand {view.hand_sizes[seat]}/{view.limits[seat]}"
            if view.aside_sizes[seat]:
                text += f", aside {view.aside_sizes[seat]}"
            text += f", markers {view.tokens[seat]}, gold {view.gold[seat]}"
            if view.secret_placed[seat]:
                secret = view.secrets[seat]
                text += f", secret {'?' if secret == NO_CARD else self.card(secret)}"
            if view.shown[seat]:
                text += f", open [{self.cards(view.shown[seat])}]"
            if view.known[seat]:
                text += f", known [{self.cards(view.known[seat])}]"
            lines.append((name, text))
        if view.viewer != PUBLIC:
            lines.append(("own hand", self.cards(view.hand)))
            lines.append(("own aside", self.cards(view.aside)))
        lines.append(("drawn from the rival", self.cards(view.picked)))
        decision = view.decision
        asked = "" if decision is None else f"{self.seat(decision.player)} {decision.kind}"
        lines.append(("asked", asked))
        choices = "; ".join(self.game.format_action(action) for action in view.legal_actions)
        lines.append(("choices", choices))
        if view.outcome is not None:
            outcome = view.outcome
            scores = ", ".join(map(str, outcome.scores))
            tie = " by tie-break" if outcome.tie_break else ""
            winner = self.seat(outcome.winner)
            lines.append(("outcome", f"{outcome.reason}: {scores}; winner {winner}{tie}"))
        return lines

    def views(self) -> None:
        """The spectator's view, then what is different for each player; empty lines left out."""
        public = self.lines_of(self.game.view(PUBLIC))
        self.lines.append("  everybody:")
        self.lines += [f"    {label}: {text}" for label, text in public if text]
        for seat, name in enumerate(self.game.names):
            self.lines.append(f"  {name}:")
            for label, text in self.lines_of(self.game.view(seat)):
                if (label, text) not in public and (text or label in dict(public)):
                    self.lines.append(f"    {label}: {text or '-'}")

    # --- the game ----------------------------------------------------------------------------

    def events(self) -> None:
        """What each viewer was told since last time; who was told the same stands together."""
        news: dict[str, list[str]] = {}
        for viewer, upto in self.told.items():
            events = self.game.events(viewer)
            self.told[viewer] = len(events)
            text = "; ".join(self.event(event) for event in events[upto:])
            news.setdefault(text, []).append("public" if viewer == PUBLIC else self.seat(viewer))
        if list(news) == [""]:
            return
        for text, viewers in news.items():
            self.lines.append(f"  told {', '.join(viewers)}: {text or '-'}")

    def step(self, action: Action) -> None:
        """Who decides what among what, and the answer; then its events."""
        game = self.game
        decision = game.decision
        assert decision is not None
        number = len(game.history) + 1
        legal = "; ".join(game.format_action(choice) for choice in game.legal_actions)
        if decision.player == CHANCE and len(game.legal_actions) > 8:
            legal = f"{len(game.legal_actions)} choices"
        text = game.format_action(action)
        self.lines.append("")
        self.lines.append(f"{number}. {self.seat(decision.player)}, {decision.kind}: {text}")
        if decision.player == CHANCE:
            self.lines.append(f"  among {legal}")
        game.play(action)
        self.events()


def choose(luck: random.Random, game: Game) -> Action:
    """An action, doing nothing seldom; only `random()` is the same in every Python."""
    legal = game.legal_actions
    decision = game.decision
    assert decision is not None
    if decision.player != CHANCE and legal[0] == NOTHING and luck.random() < 0.8:
        legal = legal[1:]
        if decision.kind == "bid":
            legal = legal[:2]
        if decision.kind == "bet" and luck.random() < 0.8:
            legal = tuple(a for a in legal if game.format_action(a).startswith("bet")) or legal
    return legal[int(luck.random() * len(legal))]


def playthrough(name: str) -> str:
    """The playthrough of a ruleset."""
    game = Game.new(name, creatures=CREATURES[name], names=NAMES[name])
    luck = random.Random(f"playthrough {SEEDS[name]}")
    writer = Writer(game)
    options = ", ".join(f"{key} {value}" for key, value in game.ruleset.options.items())
    writer.lines += [
        f"{name}: {', '.join(game.creatures)}",
        f"options: {options}",
        f"players: {', '.join(game.names)}",
        "This file is made by: python -m tools.playthrough",
    ]
    left = ACTIONS
    while game.decision is not None and left:
        in_deal = game.view(PUBLIC).hand_sizes[-1] < 8 and left == ACTIONS
        writer.step(choose(luck, game))
        if not in_deal:
            left -= 1
            writer.views()
    writer.lines += ["", "The game is over." if game.is_over else "The game would go on."]
    return "\n".join(writer.lines) + "\n"


def path_of(name: str) -> Path:
    """Where a ruleset's playthrough is kept."""
    return FOLDER / f"playthrough-{name}.txt"


def refresh(*, write: bool) -> int:
    """Make all playthroughs; how many differ (and are written, if wanted)."""
    changed = 0
    for name in rulesets.EDITIONS:
        path = path_of(name)
        text = playthrough(name)
        if not path.exists() or path.read_text("utf-8") != text:
            changed += 1
            print(f"{path.name}: {'written anew' if write else 'would change'}")
            if write:
                path.write_text(text, "utf-8")
    print(f"{len(rulesets.EDITIONS)} playthroughs, {changed} changed")
    return changed


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    WRITE = not sys.argv[1:]
    DIFFERENT = refresh(write=WRITE)
    sys.exit(1 if DIFFERENT and not WRITE else 0)
