"""A game in numbers alone is the same game: every position of it, on every way that leads there."""

from collections.abc import Iterator
from random import Random
from types import FunctionType

import numpy as np
import pytest

import vendome
from support import EVERY_GAME, setups
from vendome import BadOption, Game, IllegalMove, NotAsked, Playout, Session, UnknownName
from vendome.engine.compiler.loops import interpret, use_machine_code

pytestmark = pytest.mark.interpreted


def start() -> Playout:
    return vendome.game("shadow_thief", players=3).playout(seed=7)


def look(playout: Playout) -> tuple[object, ...]:
    return playout.to_bytes(), playout.seat, playout.actions, playout.finished, playout.result


def look_at_session(session: Session) -> tuple[object, ...]:
    """The same of a session, whose seats may answer in any order: here the first one does."""
    seat = -1 if session.finished else session.asked[0]
    actions = [] if session.finished else session.actions(seat)
    return session.to_bytes(), seat, tuple(actions), session.finished, session.result


def positions(playout: Playout, random: Random) -> Iterator[int]:
    """Random play; the action that leads to each position."""
    while not playout.finished:
        action = random.choice(playout.actions)
        playout.step(action)
        yield action


@EVERY_GAME
def test_it_plays_the_game_that_a_session_plays(game: Game) -> None:
    for setup in setups(game):
        playout, session = setup.playout(seed=51), setup.start(seed=51)
        assert look(playout) == look_at_session(session)
        for action in positions(playout, Random(51)):
            session.play(action)
            assert look(playout) == look_at_session(session)
        assert playout.result is not None


@EVERY_GAME
def test_a_reset_begins_the_game_of_its_seed(game: Game) -> None:
    for setup in setups(game)[:1]:
        playout = setup.playout(seed=52)
        for _ in positions(playout, Random(52)):
            pass
        playout.reset(seed=53)
        assert look(playout) == look(setup.playout(seed=53)) == look_at_session(setup.start(seed=53))
        assert not playout.finished


@EVERY_GAME
def test_a_clone_and_a_saved_position_go_on_by_themselves(game: Game) -> None:
    playout = setups(game)[-1].playout(seed=54)
    random = Random(54)
    for n, _ in enumerate(positions(playout, random)):
        if n % 20 or playout.finished:
            continue
        before, twin, other = look(playout), playout.clone(), playout.setup.playout(seed=0)
        other.load(playout.to_bytes())
        assert look(twin) == look(other) == before
        action = random.choice(playout.actions)
        twin.step(action)
        other.step(action)
        assert look(playout) == before
        assert look(twin) == look(other) != before


@EVERY_GAME
def test_a_session_goes_on_from_a_playout_and_back(game: Game) -> None:
    playout = setups(game)[0].playout(seed=55)
    for _ in positions(playout, Random(55)):
        if len(playout.actions) > 1:
            break
    session = playout.session()
    assert look_at_session(session) == look(playout)
    action = playout.actions[-1]
    session.play(action)
    playout.step(action)
    assert look_at_session(session) == look(playout)
    playout.load(session.to_bytes())
    assert look_at_session(session) == look(playout)


def test_chance_that_is_due_in_a_loaded_position_happens() -> None:
    setup = vendome.game("shadow_thief", players=3)
    playout = setup.playout(seed=1)
    playout.load(setup.blank(seed=7).to_bytes())
    assert look(playout) == look(setup.playout(seed=7))


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    playout = start()
    before = look(playout)
    texts = playout.setup.game.moves
    with pytest.raises(IllegalMove) as refused:
        playout.step(0)
    assert refused.value.move == texts[0]
    assert refused.value.legal == [texts[action] for action in playout.actions]
    for wrong in (-1, len(texts), 10**30, "play B1", None):
        with pytest.raises(UnknownName, match=rf"unknown move .* \(known: numbers from 0 to {len(texts) - 1}\)"):
            playout.step(wrong)  # type: ignore[arg-type]
    assert look(playout) == before


def test_nobody_is_asked_when_the_game_is_over() -> None:
    playout = start()
    for _ in positions(playout, Random(1)):
        pass
    assert (playout.seat, playout.actions) == (-1, ())
    loaded = start()
    loaded.load(playout.to_bytes())
    assert look(loaded) == look(playout)
    for over in (playout, loaded):
        with pytest.raises(NotAsked, match="the game is over"):
            over.step(0)


def test_a_wrong_seed_or_position_is_refused() -> None:
    playout = start()
    before = look(playout)
    with pytest.raises(BadOption, match="seed"):
        playout.reset(-1)
    with pytest.raises(BadOption, match="bytes"):
        playout.load(b"short")
    assert look(playout) == before


def test_an_action_may_be_a_number_of_numpy() -> None:
    playout, other = start(), start()
    playout.step(np.int64(playout.actions[1]))  # type: ignore[arg-type]
    other.step(other.actions[1])
    assert look(playout) == look(other)


def test_it_says_where_it_stands() -> None:
    playout = start()
    assert repr(playout) == "<shadow_thief · 3 players · asked 0>"
    for _ in positions(playout, Random(1)):
        pass
    assert repr(playout) == "<shadow_thief · 3 players · over>"


@pytest.fixture
def interpreted() -> Iterator[Game]:
    game = vendome.game("shadow_thief").game
    interpret(game)
    yield game
    use_machine_code(game)


def test_interpreted_it_plays_the_same_game_and_a_reset_changes_over(interpreted: Game) -> None:
    setup = vendome.game(interpreted.id, players=2)
    playout = setup.playout(seed=5)
    assert isinstance(playout._step, FunctionType), "it is interpreted"
    assert isinstance(playout.session().loops.direct.do_apply, FunctionType), "and so are sessions"
    use_machine_code(interpreted)
    compiled = setup.playout(seed=5)
    for _, action in zip(range(40), positions(compiled, Random(5)), strict=False):
        playout.step(action)
        assert look(playout) == look(compiled)
    playout.reset(seed=6)
    compiled.reset(seed=6)
    assert look(playout) == look(compiled)
    assert playout._step is compiled._step
