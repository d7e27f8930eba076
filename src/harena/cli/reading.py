"""Help in the terminal: this decision, the rules in short, powers, kinds of cards, commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harena.locale import texts
from harena.rules.rulesets import EDITIONS, check_options
from harena.view import View

from .choosing import Choice, folded
from .screen import Screen, printable, styled

# Command words: what everybody may type in any language, and the message of the person's own word.
COMMANDS = {
    "help": ("?", "h", "help"),
    "undo": ("u", "undo"),
    "table": ("t", "table"),
    "log": ("l", "log"),
    "language": ("g", "language"),
    "save": ("s", "save"),
    "quit": ("q", "quit", "exit"),
}


def command(typed: str, screen: Screen) -> tuple[str, str] | None:
    """The command that was typed and what follows it, or None."""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    for name, words in COMMANDS.items():
        own = screen.t(f"ui-key-{name}")
        if typed.casefold() in (*words, own.casefold()):
            return name, ""
        if word.casefold() in (*words[1:], own.casefold()) and name in ("help", "language"):
            return name, rest.strip()
    return None


def reminder(screen: Screen, *, undo: bool) -> list[str]:
    """The commands, each in a word or two."""
    names = ["help", *(["undo"] if undo else []), "table", "log", "quit"]
    return [f"{COMMANDS[name][0]} {screen.t(f'ui-key-{name}')}" for name in names]


def show(query: str, screen: Screen, view: View, offered: Sequence[Choice] = ()) -> None:
    """Help on what was asked for: nothing (this decision), a creature, a card, rules, powers."""
    asked = folded(query)
    if not asked:
        _show_decision(screen, view, offered)
    elif not lookup(asked, screen, view.creatures, view.ruleset, view.options):
        screen.say("ui-error-unknown", given=printable(query))


def _show_decision(screen: Screen, view: View, offered: Sequence[Choice]) -> None:
    screen.heading(screen.t("ui-help-title"))
    source = _power_of(view)
    if source:
        _show_power(screen, source, view.ruleset, view.options)
    if offered:
        screen.line(screen.t("ui-help-choices", example=_example(offered)))
    commands(screen)


def _power_of(view: View) -> str:
    """The creature whose power is being decided, if one is."""
    if view.decision is None or view.frame is None or view.decision.player != view.viewer:
        return ""
    kinds = ("power", "rival", "name", "keep", "take-back", "bet-anywhere", "call", "swap", "with",
             "burn")  # fmt: skip
    source = view.frame.source
    if view.decision.kind in kinds and source < len(view.creatures):
        return view.creatures[source]
    return ""


def _example(offered: Sequence[Choice]) -> str:
    """The first two words of a choice, shortened as one may type them."""
    words = offered[0].notation.split()
    return " ".join(word[:2].lower() for word in words[:2])


def commands(screen: Screen) -> None:
    """What may be typed at any time."""
    for name, words in COMMANDS.items():
        own = screen.t(f"ui-key-{name}")
        shown = words[0] if " " in own else f"{words[0]}, {own}"
        line = styled(f" {shown}: ", "bold")
        line.append(screen.t(f"ui-help-command-{name}"))
        screen.line(line, indent=4)


def lookup(
    asked: str,
    screen: Screen,
    creatures: Sequence[str],
    ruleset: str,
    options: Mapping[str, object],
) -> bool:
    """Show what the words (folded) mean; False if they mean nothing."""
    language = screen.language
    for name, page in (("rules", rules), ("powers", powers), ("cards", cards)):
        if asked in (name, name[:-1], folded(screen.t(f"ui-help-{name}"))):
            page(screen, creatures, ruleset, options)
            return True
    found = False
    for creature in creatures:
        names = [creature, screen.t("creatures", creatures=creature)]
        if any(folded(name).startswith(asked) for name in names):
            _show_power(screen, creature, ruleset, options)
            found = True
    for topic in texts.HELP_TOPICS[ruleset]:
        help_text = texts.help_for(topic, language)
        if any(folded(name).startswith(asked) for name in (topic, help_text.title)):
            _show_text(screen, help_text)
            found = True
    for section in texts.rules(ruleset, language, options):
        if not found and folded(section.title).startswith(asked):
            _show_text(screen, section)
            return True
    return found


def rules(
    screen: Screen, creatures: Sequence[str], ruleset: str, options: Mapping[str, object]
) -> None:
    """The rules on about a page, and the options that are not the usual ones."""
    screen.heading(screen.t("ui-help-rules"))
    for section in texts.rules(ruleset, screen.language, options):
        _show_text(screen, section)
    for name, value in options.items():
        if value != check_options(ruleset, {})[name]:
            screen.line(f"{option_name(screen, name)}: {option_value(screen, name, value)}")


def powers(
    screen: Screen, creatures: Sequence[str], ruleset: str, options: Mapping[str, object]
) -> None:
    """What the powers of the game do."""
    screen.heading(screen.t("ui-help-powers"))
    for creature in creatures:
        _show_power(screen, creature, ruleset, options)


def cards(
    screen: Screen, creatures: Sequence[str], ruleset: str, options: Mapping[str, object]
) -> None:
    """What the kinds of cards do."""
    screen.heading(screen.t("ui-help-cards"))
    for topic in texts.HELP_TOPICS[ruleset]:
        _show_text(screen, texts.help_for(topic, screen.language))


def _show_text(screen: Screen, section: texts.Text) -> None:
    line = styled(f"{section.title}. ", "bold")
    line.append(section.text)
    screen.line(line)


def _show_power(screen: Screen, creature: str, ruleset: str, options: Mapping[str, object]) -> None:
    power = texts.power(creature, ruleset, screen.language, options)
    name = screen.t("creatures", creatures=creature)
    line = styled(f"{name} ({power.name}). ", "bold")
    line.append(power.full)
    screen.line(line)


def option_name(screen: Screen, name: str) -> str:
    """What an option of the rules is about."""
    return screen.t(f"option-{name.replace('_', '-')}")


def option_value(screen: Screen, name: str, value: object, names: Sequence[str] = ()) -> str:
    """What a value of an option means."""
    message = f"option-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return screen.t(f"{message}.{'yes' if value else 'no'}")
    if isinstance(value, int):
        player = names[value] if value < len(names) else f"#{value + 1}"
        return screen.t(f"{message}.seat", player=player)
    return screen.t(f"{message}.{value}")


def known_rulesets() -> tuple[str, ...]:
    """The names of the editions."""
    return tuple(EDITIONS)
