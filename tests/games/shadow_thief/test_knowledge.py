"""What a seat knows in The Shadow Thief, beyond what holds in every game."""

from collections import Counter

import pytest

from games.shadow_thief.world import deal, hand, play, shrink_pile, turn
from support import let_happen
from vendome import State
from vendome.engine.rng import generator
from vendome.games.shadow_thief.state import BURIED, UNKNOWN
from vendome.games.shadow_thief.text import codes

pytestmark = pytest.mark.interpreted


def after_closing() -> State:
    """Seat 0 has closed and put S5, S6 and E1 under a pile of three cards."""
    state = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1")
    turn(state, "R7", "N1", "B4")
    shrink_pile(state, 3)
    state.choose("play S4", 0)
    state.choose("play N2", 1)
    state.choose("play B3", 2)
    state.choose("done")
    state.choose("done")
    let_happen(state, "under 0 S6 E1 S5")
    return state


def test_a_closed_seat_knows_which_cards_it_put_under_the_pile_but_not_their_order() -> None:
    state = after_closing()
    assert state.view(0)["put_away"] == ["E1", "S5", "S6"]
    assert list(state.known_to(0).record.pile[:4]) == [BURIED, BURIED, BURIED, UNKNOWN]
    orders = {tuple(codes([card])[0] for card in state.resampled(0, generator(n)).record.pile[:3]) for n in range(60)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("E1", "S5", "S6")}


def test_the_others_know_only_how_many_cards_lie_there() -> None:
    state = after_closing()
    assert set(state.known_to(1).record.pile[:4]) == {UNKNOWN}
    assert set(state.known_to(1).record.buried[0]) == {UNKNOWN}
    assert state.view(1)["put_away"] == []


def test_a_closed_seat_can_tell_who_drew_its_cards() -> None:
    state = after_closing()
    turn(state, "N3", "B5")  # two cards are left of the pile, then comes what seat 0 put there
    turn(state, hand(state, 1)[0], hand(state, 2)[0])
    marks = Counter(state.known_to(0).record.hand[1:3].ravel().tolist())
    assert marks[BURIED] > 0
    sample = state.resampled(0, generator(5))
    assert sample.known_to(0).save() == state.known_to(0).save()


def test_of_a_card_that_was_put_away_twice_only_the_block_is_known() -> None:
    state = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "E6 E2 E3 E5", "B4 B2 S9 B5", pile="E1 R1 R2 R3")
    turn(state, "R7", "N1", "E6", "B4")
    shrink_pile(state, 2)
    for seat, card in enumerate(("S4", "N2", "E5", "B5")):
        state.choose(f"play {card}", seat)
    while state.record.due == 0:
        state.choose("done")
    let_happen(state, "under 0 S6 E1 S5")  # seats 1 and 2 draw what is left of the pile, seat 3 draws S6
    assert "S6" in hand(state, 3)
    for seat, card in ((1, "N3"), (2, "E2"), (3, "S9")):
        state.choose(f"play {card}", seat)
    while state.record.due == 0:
        state.choose("done")
    let_happen(state, "under 3 B2 R3 S6")  # drawn last of all
    known = state.known_to(0).record
    assert known.pile[:3].tolist() == [BURIED, UNKNOWN, UNKNOWN], "one of the three, and not which"
    assert state.resampled(0, generator(1)).known_to(0).save() == state.known_to(0).save()
    assert (state.observation(0) == state.known_to(0).observation(0)).all()


def test_a_chosen_card_is_resampled_like_the_hand() -> None:
    state = deal("R1 R2 R3 R4", "N1 N2 N3 N5")
    play_one = state.clone()
    play_one.play("play N5", seat=1)
    chosen = {codes([play_one.resampled(0, generator(n)).record.chosen[1]])[0] for n in range(200)}
    assert len(chosen) > 30


def test_discarded_hands_are_known_to_who_discarded_them() -> None:
    state = shrink_pile(deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5"), 0)
    turn(state, "R7", "N1", "B4")
    play(state, "S4", "N2", "B3")
    state.play("done")
    state.play("done")
    assert state.view(0)["put_away"] == ["S5", "S6"]
    assert state.view(1)["put_away"] == []
    assert state.resampled(1, generator(1)).known_to(1).save() == state.known_to(1).save()


def test_memory_full_lists_the_cards_that_were_revealed() -> None:
    state = deal("R7 R2 R3 R4", "N7 N2 N3 N5")
    turn(state, "R7", "N7")
    assert state.view(0, "full")["seen"] == ["N7", "R7"]
    assert "seen" not in state.view(0, "own")
    assert "N7" in state.show(0, memory="full")
    assert "N7" not in state.show(0, memory="own")


def test_a_closed_seat_does_not_learn_whether_the_chosen_card_is_one_of_its_own() -> None:
    """A secret choice is secret also from a seat that knows one card of the hand it comes from."""
    state = after_closing()
    turn(state, "N3", "B5")
    own = next(card for card in ("S5", "S6", "E1") if card in hand(state, 1) + hand(state, 2))
    holder = 1 if own in hand(state, 1) else 2
    other = next(card for card in hand(state, holder) if card not in ("S5", "S6", "E1"))
    known = []
    for card in (own, other):
        after = state.clone()
        after.play(f"play {card}", seat=holder)
        known.append(after.known_to(0).save())
        assert (after.observation(0) == after.known_to(0).observation(0)).all()
    assert known[0] == known[1]
    chosen = {after.resampled(0, generator(n)).record.chosen[holder] in after.record.buried[0] for n in range(60)}
    assert chosen == {True, False}


def test_a_hand_of_ones_own_cards_only_is_known_to_be_chosen_from() -> None:
    state = after_closing()
    record = state.record
    for i in range(2):  # seat 1 holds two of seat 0's cards, and nothing else
        place = record.pile.tolist().index(record.buried[0, i])
        record.pile[place], record.hand[1, i] = record.hand[1, i], record.pile[place]
    record.hand[1] = [*sorted(record.hand[1, :2].tolist()), -1, -1]
    record.hand_size[1] = 2
    record.under_size[0] = 1
    state.play(state.moves(1)[0], seat=1)
    assert state.known_to(0).record.chosen[1] == BURIED
    assert (state.observation(0) == state.known_to(0).observation(0)).all()
    assert state.resampled(0, generator(2)).known_to(0).save() == state.known_to(0).save()


def test_a_card_put_away_that_was_revealed_since_is_dealt_no_more() -> None:
    state = after_closing()
    turn(state, "N3", "B5")
    own = next(card for card in ("S5", "S6", "E1") if card in hand(state, 1) + hand(state, 2))
    holder = 1 if own in hand(state, 1) else 2
    cards = [own if seat == holder else hand(state, seat)[0] for seat in (1, 2)]
    play(state, *cards)
    assert own in state.view(0, "full")["seen"]
    sample = state.resampled(0, generator(3))
    assert sample.known_to(0).save() == state.known_to(0).save()
    assert own not in codes([*sample.record.pile, *sample.record.hand.ravel()])
