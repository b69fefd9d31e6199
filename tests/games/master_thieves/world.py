"""Small tables of Master Thieves for tests: dealt by hand, the box as one needs it."""

from collections.abc import Sequence
from typing import Any

import vendome
from vendome import Session
from vendome.games.master_thieves.params import DRAWERS, POSITIONS
from vendome.games.master_thieves.rules.box import UPPER

UP, DOWN = 0, 1


def dealt(players: int = 2, rows: Sequence[Sequence[int]] | None = None, **options: Any) -> Session:
    """A game after its deal; without rows, seat 0 has every number 1, seat 1 every number 2, and so on."""
    setup = vendome.game("master_thieves", players=players, **options)
    session = setup.blank()
    for seat, row in enumerate(rows or [[n + 1] * 6 for n in range(players)]):
        line = f"deal {seat} {' '.join(map(str, row))}"
        session.happen(setup.game.chance.read(session.state, line))
    return session


def table(players: int = 2, rows: Sequence[Sequence[int]] | None = None, **options: Any) -> Session:
    """The first round, before the choices; the diamonds of the filling are taken out of the box again."""
    session = dealt(players, rows, **options)
    while session.state.unplaced.any() or session.moves()[0] == "done":
        session.play("done" if "done" in session.moves() else "fill TE")
    session.state.front[:] = 0
    session.state.red[:] = 0
    return session


def choose(session: Session, *characters: str) -> None:
    """Every seat chooses, in seat order."""
    for seat, character in enumerate(characters):
        session.play(f"choose {character}", seat)


def compartment(session: Session, position: str, face: int = UP) -> int:
    return int(UPPER[session.state.way, POSITIONS.index(position)]) ^ face


def put(
    session: Session, position: str, diamonds: int = 0, sapphires: int = 0, alarm: int | None = None, face: int = UP
) -> None:
    """Put gems, and the alarm of a seat, into the drawer at a position."""
    where = compartment(session, position, face)
    session.state.front[where] += (diamonds, sapphires)
    if alarm is not None:
        session.state.alarm[where] = alarm
        session.state.alarms &= ~(1 << alarm)


def inside(session: Session, position: str, face: int = UP) -> tuple[int, int]:
    """Diamonds and sapphires in a front compartment."""
    diamonds, sapphires = session.state.front[compartment(session, position, face)]
    return int(diamonds), int(sapphires)


def alarm_in(session: Session, position: str, face: int = UP) -> int | None:
    """Whose alarm lies in a front compartment."""
    owner = int(session.state.alarm[compartment(session, position, face)])
    return None if owner < 0 else owner


def ruby_in(session: Session, position: str, face: int = UP) -> bool:
    return bool(session.state.ruby[compartment(session, position, face)])


def has_alarm(session: Session, seat: int) -> bool:
    return bool(session.state.alarms >> seat & 1)


def drawer_at(session: Session, position: str) -> str:
    return DRAWERS[compartment(session, position) >> 1]


def red(session: Session) -> tuple[int, int]:
    diamonds, sapphires = session.state.red
    return int(diamonds), int(sapphires)


def white(session: Session, seat: int) -> tuple[int, int]:
    diamonds, sapphires = session.state.white[seat]
    return int(diamonds), int(sapphires)


def black(session: Session, seat: int) -> tuple[int, int, int]:
    diamonds, sapphires, rubies = session.state.black[seat]
    return int(diamonds), int(sapphires), int(rubies)


def told(session: Session) -> list[str]:
    """What happened since the last decision."""
    names = [f"Seat {seat}" for seat in range(session.setup.players)]
    return [session.game.events.sentence(event, names) for event in session.events]


def play(session: Session, *moves: str) -> Session:
    for move in moves:
        session.play(move)
    return session
