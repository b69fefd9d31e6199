"""What a notebook draws: what the seat knows, nothing else, and nothing that breaks the page."""

import re
from html.parser import HTMLParser
from random import Random

import pytest

import vendome
from support import COMPILED_ONLY, EVERY_GAME, random_play, setups
from vendome import SPECTATOR, Game, Play, Session
from vendome.engine.compiler.rng import generator

pytestmark = pytest.mark.interpreted


class Balance(HTMLParser):
    """Follows the tags, each of which must be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 (the parser's form)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def words_of(html: str) -> str:
    """The text of well-formed HTML."""
    parser = Balance()
    parser.feed(html)
    parser.close()
    assert parser.open == []
    return parser.words


def otherwise(session: Session, seat: int, n: int) -> Play:
    """The same game to the seat, with everything that it does not know changed."""
    other = Play.of(session)
    other.states[:] = session.resampled(seat, generator(n, stream=seat + 1)).states
    return other


@COMPILED_ONLY
@EVERY_GAME
def test_nothing_drawn_depends_on_what_the_seat_does_not_know(game: Game) -> None:
    differing = 0
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=51), Random(51))):
            play = Play.of(session)
            for seat in (SPECTATOR, n % setup.players):
                other = otherwise(session, seat, n)
                differing += other.to_bytes() != play.to_bytes()
                assert other.seen_by(seat)._repr_html_() == play.seen_by(seat)._repr_html_()
                assert repr(other.seen_by(seat)) == repr(play.seen_by(seat))
    assert differing > 0, "nothing was hidden: the test proved nothing"


@EVERY_GAME
def test_every_position_can_be_drawn(game: Game) -> None:
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=52), Random(52))):
            play, seat = Play.of(session), n % setup.players
            drawn = words_of(play.seen_by(seat)._repr_html_())
            assert game.name in drawn
            assert play.show(seat) in drawn
            if seat in play.asked:
                assert all(move in drawn for move in play.moves(seat))


@EVERY_GAME
def test_the_end_names_the_winners_to_everyone(game: Game) -> None:
    *_, session = random_play(setups(game)[0].start(seed=53), Random(53))
    assert session.result is not None
    for seat in (SPECTATOR, *range(session.setup.players)):
        assert session.known_to(seat).result == session.result
        html = Play.of(session).seen_by(seat)._repr_html_()
        winners = re.findall(r"<td>Seat (\d)</td><td>-?\d+</td><td>wins</td>", html)
        assert sorted(map(int, winners)) == session.result.winners


def test_a_notebook_shows_what_all_see_unless_a_seat_is_named() -> None:
    game = vendome.new("shadow_thief", players=4, seed=7)
    assert "S14" not in game._repr_html_()
    assert "Asked: Seat 0, Seat 1, Seat 2, Seat 3" in game._repr_html_()
    assert "S14" in game.seen_by(2)._repr_html_()
    assert "S14" in repr(game.seen_by(2))


def test_what_is_seen_follows_the_game() -> None:
    game = vendome.new("shadow_thief", players=4, seed=7)
    seen = game.seen_by(2)
    game.play("play S14", seat=2)
    assert "Your hand: E2 S4 TR" in repr(seen)


def test_names_are_escaped() -> None:
    villain = '<script>alert("1")</script>&'
    game = vendome.new("shadow_thief", players=2, seed=7, names=[villain, "Ben"])
    html = game.seen_by(0)._repr_html_()
    assert "<script" not in html
    assert villain in words_of(html)
