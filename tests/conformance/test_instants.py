"""What must hold in every game: the state after each event is kept, and following the events leads to the truth."""

from random import Random
from typing import Any

import jsonpatch
import msgspec
import pytest
from msgspec import Struct

from support import EVERY_GAME, is_one_of_some, random_play, setups
from vendome import SPECTATOR, Game, Session
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import Memory
from vendome.table.event_patches import own_between, patches_along, public_between

MEMORIES: tuple[Memory, ...] = ("own", "full")


def keeping(session: Session) -> Session:
    session.keeps_instants = True
    return session


@pytest.mark.interpreted
@EVERY_GAME
def test_there_is_an_instant_for_every_event(game: Game) -> None:
    for setup in setups(game):
        for session in random_play(keeping(setup.start(seed=51)), Random(51)):
            if not session.history.decisions:
                continue  # nothing was kept before
            assert len(session.instants) == len(session.events)
            for nth, instant in enumerate(session.instants):
                known = setup.from_bytes(instant)
                assert known.events == session.events[: nth + 1]


@pytest.mark.interpreted
@EVERY_GAME
def test_what_is_kept_changes_nothing(game: Game) -> None:
    setup = setups(game)[-1]
    first, second = setup.start(seed=52), keeping(setup.start(seed=52))
    for one, other in zip(random_play(first, Random(52)), random_play(second, Random(52)), strict=True):
        assert one.to_bytes() == other.to_bytes()
        assert not one.instants


@pytest.mark.slow
@EVERY_GAME
def test_whoever_follows_the_events_comes_to_the_true_view(game: Game) -> None:
    """Every seat and spectators, with either memory: from the view before a move to the view after it."""
    for setup in setups(game):
        session, random = keeping(setup.start(seed=53)), Random(53)
        watchers = [(seat, memory) for seat in (SPECTATOR, *range(setup.players)) for memory in MEMORIES]
        for _ in range(60):
            if session.finished:
                break
            before = {watcher: shown(session, *watcher) for watcher in watchers}
            seat = random.choice(session.asked)
            session.play(random.choice(session.moves(seat)), seat)
            for watcher in watchers:
                assert followed(session, *watcher, before[watcher]) == session.view(*watcher)


def shown(session: Session, seat: int, memory: Memory) -> tuple[Struct, Struct]:
    views = session.game.views
    return views.public(session.redacted(SPECTATOR)[0], memory), views.own(session.redacted(seat)[0], seat, memory)


def followed(session: Session, seat: int, memory: Memory, before: tuple[Struct, Struct]) -> Any:
    """The view before the last move, after the patches of its events and what is left."""
    now = shown(session, seat, memory)
    between = public_between(session, memory), own_between(session, seat, memory)
    view = msgspec.to_builtins(before[0]) | msgspec.to_builtins(before[1])
    for start, way, end in zip(before, between, now, strict=True):
        for patch in patches_along("", [start, *way, end]):
            view = jsonpatch.apply_patch(view, msgspec.to_builtins(patch))
    return view


@pytest.mark.slow
@EVERY_GAME
def test_no_instant_shows_what_a_seat_does_not_know(game: Game) -> None:
    """It looks the same with anything else in place of that: redacted, always; as a view, now and then."""
    for setup in setups(game):
        for n, session in enumerate(random_play(keeping(setup.start(seed=54)), Random(54))):
            for instant in session.instants:
                true = setup.from_bytes(instant)
                for seat in (SPECTATOR, *range(setup.players)):
                    other = true.resampled(seat, generator(n, stream=seat + 1))
                    for eyes in {SPECTATOR, seat}:
                        assert other.redacted(eyes).tobytes() == true.redacted(eyes).tobytes()
                    for memory in MEMORIES if is_one_of_some(n) else ():
                        assert other.view(seat, memory) == true.view(seat, memory)
