"""The decisions that are asked, the moves they have, and the chance lines."""

import pytest

import vendome
from games.master_thieves.world import DOWN, choose, dealt, play, put, table
from vendome import GAMES, Chance, Decision, ImpossibleChance
from vendome.games.master_thieves.params import MOVES

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
    state = table(2)
    state.record.hand[:2] = 1 << 3  # thieves
    assert state.moves(0) == ["choose thief"]
    state = table(2)
    state.record.red[:] = (1, 0)
    choose(state, "detective", "detective")
    assert state.moves() == ["pick diamond"]
    state = table(2, edition="fr")
    state.record.white[0] = (0, 1)
    choose(state, "jeweller", "detective")
    state.play("open TN")
    assert state.moves() == ["place sapphire"]


def test_only_imitations_on_the_white_pillow_can_be_placed() -> None:
    for white, expected in (
        ((1, 0), ["place diamond", "place nothing"]),
        ((0, 2), ["place nothing", "place sapphire"]),
    ):
        state = table(2)
        state.record.white[0] = white
        choose(state, "smuggler", "detective")
        state.play("open TN")
        assert state.moves() == expected


def test_only_gems_on_the_red_pillow_can_be_picked() -> None:
    for red, expected in (((0, 1), ["pick sapphire"]), ((2, 1), ["pick diamond", "pick sapphire"])):
        state = table(2)
        state.record.red[:] = red
        choose(state, "detective", "detective")
        assert state.moves() == expected


def test_a_fall_asks_nothing_but_the_handling_of_the_box() -> None:
    for character in ("smuggler", "jeweller", "thief", "master-thief"):
        state = table(2)
        put(state, "TN", sapphires=1, face=DOWN)
        choose(state, character, "master-thief")
        play(state, "open TN", "done")
        assert (state.asked, state.moves()[0]) == ([1], "open BE")


def test_a_secret_choice_stands_in_the_log_in_seat_order() -> None:
    state = table(2)
    state.play("choose thief", 1)
    state.play("choose detective", 0)
    assert state.log[-2:] == [Decision(0, "choose detective"), Decision(1, "choose thief")]


def test_one_deal_line_a_seat_in_seat_order_at_the_start() -> None:
    state = vendome.game("master_thieves", players=8).start(seed=1)
    lines = [line.line for line in state.log if isinstance(line, Chance)]
    assert len(lines) == len(state.log) == 8
    for seat, line in enumerate(lines):
        assert line == f"deal {seat} " + " ".join(str(number) for number in state.record.number[seat])


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
    state = setup.blank()
    state.happen(setup.game.text.parse_chance(state.record, "deal 0 1 1 1 1 1 1"))
    with pytest.raises(ImpossibleChance) as refused:
        setup.game.text.parse_chance(state.record, line)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_scripted_deal_is_logged_as_it_was_written() -> None:
    state = dealt(2, rows=[[8, 7, 6, 5, 4, 3], [1, 2, 3, 4, 5, 6]])
    assert state.log == [Chance("deal 0 8 7 6 5 4 3"), Chance("deal 1 1 2 3 4 5 6")]
