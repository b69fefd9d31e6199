"""What all saw each seat do in Gentlemen Thieves, counted again from moves and views."""

from random import Random
from typing import Any

import numpy as np
import pytest

import vendome
from vendome import Session
from vendome.games.gentlemen_thieves.params import LETTERS

pytestmark = pytest.mark.interpreted

DEEDS = ("has_allied", "has_taken", "has_helped", "has_robbed")


class Clerk:
    """Keeps the same books from what is told."""

    def __init__(self, players: int) -> None:
        self.books = {deed: np.zeros((players, len(LETTERS)), int) for deed in DEEDS}

    def add(self, deed: str, seat: int, colours: str, amount: int = 1) -> None:
        for colour in colours:
            self.books[deed][seat, LETTERS.index(colour)] += amount

    def see(self, before: dict[str, Any], seat: int, move: str, session: Session) -> None:
        verb, _, what = move.partition(" ")
        if verb == "ally":
            self.add("has_allied", seat, what)
        elif verb == "take":
            self.add("has_taken", seat, what[0])
        elif verb == "at":
            self.add("has_helped", seat, side_of(before, before["hand"][0]), types_at(before, what, before["hand"]))
        for event in map(session.game.events.data, session.events):
            if event["event"] == "won":
                self.add("has_robbed", seat, event["colours"])


def side_of(view: dict[str, Any], colour: str) -> str:
    """The alliance of a colour."""
    allied = "".join(view["alliance"])
    return allied if colour in allied else "".join(letter for letter in LETTERS if letter not in allied)


def types_at(view: dict[str, Any], place: str, token: str) -> int:
    """How many types lie at a place and at the one joined to it, with a token that comes to it."""
    places = view["joined"] if place in view["joined"] else [place]
    return len({held[1] for name in places for held in view["places"][name]["tokens"]} | {token[1]})


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_books_are_what_moves_and_views_tell(players: int) -> None:
    session, rng, clerk = vendome.new("gentlemen_thieves", players=players, seed=5), Random(5), Clerk(players)
    while not session.finished:
        before, seat, move = session.view(), session.asked[0], rng.choice(session.moves())
        session.play(move)
        clerk.see(before, seat, move, session)
        for deed, book in clerk.books.items():
            assert np.array_equal(session.state[deed][:players], book), (deed, move)
    assert all(book.any() for book in clerk.books.values())


def test_a_seat_observes_the_deeds_of_all_ones_own_first() -> None:
    session, rng = vendome.new("gentlemen_thieves", players=3, seed=6), Random(6)
    for _ in range(40):
        session.play(rng.choice(session.moves()))
    for deed in DEEDS:
        field = session.observation_fields[deed]
        seen = field.of(session.observation(1)) * field.scale
        assert np.array_equal(seen, np.roll(session.state[deed][:3], -1, axis=0))
