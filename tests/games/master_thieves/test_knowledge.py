"""What a seat knows: all but the cards chosen and the numbers not shown since the deal."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from games.master_thieves.world import choose, put, table
from vendome import SPECTATOR, Session
from vendome.engine.compiler.rng import generator

pytestmark = pytest.mark.interpreted

CHARACTERS = ["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"]
SMUGGLER = 0


def samples(session: Session, seat: int, count: int) -> list[Session]:
    return [session.resampled(seat, generator(n)) for n in range(count)]


def finish_round(session: Session, random: Random) -> None:
    """Play at random until the next choices."""
    while not all(move.startswith("choose") for move in session.moves()):
        session.play(random.choice(session.moves()))


def test_a_choice_is_known_to_its_seat_alone() -> None:
    known = []
    for character in CHARACTERS:
        session = table(3)
        session.play(f"choose {character}", 1)
        known.append([session.known_to(seat).to_bytes() for seat in (SPECTATOR, 0, 2)])
        assert session.view(1)["chosen"] == character
        assert session.view(0)["chosen"] is None
    assert all(state == known[0] for state in known)


def test_hand_and_choice_together_do_not_tell_which_card_lies_face_down() -> None:
    known = []
    for character in CHARACTERS[1:]:
        session = table(3)
        choose(session, "smuggler", character, "smuggler")
        known.append(session.known_to(0).to_bytes())
        assert session.view(0, "full")["seats"][1]["holds"] == [
            {"character": name, "number": None} for name in CHARACTERS
        ]
    assert all(state == known[0] for state in known)


def test_a_choice_is_resampled_uniformly_from_the_hand() -> None:
    session = table(2)
    session.state.hand[1] = 0b101001  # smuggler, thief, detective
    session.play("choose thief", 1)
    found = Counter(int(sample.state.chosen[1]) for sample in samples(session, 0, 300))
    assert set(found) == {0, 3, 5}
    assert all(60 < count < 140 for count in found.values())  # 100 expected, five deviations are 41


def test_a_card_still_face_down_when_the_smugglers_act_is_no_smuggler() -> None:
    session = table(3)
    choose(session, "smuggler", "thief", "detective")
    found = Counter(int(sample.state.chosen[1]) for sample in samples(session, 2, 300))
    assert set(found) == {1, 2, 3, 4, 5}
    for sample in samples(session, 2, 20):
        finish_round(sample, Random(1))


def test_ones_own_choice_and_the_revealed_ones_are_never_resampled() -> None:
    session = table(3)
    choose(session, "smuggler", "thief", "detective")
    for sample in samples(session, 2, 20):
        assert sample.state.chosen[0] == SMUGGLER
        assert sample.state.chosen[2] == 5


def test_numbers_are_known_of_ones_own_cards_and_of_those_revealed() -> None:
    session = table(3, rows=[[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8]])
    choose(session, "detective", "detective", "thief")
    finish_round(session, Random(1))
    view = session.view(0, "full")
    assert [card["number"] for card in view["hand"]] == [1, 2, 3, 4, 5]
    assert view["seats"][1]["played"] == [{"character": "detective", "number": 7}]
    assert {card["number"] for card in view["seats"][1]["holds"]} == {None}
    assert view["seats"][2]["played"] == [{"character": "thief", "number": 6}]
    assert session.view(SPECTATOR, "full")["seats"][0]["holds"][0] == {"character": "smuggler", "number": None}


def test_unknown_numbers_are_resampled_from_the_cards_nobody_has_shown() -> None:
    session = table(3)  # numbers 1, 2 and 3
    choose(session, "detective", "detective", "detective")
    pairs: Counter[tuple[int, int]] = Counter()
    for sample in samples(session, 0, 840):
        number = sample.state.number
        assert number[:3, 5].tolist() == [1, 2, 3]
        assert number[0].tolist() == [1] * 6
        pairs[int(number[1, 0]), int(number[2, 0])] += 1
    assert set(pairs) == {(a, b) for a in range(2, 9) for b in range(2, 9) if a != b}
    assert all(3 <= count <= 43 for count in pairs.values())  # 20 expected, five deviations are 22


def test_from_the_second_cycle_on_all_numbers_are_known_to_all() -> None:
    session = table(3)
    for character in CHARACTERS:
        choose(session, *[character] * 3)
        finish_round(session, Random(2))
    for seat in (SPECTATOR, 0, 1, 2):
        assert np.array_equal(session.known_to(seat).state.number, session.state.number)
        assert session.view(seat, "full")["seats"][1]["holds"][0] == {"character": "smuggler", "number": 1}


def test_the_cards_of_a_seat_not_yet_dealt_are_nowhere() -> None:
    session = table(2).setup.blank()
    session.happen([1, 2, 3, 4, 5, 6])
    assert session.known_to(0).state.number[:2].tolist() == [[1, 2, 3, 4, 5, 6], [0] * 6]
    assert session.known_to(1).state.number[:2].tolist() == [[-2] * 6, [0] * 6]
    for sample in samples(session, 1, 10):
        assert sample.state.number[1].tolist() == [0] * 6
        assert all(1 <= number <= 8 for number in sample.state.number[0])
        sample.draw_chance()
        assert sample.asked == [0]


def test_the_content_of_the_box_is_known_to_all() -> None:
    session = table(2)
    put(session, "TN", diamonds=2, alarm=1)
    choose(session, "thief", "detective")
    for seat in (SPECTATOR, 0, 1):
        known = session.known_to(seat).state
        for field in ("way", "front", "alarm", "ruby", "white", "black", "red"):
            assert np.array_equal(known[field], session.state[field])


def test_what_lies_in_a_drawer_is_not_looked_up_by_opening_it_and_taking_that_back() -> None:
    """All could have remembered it, but they would be shown it again."""
    session = table(3)
    finish_round(session, Random(5))
    opened = 0
    while not session.finished:
        seat = session.asked[0]
        move = Random(opened).choice(session.moves(seat))
        session.play(move, seat)
        if move.startswith("open ") or move == "search":
            opened += 1
            assert session.why_it_stands(seat) in ("revealed", "over")
    assert opened
