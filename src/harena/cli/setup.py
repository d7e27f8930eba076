"""What game is to be played: by options of the command line, or by asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from harena.arena.tournament import Tournament
from harena.bots import BOTS
from harena.errors import HarenaError, NotationError, RulesetError
from harena.game import DEFAULT_NAMES, Game
from harena.locale import languages, t
from harena.notation import check_name, check_names
from harena.players import Chance
from harena.rules import creatures as book
from harena.rules import rulesets

from . import data
from .reading import known_rulesets, option_name, option_value
from .saving import Save
from .screen import Screen, printable
from .table import bot_name

# Powers that act on the table and not on hidden hands: a first game is easiest with these.
BEGINNERS = ("Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Troll", "Unicorn", "Wyrm")
RANDOM = "random"
USUAL_PLAYERS = 4
USUAL_BOT = "greedy"


class Plan(NamedTuple):
    """A game to be set up. `creatures` None: the edition's own eight, or drawn at random."""

    ruleset: str = rulesets.COLOSSAL_ARENA
    names: tuple[str, ...] = DEFAULT_NAMES[:USUAL_PLAYERS]
    bots: tuple[str | None, ...] = (None, USUAL_BOT, USUAL_BOT, USUAL_BOT)
    creatures: tuple[str, ...] | None = None
    options: Mapping[str, object] = {}
    seed: int | str | None = None
    games: int = 1

    def save(self, language: str, name: str = "") -> Save:
        """The (first) game before its deal, under a new name. Raises HarenaError."""
        name = name or data.free_name()
        is_random = self.creatures is None
        if self.games > 1:
            tournament = Tournament(
                self.names, self.games, self.ruleset, self.creatures, self.options, self.seed
            )
            return next_of(tournament, self.bots, language, name)
        game = Game.new(
            self.ruleset,
            creatures=self.creatures,
            options=self.options,
            names=self.names,
            seed=self.seed,
        )
        chance = Chance(self.seed)
        return Save(name, game, self.bots, chance, self.seed, language, None, is_random)


def next_of(
    tournament: Tournament, bots: Sequence[str | None], language: str, name: str = ""
) -> Save:
    """The next game of a tournament; `bots` in the order of its players. Raises HarenaError."""
    seed = None if tournament.seed is None else f"{tournament.seed}/{tournament.played}"
    seated = tuple(bots[player] for player in tournament.seating())
    game = tournament.next_game()
    is_random = tournament.creatures is None
    return Save(
        name or data.free_name(), game, seated, Chance(seed), seed, language, tournament, is_random
    )


def usual_bot() -> str:
    """The bot that sits down where nobody chose one."""
    return USUAL_BOT if USUAL_BOT in BOTS else next(iter(BOTS))


def read_seats(given: Sequence[str]) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """Names and bots of seats given as NAME, BOT or NAME=BOT. Raises HarenaError."""
    if not 2 <= len(given) <= 5:
        raise RulesetError(f"{len(given)} players: a game needs 2 to 5, people and bots together")
    names: list[str] = []
    bots: list[str | None] = []
    for text in given:
        name, is_named, bot = text.partition("=")
        if is_named:
            if bot not in BOTS:
                raise HarenaError(f"no bot is called {bot!r}; the bots are: {', '.join(BOTS)}")
            names.append(name)
            bots.append(bot)
        elif text in BOTS:
            names.append("")
            bots.append(text)
        else:
            names.append(text)
            bots.append(None)
    taken = {name.casefold() for name in names}
    spare = [name for name in DEFAULT_NAMES if name.casefold() not in taken]
    full = [name or spare.pop(0) for name in names]
    return check_names(full), tuple(bots)


def read_creatures(text: str) -> tuple[str, ...] | None:
    """The eight that a text names: random (None), beginners, or a list. Raises RulesetError."""
    word = text.strip().lower()
    if word == RANDOM:
        return None
    if word == "beginners":
        return BEGINNERS
    return rulesets.check_creatures(text)


def read_options(given: Sequence[str], ruleset: str) -> dict[str, object]:
    """Options given as name=value. Raises RulesetError."""
    options: dict[str, object] = {}
    for text in given:
        name, is_set, value = text.partition("=")
        if not is_set:
            raise RulesetError(f"option {text!r}: write name=value, such as tie_break=tournament")
        options[name.strip().replace("-", "_")] = value.strip()
    # A player's name as `start` is looked up when the seats are known.
    rulesets.check_options(ruleset, {k: v for k, v in options.items() if k != "start"})
    return options


def in_every_language(id: str) -> list[str]:
    """A message in each language, so that everybody finds it."""
    return [t(id, code) for code in languages()]


# --- by asking --------------------------------------------------------------------------------


def ask_language(screen: Screen) -> None:
    """Pick the language."""
    known = languages()
    codes = list(known)
    default = codes.index(screen.language)
    chosen = screen.pick(screen.t("ui-setup-language"), list(known.values()), default)
    screen.language = codes[chosen]


def ask(screen: Screen, plan: Plan) -> Plan:
    """A plan changed by the person's answers; Enter keeps what the plan had. Raises InputEnded."""
    while True:
        screen.heading(screen.t("ui-setup-title"))
        editions = known_rulesets()
        titles = [screen.t(f"ui-setup-edition-{name}") for name in editions]
        edition = screen.pick(screen.t("ui-setup-edition"), titles, editions.index(plan.ruleset))
        ruleset = editions[edition]
        names, bots = _ask_seats(screen, plan)
        chosen = plan._replace(ruleset=ruleset, names=names, bots=bots)
        creatures = None if ruleset != plan.ruleset else plan.creatures
        if ruleset == rulesets.COLOSSAL_ARENA:
            creatures = _ask_creatures(screen, creatures)
        options = dict(plan.options) if ruleset == plan.ruleset else {}
        if screen.ask_yes("ui-setup-options", default=False):
            options = _ask_options(screen, ruleset, names)
        chosen = chosen._replace(creatures=creatures, options=options)
        _show_plan(screen, chosen)
        if screen.ask_yes("ui-setup-start", default=True):
            return chosen


def _show_plan(screen: Screen, plan: Plan) -> None:
    screen.line(screen.t(f"edition-{plan.ruleset}"), "bold")
    dot = " · " if screen.unicode else ", "
    kinds = ["" if bot is None else bot_name(bot, screen.language) for bot in plan.bots]
    people = [
        f"{name} ({screen.t('table-bot')}: {kind})" if kind else name
        for name, kind in zip(plan.names, kinds, strict=True)
    ]
    screen.line(dot.join(people), indent=2)
    if plan.creatures:
        screen.say("ui-setup-creatures-playing", creatures=", ".join(plan.creatures))
    usual = rulesets.check_options(plan.ruleset, {})
    for name, value in plan.options.items():
        if value != usual[name]:
            value_text = option_value(screen, name, value, plan.names)
            screen.line(f"{option_name(screen, name)}: {value_text}")


def _ask_seats(screen: Screen, plan: Plan) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    counts = [str(number) for number in range(2, 6)]
    default = len(plan.names) - 2
    while True:
        usual = screen.t("ui-prompt-default", default=counts[default])
        typed = screen.ask(f"{screen.t('ui-setup-players')} 2-5 ({usual}):")
        if not typed or typed in counts:
            break
        screen.say("ui-error-unknown", given=printable(typed))
    players = int(typed or counts[default])
    names: list[str] = []
    bots: list[str | None] = []
    known = list(BOTS)
    labels = [screen.t("ui-setup-person"), *(_bot_label(screen, bot) for bot in known)]
    for seat in range(players):
        usual_here = plan.bots[seat] if seat < len(plan.bots) else usual_bot()
        first = 0 if usual_here is None else 1 + known.index(usual_here)
        title = screen.t("ui-setup-seat", seat=seat + 1)
        chosen = screen.pick(title, labels, first)
        bots.append(None if chosen == 0 else known[chosen - 1])
        offer = plan.names[seat] if seat < len(plan.names) else DEFAULT_NAMES[seat]
        if offer.casefold() in {name.casefold() for name in names}:
            offer = next(name for name in DEFAULT_NAMES if name not in names)
        names.append(_ask_name(screen, seat, offer, names) if chosen == 0 else offer)
    return check_names(names), tuple(bots)


def _bot_label(screen: Screen, bot: str) -> str:
    label = screen.t("ui-setup-bot", bot=bot_name(bot, screen.language))
    line = bot_name(f"{bot}.line", screen.language)
    return label if line == f"{bot}.line" else f"{label} ({line})"


def _ask_name(screen: Screen, seat: int, offer: str, taken: Sequence[str]) -> str:
    usual = screen.t("ui-prompt-default", default=offer)
    while True:
        typed = screen.ask(f"{screen.t('ui-setup-name', seat=seat + 1)} ({usual}):") or offer
        if typed.casefold() in {name.casefold() for name in taken}:
            screen.say("ui-error-name-taken", given=printable(typed))
            continue
        try:
            return check_name(typed)
        except NotationError:
            screen.say("ui-error-name-bad", given=printable(typed))


def _ask_creatures(screen: Screen, now: tuple[str, ...] | None) -> tuple[str, ...] | None:
    labels = [
        screen.t("ui-setup-creatures-random"),
        screen.t("ui-setup-creatures-beginners", creatures=", ".join(BEGINNERS)),
        screen.t("ui-setup-creatures-choose"),
    ]
    default = 0 if now is None else 1 if now == BEGINNERS else 2
    chosen = screen.pick(screen.t("ui-setup-creatures"), labels, default)
    return (None, BEGINNERS)[chosen] if chosen < 2 else _pick_creatures(screen)


def _pick_creatures(screen: Screen) -> tuple[str, ...]:
    """Eight creatures, one after the other; of both editions, never a pair of one power."""
    twins = {book.NAMES[a]: book.NAMES[b] for a, b in book.TWINS}
    twins |= {second: first for first, second in twins.items()}
    chosen: list[str] = []
    while len(chosen) < 8:
        left = [n for n in book.NAMES if n not in chosen and twins.get(n) not in chosen]
        labels = [screen.t("creatures", creatures=name) for name in left]
        title = screen.t("ui-setup-creatures-pick", number=len(chosen) + 1)
        chosen.append(left[screen.pick(title, labels)])
        screen.say("ui-setup-creatures-chosen", creatures=", ".join(chosen))
    return tuple(chosen)


def _ask_options(screen: Screen, ruleset: str, names: Sequence[str]) -> dict[str, object]:
    usual = rulesets.check_options(ruleset, {})
    options: dict[str, object] = {}
    for name in rulesets.OPTIONS:
        values = _values(name, len(names))
        labels = [option_value(screen, name, value, names) for value in values]
        place = values.index(usual[name])
        labels[place] += f" ({screen.t('ui-setup-usual')})"
        value = values[screen.pick(option_name(screen, name), labels, place)]
        if value != usual[name]:
            options[name] = value
    return options


def _values(name: str, players: int) -> list[object]:
    if name in rulesets.SWITCHES:
        return [True, False]
    if name == "start":
        return ["random", "auction", *range(players)]
    if name == "stalemate":
        return list(rulesets.STALEMATES)
    return list(rulesets.TIE_BREAKS if name == "tie_break" else rulesets.BACKER_BYS)
