"""What a seat knows in Gentlemen Thieves, and what it can only guess."""

from collections import Counter

import pytest

from games.gentlemen_thieves.census import census, expected
from games.gentlemen_thieves.world import dealt, play, script, world
from vendome import SPECTATOR, Session
from vendome.engine.compiler.rng import generator
from vendome.games.gentlemen_thieves.params import BRIGADIER, LETTERS
from vendome.games.gentlemen_thieves.state import HOLDERS, LOST, SOMEBODY, UNKNOWN

pytestmark = pytest.mark.interpreted


def after_a_heist() -> Session:
    """Red and purple have won Rc Rg Rl Rm Rr and two loot."""
    session = world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, pile="Rc Bc Bm Br Gr Gm brigadier Gl Gc")
    return script(session, "draw", "at opera", "share R=Rc,Rg,loot P=Rl,Rm,loot lost=Rr")


def holders(session: Session, heist: int = 1) -> list[int]:
    """Who holds each piece of the heist that was won."""
    start, stop = session.state.spoils_end[heist - 1], session.state.spoils_end[heist]
    return [int(piece) % HOLDERS for piece in session.state.spoils[start:stop]]


def samples(session: Session, seat: int, number: int) -> list[Session]:
    rng = generator(7)
    return [session.resampled(seat, rng) for _ in range(number)]


def test_a_seat_knows_its_own_burglar_and_no_other() -> None:
    session = dealt(4)
    for seat in range(4):
        known = session.known_to(seat).state.burglar[:4].tolist()
        assert known == [int(session.state.burglar[seat]) if other == seat else UNKNOWN for other in range(4)]
    assert session.known_to(SPECTATOR).state.burglar[:4].tolist() == [UNKNOWN] * 4


def test_the_other_burglars_are_drawn_evenly_from_the_colours_left() -> None:
    session = dealt(3)
    guesses = Counter(tuple(sample.state.burglar[:3].tolist()) for sample in samples(session, 1, 400))
    green = LETTERS.index("G")
    assert len(guesses) == 4 * 3
    assert {guess[1] for guess in guesses} == {green}
    assert min(guesses.values()) > 15


def test_the_order_of_the_pile_is_unknown_but_not_its_tokens() -> None:
    session = play(dealt(2), "ally RP", "draw", "at opera")
    known = session.known_to(0).state
    assert set(known.pile[known.drawn :].tolist()) == {UNKNOWN}
    depths = Counter[int]()
    for sample in samples(session, 0, 200):
        pile = sample.state.pile[sample.state.drawn :].tolist()
        assert sorted(pile) == sorted(session.state.pile[session.state.drawn :].tolist())
        depths[len(pile) - pile.index(BRIGADIER)] += 1
    assert set(depths) == {1, 2, 3, 4, 5, 6, 7}
    assert min(depths.values()) > 10


def test_a_pile_can_be_guessed_any_number_of_times() -> None:
    """Interpreted, a count read from the state has 32 bits: too few for the generator, which now and then failed."""
    session = dealt(2)
    for sample in samples(session, 0, 300):
        assert census(sample.state) == expected(sample.state)


def test_once_the_last_seven_are_reached_the_brigadier_may_be_any_of_the_rest() -> None:
    session = world({}, pile="Rc Bc brigadier Bm")
    piles = {tuple(sample.state.pile[62:].tolist()) for sample in samples(session, 0, 300)}
    assert len(piles) == 24


def test_who_holds_what_of_a_won_heist_is_unknown_to_all_its_winners_too() -> None:
    session = after_a_heist()
    assert sorted(holders(session)) == sorted([2, 2, 2, 3, 3, 3, LOST])
    for seat in (SPECTATOR, 0, 1, 2):
        known = session.known_to(seat)
        assert set(holders(known)) == {SOMEBODY}
        assert known.state.height.tolist() == session.state.height.tolist()
        assert known.view(seat)["piles"]["R"] == {"height": 3, "tokens": None}
        assert known.view(seat)["lost"] == session.view()["lost"]


def test_the_pieces_of_a_heist_are_dealt_anew_among_its_winners_only() -> None:
    session = after_a_heist()
    play(session, "ally GB")
    shares = set()
    for sample in samples(session, 0, 100):
        assert sorted(holders(sample)) == sorted(holders(session))
        assert census(sample.state) == expected(sample.state)
        shares.add(tuple(holders(sample)))
    assert len(shares) > 50


def test_what_a_tie_lost_is_known_to_all() -> None:
    session = world({"opera": "Rg Rr Gl Gm Gm"}, pile="Rc Bc Bm brigadier")
    play(session, "draw", "at opera")
    assert set(holders(session.known_to(2))) == {LOST}
    assert session.view(2, "full")["heists"][-1] == {"winners": [], "tokens": ["Gl", "Gm", "Gm", "Rc", "Rg", "Rr"]}


def test_what_went_into_a_heist_is_shown_to_those_who_need_not_remember() -> None:
    session = after_a_heist()
    assert "heists" not in session.view(0, "own")
    heist = {"winners": ["R", "P"], "tokens": ["Rc", "Rg", "Rl", "Rm", "Rr", "loot", "loot"]}
    assert session.view(0, "full")["heists"][-1] == heist


def test_at_the_end_burglars_and_piles_are_turned_over_and_the_rest_of_the_pile_is_not() -> None:
    session = after_a_heist()
    play(session, "ally GB", "draw", "at bank", "draw", "at bank", "draw", "at bank", "draw")
    assert session.finished
    view = session.view(SPECTATOR)
    assert [seat["burglar"] for seat in view["seats"]] == ["R", "P", "G"]
    assert view["piles"]["P"]["tokens"] == ["Rl", "Rm", "loot"]
    assert set(session.known_to(0).state.pile[-2:].tolist()) == {UNKNOWN}
    for sample in samples(session, 0, 10):
        assert sample.result == session.result
        assert census(sample.state) == expected(sample.state)


def test_a_finished_pile_leaves_nothing_to_guess() -> None:
    session = play(world({}, pile="brigadier"), "draw")
    sample = session.resampled(0, generator(1))
    sample.state.rng[:] = session.state.rng
    assert sample.to_bytes() == session.to_bytes()


def test_before_the_deals_there_is_nothing_to_guess_either() -> None:
    session = dealt().setup.blank(seed=3)
    for line in ("deal burglars R G Y", "deal places Bc Bc Bg Bg Bl Bl Bm Bm Br Br"):
        known, sample = session.known_to(0), session.resampled(0, generator(1))
        assert sample.known_to(0).to_bytes() == known.to_bytes()
        assert sample.state.pile.tolist() == session.state.pile.tolist()
        script(session, line)


def test_a_heist_about_to_be_shared_is_shared_anew_in_each_sample() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, pile="Rc Bc Bm Br Gr Gm brigadier")
    script(session, "draw", "at opera")
    lines = set()
    for sample in samples(session, 0, 20):
        sample.draw_chance()
        lines.add(sample.log[-1])
    assert len(lines) > 5
