"""Stages: real games played up to where only a few cards are unknown, and nothing moved unseen.

The deck is empty (or almost), everybody holds a few cards, all others lie where everybody saw them
go. From here on all deals can be tried one by one (worlds.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from harena import CHANCE, PUBLIC, Action, Game, NotationError, View, notation
from harena.rules import access, rulesets
from harena.rules.codes import (
    CARD_ACTION,
    CARDS,
    COLUMN_ACTION,
    COLUMNS,
    HAND_LIMIT,
    NOTHING,
    PREFECT,
    STRENGTHS,
)

CA, TA = rulesets.COLOSSAL_ARENA, rulesets.TITAN_THE_ARENA
# The creatures whose powers move cards unseen, and those that let powers come twice.
UNSEEN = ("Cyclops", "Ettin", "Gorgon", "Magus", "Seraphim", "Titan", "Colossus", "Troll")
STEALTHY = ("Cyclops", "Gorgon", "Magus", "Titan", "Warlock")
ATTEMPTS = 400


class Dead(Exception):  # noqa: N818 (no error: the attempt came to an end that is of no use)
    """This attempt leads nowhere; try again."""


@dataclass(frozen=True)
class Wish:
    """What a stage should be like.

    `hands`: the cards of every player as text; left out, `sizes` says how many each holds. `bets`:
    the creatures that everybody bets on, one a turn; left out, stealthy ones come first. `round`:
    the round at most. `turn`: whose turn it is (None: any). `deck`: cards left in the deck; where
    there are any, hands are full and `sizes` gives only the number of players. `first_row`: how
    many cards the first row has at most.

    As everybody plays a card a turn, hands are equal but for one card more with those whose turn
    comes first, unless dead cards were discarded.
    """

    ruleset: str = CA
    hands: Sequence[str] = ()
    sizes: Sequence[int] = (3, 3, 3)
    bets: Sequence[Sequence[str]] = ()
    creatures: Sequence[str] = UNSEEN
    options: Mapping[str, object] = field(default_factory=dict)
    round: int = 1
    turn: int | None = None
    deck: int = 0
    first_row: int = CARDS


def set_up(
    wish: Wish, seed: str, script: str = "", first: int = 0, attempts: int = ATTEMPTS
) -> Game:
    """A stage from which the script can be played; the same for the same seed.

    `first` is the attempt to begin with.
    """
    for attempt in range(first, first + attempts):
        try:
            game = _Attempt(wish, random.Random(f"{seed} {attempt}")).play()
            run(game.copy(), script)
        except Dead:
            continue
        return game
    raise AssertionError(f"no stage found for {wish} with {seed}")


def run(game: Game, script: str, then: Callable[[], None] = lambda: None) -> None:
    """Play a script of the notation (actions separated by "; "), with something after each.

    What the script does not answer is answered with nothing, and chance draws what it likes.
    """
    luck = random.Random(script)
    for text in script.split("; ") if script else ():
        while not is_answer(game, text):
            legal = game.legal_actions
            is_chance = game.decision is not None and game.decision.player == CHANCE
            if not is_chance and legal[:1] != (NOTHING,):
                raise Dead
            game.play(luck.choice(legal) if is_chance else NOTHING)
            then()
        game.play(game.parse_action(text))
        then()


def is_answer(game: Game, text: str) -> bool:
    """Whether a text answers the pending decision."""
    try:
        return game.parse_action(text) in game.legal_actions
    except NotationError:
        return False


class _Attempt:
    def __init__(self, wish: Wish, luck: random.Random) -> None:
        self.wish = wish
        self.luck = luck
        self.players = len(wish.hands or wish.sizes)
        rules = rulesets.ruleset(
            wish.ruleset,
            wish.creatures,
            {"stalemate": "faq", **wish.options, "start": luck.randrange(self.players)},
        )
        self.game = Game.new(rules, self.players)
        self.bets = self.choose_bets()
        self.kept = self.choose_cards()
        self.all_kept = set().union(*self.kept)
        # Cards of one creature come last, so that the round does not end early.
        self.last = luck.randrange(COLUMNS)
        # Whose cards are kept or who is bet on by wish shall live.
        self.needed = set()
        if wish.hands:
            self.needed = {card // STRENGTHS for card in self.all_kept}
            self.needed |= {column for own in self.bets for column in own}

    # --- what the stage shall be ---------------------------------------------------------------

    def choose_bets(self) -> list[list[int]]:
        names = list(self.wish.creatures)
        if self.wish.bets:
            return [[names.index(creature) for creature in own] for own in self.wish.bets]
        columns = self.luck.sample(range(COLUMNS), COLUMNS)
        columns.sort(key=lambda column: names[column] not in STEALTHY)
        return [columns[seat :: self.players][:2] for seat in range(self.players)]

    def choose_cards(self) -> list[set[int]]:
        """The cards to keep; unless told, half of them of creatures that their holder backs."""
        if self.wish.deck:
            return [set() for _ in range(self.players)]
        if self.wish.hands:
            context = notation.Context(self.game.creatures, self.game.names, self.game.ruleset.name)
            hands = [set(notation.parse_cards(text, context)) for text in self.wish.hands]
            if sum(PREFECT in hand for hand in hands) == 2:  # the second is the other one
                last = max(seat for seat, hand in enumerate(hands) if PREFECT in hand)
                hands[last] = hands[last] - {PREFECT} | {PREFECT + 1}
            return hands
        free = set(range(CARDS)) - {PREFECT, PREFECT + 1}
        kept = []
        for seat, size in enumerate(self.wish.sizes):
            backed = [card for card in sorted(free) if card // STRENGTHS in self.bets[seat]]
            own = set(self.luck.sample(backed, (size + 1) // 2))
            own |= set(self.luck.sample(sorted(free - own), size - len(own)))
            free -= own
            kept.append(own)
        return kept

    # --- playing there -------------------------------------------------------------------------

    def play(self) -> Game:
        """Play until everybody holds just the cards to keep."""
        game = self.game
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            if game.view(PUBLIC).round > self.wish.round:
                raise Dead
            if decision.player == CHANCE:
                game.play(self.draw())
            elif decision.kind == "bet" and self.is_ready():
                first_row = sum(game.view(PUBLIC).pile_sizes[0])
                if self.wish.turn not in (None, decision.player) or first_row > self.wish.first_row:
                    raise Dead
                return game
            elif decision.kind == "bet":
                game.play(self.bet(decision.player))
            elif decision.kind == "play":
                game.play(self.careful(self.spare(decision.player)))
            elif decision.kind == "column":
                game.play(self.careful(self.unbacked()))
            elif decision.kind == "discard":
                game.play(self.spare(decision.player)[-1])
            else:
                game.play(NOTHING)
        raise Dead

    def is_ready(self) -> bool:
        values = access.fields(self.game.state)
        if int(values["deck"]).bit_count() != self.wish.deck:
            return False
        hands = [set(access.cards_in(bits)) for bits in values["hands"][: self.players]]
        return self.wish.deck > 0 or hands == self.kept

    def draw(self) -> Action:
        """First the cards to keep, then the others, those of one creature last."""
        legal = self.game.legal_actions
        state = self.game.state
        hand = access.cards_in(access.hand(state, state.drawer))
        own = [a for a in legal if a - CARD_ACTION in self.kept[state.drawer]]
        own = [a for a in own if a - CARD_ACTION not in hand]
        if PREFECT + 1 in self.kept[state.drawer] and PREFECT + 1 not in hand:
            own += [a for a in legal if a - CARD_ACTION == PREFECT and PREFECT in self.all_drawn()]
        if own and len(hand) < HAND_LIMIT:
            return self.luck.choice(own)
        others = [a for a in legal if a - CARD_ACTION not in self.all_kept]
        if not others:
            raise Dead
        early = [a for a in others if (a - CARD_ACTION) // STRENGTHS != self.last]
        return self.luck.choice(early or others)

    def all_drawn(self) -> tuple[int, ...]:
        """The cards that the deck no longer holds."""
        deck = access.cards_in(access.deck(self.game.state))
        return tuple(card for card in range(CARDS) if card not in deck)

    def bet(self, seat: int) -> Action:
        legal = self.game.legal_actions
        wanted = [a for a in legal if a - COLUMN_ACTION in self.bets[seat]]
        placed = 5 - self.game.view(seat).tokens[seat]
        if wanted and placed < len(self.bets[seat]):
            return wanted[0]
        return legal[0]

    def spare(self, seat: int) -> list[Action]:
        """What may be given away."""
        kept = {min(card, PREFECT) if card == PREFECT + 1 else card for card in self.kept[seat]}
        return [a for a in self.game.legal_actions if a - CARD_ACTION not in kept]

    def unbacked(self) -> list[Action]:
        """Where a spectator may lie: a card that covers it wakes no power."""
        backed = {column for own in self.bets for column in own} if self.wish.bets else set()
        return [a for a in self.game.legal_actions if a - COLUMN_ACTION not in backed]

    def careful(self, legal: list[Action]) -> Action:
        """One of these actions that ends no round before its time, and no creature needed."""
        view = self.game.view(PUBLIC)
        self.luck.shuffle(legal)
        if self.wish.first_row < CARDS and view.round == 1:
            return self.hasty(legal, view)
        is_free = view.round < self.wish.round and view.deck_size > 10
        if is_free and not self.needed and legal:
            return legal[0]
        for action in legal:
            after = self.view_after(action)
            if after.is_over or self.needed & set(after.fallen):
                continue
            if is_free or after.round == view.round:
                return action
        raise Dead

    def hasty(self, legal: list[Action], view: View) -> Action:
        """One that ends the first round, else one that fills an empty place."""
        afters = {action: self.view_after(action) for action in legal}
        legal = [action for action in legal if not self.needed & set(afters[action].fallen)]
        legal.sort(key=lambda action: (-afters[action].round, afters[action].empty_places))
        if not legal:
            raise Dead
        return legal[0]

    def view_after(self, action: Action) -> View:
        """What everybody sees after this turn, if it ends as it likely will."""
        twin = self.game.copy()
        turn = twin.state.turn
        twin.play(action)
        while not twin.is_over and twin.state.turn == turn:
            # Of a spectator's columns any one stands for all; what is drawn is all one.
            legal = twin.legal_actions
            twin.play(legal[0] if legal[0] == NOTHING else self.luck.choice(legal))
        return twin.view(PUBLIC)
