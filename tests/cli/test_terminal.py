"""The real command in a real (pseudo-)terminal: playing, interrupting, resuming, hiding."""

from __future__ import annotations

import json
import random
import re
import signal
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.terminal import CLEAR, Terminal, plain, run

from harena.locale import t
from harena.record import Record

CHOICE = "Your choice: "
YES_NO = "(yes/no): "
PROMPTS = (CHOICE, "yes/no): ", "): ", "Press Enter. ")


def menu(shown: str) -> list[str]:
    """The lines of the choices shown last: those above the reminder of the commands."""
    lines = plain(shown).splitlines()
    (*_, last) = (place for place, line in enumerate(lines) if "? help" in line or "? súgó" in line)
    found: list[str] = []
    for line in reversed(lines[:last]):
        if not re.match(r" +(\d+|-) \S", line):
            break
        found.insert(0, line)
    assert found
    return found


@pytest.mark.parametrize(("ruleset", "language", "columns"), [("ca", "en", 80), ("ta", "fi", 40)])
def test_a_whole_game(folder: Path, ruleset: str, language: str, columns: int) -> None:
    choice = {"en": CHOICE, "fi": "Valintasi: "}[language]
    again = {"en": "alone: 1): ", "fi": "Enter: 1): "}[language]
    yes = {"en": "yes/no): ", "fi": "kyllä/ei): "}[language]
    end = t("end-title", language)
    luck = random.Random(1)
    arguments = ["play", "Ann", "random", "greedy", "-r", ruleset, "-l", language, "--seed", "2"]
    with Terminal(arguments, folder, columns) as terminal:
        terminal.read(choice)
        for _ in range(300):
            asked = plain(terminal.shown).rpartition("\n")[2]
            if asked.endswith(again):
                break
            line = "y" if asked.endswith(yes) else luck.choice(("1", "2", "3", ""))
            terminal.ask(line, choice, yes, again)
        assert end in plain(terminal.shown)
        assert terminal.ask("1", "never")
        assert terminal.process.wait(10) == 0
        shown = plain(terminal.shown)
    lines = [line for line in shown.splitlines() if str(folder) not in line]
    assert [line for line in lines if cell_len(line.rstrip()) > columns] == []
    (path,) = (folder / "records").iterdir()
    assert Record.load(path).replay().is_over
    assert not list((folder / "games").iterdir())


@pytest.mark.parametrize("how", ["SIGINT", "SIGKILL", "SIGHUP", "SIGTERM"])
def test_interrupted_and_resumed(folder: Path, how: str) -> None:
    with Terminal(["play", "Ann", "greedy", "--seed", "6"], folder) as terminal:
        terminal.read(CHOICE)
        terminal.ask("2", CHOICE)
        last = terminal.ask("1", CHOICE)
        status = terminal.signal(signal.Signals[how])
        if how == "SIGINT":
            assert status == 130
            assert "Interrupted. The game is saved." in plain(terminal.shown)
        else:
            assert status == -signal.Signals[how]
    (path,) = (folder / "games").iterdir()
    before = Record.load(path).actions
    assert len([action for action in before if action.startswith("bet ")]) >= 1
    with Terminal(["play", "--resume"], folder) as terminal:
        again = terminal.read(CHOICE)
        assert "Back in the game" in plain(again)
        assert menu(again) == menu(last)
        terminal.ask("q", "yes): ")
        terminal.ask("yes", "never")
        assert terminal.process.wait(10) == 0
        assert f"harena play --resume {path.stem}" in plain(terminal.shown)
    assert Record.load(path).actions == before


def test_undo_help_table_log_language_and_save(folder: Path) -> None:
    with Terminal(["play", "Ann", "greedy", "--seed", "6", "-c", "beginners"], folder) as terminal:
        first = terminal.read(CHOICE)
        assert "u undo" not in plain(first)
        assert "There is nothing to take back." in plain(terminal.ask("u", CHOICE))
        second = terminal.ask("bet troll", CHOICE)
        assert "You bet on the Troll (4 gold)." in plain(second)
        assert "u undo" in plain(second)
        undone = plain(terminal.ask("undo", CHOICE))
        assert "Taken back" in undone
        assert menu(undone) == menu(first)
        help_shown = plain(terminal.ask("?", CHOICE))
        assert "back to the start of your decisions" in help_shown
        assert menu(help_shown) == menu(first)
        assert "Regeneration" in plain(terminal.ask("? troll", CHOICE))
        assert "The aim." in plain(terminal.ask("? rules", CHOICE))
        assert "Fiery Breath" in plain(terminal.ask("? powers", CHOICE))
        assert "There are two of them" in plain(terminal.ask("? pref", CHOICE))
        assert "none of the choices" in plain(terminal.ask("? xyzzy", CHOICE))
        assert "Deck: " in plain(terminal.ask("t", CHOICE))
        assert "What happened" in plain(terminal.ask("log", CHOICE))
        assert "The game is saved." in plain(terminal.ask("save", CHOICE))
        assert "no choice 99" in plain(terminal.ask("99", CHOICE))
        assert "none of the choices" in plain(terminal.ask("frob", CHOICE))
        finnish = plain(terminal.ask("language fi", "Valintasi: "))
        assert "Lyötkö" in finnish or "veto" in finnish.lower()
        hungarian = plain(terminal.ask("g", "): "))
        assert "magyar" in hungarian
        hungarian = plain(terminal.ask("4", "Mit választasz? "))
        assert "Fogadás" in hungarian
        # The same menu in any language, and a creature by its name there.
        assert menu(hungarian)[-1].split()[0] == menu(first)[-1].split()[0]
        assert "a Trollra" in plain(terminal.ask("bet troll", "Mit választasz? "))


def test_reveals_cannot_be_undone(folder: Path) -> None:
    with Terminal(["play", "Ann", "random", "--seed", "6"], folder) as terminal:
        terminal.read(CHOICE)
        shown = plain(terminal.shown)
        secret = re.findall(r"(\d+) Secret bet", shown)[0]
        after = plain(terminal.ask(secret, CHOICE))
        assert "You bet secretly" in after
        assert "u undo" not in after
        assert "cannot be taken back" in plain(terminal.ask("u", CHOICE))


def test_the_curtain_clears_the_screen(folder: Path) -> None:
    with Terminal(["play", "Ann", "Ben", "--seed", "3"], folder) as terminal:
        opened = terminal.read("to see your cards. ")
        first = re.findall("Now (Ann|Ben) decides", opened)[0]
        assert "hand" not in plain(opened)
        shown = terminal.ask("", CHOICE)
        assert CLEAR in shown.partition("Your hand:")[0]
        while "hide your cards" not in shown:
            shown = terminal.ask("1", CHOICE, "hide your cards. ")
        curtain = terminal.ask("", "to see your cards. ")
        _, words = curtain.split(CLEAR)
        assert "hand" not in plain(words)
        assert not re.search(r"[A-Z]\w+ \d", plain(words))
        assert re.findall("Now (Ann|Ben) decides", words)[0] != first
        # What one has typed, the next one cannot bring back with the arrow keys.
        shown = terminal.ask("", CHOICE)
        recalled = plain(terminal.ask("\x1b[A\x1b[A", CHOICE))
        assert recalled.partition("\n")[0].strip("\x07") == ""


def test_the_main_menu_and_setting_up(folder: Path) -> None:
    end = "): "
    with Terminal(["play"], folder) as terminal:
        shown = terminal.read(end)
        assert "New game" in shown
        assert "Resume" not in shown
        assert "magyar" in terminal.ask("3", end)
        assert "¿Qué quieres hacer?" in terminal.ask("español", end)
        terminal.ask("3", end)
        assert "What would" in terminal.ask("en", end)
        assert "Which game?" in terminal.ask("new", end)
        assert "How many players?" in terminal.ask("1", end)
        assert "none of the choices" in terminal.ask("9", end)
        assert "Who plays seat 1?" in terminal.ask("3", end)
        assert "called?" in terminal.ask("1", end)
        assert "cannot be a name" in terminal.ask("a;b", end)
        terminal.ask("Zoë", end)
        terminal.ask("1", end)
        assert "is taken" in terminal.ask("ZOË", end)
        terminal.ask("Bo", end)
        assert "Which creatures?" in terminal.ask("", end)
        assert "Choose creature 1 of 8." in terminal.ask("3", end)
        for creature in ("Titan", "Troll", "Ranger", "Hydra", "Gorgon", "Cycl", "Unicorn"):
            last = terminal.ask(creature, end)
        assert "Amazon" not in last.rpartition("Choose creature 8")[2]  # the Ranger's twin
        assert "Change the options?" in terminal.ask("Dragon", end)
        assert "When the deck runs out" in terminal.ask("yes", end)
        for answer in ("2", "", "", "", "", ""):
            terminal.ask(answer, end)
        plan = terminal.ask("4", end)
        assert "play on, the next player continues" in plan
        assert "Who begins: Bo" in plan
        assert "Zoë · Bo · Cleo (bot: Greedy)" in plan
        assert "Now Bo decides" in terminal.ask("", "see your cards. ")
        terminal.signal(signal.SIGINT)
    # Interrupted before anybody saw anything: the game can be resumed all the same.
    with Terminal(["play"], folder) as terminal:
        assert "Resume a game" in terminal.read(end)
        terminal.ask("2", "see your cards. ")


def test_another_game_and_several_unfinished_ones(folder: Path) -> None:
    for seed in ("1", "2"):
        run(["play", "Ann", "random", "--seed", seed], folder, "1\n")
    names = sorted(path.stem for path in (folder / "games").iterdir())
    assert len(names) == 2
    (folder / "games" / f"{names[0]}.json").write_text("{")
    with Terminal(["play", "--resume"], folder) as terminal:
        shown = " ".join(plain(terminal.read("): ")).split())
        assert f"{names[1]}: Ann, Ben, round 1" in shown
        assert f"{names[0]}: This game could not be opened" in shown
        lines = [line.strip() for line in plain(terminal.shown).splitlines()]
        number = next(line[0] for line in lines if names[1] in line)
        assert "Back in the game" in terminal.ask(number, CHOICE)


@pytest.mark.parametrize(
    ("more", "colour", "codes"),
    [
        ({}, True, True),
        ({"NO_COLOR": "1"}, False, True),
        ({"TERM": "dumb"}, False, False),
        ({"LANG": "C", "PYTHONIOENCODING": "ascii"}, True, True),
    ],
    ids=["colour", "NO_COLOR", "dumb", "ascii"],
)
def test_colours(folder: Path, more: dict[str, str], colour: bool, codes: bool) -> None:
    arguments = ["play", "Ann", "greedy", "--seed", "6"]
    with Terminal(arguments, folder, more=more) as terminal:
        shown = terminal.read(CHOICE)
    assert bool(re.search(r"\x1b\[[\d;]*[34]8;", shown)) is colour
    assert bool(re.search(r"\x1b\[[\d;]*m", shown)) is codes
    assert ("●A" in shown) is (more.get("LANG") != "C")
    assert ("oA" in shown) is (more.get("LANG") == "C")


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "Mit választasz?"),
        ({"LANGUAGE": "xx:fi:en"}, "Valintasi"),
        ({"LC_ALL": "es_MX.UTF-8"}, "Tu elección"),
        ({"LANG": "C"}, "Your choice"),
    ],
)
def test_the_language_of_the_environment(
    folder: Path, variables: dict[str, str], word: str
) -> None:
    done = run(["play", "Ann", "random", "--seed", "1"], folder, "", more=variables)
    assert word in done.stdout
    assert done.returncode == 0


def test_piped_games_have_no_escapes_and_tell_what_was_typed(folder: Path) -> None:
    done = run(["play", "Ann", "greedy", "-r", "ta", "--seed", "4"], folder, "1\n\ny\n" * 300)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Your choice: 1" in done.stdout
    assert "The end" in done.stdout
    assert "Goodbye!" in done.stdout


def test_the_end_of_the_input_saves_and_leaves(folder: Path) -> None:
    done = run(["play", "Ann", "greedy", "--seed", "4"], folder, "bet amazon\nno\n1\n")
    assert done.returncode == 0
    assert "The input has ended. The game is saved." in " ".join(done.stdout.split())
    (path,) = (folder / "games").iterdir()
    assert json.loads(path.read_text())["notes"]["play"]["seed"] == 4
    again = run(["play", "--resume", path.stem], folder, "1\n\ny\n" * 300)
    assert "The end" in again.stdout


def test_no_input_at_all(folder: Path) -> None:
    done = run(["play"], folder)
    assert done.returncode == 2
    assert "the input ended before a game was set up" in done.stderr
    assert run(["play", "--resume"], folder).returncode == 2


def test_input_that_is_no_text(folder: Path) -> None:
    with Terminal(["play", "Ann", "greedy", "--seed", "6"], folder) as terminal:
        terminal.read(CHOICE)
        import os

        os.write(terminal.master, b"\xff\xfe\x80\n")
        assert "Your choice" in plain(terminal.read(CHOICE))
