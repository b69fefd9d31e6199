"""Hints: a bot's opinion of the moves that a person has."""

from vendome.table.actions.common import need_token
from vendome.table.bot_workers import BotWorkers
from vendome.table.house import House
from vendome.table.levels import hint_bot
from vendome.table.problems import Refused
from vendome.table.protocol.answers import Hint, HintMove
from vendome.table.room import Room
from vendome.table.tokens import Viewer
from vendome.table.workers import QueueFull, TooLong

MOST_AT_ONCE = 16  # hints share the bots' worker processes, and a bot that is asked should not wait for long


class Hints:
    def __init__(self, house: House, workers: BotWorkers, level: str) -> None:
        self.house, self.workers, self.level = house, workers, level
        self.under_way = 0  # how many hints are being thought about

    async def hint(self, room: Room, viewer: Viewer) -> Hint:
        """The bot is given what the seat has seen, so its opinion gives nothing else away."""
        need_token(viewer)
        if viewer.seat is None or not room.hints_for(viewer):
            raise Refused("no-hints")
        session = room.session
        if viewer.seat not in session.asked:
            raise Refused("hints-when-asked")
        if self.under_way >= MOST_AT_ONCE:
            raise Refused("too-many-hints", details={"wait": 2.0})
        self.under_way += 1
        try:
            witness = await self.house.witness(room, viewer.seat, room.place)
            question = room.bot_question(witness, session.ply(viewer.seat), hint_bot(self.level))
            opinions = await self.workers.consider(question, room.place)
        except (QueueFull, TooLong):
            raise Refused("too-many-hints", details={"wait": 2.0}) from None
        finally:
            self.under_way -= 1
        moves = session.setup.game.moves
        return Hint([HintMove(moves[o.action], round(o.value, 4), round(o.share, 4)) for o in opinions])
