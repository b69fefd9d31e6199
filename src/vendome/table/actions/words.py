"""The players' words: what each device adds to the deal, so that nobody can pick it.

A device shows the hash of its word when its player sits down. It tells the word itself once nobody can sit down any
more, so that nobody can choose a word to go with those of the others.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from vendome.engine.records import hash_of
from vendome.table.actions.common import need_token, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import TellWord
from vendome.table.room import Room
from vendome.table.storage.rows import SeatRow
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer


@shielded
async def tell(house: House, room: Room, viewer: Viewer, wish: TellWord) -> None:
    """A device tells its word. The same word again changes nothing."""
    need_token(viewer)
    async with house.changing(room, viewer) as viewer:
        if has_told(room, viewer, wish.word):
            return
        if room.has_begun:
            raise Refused("word-too-late")
        if not room.is_settled:
            raise Refused("word-too-early")
        assert viewer.seat is not None
        seat = replace(room.seats[viewer.seat], word=wish.word, next_hash=wish.next_hash)
        try:
            await house.store.tell_word(room.row.id, seat)
        except Conflict:  # another process began the game
            await house.catch_up(room)
            raise Refused("word-too-late") from None
        room.seats[seat.seat] = seat
        if not room.words_due:
            room.all_words_told.set()
        house.changed(room)


def has_told(room: Room, viewer: Viewer, word: str) -> bool:
    """Whether the seat has told this word already; Refused, if it can't be the seat's word."""
    seat = None if viewer.seat is None else room.seats[viewer.seat]
    if seat is None or seat.word_hash is None:
        raise Refused("no-word-hash")
    if hash_of(word) != seat.word_hash:
        raise Refused("wrong-word")
    return seat.word is not None


def with_next_word(seat: SeatRow) -> SeatRow:
    """The seat as it is when the deal is to be drawn anew: a word that was told is known, so it is the next one's turn.
    One that was not told is as good as before."""
    return seat if seat.word is None else replace(seat, word_hash=seat.next_hash, word=None, next_hash=None)


async def wait_for_words(house: House, room: Room) -> None:
    """Until all devices have told their words, but not for long: one that has gone must not hold up the others. Not
    called under the room's lock, which the words need."""
    if room.words_due:
        with suppress(TimeoutError):
            async with asyncio.timeout(house.settings.word_seconds):
                await room.all_words_told.wait()
