"""What a seat knows in The Shadow Thief, beyond what holds in every game."""

from collections import Counter

import pytest

from games.shadow_thief.world import deal, hand, play, shrink_pile, turn
from support import let_happen
from vendome import Session
from vendome.engine.compiler.rng import generator
from vendome.games.shadow_thief.state import BURIED, UNKNOWN
from vendome.games.shadow_thief.views import codes

pytestmark = pytest.mark.interpreted


def after_closing() -> Session:
    """Seat 0 has closed and put S5, S6 and E1 under a pile of three cards."""
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1")
    turn(session, "R7", "N1", "B4")
    shrink_pile(session, 3)
    session.choose("play S4", 0)
    session.choose("play N2", 1)
    session.choose("play B3", 2)
    session.choose("done")
    session.choose("done")
    let_happen(session, "under 0 S6 E1 S5")
    return session


def test_a_closed_seat_knows_which_cards_it_put_under_the_pile_but_not_their_order() -> None:
    session = after_closing()
    assert session.view(0)["put_away"] == ["E1", "S5", "S6"]
    assert list(session.known_to(0).state.pile[:4]) == [BURIED, BURIED, BURIED, UNKNOWN]
    orders = {tuple(codes([card])[0] for card in session.resampled(0, generator(n)).state.pile[:3]) for n in range(60)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("E1", "S5", "S6")}


def test_the_others_know_only_how_many_cards_lie_there() -> None:
    session = after_closing()
    assert set(session.known_to(1).state.pile[:4]) == {UNKNOWN}
    assert set(session.known_to(1).state.buried[0]) == {UNKNOWN}
    assert session.view(1)["put_away"] == []


def test_a_closed_seat_can_tell_who_drew_its_cards() -> None:
    session = after_closing()
    turn(session, "N3", "B5")  # two cards are left of the pile, then comes what seat 0 put there
    turn(session, hand(session, 1)[0], hand(session, 2)[0])
    marks = Counter(session.known_to(0).state.hand[1:3].ravel().tolist())
    assert marks[BURIED] > 0
    sample = session.resampled(0, generator(5))
    assert sample.known_to(0).to_bytes() == session.known_to(0).to_bytes()


def test_of_a_card_that_was_put_away_twice_only_the_block_is_known() -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "E6 E2 E3 E5", "B4 B2 S9 B5", pile="E1 R1 R2 R3")
    turn(session, "R7", "N1", "E6", "B4")
    shrink_pile(session, 2)
    for seat, card in enumerate(("S4", "N2", "E5", "B5")):
        session.choose(f"play {card}", seat)
    while session.state.due == 0:
        session.choose("done")
    let_happen(session, "under 0 S6 E1 S5")  # seats 1 and 2 draw what is left of the pile, seat 3 draws S6
    assert "S6" in hand(session, 3)
    for seat, card in ((1, "N3"), (2, "E2"), (3, "S9")):
        session.choose(f"play {card}", seat)
    while session.state.due == 0:
        session.choose("done")
    let_happen(session, "under 3 B2 R3 S6")  # drawn last of all
    known = session.known_to(0).state
    assert known.pile[:3].tolist() == [BURIED, UNKNOWN, UNKNOWN], "one of the three, and not which"
    assert session.resampled(0, generator(1)).known_to(0).to_bytes() == session.known_to(0).to_bytes()
    assert (session.observation(0) == session.known_to(0).observation(0)).all()


def test_a_chosen_card_is_resampled_like_the_hand() -> None:
    session = deal("R1 R2 R3 R4", "N1 N2 N3 N5")
    play_one = session.clone()
    play_one.play("play N5", seat=1)
    chosen = {codes([play_one.resampled(0, generator(n)).state.chosen[1]])[0] for n in range(200)}
    assert len(chosen) > 30


def test_discarded_hands_are_known_to_who_discarded_them() -> None:
    session = shrink_pile(deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5"), 0)
    turn(session, "R7", "N1", "B4")
    play(session, "S4", "N2", "B3")
    session.play("done")
    session.play("done")
    assert session.view(0)["put_away"] == ["S5", "S6"]
    assert session.view(1)["put_away"] == []
    assert session.resampled(1, generator(1)).known_to(1).to_bytes() == session.known_to(1).to_bytes()


def test_memory_full_lists_the_cards_that_were_revealed() -> None:
    session = deal("R7 R2 R3 R4", "N7 N2 N3 N5")
    turn(session, "R7", "N7")
    assert session.view(0, "full")["seen"] == ["N7", "R7"]
    assert "seen" not in session.view(0, "own")
    assert "N7" in session.show(0, memory="full")
    assert "N7" not in session.show(0, memory="own")


def test_a_closed_seat_does_not_learn_whether_the_chosen_card_is_one_of_its_own() -> None:
    """A secret choice is secret also from a seat that knows one card of the hand it comes from."""
    session = after_closing()
    turn(session, "N3", "B5")
    own = next(card for card in ("S5", "S6", "E1") if card in hand(session, 1) + hand(session, 2))
    holder = 1 if own in hand(session, 1) else 2
    other = next(card for card in hand(session, holder) if card not in ("S5", "S6", "E1"))
    known = []
    for card in (own, other):
        after = session.clone()
        after.play(f"play {card}", seat=holder)
        known.append(after.known_to(0).to_bytes())
        assert (after.observation(0) == after.known_to(0).observation(0)).all()
    assert known[0] == known[1]
    chosen = {after.resampled(0, generator(n)).state.chosen[holder] in after.state.buried[0] for n in range(60)}
    assert chosen == {True, False}


def test_a_hand_of_ones_own_cards_only_is_known_to_be_chosen_from() -> None:
    session = after_closing()
    state = session.state
    for i in range(2):  # seat 1 holds two of seat 0's cards, and nothing else
        place = state.pile.tolist().index(state.buried[0, i])
        state.pile[place], state.hand[1, i] = state.hand[1, i], state.pile[place]
    state.hand[1] = [*sorted(state.hand[1, :2].tolist()), -1, -1]
    state.hand_size[1] = 2
    state.under_size[0] = 1
    session.play(session.moves(1)[0], seat=1)
    assert session.known_to(0).state.chosen[1] == BURIED
    assert (session.observation(0) == session.known_to(0).observation(0)).all()
    assert session.resampled(0, generator(2)).known_to(0).to_bytes() == session.known_to(0).to_bytes()


def test_a_card_put_away_that_was_revealed_since_is_dealt_no_more() -> None:
    session = after_closing()
    turn(session, "N3", "B5")
    own = next(card for card in ("S5", "S6", "E1") if card in hand(session, 1) + hand(session, 2))
    holder = 1 if own in hand(session, 1) else 2
    cards = [own if seat == holder else hand(session, seat)[0] for seat in (1, 2)]
    play(session, *cards)
    assert own in session.view(0, "full")["seen"]
    sample = session.resampled(0, generator(3))
    assert sample.known_to(0).to_bytes() == session.known_to(0).to_bytes()
    assert own not in codes([*sample.state.pile, *sample.state.hand.ravel()])
