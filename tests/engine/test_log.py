"""The log is worded when it is read: late or at once, the words are the same."""

from random import Random

import pytest

import vendome
from support import COMPILED_ONLY, EVERY_GAME, setups
from vendome import Chance, Decision, Game, Session

pytestmark = pytest.mark.interpreted


def play_on(session: Session, random: Random, *, reading: bool, most: int = 10_000) -> None:
    """Random moves, secret choices in any order. Whoever reads does so after each chance and each move."""
    for _ in range(most):
        if session.finished:
            return
        seat = random.choice(session.asked)
        session.choose(random.choice(session.actions(seat)), seat)
        while session.chance_is_due:
            session.draw()
            if reading:
                assert isinstance(session.log[-1], Chance)


@COMPILED_ONLY
@EVERY_GAME
def test_read_at_the_end_a_log_says_what_it_says_on_the_way(game: Game) -> None:
    for setup in setups(game):
        early, late = setup.start(seed=61), setup.start(seed=61)
        play_on(early, Random(61), reading=True)
        play_on(late, Random(61), reading=False)
        assert early.log == late.log
        assert early.ply == sum(isinstance(line, Decision) for line in early.log)


@EVERY_GAME
def test_a_log_that_nobody_has_read_is_copied_whole(game: Game) -> None:
    session = setups(game)[0].start(seed=62)
    play_on(session, Random(62), reading=False, most=10)
    twin = session.clone()
    play_on(twin, Random(1), reading=False)
    before = len(session.log)
    assert twin.log[:before] == session.log
    assert len(twin.log) > before


def test_chance_that_is_told_is_worded_as_it_was_told() -> None:
    setup = vendome.game("shadow_thief", players=2)
    original, again = setup.start(seed=3), setup.blank()
    [deal] = original.log
    assert isinstance(deal, Chance)
    again.happen(again.game.chance.read(again.state, deal.line))
    again.play(again.actions(0)[0], 0)
    assert again.log == [deal], "seat 1 has not answered yet"
    assert again.ply == 0
    again.play(again.actions(1)[0], 1)
    assert [type(line) for line in again.log] == [Chance, Decision, Decision]
    assert again.ply == 2


def test_a_log_can_be_replaced() -> None:
    session = vendome.game("shadow_thief", players=2).start(seed=3)
    lines: list[Chance | Decision] = [Chance("shuffle"), Decision(0, "done")]
    session.log = lines
    assert session.log == lines
