"""What a seat of Master Thieves must remember, and could infer."""

import pytest

from games.master_thieves.world import dealt
from vendome import Session
from vendome.games.master_thieves.lens import Remembered, Sight, lines
from vendome.review.lenses import sights_of


def now(session: Session) -> Sight:
    *_, sight = sights_of(session, 0)
    assert isinstance(sight, Sight)
    return sight


def drawer(sight: Sight, grain: str) -> Remembered:
    return next(drawer for drawer in sight.drawers if drawer.drawer == grain)


def test_a_drawer_fades_with_every_rotation_since_it_was_open() -> None:
    session = dealt()
    for _ in range(6):
        session.play("fill TN")
    assert (drawer(now(session), "A").opened, drawer(now(session), "A").steps) == (5, 0)
    assert drawer(now(session), "A").up.diamonds == 6
    assert drawer(now(session), "B").opened is None
    session.play("rotate top-right")
    assert drawer(now(session), "A").position == "TE"
    assert drawer(now(session), "A").forgotten == pytest.approx(0.03)


def test_a_card_face_down_is_one_of_the_hand() -> None:
    session = dealt()
    while session.state.turn >= 0:
        session.play("done" if "done" in session.moves() else "fill BN")
    session.play("choose thief", 1)
    (card,) = now(session).face_down
    assert card.seat == 1
    assert sum(card.characters.values()) == pytest.approx(1, abs=0.01)
    assert min(card.characters.values()) > 0
    assert lines(now(session), ["Ada", "Bo"])[-1].startswith("Bo: smuggler ")
