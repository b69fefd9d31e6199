"""Perft: the exact number of move sequences of each length, from small set-ups.

A game's `perft.txt` has lines `players=2 hands=1 seed=1: 4 16 40 …`: how many sequences of 1, 2, 3 … decisions
there are; `after=60` plays so many random decisions first. `python tests/write_anew.py` writes the counts anew; on a
failure they are split by the first move, so that two versions can be compared down to the move that differs.
"""

from pathlib import Path
from random import Random

import pytest

import vendome
from vendome import GAMES, Session

FOLDERS = Path(__file__).parents[1] / "games"


def leaves(session: Session, depth: int) -> int:
    """How many sequences of this many decisions there are; a game that ends sooner counts once."""
    if depth == 0 or session.finished:
        return 1
    total = 0
    for move in session.moves():
        after = session.clone()
        after.play(move)
        total += leaves(after, depth - 1)
    return total


def by_first_move(session: Session, depth: int) -> str:
    lines = []
    for move in session.moves():
        after = session.clone()
        after.play(move)
        lines.append(f"{move}: {leaves(after, depth - 1)}")
    return "\n".join(lines)


def start(name: str, settings: str) -> Session:
    values: dict[str, object] = {}
    for setting in settings.split():
        key, _, value = setting.partition("=")
        values[key] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    seed, after = values.pop("seed"), values.pop("after", 0)
    assert isinstance(seed, int)
    assert isinstance(after, int)
    session = vendome.game(name, **values).start(seed)  # type: ignore[arg-type]
    random = Random(seed)
    for _ in range(after):
        session.play(random.choice(session.moves()))
    return session


def file_of(name: str) -> Path:
    return FOLDERS / name / "perft.txt"


def counted_anew(name: str) -> str:
    """A game's file with the counts of today, as many in each line as it has."""
    lines = []
    for line in file_of(name).read_text().splitlines():
        settings, colon, counts = line.partition(": ")
        if colon and not line.startswith("#"):
            session = start(name, settings)
            line = f"{settings}: {' '.join(str(leaves(session, d + 1)) for d in range(len(counts.split())))}"
        lines.append(line)
    return "\n".join([*lines, ""])


def cases() -> list[tuple[str, str, list[int]]]:
    found = []
    for name in GAMES:
        for line in file_of(name).read_text().splitlines():
            if line and not line.startswith("#"):
                settings, _, counts = line.partition(": ")
                found.append((name, settings, [int(count) for count in counts.split()]))
    return found


@pytest.mark.parametrize(("name", "settings", "counts"), cases())
def test_perft(name: str, settings: str, counts: list[int]) -> None:
    session = start(name, settings)
    for depth, expected in enumerate(counts, start=1):
        found = leaves(session, depth)
        assert found == expected, f"depth {depth}:\n{by_first_move(session, depth)}"
