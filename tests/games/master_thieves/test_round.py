"""MT-3: choosing, the order of a round, its end, the passing of cards."""

import pytest

from games.master_thieves.world import black, choose, play, put, red, table, told
from vendome import IllegalMove, State

pytestmark = pytest.mark.interpreted

CHARACTERS = ["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"]


def numbers(state: State, seat: int) -> list[int]:
    row: list[int] = state.record.number[seat].tolist()
    return row


def play_turns(state: State) -> list[int]:
    """Play what is asked until all must choose again; the seats in the order in which they opened a drawer."""
    order = []
    while len(state.asked) == 1 and not state.moves()[0].startswith("choose"):
        moves = state.moves()
        if moves[0].startswith("open"):
            order.append(state.asked[0])
        state.play("done" if "done" in moves else "place nothing" if "place nothing" in moves else moves[-1])
    return order


def test_MT_3_1_each_seat_secretly_chooses_a_card_of_its_hand_in_any_order() -> None:
    state = table(3)
    assert state.asked == [0, 1, 2]
    assert state.moves(1) == sorted(f"choose {character}" for character in CHARACTERS)
    state.play("choose thief", 2)
    assert state.asked == [0, 1]
    for seat in (0, 1, -1):
        assert state.view(seat)["seats"][2]["chosen"] is True
        assert state.view(seat)["seats"][2]["card"] is None
    assert "thief" not in str(told(state))


def test_MT_3_2_the_printed_example_of_a_rounds_order() -> None:
    """Gemologist 8; smugglers 2, 5 and 8; detective 4; master thief 3; thieves 5 and 7."""
    chosen = [
        ("gemologist", 8), ("smuggler", 8), ("thief", 7), ("smuggler", 2),
        ("detective", 4), ("master-thief", 3), ("smuggler", 5), ("thief", 5),
    ]  # fmt: skip
    rows = [[0] * 6 for _ in chosen]
    for kind, character in enumerate(CHARACTERS):
        fixed = {seat: number for seat, (name, number) in enumerate(chosen) if name == character}
        others = iter(number for number in range(1, 9) if number not in fixed.values())
        for seat, row in enumerate(rows):
            row[kind] = fixed[seat] if seat in fixed else next(others)
    state = table(8, rows)
    choose(state, *(character for character, _ in chosen))
    assert [line for line in told(state) if "reveals" in line] == [
        "Seat 1 reveals smuggler number 8.",
        "Seat 3 reveals smuggler number 2.",
        "Seat 6 reveals smuggler number 5.",
    ]
    assert play_turns(state) == [3, 6, 1, 0, 7, 2, 5]


def test_MT_3_2_the_others_stay_secret_until_the_last_smuggler_has_finished() -> None:
    state = table(3)
    choose(state, "smuggler", "thief", "smuggler")
    for move in ("open TN", "place nothing", "done", "open TE", "place nothing"):
        assert state.view(0)["seats"][1]["card"] is None
        state.play(move)
    assert state.view(0)["seats"][1]["card"] is None  # the handling belongs to the turn
    state.play("done")
    assert state.view(0)["seats"][1]["card"] == {"character": "thief", "number": 2}


def test_MT_3_2_without_a_smuggler_all_are_revealed_at_once() -> None:
    state = table(2)
    choose(state, "thief", "detective")
    assert [seat["card"]["character"] for seat in state.view()["seats"]] == ["thief", "detective"]
    assert state.asked == [0]


def test_MT_3_2_the_smugglers_share_before_the_jewellers_act() -> None:
    state = table(2)
    put(state, "TN", diamonds=1)
    choose(state, "jeweller", "smuggler")
    play(state, "open TN", "place nothing", "done")
    assert (state.asked, state.moves()) == ([1], ["pick diamond"])
    state.play("pick diamond")
    assert (state.asked, state.moves()[0]) == ([0], "open BE")


def test_MT_3_2_detectives_take_no_turn() -> None:
    state = table(2)
    choose(state, "detective", "detective")
    assert state.asked == [0, 1]  # the next round
    assert state.record.rounds == 1


def test_MT_3_3_at_the_end_of_a_round_the_detectives_share_the_red_pillow() -> None:
    state = table(2)
    put(state, "TN", diamonds=2, face=1)
    choose(state, "thief", "detective")
    play(state, "open TN", "done")
    assert (state.asked, red(state)) == ([1], (2, 0))
    play(state, "pick diamond", "pick diamond")
    assert (black(state, 1), red(state)) == ((2, 0, 0), (0, 0))
    assert state.record.rounds == 1


def test_MT_3_3_without_a_detective_it_stays_there() -> None:
    state = table(2)
    put(state, "TN", diamonds=2, face=1)
    choose(state, "thief", "thief")
    play(state, "open TN", "done", "open TN", "done")
    assert state.record.rounds == 1
    assert red(state) == (2, 0)


def test_MT_3_4_a_played_card_is_put_aside() -> None:
    state = table(2)
    choose(state, "detective", "thief")
    play(state, "open TN", "done")
    assert "choose detective" not in state.moves(0)
    assert "choose thief" not in state.moves(1)
    assert len(state.moves(0)) == len(state.moves(1)) == 5
    with pytest.raises(IllegalMove):
        state.play("choose detective", 0)


def test_MT_3_4_after_six_rounds_each_seat_passes_its_cards_to_the_left() -> None:
    rows = [[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8]]
    state = table(3, rows)
    for i, character in enumerate(CHARACTERS):
        assert [numbers(state, seat) for seat in range(3)] == rows
        choose(state, *[character] * 3)
        play_turns(state)
        assert state.record.rounds == i + 1
    assert [numbers(state, seat) for seat in range(3)] == [rows[2], rows[0], rows[1]]
    assert len(state.moves(0)) == 6
    assert "All cards have been played: everyone passes them to the left." in told(state)
