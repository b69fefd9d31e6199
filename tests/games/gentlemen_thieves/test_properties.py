"""What holds after every decision of any game of Gentlemen Thieves."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vendome
from games.gentlemen_thieves.census import census, expected
from support import COMPILED_ONLY, random_games
from vendome import Session
from vendome.games.gentlemen_thieves.params import TYPE_NAMES
from vendome.lab.series import play_games

pytestmark = pytest.mark.interpreted


def groups(view: dict[str, Any]) -> list[list[str]]:
    """The places, joined ones together."""
    alone = [[place] for place in view["places"] if place not in view["joined"]]
    return [*alone, view["joined"]] if view["joined"] else alone


def check(session: Session) -> None:
    view = session.view()
    tokens = {name: place["tokens"] for name, place in view["places"].items()}
    assert census(session.state) == +expected(session.state)
    for held in tokens.values():
        assert max(Counter(token[1] for token in held).values(), default=0) <= 3
    if session.finished:
        return
    assert len(view["display"]) == 3
    for places in groups(view):
        types = {token[1] for place in places for token in tokens[place]}
        assert view["padlock"] in places or types != set(TYPE_NAMES), "a heist that did not happen"
    assert (view["hand"] is not None) == (view["phase"] == "placing")
    assert (view["heist"] != []) == (view["phase"] == "returning")


@COMPILED_ONLY
@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), even=st.booleans(), data=st.data())
def test_pieces_limits_and_heists(players: int, seed: int, even: bool, data: st.DataObject) -> None:
    """Long games in which favours are spent early: most of the moves are theirs."""
    setup = vendome.game("gentlemen_thieves", players, setup="even" if even else "random")
    session = setup.start(seed)
    choices = data.draw(st.lists(st.integers(0, 10**6), min_size=20, max_size=40))
    check(session)
    for n in range(1000):
        if session.finished:
            break
        moves = session.moves()
        session.play(moves[choices[n % len(choices)] * (n + 1) % len(moves)])
        check(session)
    assert session.finished
    assert session.result is not None


@pytest.mark.parametrize("players", range(2, 6))
def test_every_game_ends(players: int) -> None:
    """Each action but those of the favours, which run out, draws a token; and the pile has the brigadier."""
    setup = vendome.game("gentlemen_thieves", players)
    games = 20
    for chunk in play_games(random_games(setup, seed=1, games=games)):
        assert len(chunk.lengths) == games
        # two decisions for each token of the pile, and for a favour (the car's load); at a heist the tunnel
        # and the next alliances, after the first ones
        assert chunk.lengths.max() <= 2 * 63 + 2 * 10 + 2 * 15 + 1
        assert (chunk.winners > 0).all()
