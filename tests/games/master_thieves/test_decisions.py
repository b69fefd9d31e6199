"""The decisions that are asked, the moves they have, and the chance lines."""

import pytest

import vendome
from games.master_thieves.world import DOWN, choose, dealt, play, put, table
from vendome import GAMES, Chance, Decision, ImpossibleChance
from vendome.games.master_thieves.moves import MOVES

pytestmark = pytest.mark.interpreted

POSITIONS = [level + side for level in "BMT" for side in "ENSW"]


def test_the_moves_of_the_game_are_those_of_the_rulebook_sorted() -> None:
    assert GAMES["master_thieves"].moves is MOVES
    assert list(MOVES) == [
        "alarm no", "alarm yes",
        "choose detective", "choose gemologist", "choose jeweller", "choose master-thief", "choose smuggler",
        "choose thief",
        "done",
        *(f"fill {position}" for position in POSITIONS),
        *(f"open {position}" for position in POSITIONS),
        "pick diamond", "pick sapphire",
        "place diamond", "place nothing", "place sapphire",
        "rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right",
        "ruby leave", "ruby take",
        "search", "take", "turn",
    ]  # fmt: skip


def test_a_single_legal_move_is_asked_all_the_same() -> None:
    session = table(2)
    session.state.hand[:2] = 1 << 3  # thieves
    assert session.moves(0) == ["choose thief"]
    session = table(2)
    session.state.red[:] = (1, 0)
    choose(session, "detective", "detective")
    assert session.moves() == ["pick diamond"]
    session = table(2, edition="fr")
    session.state.white[0] = (0, 1)
    choose(session, "jeweller", "detective")
    session.play("open TN")
    assert session.moves() == ["place sapphire"]


def test_only_imitations_on_the_white_pillow_can_be_placed() -> None:
    for white, expected in (
        ((1, 0), ["place diamond", "place nothing"]),
        ((0, 2), ["place nothing", "place sapphire"]),
    ):
        session = table(2)
        session.state.white[0] = white
        choose(session, "smuggler", "detective")
        session.play("open TN")
        assert session.moves() == expected


def test_only_gems_on_the_red_pillow_can_be_picked() -> None:
    for red, expected in (((0, 1), ["pick sapphire"]), ((2, 1), ["pick diamond", "pick sapphire"])):
        session = table(2)
        session.state.red[:] = red
        choose(session, "detective", "detective")
        assert session.moves() == expected


def test_a_fall_asks_nothing_but_the_handling_of_the_box() -> None:
    for character in ("smuggler", "jeweller", "thief", "master-thief"):
        session = table(2)
        put(session, "TN", sapphires=1, face=DOWN)
        choose(session, character, "master-thief")
        play(session, "open TN", "done")
        assert (session.asked, session.moves()[0]) == ([1], "open BE")


def test_a_secret_choice_stands_in_the_log_in_seat_order() -> None:
    session = table(2)
    session.play("choose thief", 1)
    session.play("choose detective", 0)
    assert session.log[-2:] == [Decision(0, "choose detective"), Decision(1, "choose thief")]


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
