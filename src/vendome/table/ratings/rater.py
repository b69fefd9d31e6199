"""The rater: rates the games that wait for it, in the order of their end.

Every process has one, and all take the same game first. A game is rated in one transaction, which fails if another
process was first, or if a rating is not what it was when we read it. So whatever is killed when, each game is rated
once.
"""

from __future__ import annotations

import asyncio
import logging

from vendome.table.house import House
from vendome.table.ratings.anchors import anchors_of
from vendome.table.ratings.change import changes
from vendome.table.storage.writer import Conflict, Unavailable

log = logging.getLogger(__name__)

LOOK_EVERY = 10.0  # seconds between two looks at what a process has left behind that ended
AGAIN_AFTER = 0.1  # seconds, when somebody else was first


class Rater:
    def __init__(self, house: House) -> None:
        self.house = house

    async def rate_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self.house.game_to_rate.wait()
            except TimeoutError:
                pass
            self.house.game_to_rate.clear()
            try:
                while await self.rate_next():
                    pass
            except Unavailable as error:
                log.warning("games wait to be rated", extra={"reason": str(error)})
                await asyncio.sleep(1.0)

    async def rate_next(self) -> bool:
        """False: no game waits."""
        ratings = self.house.store.ratings
        game = await ratings.next_game()
        if game is None:
            return False
        known = await ratings.known(game.game, [seat.person for seat in game.seats if seat.person is not None])
        try:
            await ratings.write(game, known, changes(game.seats, known, anchors_of(game.game)))
        except Conflict:  # another process was first, or somebody was erased just now: look again
            await asyncio.sleep(AGAIN_AFTER)
        return True
