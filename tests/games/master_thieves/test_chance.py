"""The chance lines: one deal for each seat."""

import pytest

import vendome
from games.master_thieves.world import dealt
from vendome import Chance, ImpossibleChance

pytestmark = pytest.mark.interpreted


def test_one_deal_line_a_seat_in_seat_order_at_the_start() -> None:
    session = vendome.game("master_thieves", players=8).start(seed=1)
    lines = [line.line for line in session.log if isinstance(line, Chance)]
    assert len(lines) == len(session.log) == 8
    for seat, line in enumerate(lines):
        assert line == f"deal {seat} " + " ".join(str(number) for number in session.state.number[seat])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "expected a line 'deal 1' with 6 numbers, got ''"),
        ("shuffle 1 1 1 1 1 1 1", "expected a line 'deal 1' with 6 numbers"),
        ("deal 1 2 2 2 2 2", "expected a line 'deal 1' with 6 numbers"),
        ("deal 1 2 2 2 2 2 2 2", "expected a line 'deal 1' with 6 numbers"),
        ("deal  1 2 2 2 2 2 2", "expected a line 'deal 1' with 6 numbers"),
        ("deal 0 2 2 2 2 2 2", "the cards of seat 1 are dealt now, not those of seat '0'"),
        ("deal 1 2 2 2 2 2 9", "'9' is not the number of a card (1 to 8)"),
        ("deal 1 2 2 0 2 2 2", "'0' is not the number of a card (1 to 8)"),
        ("deal 1 2 2 02 2 2 2", "'02' is not the number of a card (1 to 8)"),
        ("deal 1 2 2 ² 2 2 2", "'²' is not the number of a card (1 to 8)"),
        ("deal 1 2 2 2 2 1 2", "master-thief 1 was dealt already"),
    ],
)
def test_an_impossible_deal_is_refused_with_its_reason(line: str, reason: str) -> None:
    setup = vendome.game("master_thieves", players=3)
    session = setup.blank()
    session.happen(setup.game.chance.read(session.state, "deal 0 1 1 1 1 1 1"))
    with pytest.raises(ImpossibleChance) as refused:
        setup.game.chance.read(session.state, line)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_scripted_deal_is_logged_as_it_was_written() -> None:
    session = dealt(2, rows=[[8, 7, 6, 5, 4, 3], [1, 2, 3, 4, 5, 6]])
    assert session.log == [Chance("deal 0 8 7 6 5 4 3"), Chance("deal 1 1 2 3 4 5 6")]
