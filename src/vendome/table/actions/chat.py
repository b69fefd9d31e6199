"""What is said at a table: by its players in the chat, and by those who only watch in the gallery."""

from __future__ import annotations

import hashlib

from vendome.table.actions.common import need_token, one_line, shielded
from vendome.table.house import House
from vendome.table.phrases import PHRASES
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Say, SayInGallery
from vendome.table.protocol.shared_types import Talk
from vendome.table.protocol.views import Said
from vendome.table.room import Room
from vendome.table.storage.stored import CHAT_LINES
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer


@shielded
async def say(house: House, room: Room, viewer: Viewer, wish: Say) -> None:
    need_token(viewer)
    text = text_of(wish)
    async with house.changing(room, viewer) as viewer:
        if room.row.settings.chat == "off":
            raise Refused("chat-off")
        check_form(room.row.settings.chat, wish)
        name = "Host" if viewer.seat is None else room.seats[viewer.seat].name
        said = Said(viewer.seat, name, text, round(room.clock.now(), 3), wish.phrase)
        try:
            await house.store.say(room.row.id, room.lines_said, said)
        except Conflict:
            await house.catch_up(room)
            raise Refused("spoke-first") from None
        room.lines_said += 1
        room.chat = [*room.chat, said][-CHAT_LINES:]
        house.changed(room)


@shielded
async def say_in_gallery(house: House, room: Room, viewer: Viewer, wish: SayInGallery) -> None:
    """Players don't hear it before the game is over: it could tell them what they have missed."""
    check_may_speak_in_gallery(room, viewer)
    text = text_of(wish)
    async with house.changing(room, viewer):
        if room.row.settings.gallery == "off":
            raise Refused("gallery-off")
        check_form(room.row.settings.gallery, wish)
        said = Said(None, one_line(wish.name), text, round(room.clock.now(), 3), wish.phrase)
        said.who = spectator(room.row.id, wish.key)
        try:
            await house.store.say(room.row.id, room.gallery_lines_said, said)
        except Conflict:
            await house.catch_up(room)
            raise Refused("spoke-first") from None
        room.gallery_lines_said += 1
        room.gallery = [*room.gallery, said][-CHAT_LINES:]
        house.changed(room, hears=room.may_see_gallery)


def text_of(wish: Say) -> str:
    """What is said, on one line; a phrase in English."""
    if wish.phrase:
        if wish.text:
            raise Refused("wrong-form", reason="either `text` or `phrase`")
        return PHRASES[wish.phrase]
    text = one_line(wish.text)
    if not text:
        raise Refused("nothing-said")
    return text


def check_form(talk: Talk, wish: Say) -> None:
    """Refused, if the host wants to hear phrases alone."""
    if talk == "phrases" and not wish.phrase:
        raise Refused("phrases-only")


def check_may_speak_in_gallery(room: Room, viewer: Viewer) -> None:
    if not room.row.settings.spectators:
        raise Refused("private")
    if viewer.seat is not None:
        raise Refused("gallery-for-spectators")
    if not room.has_begun:
        raise Refused("not-started")


def spectator(table: str, key: str) -> str:
    """By this others see that it is the same person; nobody else can speak as this one, or know them elsewhere."""
    return hashlib.sha256(f"vendome gallery:{table}:{key}".encode()).hexdigest()[:12]
