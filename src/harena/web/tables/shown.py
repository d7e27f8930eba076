"""What the viewers of a table are shown: their sheets, titles and clocks, made when asked for.

Whoever calls holds the table's lock, so that nobody is shown what may yet be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.locale import t
from harena.rules import codes
from harena.web.pieces import board
from harena.web.pieces.logbook import Block, LogBook
from harena.web.pieces.piece import Sheet
from harena.web.tables import company, company_pieces, hotseat

if TYPE_CHECKING:
    import harena
    from harena.view import Action, View
    from harena.web.tables.clock import Face
    from harena.web.tables.table import Table


class Shown:
    """The sheets of one table, kept until it changes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sheets: dict[tuple[int, str], Sheet] = {}
        self._fresh: set[tuple[int, str]] = set()
        """Whose sheets show what is so now; the others are kept for their pieces."""
        self._common: dict[str, Sheet] = {}
        self._titles: dict[tuple[int, str], str] = {}
        self._books: dict[tuple[int, str], LogBook] = {}
        self._blocks: dict[str, dict[int, Block]] = {}
        self._faces: dict[int, tuple[object, tuple[Face, ...]]] = {}

    def forget(self) -> None:
        """Make the sheets anew: something may have changed."""
        self._fresh.clear()

    def sheet(self, viewer: int, language: str, user: str | None = None) -> Sheet:
        """The pieces of the board for a viewer; made once for all who see the same.

        A `user` who has muted somebody reads less.
        """
        table = self._table
        if viewer == hotseat.HOT:
            return self._shared_screen(language)
        if (viewer, language) in self._fresh:
            found = self._sheets[viewer, language]
        else:
            assert table.game is not None
            view = table.game.view(viewer)
            found = board.sheet(view, self.added(view), language, self._book(viewer, language))
            found |= company_pieces.pieces(table, viewer, language)
            found["chat"] = table.talk.piece(viewer, language, is_on=table.is_talking)
            self._keep(found, viewer, language)
            self._titles[viewer, language] = board.title(
                view,
                language,
                is_cancelled=table.company.is_cancelled,
                is_stood_in=table.is_stood_in(viewer),
            )
        if table.talk.mutes(user):
            chat = table.talk.piece(viewer, language, user, is_on=table.is_talking)
            return {**found, "chat": chat}
        return found

    def _book(self, viewer: int, language: str) -> LogBook:
        """The log of a viewer; viewers share the blocks that read alike to them."""
        found = self._books.get((viewer, language))
        if found is None:
            blocks = self._blocks.setdefault(language, {})
            found = self._books[viewer, language] = LogBook(blocks)
        return found

    def _keep(self, sheet: Sheet, viewer: int, language: str) -> None:
        """Take for each piece the one that was made before, if it shows the same.

        By this viewer, or else by whoever looked last: what was made of it is made once.
        """
        own = self._sheets.get((viewer, language), {})
        common = self._common.setdefault(language, {})
        for name, piece in sheet.items():
            if isinstance(piece, Block):
                continue  # the log sees to that
            if (kept := own.get(name)) == piece or (kept := common.get(name)) == piece:
                assert kept is not None
                sheet[name] = kept
            else:
                common[name] = piece
        self._sheets[viewer, language] = sheet
        self._fresh.add((viewer, language))

    def _shared_screen(self, language: str) -> Sheet:
        table = self._table
        assert table.game is not None
        eye = table.eye(hotseat.HOT)
        seen = self.sheet(eye, language)
        found = hotseat.sheet(seen, table.game, eye, table.awaited(), language)
        own = next((seat for seat in table.hot_seats if table.chairs[seat].user is not None), None)
        if own is not None and table.is_running and table.is_stood_in(own):
            found["bar"] = company_pieces.bar(table, own, language)  # who left may come back
        return found

    def title(self, viewer: int, language: str) -> str:
        """The title of the page whose sheet was last made for a viewer."""
        table = self._table
        awaited = table.awaited()
        if viewer == hotseat.HOT and table.game is not None and awaited is not None:
            return t("web-hot-pass", language, player=table.game.names[awaited])
        return self._titles.get((table.eye(viewer), language), "")

    def sitters(self) -> tuple[board.Sitter, ...]:
        """Who sits where, as all may see it."""
        table = self._table
        assert table.game is not None
        users = [chair.user for chair in table.chairs if chair.user is not None]
        away = {user for user in users if table.is_away(user)}
        table.presence.shown_away |= away
        return tuple(
            board.Sitter(
                name,
                chair.bot,
                is_away=chair.user in away,
                is_stood_in=chair.bot is not None and chair.user is not None,
                player=company.player_of(name, chair),
            )
            for name, chair in zip(table.game.names, table.chairs, strict=True)
        )

    def added(self, view: View) -> board.Extra:
        """What the table adds to a view."""
        table = self._table
        game = table.game
        assert game is not None
        viewer = view.viewer
        if viewer >= game.players:
            return board.Extra(
                self.sitters(),
                table=table.id,
                faces=self.faces(view),
                is_cancelled=table.company.is_cancelled,
                notes=table.company.notes,
            )
        return board.Extra(
            sitters=self.sitters(),
            version=table.version(viewer),
            can_undo=table.is_running
            and not table.is_stood_in(viewer)
            and game.undoable(viewer) > 0,
            after_no_bet=after_no_bet(game, view),
            table=table.id,
            faces=self.faces(view),
            is_cancelled=table.company.is_cancelled,
            is_stood_in=table.is_stood_in(viewer),
            notes=table.company.notes,
        )

    def faces(self, view: View) -> tuple[Face, ...]:
        """The clocks as a viewer may see them: they change only with what else he sees."""
        table = self._table
        times = table.company.times
        if times.clock is None:
            return ()
        decision = view.decision
        runs = decision is not None and decision.player == times.seat and table.is_running
        bots = tuple(chair.bot for chair in table.chairs)
        key = (len(view.history), decision, bots, times.due if runs else None)
        kept = self._faces.get(view.viewer)
        if kept is None or kept[0] != key:
            kept = key, times.faces(table.is_timed, is_shown=runs)
            self._faces[view.viewer] = kept
        return kept[1]


def after_no_bet(game: harena.Game, view: View) -> tuple[Action, ...]:
    """The cards a viewer who may bet could play at once instead."""
    decision = view.decision
    if decision is None or decision.player != view.viewer or decision.kind != "bet":
        return ()
    if codes.NOTHING not in view.legal_actions:
        return ()
    trial = game.copy()
    trial.play(codes.NOTHING)
    then = trial.decision
    if then is None or then.player != view.viewer or then.kind != "play":
        return ()
    return trial.legal_actions
