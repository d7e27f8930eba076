"""One game at the terminal, from where it stands to its end: people ask and answer, bots play.

Every action is on the disk before anybody sees it or is asked for the next one. Where several
people share the screen, a curtain hides what one saw before the next one looks.
"""

from __future__ import annotations

from rich.text import Text

from harena.bots import make_bot
from harena.errors import DataError
from harena.game import Game
from harena.locale import languages, negotiate, wording
from harena.players import Player
from harena.rules.codes import CHANCE, PASS, PUBLIC
from harena.view import Action, View

from . import choosing, reading
from .choosing import Choice, Unclear
from .marks import Signs, signs
from .saving import Save
from .screen import Screen, flowed, printable
from .table import Table


class Left(Exception):  # noqa: N818 (no error: somebody chose to leave)
    """The game was saved and left."""


class Session:
    """A game in progress at the terminal."""

    def __init__(self, save: Save, screen: Screen) -> None:
        self.save = save
        self.game: Game = save.game
        self.screen = screen
        self.bots: list[Player | None] = [None if b is None else make_bot(b) for b in save.bots]
        people = [seat for seat, bot in enumerate(save.bots) if bot is None]
        self.people = people
        # Whose cards are on the screen, and up to where everybody has read his history.
        self.looking: int | None = people[0] if len(people) == 1 else None
        self.read = dict.fromkeys((*people, PUBLIC), 0)
        self.turn_shown: tuple[int, int] = (-1, -1)
        self.stored = len(self.game.history)

    @property
    def signs(self) -> Signs:
        """The signs that this terminal can show."""
        return signs(unicode=self.screen.unicode)

    def resume(self) -> None:
        """Go on from a saved game: everybody has read what happened before his last turn."""
        for seat in self.people:
            self.read[seat] = wording.since(self.game.view(seat))
        self.read[PUBLIC] = max(0, len(self.game.events(PUBLIC)) - 8)
        self.screen.say("ui-resumed", "bold", round=self.game.view(PUBLIC).round)

    def run(self) -> None:
        """Play to the end. Raises Left, InputEnded."""
        while not self.game.is_over:
            decision = self.game.decision
            assert decision is not None
            if decision.player == CHANCE:
                self._chance()
            elif self.bots[decision.player] is not None:
                self._bot(decision.player)
            else:
                self._person(decision.player)
        self.store()

    def store(self) -> None:
        """Put the game on the disk; if that fails, say so and play on."""
        if not self.game.history:
            return
        try:
            self.save.write()
        except DataError as error:
            self.screen.say("ui-error-save", "bold red", reason=str(error))
        self.stored = len(self.game.history)

    def play(self, action: int) -> None:
        """Play an action and store the game."""
        self.game.play(action)
        self.store()

    # --- those who are not asked -------------------------------------------------------------

    def _chance(self) -> None:
        """What chance decides now; stored when somebody is to see it."""
        self.game.play(self.save.chance.choose(self.game.view(CHANCE), self.game.legal_actions))

    def _bot(self, seat: int) -> None:
        bot = self.bots[seat]
        if self.save.seed is not None:
            # A seeded game is the same game again, however often it was saved and resumed.
            seed = f"{self.save.seed} {seat} {len(self.game.history)}"
            bot = make_bot(str(self.save.bots[seat]), seed)
        assert bot is not None
        self.game.play(bot.choose(self.game.view(seat), self.game.legal_actions))
        if not self.people:
            self._tell(PUBLIC)

    def _tell(self, viewer: int, heading: str = "") -> None:
        """What happened since this viewer last read, in his words; stored before he reads it."""
        if self.stored != len(self.game.history):
            self.store()
        view = self.game.view(viewer)
        first = self.read[viewer]
        self.read[viewer] = len(view.history)
        lines = self.table(view).log(first)
        if lines and heading:
            self.screen.heading(self.screen.t(heading))
        self.screen.lines(lines, indent=5)

    # --- people ------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        game = self.game
        legal = game.legal_actions
        if len(legal) == 1 and legal[0] != PASS:
            self._forced(seat, legal[0])
            return
        self._draw_curtain(seat)
        view = game.view(seat)
        turn = (view.turn, sum(event.kind == "turn" for event in view.history))
        is_new = turn != self.turn_shown
        self.turn_shown = turn
        heading = "table-since" if self.read[seat] else "table-log"
        self._tell(seat, heading if is_new else "")
        if is_new:
            self._show_table(view)
        self._decide(seat)

    def _forced(self, seat: int, action: Action) -> None:
        """The only choice: made by itself, and said if it is the person who looks on."""
        if self.looking == seat:
            view = self.game.view(seat)
            label = wording.label(view, action, self.screen.language)
            self._tell(seat)
            self.screen.line(wording.question(view, self.screen.language), "bold")
            self.screen.say("ui-only-choice", choice=label)
        self.play(action)

    def _draw_curtain(self, seat: int) -> None:
        """Hide one person's cards, and call the next one to the screen."""
        if self.looking == seat:
            return
        name = self.game.names[seat]
        self._close_curtain()
        self.screen.say("ui-curtain", "bold", player=name)
        self.screen.enter("ui-curtain-open", player=name)
        self.screen.clear()
        self.looking = seat
        self.turn_shown = (-1, -1)

    def _close_curtain(self) -> None:
        if self.looking is not None and len(self.people) > 1:
            self._tell(self.looking)
            self.screen.enter("ui-curtain-close")
            self.looking = None
            self.screen.clear()

    def _show_table(self, view: View) -> None:
        self.screen.line()
        self.screen.lines(self.table(view).lines())
        self.screen.line()

    def table(self, view: View) -> Table:
        """The table as a viewer sees it."""
        return Table(view, self.screen.language, self.screen.width, self.signs, self.save.bots)

    def _decide(self, seat: int) -> None:
        """Ask until an action is chosen, or the run of decisions taken back."""
        show = True
        while True:
            view = self.game.view(seat)
            offered = choosing.choices(self.game, view, self.screen.language)
            question = wording.question(view, self.screen.language)
            if show:
                self.screen.line(question, "bold")
                self.screen.lines(choosing.menu(offered, self.screen.width))
            show = False
            parts = [Text(part, "dim") for part in self.reminders(offered, seat)]
            self.screen.lines(flowed(parts, self.screen.width, gap=3))
            words = [choice.notation for choice in offered]
            typed = self.screen.ask(self.screen.prompt("ui-prompt-choice"), words)
            command = reading.command(typed, self.screen)
            if command is not None:
                show = self._obey(command, view, offered)
                if command[0] == "undo" and show:
                    return
                continue
            choice = self._chosen(typed, offered)
            if choice is None:
                continue
            doubt = choosing.warning(view, choice)
            if doubt and not self.screen.ask_yes(doubt):
                continue
            self.play(choice.action)
            return

    def reminders(self, offered: list[Choice], seat: int) -> list[str]:
        """What may be typed besides a choice."""
        parts = reading.reminder(self.screen, undo=self.game.undoable(seat) > 0)
        default = choosing.usual(offered)
        if default is not None:
            parts.insert(0, self.screen.t("ui-prompt-default", default=default.label))
        return parts

    def _chosen(self, typed: str, offered: list[Choice]) -> Choice | None:
        default = choosing.usual(offered)
        if not typed:
            if default is None:
                self.screen.say("ui-error-empty")
            return default
        try:
            return choosing.meant(typed, offered, self.game)
        except Unclear as unclear:
            self.screen.say(unclear.id, "yellow", **unclear.args_of_message)
            return None

    # --- commands ----------------------------------------------------------------------------

    def _obey(self, command: tuple[str, str], view: View, offered: list[Choice]) -> bool:
        """Carry out a command; whether the choices must be shown again."""
        name, rest = command
        if name == "help":
            reading.show(rest, self.screen, view, offered)
            return True
        if name == "undo":
            return self._undo(view.viewer)
        if name == "table":
            self._show_table(view)
            return True
        if name == "log":
            self.screen.heading(self.screen.t("table-log"))
            self.screen.lines(self.table(view).log(0), indent=5)
            return True
        if name == "language":
            self.change_language(rest)
            return True
        if name == "save":
            self.store()
            self.tell_saved()
            return False
        if self.screen.ask_yes("ui-confirm-quit", default=True):
            self.store()
            self.tell_saved()
            raise Left
        return False

    def _undo(self, seat: int) -> bool:
        """Back to the start of the person's own run of decisions."""
        count = self.game.undoable(seat)
        if count == 0:
            decided = any(action.kind not in ("chance", "pick") for action in self.game.history)
            self.screen.say("ui-undo-revealed" if decided else "ui-undo-nothing", "yellow")
            return False
        for _ in range(count):
            self.game.undo()
        self.store()
        self.read[seat] = min(self.read[seat], len(self.game.events(seat)))
        self.turn_shown = (-1, -1)
        self.screen.say("ui-undone", "bold")
        return True

    def change_language(self, wanted: str = "") -> None:
        """Another language, named or picked from a list."""
        known = languages()
        codes = list(known)
        if wanted:
            by_name = [c for c, name in known.items() if name.casefold() == wanted.casefold()]
            found = by_name[0] if by_name else negotiate(wanted)
            if not by_name and found not in wanted.casefold():
                self.screen.say("ui-error-unknown", given=printable(wanted))
                return
        else:
            default = codes.index(self.screen.language)
            title = self.screen.t("ui-setup-language")
            found = codes[self.screen.pick(title, list(known.values()), default)]
        self.screen.language = found
        self.save = self.save._replace(language=found)
        self.store()

    def tell_saved(self) -> None:
        """That the game is saved, and how to go on with it."""
        self.screen.say("ui-saved", "bold")
        self.tell_how_to_resume()

    def tell_how_to_resume(self) -> None:
        """The command that goes on with the game."""
        self.screen.line(
            self.screen.t("ui-saved-resume", command=f"harena play --resume {self.save.name}")
        )

    def show_end(self) -> View:
        """What happened last, then the table as everybody may see it; the view that was shown."""
        self._close_curtain()
        alone = self.people[0] if len(self.people) == 1 else PUBLIC
        self._tell(alone)
        view = self.game.view(alone)
        self._show_table(view)
        return view
