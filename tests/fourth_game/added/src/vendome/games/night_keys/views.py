"""What a seat is shown of Night Keys: as JSON for the page, and in a terminal."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import Memory
from vendome.engine.masks import members
from vendome.games.night_keys.state import LETTERS, NONE, WORTH, Case, Phase, State


class Seat(Struct, kw_only=True):
    """What everyone sees of one seat."""

    keys: int  # in its hand
    loot: list[Case]  # the jewels it has taken
    score: int


class Public(Struct, kw_only=True):
    """What everyone sees."""

    phase: Phase
    night: int  # nights finished
    nights: int  # in the game
    cases: dict[Case, int]  # jewels in each
    worth: dict[Case, int]  # of one of them
    used: dict[Case, int]  # keys used, for each
    seats: list[Seat]


class Own(Struct, kw_only=True):
    """What only one seat sees."""

    hand: list[Case]  # its keys
    chosen: Case | None  # the key it has chosen


def public(state: Any, memory: Memory) -> Public:  # noqa: ARG001 (all that can be known lies open)
    table: State = plain(state)
    return Public(
        phase="choose" if table.end < 0 else "over",
        night=table.night,
        nights=table.nights,
        cases=dict(zip(LETTERS, table.shown, strict=True)),
        worth=dict(zip(LETTERS, WORTH, strict=True)),
        used=dict(zip(LETTERS, table.used, strict=True)),
        seats=[view_seat(table, seat) for seat in range(table.players)],
    )


def view_seat(state: State, seat: int) -> Seat:
    keys = state.nights - state.night - (state.chosen[seat] != NONE)
    return Seat(keys=keys, loot=letters(state.loot[seat]), score=state.score[seat])


def own(state: Any, seat: int, memory: Memory) -> Own:  # noqa: ARG001
    table: State = plain(state)
    return Own(hand=letters(table.hand[seat]), chosen=dict(enumerate(LETTERS)).get(table.chosen[seat]))


def letters(counts: Any) -> list[Case]:
    return [letter for letter, n in zip(LETTERS, counts, strict=True) for _ in range(n)]


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:  # noqa: ARG001 (moves show one's keys)
    table, asked = public(state, memory), members(int(state.asked))
    lines = [f"Night {min(table.night + 1, table.nights)} of {table.nights}"]
    lines += [f"  {case}: {'◆' * n or '–'} · keys used: {table.used[case]}" for case, n in table.cases.items()]
    for other, its in enumerate(table.seats):
        lines.append(f"{' >'[other in asked]} {names[other]}: {''.join(its.loot) or 'no jewels'} = {its.score}")
    return "\n".join(lines)
