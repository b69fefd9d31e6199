"""MT-3: choosing, the order of a round, its end, the passing of cards."""

import pytest

from games.master_thieves.world import black, choose, play, put, red, table, told
from vendome import IllegalMove, Session

pytestmark = pytest.mark.interpreted

CHARACTERS = ["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"]


def numbers(session: Session, seat: int) -> list[int]:
    row: list[int] = session.state.number[seat].tolist()
    return row


def play_turns(session: Session) -> list[int]:
    """Play what is asked until all must choose again; the seats in the order in which they opened a drawer."""
    order = []
    while len(session.asked) == 1 and not session.moves()[0].startswith("choose"):
        moves = session.moves()
        if moves[0].startswith("open"):
            order.append(session.asked[0])
        session.play("done" if "done" in moves else "place nothing" if "place nothing" in moves else moves[-1])
    return order


def test_MT_3_1_each_seat_secretly_chooses_a_card_of_its_hand_in_any_order() -> None:
    session = table(3)
    assert session.asked == [0, 1, 2]
    assert session.moves(1) == sorted(f"choose {character}" for character in CHARACTERS)
    session.play("choose thief", 2)
    assert session.asked == [0, 1]
    for seat in (0, 1, -1):
        assert session.view(seat)["seats"][2]["chosen"] is True
        assert session.view(seat)["seats"][2]["card"] is None
    assert "thief" not in str(told(session))


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
    session = table(8, rows)
    choose(session, *(character for character, _ in chosen))
    assert [line for line in told(session) if "reveals" in line] == [
        "Seat 1 reveals smuggler number 8.",
        "Seat 3 reveals smuggler number 2.",
        "Seat 6 reveals smuggler number 5.",
    ]
    assert play_turns(session) == [3, 6, 1, 0, 7, 2, 5]


def test_MT_3_2_the_others_stay_secret_until_the_last_smuggler_has_finished() -> None:
    session = table(3)
    choose(session, "smuggler", "thief", "smuggler")
    for move in ("open TN", "place nothing", "done", "open TE", "place nothing"):
        assert session.view(0)["seats"][1]["card"] is None
        session.play(move)
    assert session.view(0)["seats"][1]["card"] is None  # the handling belongs to the turn
    session.play("done")
    assert session.view(0)["seats"][1]["card"] == {"character": "thief", "number": 2}


def test_MT_3_2_without_a_smuggler_all_are_revealed_at_once() -> None:
    session = table(2)
    choose(session, "thief", "detective")
    assert [seat["card"]["character"] for seat in session.view()["seats"]] == ["thief", "detective"]
    assert session.asked == [0]


def test_MT_3_2_the_smugglers_share_before_the_jewellers_act() -> None:
    session = table(2)
    put(session, "TN", diamonds=1)
    choose(session, "jeweller", "smuggler")
    play(session, "open TN", "place nothing", "done")
    assert (session.asked, session.moves()) == ([1], ["pick diamond"])
    session.play("pick diamond")
    assert (session.asked, session.moves()[0]) == ([0], "open BE")


def test_MT_3_2_detectives_take_no_turn() -> None:
    session = table(2)
    choose(session, "detective", "detective")
    assert session.asked == [0, 1]  # the next round
    assert session.state.rounds == 1


def test_MT_3_3_at_the_end_of_a_round_the_detectives_share_the_red_pillow() -> None:
    session = table(2)
    put(session, "TN", diamonds=2, face=1)
    choose(session, "thief", "detective")
    play(session, "open TN", "done")
    assert (session.asked, red(session)) == ([1], (2, 0))
    play(session, "pick diamond", "pick diamond")
    assert (black(session, 1), red(session)) == ((2, 0, 0), (0, 0))
    assert session.state.rounds == 1


def test_MT_3_3_without_a_detective_it_stays_there() -> None:
    session = table(2)
    put(session, "TN", diamonds=2, face=1)
    choose(session, "thief", "thief")
    play(session, "open TN", "done", "open TN", "done")
    assert session.state.rounds == 1
    assert red(session) == (2, 0)


def test_MT_3_4_a_played_card_is_put_aside() -> None:
    session = table(2)
    choose(session, "detective", "thief")
    play(session, "open TN", "done")
    assert "choose detective" not in session.moves(0)
    assert "choose thief" not in session.moves(1)
    assert len(session.moves(0)) == len(session.moves(1)) == 5
    with pytest.raises(IllegalMove):
        session.play("choose detective", 0)


def test_MT_3_4_after_six_rounds_each_seat_passes_its_cards_to_the_left() -> None:
    rows = [[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8]]
    session = table(3, rows)
    for i, character in enumerate(CHARACTERS):
        assert [numbers(session, seat) for seat in range(3)] == rows
        choose(session, *[character] * 3)
        play_turns(session)
        assert session.state.rounds == i + 1
    assert [numbers(session, seat) for seat in range(3)] == [rows[2], rows[0], rows[1]]
    assert len(session.moves(0)) == 6
    assert "All cards have been played: everyone passes theirs to the left." in told(session)
