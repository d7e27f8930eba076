"""`harena play`: a game at the terminal, new or resumed."""

from __future__ import annotations

from typing import NoReturn

import click

from harena.errors import HarenaError
from harena.locale import languages, negotiate
from harena.rules import rulesets

from . import data, ending, holding, reading, saving, setup
from .saving import Save
from .screen import InputEnded, Screen, language_of_environment
from .session import Left, Session

NARROW, COMFORTABLE = 66, 80  # columns
RULESETS = {
    "colossal-arena": rulesets.COLOSSAL_ARENA, "ca": rulesets.COLOSSAL_ARENA,
    "titan-the-arena": rulesets.TITAN_THE_ARENA, "ta": rulesets.TITAN_THE_ARENA,
}  # fmt: skip


def read_seed(text: str | None) -> int | str | None:
    """A seed: a whole number where it is one, else the text."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        return text


def read_language(text: str | None) -> str:
    """A language of the program. Raises click.UsageError; None asks the environment."""
    if text is None:
        return language_of_environment()
    found = negotiate(text)
    if not text.casefold().startswith(found):
        known = ", ".join(f"{code} ({name})" for code, name in languages().items())
        raise click.UsageError(f"no language {text!r}; there are: {known}")
    return found


@click.command(
    "play",
    short_help="Play a game in the terminal.",
    epilog="Exit status: 0 played or saved and left, 2 wrong usage or input, 130 interrupted (the "
    "game is saved after every action).",
)
@click.argument("seats", nargs=-1, metavar="[SEAT]...")
@click.option(
    "-r", "--ruleset", type=click.Choice(list(RULESETS), case_sensitive=False),
    help="The game: colossal-arena (ca, the usual) or titan-the-arena (ta).",
)  # fmt: skip
@click.option(
    "-c", "--creatures", metavar="random|beginners|LIST",
    help="The eight creatures, by name with commas between them.",
)  # fmt: skip
@click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE",
              help="A switch of the rules, such as tie_break=tournament.")  # fmt: skip
@click.option("-l", "--language", metavar="CODE", help="en, es, fi or hu.")
@click.option("-s", "--seed", metavar="SEED", help="Deal the same game again.")
@click.option("-g", "--games", type=click.IntRange(1, 99), metavar="N",
              help="A tournament of N games, winnings added up.")  # fmt: skip
@click.option("--resume", is_flag=False, flag_value="", metavar="[NAME]",
              help="Go on with an unfinished game.")  # fmt: skip
@click.option("-y", "--yes", is_flag=True,
              help="Begin at once, with the usual for what is not set.")  # fmt: skip
def play(
    *,
    seats: tuple[str, ...],
    ruleset: str | None,
    creatures: str | None,
    options: tuple[str, ...],
    language: str | None,
    seed: str | None,
    games: int | None,
    resume: str | None,
    yes: bool,
) -> None:
    r"""Play Colossal Arena or Titan: The Arena with people and bots at this terminal.

    A SEAT is a person's NAME, a bot (random, greedy), or NAME=BOT, in seat order; two to five of
    them. Without arguments you are asked for everything. In a game, ? helps.

    \b
    Examples:
      harena play                            ask for everything
      harena play --yes                      you and three bots, Colossal Arena
      harena play Ann Ben greedy -r ta       two people and a bot, Titan: The Arena
      harena play Ann random --creatures beginners --language hu
      harena play Ann greedy greedy --games 3
      harena play --resume                   choose among the unfinished games
    """
    screen = Screen(read_language(language))
    given = bool(seats or ruleset or creatures or options or seed or games or yes)
    if resume is not None and given:
        raise click.UsageError("--resume goes with no other option but --language")
    try:
        if resume is not None:
            save = _resumed(screen, resume, language)
            fresh = False
        elif given:
            save = _planned(seats, ruleset, creatures, options, seed, games).save(screen.language)
            fresh = True
        else:
            save, fresh = _menu(screen)
    except InputEnded:
        if screen.interactive:
            screen.say("ui-goodbye")
            return
        raise click.UsageError(
            "the input ended before a game was set up; `harena play --yes` asks nothing"
        ) from None
    run(screen, save, fresh=fresh)


def _planned(
    seats: tuple[str, ...],
    ruleset: str | None,
    creatures: str | None,
    options: tuple[str, ...],
    seed: str | None,
    games: int | None,
) -> setup.Plan:
    """The plan that the command line describes. Raises HarenaError."""
    name = RULESETS[(ruleset or "ca").lower()]
    plan = setup.Plan(name, seed=read_seed(seed), games=games or 1)
    if seats:
        names, bots = setup.read_seats(seats)
        plan = plan._replace(names=names, bots=bots)
    if creatures is not None:
        plan = plan._replace(creatures=setup.read_creatures(creatures))
    return plan._replace(options=setup.read_options(options, name))


# --- the menu ---------------------------------------------------------------------------------


def _menu(screen: Screen) -> tuple[Save, bool]:
    """The main menu; a game, and whether it is new. Raises InputEnded, click.exceptions.Exit."""
    screen.line(screen.t("ui-name"), "bold")
    screen.say("ui-tagline")
    plan = setup.Plan()
    while True:
        unfinished = data.unfinished()
        items = ["new", *(["resume"] if unfinished else []), "rules", "language", "quit"]
        labels = [screen.t(f"ui-menu-{item}") for item in items]
        words = dict.fromkeys(setup.in_every_language("ui-menu-language"))
        labels[items.index("language")] = " / ".join(words)
        chosen = items[screen.pick(screen.t("ui-menu-title"), labels)]
        if chosen == "new":
            return setup.ask(screen, plan).save(screen.language), True
        if chosen == "resume":
            return _resumed(screen, "", screen.language), False
        if chosen == "rules":
            _show_rules(screen)
        elif chosen == "language":
            setup.ask_language(screen)
        else:
            screen.say("ui-goodbye")
            _leave(0)


def _show_rules(screen: Screen) -> None:
    editions = reading.known_rulesets()
    titles = [screen.t(f"ui-setup-edition-{name}") for name in editions]
    name = editions[screen.pick(screen.t("ui-setup-edition"), titles)]
    options = rulesets.check_options(name, {})
    for page in (reading.rules, reading.powers, reading.cards):
        page(screen, rulesets.pool(name), name, options)
    screen.enter()


def _resumed(screen: Screen, name: str, language: str | None) -> Save:
    """The unfinished game of this name; of several, the one that is picked. Raises HarenaError."""
    known = data.unfinished()
    if not name:
        if not known:
            screen.say("ui-saves-none")
            _leave(2)
        name = known[0] if len(known) == 1 else _pick_save(screen, known)
    elif name not in known:
        begun = [one for one in known if one.startswith(name)]
        name = begun[0] if len(begun) == 1 else name
    save = saving.load(name)
    if language is None:
        screen.language = negotiate(save.language)
    return save._replace(language=screen.language)


def _pick_save(screen: Screen, known: list[str]) -> str:
    labels = []
    for name in known:
        try:
            game = saving.load(name).game
        except HarenaError as error:
            labels.append(f"{name}: {screen.t('ui-error-load', reason=str(error))}")
            continue
        players = ", ".join(game.names)
        turn = game.view(5).round
        labels.append(screen.t("ui-saves-line", date=name, players=players, round=turn))
    return known[screen.pick(screen.t("ui-saves-title"), labels)]


# --- playing ----------------------------------------------------------------------------------


def run(screen: Screen, save: Save, *, fresh: bool) -> None:
    """Play the game and those that follow it, until nobody wants another. Raises DataError."""
    following: Save | None = save
    while following is not None:
        save = following
        with holding.held(save.name):
            if not fresh:  # another terminal may have played on since it was read
                now = saving.load(save.name)
                if now.game.history != save.game.history:
                    save = now._replace(language=screen.language)
            session = Session(save, screen)
            try:
                if not fresh:
                    session.resume()
                _announce(screen, save)
                session.run()
                following = _finish(screen, session)
            except Left:
                return
            except InputEnded:
                _closed(screen, session)
                return
            except KeyboardInterrupt:
                _interrupted(screen, session)
        fresh = True
    screen.say("ui-goodbye")


def _announce(screen: Screen, save: Save) -> None:
    if screen.interactive and screen.width < NARROW:
        screen.say("ui-error-narrow", columns=COMFORTABLE)
    tournament = save.tournament
    if tournament is not None:
        number, total = tournament.played + 1, tournament.games
        if number > 1 and screen.interactive:
            screen.enter("ui-prompt-more")
        screen.heading(screen.t("ui-tournament-game", number=number, total=total))
    screen.line(screen.t(f"edition-{save.game.ruleset.name}"), "bold")
    screen.say("ui-setup-creatures-playing", creatures=", ".join(save.game.creatures))


def _finish(screen: Screen, session: Session) -> Save | None:
    """Show the end; the next game, if there is one."""
    view = session.show_end()
    save = session.save
    following = None
    if save.tournament is not None:
        save.tournament.add(save.game.outcome)
        following = ending.following(save, screen.language)
        if following is not None:
            following.write()  # a tournament that is left between two games goes on later
    ending.show(screen, view, save.write(final=True))
    if save.tournament is not None:
        people = [name for name, bot in zip(view.names, save.bots, strict=True) if bot is None]
        ending.show_standing(screen, save.tournament, people)
    if following is not None or not screen.interactive:
        return following
    try:
        games = ending.ask_again(screen)
    except (InputEnded, KeyboardInterrupt):
        return None
    return ending.rematch(save, screen.language, games) if games else None


def _closed(screen: Screen, session: Session) -> None:
    """The input has ended in the middle of a game."""
    screen.line()
    if _is_saved(session):
        screen.say("ui-error-closed")
        session.tell_how_to_resume()


def _interrupted(screen: Screen, session: Session) -> NoReturn:
    screen.line()
    if _is_saved(session):
        screen.say("ui-interrupted")
        session.tell_how_to_resume()
    _leave(130)


def _is_saved(session: Session) -> bool:
    """Whether the game lies among the unfinished ones; it is put there now if it is one."""
    if not session.game.is_over:
        session.store()
    return data.game_path(session.save.name).exists()


def _leave(status: int) -> NoReturn:
    raise click.exceptions.Exit(status)
