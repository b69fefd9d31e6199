"""Performs a call: finds its table, sees who calls, and makes an answer of whatever comes of it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from vendome.table.actions.substitutes import come_back
from vendome.table.calls.common import Answer, Call, Request, Services, StoredAnswer
from vendome.table.calls.records import finished_game
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.line import AnyLine, Line, LineWish
from vendome.table.problems import Refused
from vendome.table.room import Listener
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Viewer

log = logging.getLogger(__name__)


class TablesHere:
    """All tables are in this process."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def perform(self, call: Call, request: Request) -> Answer | StoredAnswer:
        return await perform(call, request)

    async def open_line(self, wish: LineWish, listener: Listener) -> AnyLine:
        return await Line.open(self.house, wish, listener)


async def perform(call: Call, request: Request) -> Answer | StoredAnswer:
    """Elsewhere, if the table is not in this process. Nothing has been changed then."""
    try:
        answer = await answer_to(call, request)
        return answer if isinstance(answer, StoredAnswer) else Answer(call.status, msgspec.json.encode(answer))
    except Elsewhere:
        raise
    except Refused as refused:
        return refusal(refused)
    except Unavailable as error:
        log.error("the store does not answer", extra={"reason": str(error)})
        return refusal(Refused("unavailable"))
    except Exception:
        log.exception("a call failed", extra={"call": call.name})
        return refusal(Refused("broken"))


async def answer_to(call: Call, request: Request) -> Any:
    try:
        if call.is_about_table and request.finished_ is None:
            await enter(request.services, call, request)
        return await call.does(request)
    except Refused:
        if request.room_ is not None:
            await request.services.house.confirm(request.room_)
        raise


def refusal(refused: Refused) -> Answer:
    return Answer(refused.status, refused.encode(), refused.code, refused.details.get("wait"))


async def enter(services: Services, call: Call, request: Request) -> None:
    """Whoever calls with a token is there: a bot that plays for them stops."""
    house = services.house
    room = request.room_ = await house.find(request.path["table"], request.address)
    viewer = request.viewer = room.viewer(request.token)
    house.looked(room, viewer, request.address)
    if call.counts_as_presence and viewer != Viewer():
        room.note_presence(viewer)
        await come_back(house, room, viewer)
    if call.needs_record:
        request.finished_ = finished_game(room)
