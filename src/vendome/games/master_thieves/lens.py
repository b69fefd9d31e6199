"""What a seat of Master Thieves could infer: what it must remember of the box, and what others may have chosen.

Whatever lies in the box was seen by all (MT-4.7 Looking), so nothing of it is secret. But it must be remembered.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import Struct

from vendome.engine.compiler.layout import plain
from vendome.engine.events import unpack
from vendome.engine.mind import States
from vendome.games.master_thieves.events import OPENED, ROTATED_BOX, ROUND_BEGAN, TURNED_BOX, gems
from vendome.games.master_thieves.params import CHARACTERS, DRAWERS, PLACES, READING, Character, Grain, Position
from vendome.games.master_thieves.state import NONE, State
from vendome.games.master_thieves.views import Face, drawer

MEMORY: Final = 0.97  # what a rotation, a turn or a round leaves of the memory of a drawer, as `mind.belief` has it


class Remembered(Struct, frozen=True):
    """A drawer: what was in it when it was last open, which is what is in it."""

    drawer: Grain
    position: Position
    up: Face
    down: Face
    opened: int | None  # the number of the decision that opened it last; None if none did
    round: int | None  # … and the rounds that were finished then
    steps: int  # rotations, turns and new rounds since then
    forgotten: float  # how likely somebody with a fading memory has forgotten it, from 0 to 1


class FaceDown(Struct, frozen=True):
    """A card that a rival has chosen."""

    seat: int
    characters: dict[Character, float]  # how likely each is, from 0 to 1


class Sight(Struct, frozen=True):
    """What a seat could infer."""

    drawers: list[Remembered]  # in reading order
    face_down: list[FaceDown]


class Opening(NamedTuple):
    """When a drawer was last open."""

    decision: int | None = None
    finished: int | None = None  # rounds
    steps: int = 0


def read(worlds: States, history: States, seat: int) -> Sight:
    state: State = plain(history[-1])
    openings = last_openings(history)
    hidden = [other for other in range(state.players) if other != seat and is_face_down(state, other)]
    return Sight(
        [remembered(state, position, openings) for position in READING],
        [FaceDown(other, characters(worlds, other)) for other in hidden],
    )


def is_face_down(state: State, seat: int) -> bool:
    return state.chosen[seat] != NONE and not state.face_up >> seat & 1


def characters(worlds: States, seat: int) -> dict[Character, float]:
    chosen = worlds["chosen"][:, seat]
    return {name: round(float(np.mean(chosen == kind)), 3) for kind, name in enumerate(CHARACTERS)}


def last_openings(history: States) -> list[Opening]:
    """By drawer. What happened before a position was brought about by the decision before it."""
    found = [Opening()] * PLACES
    counts, events, rounds = history["event_count"].tolist(), history["events"], history["rounds"].tolist()
    for number, count in enumerate(counts):
        for event in map(unpack, events[number, :count].tolist()):
            if event.kind == OPENED:
                found[event.b] = Opening(number - 1 if number else None, rounds[number])
            elif event.kind in (ROTATED_BOX, TURNED_BOX, ROUND_BEGAN):
                found = [opening._replace(steps=opening.steps + 1) for opening in found]
    return found


def remembered(state: Any, position: Position, openings: Sequence[Opening]) -> Remembered:
    shown = drawer(state, position, "full")
    assert shown.content is not None
    last = openings[DRAWERS.index(shown.drawer)]
    return Remembered(
        shown.drawer, position, shown.content.up, shown.content.down, last.decision, last.finished, last.steps,
        round(1 - MEMORY**last.steps, 3),
    )  # fmt: skip


def lines(sight: Sight, names: Sequence[str]) -> list[str]:
    cards = [f"{names[card.seat]}: {in_words(card.characters)}" for card in sight.face_down]
    return [*map(told, sight.drawers), *cards]


def told(drawer: Remembered) -> str:
    """`TN, drawer A: 2 diamonds on top, nothing below; forgotten by 9%`."""
    up, down = (face_in_words(face) for face in (drawer.up, drawer.down))
    return f"{drawer.position}, drawer {drawer.drawer}: {up} on top, {down} below; forgotten by {drawer.forgotten:.0%}"


def face_in_words(face: Face) -> str:
    more = [word for word, is_there in (("an alarm", face.alarm is not None), ("a ruby", face.ruby)) if is_there]
    found = gems(face.diamonds, face.sapphires)
    return " and ".join(([] if found == "nothing" and more else [found]) + more)


def in_words(shares: dict[Character, float]) -> str:
    return ", ".join(f"{name.replace('-', ' ')} {share:.0%}" for name, share in shares.items() if share)
