"""Small tables of Master Thieves for tests: dealt by hand, the box as one needs it."""

from collections.abc import Sequence
from typing import Any

import vendome
from vendome import State
from vendome.games.master_thieves.box import DRAWERS, POSITIONS, UPPER

UP, DOWN = 0, 1


def dealt(players: int = 2, rows: Sequence[Sequence[int]] | None = None, **options: Any) -> State:
    """A game after its deal; without rows, seat 0 has every number 1, seat 1 every number 2, and so on."""
    setup = vendome.game("master_thieves", players=players, **options)
    state = setup.blank()
    for seat, row in enumerate(rows or [[n + 1] * 6 for n in range(players)]):
        line = f"deal {seat} {' '.join(map(str, row))}"
        state.happen(setup.game.text.parse_chance(state.record, line))
    return state


def table(players: int = 2, rows: Sequence[Sequence[int]] | None = None, **options: Any) -> State:
    """The first round, before the choices; the diamonds of the filling are taken out of the box again."""
    state = dealt(players, rows, **options)
    while state.record.unplaced.any() or state.moves()[0] == "done":
        state.play("done" if "done" in state.moves() else "fill TE")
    state.record.front[:] = 0
    state.record.red[:] = 0
    return state


def choose(state: State, *characters: str) -> None:
    """Every seat chooses, in seat order."""
    for seat, character in enumerate(characters):
        state.play(f"choose {character}", seat)


def compartment(state: State, position: str, face: int = UP) -> int:
    return int(UPPER[state.record.way, POSITIONS.index(position)]) ^ face


def put(
    state: State, position: str, diamonds: int = 0, sapphires: int = 0, alarm: int | None = None, face: int = UP
) -> None:
    """Put gems, and the alarm of a seat, into the drawer at a position."""
    where = compartment(state, position, face)
    state.record.front[where] += (diamonds, sapphires)
    if alarm is not None:
        state.record.alarm[where] = alarm
        state.record.alarms &= ~(1 << alarm)


def inside(state: State, position: str, face: int = UP) -> tuple[int, int]:
    """Diamonds and sapphires in a front compartment."""
    diamonds, sapphires = state.record.front[compartment(state, position, face)]
    return int(diamonds), int(sapphires)


def alarm_in(state: State, position: str, face: int = UP) -> int | None:
    """Whose alarm lies in a front compartment."""
    owner = int(state.record.alarm[compartment(state, position, face)])
    return None if owner < 0 else owner


def ruby_in(state: State, position: str, face: int = UP) -> bool:
    return bool(state.record.ruby[compartment(state, position, face)])


def has_alarm(state: State, seat: int) -> bool:
    return bool(state.record.alarms >> seat & 1)


def drawer_at(state: State, position: str) -> str:
    return DRAWERS[compartment(state, position) >> 1]


def red(state: State) -> tuple[int, int]:
    diamonds, sapphires = state.record.red
    return int(diamonds), int(sapphires)


def white(state: State, seat: int) -> tuple[int, int]:
    diamonds, sapphires = state.record.white[seat]
    return int(diamonds), int(sapphires)


def black(state: State, seat: int) -> tuple[int, int, int]:
    diamonds, sapphires, rubies = state.record.black[seat]
    return int(diamonds), int(sapphires), int(rubies)


def told(state: State) -> list[str]:
    """What happened since the last decision."""
    names = [f"Seat {seat}" for seat in range(state.setup.players)]
    return [state.game.text.sentence(event, names) for event in state.events]


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state
