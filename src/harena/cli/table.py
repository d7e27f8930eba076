"""The table as lines of text: the board, and around it the deck, the players, the viewer's cards.

Draws from a View alone; every line fits the width.
"""

from __future__ import annotations

from rich.text import Text

from harena.locale import LocaleError, wording
from harena.notation import Context, format_card
from harena.rules.codes import (
    HAND_LIMIT,
    MARKERS,
    NO_CARD,
    NOTHING,
    PREFECT,
    SPECTATORS,
    strength_of,
    suit_of,
)
from harena.rules.rulesets import TITAN_THE_ARENA

from .board import Board, padded
from .marks import creature_style
from .screen import flowed, printable, styled, wrapped


class Table(Board):
    """What one viewer sees, in one language and width."""

    def lines(self) -> list[Text]:
        """All of it: round, board, what falls, players, own cards."""
        found = [*self.situation(), Text(), *self.board(), *self.row_state(), Text()]
        found += self.players() + self.knowledge()
        if self.view.viewer < self.view.players:
            found += [Text(), *self.own_cards()]
        return found

    # --- around it ---------------------------------------------------------------------------

    def situation(self) -> list[Text]:
        """Round, whose turn, deck and discard pile."""
        view = self.view
        yours = ".you" if view.turn == view.viewer else ""
        parts = [
            Text(self.t("table-round", round=view.round), "bold"),
            Text(self.t("table-over"), "bold")
            if view.is_over
            else Text(self.t(f"table-turn{yours}", player=view.names[view.turn]), "bold"),
            Text(self.t("table-deck-count", count=view.deck_size)),
        ]
        if view.discard_top == NO_CARD:
            parts.append(Text(self.t("table-discard-empty")))
        else:
            parts.append(Text(self.t("table-discard-top", card=self._notation(view.discard_top))))
        found = flowed(parts, self.width, indent=2, gap=3)
        warning = self.deck_warning()
        if warning:
            found += wrapped(Text(f"! {warning}", "bold yellow"), self.width, indent=2)
        return found

    def log(self, first: int) -> list[Text]:
        """The viewer's history from a place on, a line for each thing that happened."""
        found = []
        history = self.view.history[first:]
        # A turn's sentence stands out, so the log is told in parts that begin with one.
        starts = [0, *(at for at, told in enumerate(history) if told.kind == "turn" and at)]
        for start, end in zip(starts, [*starts[1:], len(history)], strict=True):
            part = history[start:end]
            for place, sentence in enumerate(wording.log(self.view, part, self.language)):
                seat = part[0].player
                if place == 0 and part[0].kind == "turn" and seat is not None:
                    found.append(Text(" ") + self.seat(seat) + Text(f" {sentence}", "bold"))
                else:
                    found.append(Text(f"    {sentence}"))
        return found

    def _notation(self, card: int) -> str:
        return format_card(card, Context(self.view.creatures, self.view.names, self.view.ruleset))

    def deck_warning(self) -> str:
        """A warning when the deck is nearly empty, and when this turn may end the game."""
        view = self.view
        if view.is_over:
            return ""
        ends = view.options.get("stalemate") == "none"
        most = max(0, view.limits[view.turn] - view.hand_sizes[view.turn] + 4) + 3
        if ends and view.deck_size <= most:
            return self.t("table-deck-last")
        if 0 < view.deck_size <= 4 * view.players:
            return self.t("table-deck-low" + (".none" if ends else ""))
        return ""

    def row_state(self) -> list[Text]:
        """How many places are empty, and who would fall now."""
        view = self.view
        if view.is_over:
            return []
        texts = []
        if view.empty_places:
            texts.append(self.t("table-empty-places", count=view.empty_places))
        if view.would_fall is not None:
            creature = view.creatures[view.would_fall]
            texts.append(self.t("table-would-fall-creature", creature=creature))
        elif not view.empty_places:
            texts.append(self.t("table-lowest-tie"))
        return wrapped(" ".join(texts), self.width)

    def players(self) -> list[Text]:
        """A line for each player: cards, markers, secret bet, gold; more lines where it is due."""
        rows = [self._player(seat) for seat in range(self.view.players)]
        words = [self.t(f"table-{word}") for word in ("hand", "markers", "secret", "gold")]
        titles = ["", *map(capital, words)]
        widths = [
            max(Text(title).cell_len, *(row[place].cell_len for row in rows))
            for place, title in enumerate(titles)
        ]
        if sum(widths) + 2 * len(widths) > self.width:
            return self._player_sentences()
        line = Text()
        for place, title in enumerate(titles):
            line.append_text(padded(Text(title, "dim"), widths[place] + 2))
        line.rstrip()
        found = [line]
        for seat, row in enumerate(rows):
            line = Text()
            for place, part in enumerate(row):
                line.append_text(padded(part, widths[place] + 2))
            line.rstrip()
            found.append(line)
            found += self._remarks(seat)
        return found

    def _who(self, seat: int) -> Text:
        view = self.view
        is_turn = view.turn == seat and not view.is_over
        who = styled(self.sign.turn if is_turn else " ", "bold")
        who.append_text(self.seat(seat))
        who.append(f" {view.names[seat]}", "bold" if is_turn else "")
        if seat == view.viewer:
            who.append(f" ({self.t('table-you')})", "dim")
        elif self.bots[seat] is not None:
            who.append(f" ({self.t('table-bot')}: {self.bot_name(seat)})", "dim")
        return who

    def bot_name(self, seat: int) -> str:
        """What a bot is called in the table's language."""
        return bot_name(str(self.bots[seat]), self.language)

    def _gold(self, seat: int) -> int:
        """What the visible markers would pay now; at the end all that was won."""
        outcome = self.view.outcome
        return self.view.gold[seat] if outcome is None else outcome.scores[seat]

    def _player(self, seat: int) -> list[Text]:
        view = self.view
        hand = str(view.hand_sizes[seat])
        left = view.tokens[seat]
        markers = Text(self.sign.marker * left + self.sign.spent * (MARKERS - left))
        secret = self.sign.yes if view.secret_placed[seat] else self.sign.dash
        return [
            self._who(seat),
            Text(hand),
            markers,
            Text(secret, "bold" if view.secret_placed[seat] else "dim"),
            Text(str(self._gold(seat)), "bold"),
        ]

    def _player_sentences(self) -> list[Text]:
        view = self.view
        found = []
        for seat in range(view.players):
            found += wrapped(self._who(seat), self.width, indent=4)
            parts = [
                self.t("table-hand-count", count=view.hand_sizes[seat]),
                self.t("table-markers-left", count=view.tokens[seat]),
                self.t("numeral.gold", number=self._gold(seat)),
            ]
            if view.secret_placed[seat]:
                parts.append(self.t("table-secret-placed"))
            lines = wrapped(", ".join(parts), self.width - 4)
            found += [Text("    ") + line for line in lines]
            found += self._remarks(seat)
        return found

    def _remarks(self, seat: int) -> list[Text]:
        """What is unusual about a player's hand."""
        view = self.view
        parts = []
        if view.aside_sizes[seat]:
            parts.append(self.t("table-aside", count=view.aside_sizes[seat]))
        if view.limits[seat] != HAND_LIMIT:
            parts.append(self.t("table-hand-limit", count=view.limits[seat]))
        if not parts:
            return []
        return [
            Text("    ") + line for line in wrapped(Text("; ".join(parts), "dim"), self.width - 4)
        ]

    def knowledge(self) -> list[Text]:
        """What the viewer knows for certain of others' hands."""
        view = self.view
        found: list[Text] = []
        for seat in range(view.players):
            if seat == view.viewer:
                continue
            shown = view.shown[seat]
            known = tuple(card for card in view.known[seat] if card not in shown)
            for cards, message in ((shown, "table-hand-shown"), (known, "table-hand-known")):
                if cards:
                    text = Text(" ") + self.seat(seat) + Text(" ")
                    text.append(self.t(message, cards=self._notations(cards)))
                    found += wrapped(text, self.width, indent=4)
        return found

    def _notations(self, cards: tuple[int, ...]) -> str:
        return ", ".join(self._notation(card) for card in cards)

    # --- the viewer's own cards --------------------------------------------------------------

    def own_cards(self) -> list[Text]:
        """The own hand by creature, unplayable cards marked with the reason; what lies apart."""
        view = self.view
        items = [Text(f"{self.t('table-hand-own')}:", "bold")]
        groups: dict[tuple[int, str], list[int]] = {}
        for card in view.hand:
            suit = suit_of(card) if card < PREFECT else card
            groups.setdefault((suit, self.unplayable(card)), []).append(card)
        for (_, reason), cards in groups.items():
            items.append(self._group(cards, reason))
        if not view.hand:
            items.append(Text(self.t("table-hand-empty"), "dim"))
        found = flowed(items, self.width, indent=2)
        if view.aside:
            own = capital(self.t("table-aside-own", cards=self._notations(view.aside)))
            found += wrapped(Text(own, "dim"), self.width, indent=2)
        if view.secret != NO_CARD:
            own = capital(self.t("table-secret-own", card=self._notation(view.secret)))
            found += wrapped(own, self.width, indent=2)
        return found

    def _group(self, cards: list[int], reason: str) -> Text:
        """The cards of one kind."""
        card = cards[0]
        suit = suit_of(card)
        text = Text()
        style = "dim" if reason else ""
        if card >= PREFECT:
            text.append(wording.card(self.view, card, self.language), style)
            if len(cards) > 1:
                text.append(f" {self.sign.times}{len(cards)}")
        else:
            name = wording.card(self.view, card, self.language).rpartition(" ")[0]
            if suit < SPECTATORS and not reason:
                style = creature_style(self.view.creatures[suit])
            text.append(name, style)
            style = "dim" if reason else ""
            strengths = ", ".join(str(strength_of(one)) for one in cards)
            text.append(f" {strengths}", style or "bold")
        if reason:
            text.append(f" {self.sign.no} {reason}", "dim")
        return text

    def unplayable(self, card: int) -> str:
        """Why a card of the own hand cannot be played now, or ""."""
        view = self.view
        suit = suit_of(card)
        if suit < len(view.living) and not view.living[suit]:
            return self.t("hint-fallen")
        if view.turn != view.viewer or view.is_over:
            return ""
        if view.must_open is not None and (card >= PREFECT or strength_of(card) < view.must_open):
            return self.t("hint-bid")
        decision = view.decision
        if (
            decision is not None
            and decision.player == view.viewer
            and decision.kind == "play"
            and NOTHING in view.legal_actions
            and card >= PREFECT
            and view.ruleset == TITAN_THE_ARENA
        ):
            return self.t("hint-second-referee")
        return ""


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def bot_name(bot: str, language: str) -> str:
    """What a bot of the registry is called; its English name where no language knows it."""
    from harena.locale.bundles import render

    try:
        return render(f"bot-{bot}", language, {})
    except LocaleError:
        return printable(bot)
