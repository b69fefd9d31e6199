"""What a seat knows as a tensor."""

from typing import Any

import numpy as np
import pytest

from games.master_thieves.world import choose, play, put, table
from vendome import SPECTATOR, Session
from vendome.engine.compiler.rng import generator

pytestmark = pytest.mark.interpreted


def numbers(session: Session, seat: int, field: str) -> Any:
    """A field of an observation, as it is before its numbers are divided."""
    found = session.observation_fields[field]
    return np.rint(found.of(session.observation(seat)) * found.scale).tolist()


def test_every_seat_is_seen_from_oneself_on() -> None:
    session = table(3)
    choose(session, "jeweller", "thief", "detective")
    session.state.black[1] = (4, 1, 2)
    assert numbers(session, 0, "black")[:3] == [[0, 0, 0], [4, 1, 2], [0, 0, 0]]
    assert numbers(session, 1, "black")[:3] == [[4, 1, 2], [0, 0, 0], [0, 0, 0]]
    assert numbers(session, 2, "hand") == [[1, 1, 1, 1, 1, 0], [1, 0, 1, 1, 1, 1], [1, 1, 1, 0, 1, 1]]
    assert numbers(session, 2, "revealed")[0] == [0, 0, 0, 0, 0, 1]
    assert numbers(session, 2, "numbers")[:2] == [[3] * 6, [0, 1, 0, 0, 0, 0]]


def test_the_box_is_seen_by_position() -> None:
    session = table(3)
    put(session, "BE", diamonds=3, sapphires=1, alarm=1)
    put(session, "BN", sapphires=2, face=1)
    assert [row.index(1) for row in numbers(session, 0, "drawer")] == [9, 8, 10, 11, 5, 4, 6, 7, 1, 0, 2, 3]
    assert numbers(session, 0, "upper_diamonds")[:2] == [3, 0]
    assert numbers(session, 0, "upper_sapphires")[:2] == [1, 0]
    assert numbers(session, 0, "lower_sapphires")[:2] == [0, 2]
    assert numbers(session, 0, "upper_alarm")[0] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert numbers(session, 1, "upper_alarm")[0] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert numbers(session, 0, "lower_ruby")[:3] == [0, 1, 0]
    assert numbers(session, 0, "upper_ruby")[:3] == [0, 0, 1]


def test_an_observation_does_not_read_what_the_seat_does_not_know() -> None:
    session = table(4)
    choose(session, "smuggler", "thief", "detective", "jeweller")
    for seat in range(4):
        expected = session.observation(seat)
        assert np.array_equal(session.known_to(seat).observation(seat), expected)
        for sample in (session.resampled(seat, generator(n)) for n in range(10)):
            assert np.array_equal(sample.observation(seat), expected)


def test_observations_tell_open_drawers_and_alarms_apart() -> None:
    session = table(3)
    choose(session, "jeweller", "detective", "detective")
    found = {session.observation(0).tobytes()}
    play(session, "open TN")
    found.add(session.observation(0).tobytes())
    for owner in (0, 1, 2):
        other = session.clone()
        put(other, "TN", alarm=owner)
        found.add(other.observation(0).tobytes())
    assert len(found) == 5


def test_the_observation_of_a_spectator_reads_no_hand() -> None:
    session = table(2)
    session.play("choose thief", 0)
    out = np.zeros((2, session.game.observation.LAYOUT.size(2)), np.uint8)
    for row, known in zip(out, (session, session.known_to(SPECTATOR)), strict=True):
        session.loops.do_observe(known.states, SPECTATOR, row)
    assert np.array_equal(out[0], out[1])
    assert not session.observation_fields["chosen"].of(out[0]).any()
