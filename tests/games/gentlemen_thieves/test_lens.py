"""What a seat of Gentlemen Thieves could infer of the other burglars."""

import pytest

from games.gentlemen_thieves.world import dealt
from vendome.games.gentlemen_thieves.lens import Sight, lines
from vendome.review.lenses import sights_of


def test_nobody_else_is_believed_to_have_the_own_colour() -> None:
    session = dealt(3)  # red, green, yellow
    sight = next(sights_of(session, 0))
    assert isinstance(sight, Sight)
    for suspect in sight.suspects:
        assert suspect.colours["R"] == 0
        assert sum(suspect.colours.values()) == pytest.approx(1, abs=0.01)
    assert [line.split(":")[0] for line in lines(sight, ["Ada", "Bo", "Cy"])] == ["Bo", "Cy"]
