"""The one route by which the people of a table leave, return and vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, post
from litestar.params import FromPath

from harena.errors import IllegalAction
from harena.locale import t
from harena.rules import codes
from harena.web.routes.visit import visit
from harena.web.site import Site, answer_page, field, is_htmx, language_of, see_other
from harena.web.tables import series, standing_in, voting

if TYPE_CHECKING:
    from harena.store import User
    from harena.web.tables.table import Table

SEAT_NUMBERS: Final = tuple(str(seat) for seat in range(codes.SEATS))


@post("/tables/{game:str}/company")
async def act_in_company(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Leave, return, vote: `do` says what (see docs/web.md)."""
    site, user, table, _, language = await visit(request, game)
    seat = table.seat_of(user.id if user else None)
    if user is None or seat is None:
        return answer_page(request, 403)
    do = await field(request, "do")
    if table.game is None and do == "leave":
        return await _get_up(request, site, table, user)
    following = ""
    try:
        if do in ("again", "now"):
            following = await series.want_again(site.hall, table, seat, is_now=do == "now")
        else:
            await do_it(table, seat, do)
    except IllegalAction:
        return answer_page(request, 409, t("web-refused", language))
    if is_htmx(request):
        return Response(None, status_code=204)  # the bar that is pushed has the way to go
    return see_other(f"/tables/{following or game}")


async def _get_up(
    request: Request[Any, Any, Any], site: Site, table: Table, user: User
) -> Response[Any]:
    """Leave a table before its game, which its host cannot: it is his."""
    async with table.lock:
        if table.game is not None or table.row.owner == user.id:
            return answer_page(request, 409, t("web-refused", language_of(request, user)))
        await site.store.leave_seat(table.id, user.id)
        table.chairs = list(await site.store.seats_of(table.id))
    table.changed()
    return see_other("/")


async def do_it(table: Table, seat: int, do: str) -> None:
    """Do what a seat asks for. Raises IllegalAction."""
    word, _, rest = do.partition(" ")
    what = word.removeprefix("no-")
    async with table.lock:
        if word == "leave" and not table.shares_screen(seat):
            await standing_in.give_to_bot(table, seat, "left")
        elif word == "return":
            await standing_in.take_back(table, seat)
        elif word == "no-again":
            await voting.vote(table, seat, "again", is_yes=False)
        elif what == "cancel":
            await voting.vote(table, seat, "cancel", is_yes=word == what)
            if word == what:
                await voting.cancel_if_all_agree(table)
        elif what == "bot" and rest in SEAT_NUMBERS:
            await voting.vote(table, seat, "bot", int(rest), is_yes=word == what)
        else:
            raise IllegalAction(f"{do!r}: nothing that can be done")
        await voting.settle(table)
    table.changed()
