"""The file behind `--resume`, and a report that goes on from it."""

from pathlib import Path

import msgspec
import pytest

import vendome
from lab.report.made_up import SMALL, game_of
from vendome import BadOption
from vendome.lab.report.log import Header, ReportLog
from vendome.lab.report.pieces import Outcome, Piece, Played, Watched
from vendome.lab.report.plan import BUDGETS, Plan, find_budget
from vendome.lab.report.players import Player
from vendome.lab.work_log import encoded


def plan_of(
    players: int = 2, seed: int = 1, hands: int = 1, against: int | None = None, game: str = "shadow_thief"
) -> Plan:
    options = {"hands": hands} if game == "shadow_thief" else {}
    other = vendome.game(game, players=players, hands=against) if against else None
    return Plan(vendome.game(game, players=players, **options), other, SMALL, seed)


PLAN = plan_of()
PIECES = [*PLAN.watched(2, 2), *PLAN.matches(2, 1, Player("greedy"), Player("random"))]
KEYS = [piece.key for piece in PIECES]
OUTCOMES: list[Outcome] = [
    Watched(KEYS[1], [game_of([0]), game_of([0, 1])]),
    Watched(KEYS[0], [game_of([1]), game_of([1])]),
    Played(KEYS[2], [1.0, 0.5]),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "report.jsonl"
    with ReportLog(path, PLAN, PIECES) as log:
        assert log.known == {}
        for outcome in OUTCOMES:
            log.add(outcome)
    return path


def known(path: Path, plan: Plan = PLAN, pieces: list[Piece] = PIECES) -> dict[str, Outcome]:
    with ReportLog(path, plan, pieces) as log:
        return log.known


def test_what_was_kept_is_known_again(path: Path) -> None:
    before = path.read_bytes()
    assert known(path) == {outcome.key: outcome for outcome in OUTCOMES}
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_last_line_that_was_cut_off_is_dropped(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with ReportLog(path, PLAN, PIECES) as log:
        assert set(log.known) == set(KEYS[:2])
        log.add(OUTCOMES[2])
    assert set(known(path)) == set(KEYS)


@pytest.mark.parametrize("size", [0, 1, 30])
def test_a_file_that_ends_in_its_header_is_begun_anew(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    assert known(path) == {}
    assert path.read_bytes() == encoded(Header.of(PLAN))


OTHERS = [
    (plan_of(seed=2), "its seed is 1, not 2"),
    (plan_of(players=3), "its players is 2, not 3"),
    (plan_of(hands=2), "its options is hands=1, not hands=2"),
    (plan_of(against=3), "its against is none, not hands=3"),
    (Plan(PLAN.setup, None, BUDGETS["quick"], 1), "its budget is small, not quick"),
    (plan_of(game="gentlemen_thieves"), "its game is shadow_thief"),
]


@pytest.mark.parametrize(("plan", "words"), OTHERS)
def test_the_file_of_another_report_is_refused(path: Path, plan: Plan, words: str) -> None:
    before = path.read_bytes()
    with pytest.raises(BadOption, match=words):
        known(path, plan)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b'{"format":"vendome-arena/1"}\n', b"\xff\xfe\n", b"hello"])
def test_what_is_not_the_file_of_a_report_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(text)
    with pytest.raises(BadOption, match="is not the file of a report"):
        known(path)
    assert path.read_bytes() == text


BROKEN = [
    b"{}",
    b"\xff",
    msgspec.json.encode(Played("nothing", [1.0, 0.0])),
    msgspec.json.encode(Played(KEYS[0], [1.0, 0.0])),
    msgspec.json.encode(Played(KEYS[2], [1.0])),
    msgspec.json.encode(Played(KEYS[2], [1.0, 7.0])),
    msgspec.json.encode(Watched(KEYS[0], [game_of([0])])),
    msgspec.json.encode(Watched(KEYS[0], [game_of([0]), game_of([2])])),
    msgspec.json.encode(Watched(KEYS[2], [game_of([0]), game_of([1])])),
]


@pytest.mark.parametrize("line", BROKEN)
def test_a_broken_line_is_named(path: Path, line: bytes) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadOption, match="line 5: not a piece of"):
        known(path)


def test_an_unknown_budget_is_named() -> None:
    with pytest.raises(vendome.UnknownName, match="unknown budget 'quik'; did you mean 'quick'"):
        find_budget("quik")
