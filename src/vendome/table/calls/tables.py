"""Calls about a table: to make one, to sit down, to play, to look after it."""

from vendome.table.actions import (
    before_game,
    breaks,
    hosting,
    idle_players,
    leaving,
    moves,
    new_table,
    substitutes,
    taking_back,
    words,
)
from vendome.table.actions.chat import check_may_speak_in_gallery, say, say_in_gallery
from vendome.table.actions.common import need_seat, need_token
from vendome.table.actions.play_again import play_again
from vendome.table.actions.reacting import react
from vendome.table.calls.common import TABLE, Call, Request
from vendome.table.problems import Refused
from vendome.table.protocol.answers import (
    Hint,
    NewTableMade,
    NextTable,
    Observation,
    SeatToken,
    SeatVacated,
    TableClosed,
    Why,
)
from vendome.table.protocol.requests import Join, Start, Substitute
from vendome.table.protocol.views import View
from vendome.table.view_builder import view_of


async def create(request: Request) -> NewTableMade:
    request.services.limits.tables.take(request.address, "too-many-tables")
    return await new_table.create(request.house, request.body, request.address, request.device)


async def join(request: Request) -> SeatToken:
    request.services.limits.joins.take(request.address, "too-many-joins")
    return await before_game.join(request.house, request.room, request.body, request.device, request.address)


JOIN = Call(
    "POST", "/api/tables/{table}/join", join, "Take an open seat", SeatToken, Join,
    refusals=(*TABLE, "taken", "started", "no-such-thing", "forbidden", "bad-option"),
)  # fmt: skip


async def start(request: Request) -> View:
    await before_game.start(request.house, request.room, request.viewer, request.body or Start())
    return view_of(request.room, request.viewer)


async def word(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await words.tell(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def view(request: Request) -> View:
    request.room.check_may_look(request.viewer)
    return view_of(request.room, request.viewer)


async def move(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-moves")
    await moves.move(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def take_back(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-moves")
    await taking_back.take_back(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def answer_take_back(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await taking_back.answer(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def chat(request: Request) -> View:
    need_token(request.viewer)
    request.services.limits.chat.take(request.token, "too-many-messages")
    await say(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def gallery(request: Request) -> View:
    """Anybody may speak here, so it counts by address, and for the table in all."""
    check_may_speak_in_gallery(request.room, request.viewer)
    request.services.limits.gallery.take(request.address, "too-many-messages")
    request.services.limits.gallery_of_one.take(request.room.row.id, "too-many-messages")
    await say_in_gallery(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def reactions(request: Request) -> View:
    need_seat(request.viewer)
    request.services.limits.reactions.take(request.token, "too-many-messages")
    await react(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def hint(request: Request) -> Hint:
    request.services.limits.hints.take(request.token, "too-many-questions")
    return await request.services.hints.hint(request.room, request.viewer)


async def why(request: Request) -> Why:
    request.services.limits.moves.take(request.token, "too-many-questions")
    need_token(request.viewer)
    if request.viewer.seat is None:
        raise Refused("seated-only")
    move = request.query.get("move", "")
    return Why(move, request.room.session.why_not(request.viewer.seat, move))


async def observation(request: Request) -> Observation:
    seat = need_seat(request.viewer)
    request.services.limits.moves.take(request.token, "too-many-questions")
    return request.room.session.observation(seat)


async def settings(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await hosting.change_settings(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def take_break(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    need_seat(request.viewer)
    await breaks.take_break(request.house, request.room, request.viewer, request.body.until)
    return view_of(request.room, request.viewer)


async def host(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await hosting.hand_over(request.house, request.room, request.viewer, request.body.seat)
    return view_of(request.room, request.room.recognised(request.viewer))


async def close(request: Request) -> TableClosed:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await hosting.close_table(request.house, request.room, request.viewer)
    return TableClosed(request.room.row.id)


async def vacate(request: Request) -> SeatVacated:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await leaving.vacate(request.house, request.room, request.viewer, request.number)
    return SeatVacated(request.number)


async def here(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await idle_players.say_here(request.house, request.room, request.viewer)
    return view_of(request.room, request.viewer)


async def substitute(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    wish = request.body or Substitute()
    await substitutes.substitute(request.house, request.room, request.viewer, request.number, wish)
    return view_of(request.room, request.viewer)


async def again(request: Request) -> NextTable:
    request.services.limits.tables.take(request.address, "too-many-tables")
    return NextTable(await play_again(request.house, request.room, request.viewer))
