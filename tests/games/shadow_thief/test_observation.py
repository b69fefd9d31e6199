"""What a seat of The Shadow Thief knows, as a tensor."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import vendome
from games.shadow_thief.world import deal, exhausted, play, turn
from vendome import Session
from vendome.engine.compiler.bind import plainly
from vendome.games.shadow_thief.params import CODES, JEWEL_KINDS

pytestmark = pytest.mark.interpreted


def numbers(session: Session, seat: int, name: str) -> NDArray[np.float32]:
    """A field as a seat observes it, its scale undone."""
    field = session.observation_fields[name]
    return field.of(session.observation(seat)) * np.float32(field.scale)


def kinds(counts: NDArray[np.float32]) -> dict[str, int]:
    """How many there are of each kind."""
    return {CODES[kind]: int(counts[kind]) for kind in np.flatnonzero(counts)}


def test_a_seat_observes_its_hand() -> None:
    session = deal("R7 R7 R3 TS", "N1 N2 N3 N5")
    assert kinds(numbers(session, 0, "hand")) == {"R7": 2, "R3": 1, "TS": 1}
    assert kinds(numbers(session, 1, "hand")) == {"N1": 1, "N2": 1, "N3": 1, "N5": 1}


def test_the_table_is_observed_in_the_numbers_of_the_rulebook() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", matches=2)
    assert [numbers(session, 1, name) for name in ("hands", "hand_number", "pile", "seat")] == [2, 0, 97, 2]
    assert numbers(session, 1, "players").tolist() == [0, 0, 1, 0, 0, 0, 0, 0]
    assert numbers(session, 1, "phase").tolist() == [1, 0, 0, 0]


def test_the_seats_are_observed_from_ones_own_on_clockwise() -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5")
    play(session, "R7", "N1", "B4")
    session.play("done")
    shown = [kinds(row) for row in numbers(session, 1, "shown")[:3]]
    assert shown == [{"N1": 1}, {"B4": 1}, {"R7": 1}]
    assert numbers(session, 1, "asked").tolist() == [1, 0, 0]
    session.play("add N2")
    assert kinds(numbers(session, 2, "added")[2]) == {"N2": 1}


def test_a_closed_safe_is_observed_with_its_card_and_its_jewels() -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1")
    turn(session, "R7", "N1", "B4")
    turn(session, "S4", "N2", "B3")
    assert kinds(numbers(session, 0, "closed")[0]) == {"S4": 1}
    assert kinds(numbers(session, 0, "safe")[0]) == {"R7": 1}
    assert kinds(numbers(session, 0, "put_away")) == {"E1": 1, "S5": 1, "S6": 1}
    assert numbers(session, 0, "mine_in_pile").tolist()[:4] == [1, 1, 1, 0]
    assert numbers(session, 1, "mine_in_pile").sum() == 0
    assert numbers(session, 1, "open").tolist()[:3] == [1, 1, 0]


def test_a_seat_that_closed_with_few_cards_observes_those() -> None:
    session = exhausted("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5")
    turn(session, "R7", "N1", "B4")
    turn(session, "S4", "N2", "B3")
    assert kinds(numbers(session, 0, "put_away")) == {"S5": 1, "S6": 1}
    assert numbers(session, 0, "mine_in_pile").sum() == 0


def test_what_lies_in_a_safe_was_seen_by_all() -> None:
    """So an observation may look for jewels in safes among the cards that were seen."""
    session = vendome.new("shadow_thief", players=3, seed=4)
    rng = Random(4)
    jewels = 0
    while not session.finished:
        session.play(rng.choice(session.moves()))
        safes, seen = numbers(session, 0, "safe").sum(axis=0), numbers(session, 0, "seen")[:JEWEL_KINDS]
        assert (safes <= seen).all()
        owned = [len(seat["safe"]) for seat in session.view()["seats"]]
        assert safes.sum() == sum(owned)
        jewels = max(jewels, sum(owned))
    assert jewels > 10


def hidden(session: Session, seat: int, name: str) -> list[dict[str, int]]:
    """A field of what the seats hide, by seat, counted from this one."""
    players, observation = session.setup.players, session.game.observation
    counts = np.zeros(observation.HIDDEN.size(players), np.uint8)
    plainly(observation.observe_hidden, {})(session.state, seat, counts)
    return [kinds(row) for row in observation.HIDDEN.fields(players)[name].of(counts)]


def test_critics_see_what_each_seat_hides_from_ones_own_on_clockwise() -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1")
    session.play("play B4", 2)
    assert hidden(session, 1, "hand")[0] == {"N1": 1, "N2": 1, "N3": 1, "N5": 1}
    assert hidden(session, 1, "chosen") == [{}, {"B4": 1}, {}]
    session.play("play R7", 0)
    session.play("play N1", 1)
    while session.moves() and session.moves()[-1] == "done":
        session.play("done")
    turn(session, "S4", "N2", "B3")
    assert hidden(session, 2, "put_away") == [{}, {"E1": 1, "S5": 1, "S6": 1}, {}]


def test_all_remember_how_each_seat_closed() -> None:
    """On average, over the hands of the match."""
    session = vendome.new("shadow_thief", players=4, seed=9, hands=9)
    rng = Random(9)
    closings: list[list[tuple[int, int]]] = [[] for _ in range(4)]
    while not session.finished:
        pile = session.view()["pile"]
        session.play(rng.choice(session.moves()), session.asked[0])
        for event in map(session.game.events.data, session.events):
            if event["event"] == "closed":
                closings[event["seat"]].append((event["jewels"], pile))
        for name, part in (("closing_jewels", 0), ("closing_pile", 1)):
            means = [sum(one[part] for one in each) // len(each) if each else 0 for each in closings]
            assert numbers(session, 0, name).tolist() == means
        assert numbers(session, 0, "closings").tolist() == [len(each) for each in closings]
    assert sum(len(each) for each in closings) > 9
