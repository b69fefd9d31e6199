"""What a seat knows in Gentlemen Thieves as a tensor."""

from typing import Any

import numpy as np
import pytest

from games.gentlemen_thieves.world import play, world
from vendome import Session
from vendome.games.gentlemen_thieves.params import CODES, LETTERS, PLACE_NAMES

pytestmark = pytest.mark.interpreted


def field(session: Session, name: str, seat: int = 0) -> Any:
    """The counts of a field, as they were before they were divided."""
    found = session.observation_fields[name]
    return (found.of(session.observation(seat)) * found.scale).round(4).tolist()


def counted(numbers: list[float]) -> dict[str, float]:
    """Counts by kind as counts by code."""
    return {code: n for code, n in zip([*CODES, "loot"], numbers, strict=False) if n}


def test_two_situations_that_a_seat_can_tell_apart_give_two_observations() -> None:
    base = world({"opera": "Rm", "bank": "Yc"})
    others = [
        world({"opera": "Rm Rm", "bank": "Yc"}),
        world({"opera": "Rm", "bank": "Yc"}, alliance="GB"),
        world({"opera": "Rm", "bank": "Yc"}, tunnels=("opera", "centre")),
        world({"opera": "Rm", "bank": "Yc"}, tunnels=("manor", "manor")),
        world({"opera": "Rm", "bank": "Yc"}, padlock="opera"),
        world({"opera": "Rm", "bank": "Yc"}, car="opera"),
        world({"opera": "Rm", "bank": "Yc"}, loot={"opera": 2}),
        world({"opera": "Rm", "bank": "Yc"}, favours=1),
        world({"opera": "Rm", "bank": "Yc"}, burglars="GPRBY"),
        world({"opera": "Rm", "bank": "Yc"}, display="Bg Gg Yg"),
        world({"opera": "Rm", "bank": "Yc"}, piles={"R": "Bc", "P": "Bl"}),
    ]
    assert all(not np.array_equal(base.observation(0), other.observation(0)) for other in others)
    hidden = world({"opera": "Rm", "bank": "Yc"}, burglars="RGPBY")
    assert np.array_equal(base.observation(0), hidden.observation(0))


def test_the_piles_are_observed_once_the_game_is_over() -> None:
    ends = [{"R": "Bc Bg", "P": "Bl Bm"}, {"R": "Bc Bl", "P": "Bg Bm"}]
    going_on = [world({}, piles=piles, pile="brigadier") for piles in ends]
    assert np.array_equal(going_on[0].observation(2), going_on[1].observation(2))
    over = [play(session, "draw") for session in going_on]
    assert not np.array_equal(over[0].observation(2), over[1].observation(2))


def test_the_fields_say_what_lies_where() -> None:
    session = play(world({"opera": "Rm Rm Yc"}, display="Bg Bg Pg", car="bank", reserve=5), "take Bg")
    opera, bank = PLACE_NAMES.index("opera"), PLACE_NAMES.index("bank")
    assert counted(np.array(field(session, "tokens"))[opera].tolist()) == {"Rm": 2, "Yc": 1}
    assert counted(field(session, "hand")) == {"Bg": 1}
    assert sum(field(session, "display")) == 3
    assert field(session, "loot")[bank] == 2
    assert field(session, "car")[bank] == 1
    assert field(session, "reserve") == 5


def test_the_seats_come_from_ones_own_clockwise_and_only_ones_own_burglar_is_there() -> None:
    session = world({}, burglars="RPG")
    session.state.favours[:3] = [0, 1, 2]
    assert [field(session, "favours", seat)[:3] for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [field(session, "turn", seat)[:3] for seat in range(3)] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    burglars = np.array(field(session, "burglar", seat=2))
    assert burglars.sum() == 1
    assert burglars[0, LETTERS.index("G")] == 1


def test_a_heist_is_observed_with_its_pieces_and_its_winners() -> None:
    session = world({}, piles={"R": "Bc Bg", "P": "Bl loot"}, reserve=5)
    assert field(session, "heist_happened")[:3] == [1, 1, 0]
    assert counted(np.array(field(session, "heist_tokens"))[1].tolist()) == {"Bc": 1, "Bg": 1, "Bl": 1}
    assert field(session, "heist_loot")[1] == 1
    winners = np.array(field(session, "heist_winners"))
    assert winners[0].sum() == 0
    assert {letter for letter, won in zip(LETTERS, winners[1], strict=True) if won} == {"R", "P"}
