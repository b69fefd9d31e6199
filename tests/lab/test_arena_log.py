"""The file behind --resume."""

from pathlib import Path

import msgspec
import pytest

import vendome
from vendome import BadOption
from vendome.lab.arena import Arena, Deal, DealLog, PlayedGame
from vendome.lab.arena.log import Header
from vendome.lab.arena.times import Times
from vendome.lab.work_log import encoded


def arena_of(*bots: str, players: int = 2, versus: str | None = None, seed: int = 1, hands: int = 1) -> Arena:
    return Arena(vendome.game("shadow_thief", players=players, hands=hands), bots, versus, seed)


ARENA = arena_of("a", "b")
GAMES = [PlayedGame([0, 1], [3, 4], [1]), PlayedGame([1, 0], [5, 4], [0])]
DEALS = [Deal(number, GAMES, {0: Times(1, 5, {37: 1}), 1: Times()}) for number in (2, 0, 1)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "arena.jsonl"
    with DealLog(path, ARENA) as log:
        assert log.known == {}
        for deal in DEALS:
            log.add(deal)
    return path


def known(path: Path, arena: Arena = ARENA) -> dict[int, Deal]:
    with DealLog(path, arena) as log:
        return log.known


def test_what_was_kept_is_known_again(path: Path) -> None:
    before = path.read_bytes()
    assert known(path) == {deal.number: deal for deal in DEALS}
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_last_line_that_was_cut_off_is_dropped(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with DealLog(path, ARENA) as log:
        assert set(log.known) == {0, 2}
        log.add(DEALS[2])
    assert set(known(path)) == {0, 1, 2}


@pytest.mark.parametrize("size", [0, 1, 30])
def test_a_file_that_ends_in_its_header_is_begun_anew(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    assert known(path) == {}
    assert path.read_bytes() == encoded(Header.of(ARENA))


OTHERS = [
    (arena_of("a", "b", seed=2), "its seed is 1, not 2"),
    (arena_of("a", "c"), "its bots is a,b, not a,c"),
    (arena_of("a", "b", versus="c"), "its versus is none, not c"),
    (arena_of("a", "b", players=3), "its players is 2, not 3"),
    (arena_of("a", "b", hands=2), "its options is hands=1, not hands=2"),
    (Arena(vendome.game("gentlemen_thieves", players=2), ("a", "b"), None, 1), "its game is shadow_thief"),
]


@pytest.mark.parametrize(("other", "reason"), OTHERS, ids=[reason for _, reason in OTHERS])
def test_the_file_of_another_arena_is_refused_and_left_alone(path: Path, other: Arena, reason: str) -> None:
    before = path.read_bytes()
    with pytest.raises(BadOption, match=reason):
        known(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"my diary", b"my diary\n", b'{"format": "vendome-record/1"}\n', b"\xff\n", b"[]\n"]
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadOption, match="is not the file of an arena"):
        known(path)
    assert path.read_bytes() == content


BROKEN = [
    b"{",
    b"\xff",
    b"",
    b'{"number": 0}',
    msgspec.json.encode(Deal(-1, GAMES, {})),
    msgspec.json.encode(Deal(0, GAMES[:1], {})),
    msgspec.json.encode(Deal(0, GAMES, {7: Times()})),
    msgspec.json.encode(Deal(0, [GAMES[0], PlayedGame([0, 2], [1, 2], [0])], {})),
    msgspec.json.encode(Deal(0, [GAMES[0], PlayedGame([0, 1], [1, 2], [])], {})),
    msgspec.json.encode(Deal(0, [GAMES[0], PlayedGame([0, 1], [1, 2], [2])], {})),
    msgspec.json.encode(Deal(0, [GAMES[0], PlayedGame([0, 1], [1], [0])], {})),
]


@pytest.mark.parametrize("line", BROKEN)
def test_a_broken_line_is_named(path: Path, line: bytes) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadOption, match="line 5: not a deal"):
        known(path)
