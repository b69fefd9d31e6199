"""What a seat could infer is made from what it saw, and from nothing else."""

from random import Random
from typing import Any

import msgspec

import vendome
from support import EVERY_LENS
from vendome import Game, Session
from vendome.bots.witness import NO_ACTION
from vendome.engine.compiler.rng import generator
from vendome.review.lenses import LensReader, sights_of

FEW = 20  # worlds: enough to see a difference
NAMES = [f"Seat {seat}" for seat in range(8)]


def played(game: Game, players: int, seed: int) -> Session:
    session, random = vendome.game(game.id, players=players).start(seed), Random(seed)
    while not session.finished:
        seat = random.choice(session.asked)
        session.play(random.choice(session.moves(seat)), seat)
    return session


def lens_of(game: Game) -> Any:
    assert game.lens is not None
    return game.lens


@EVERY_LENS
def test_a_lens_is_the_same_for_every_game_that_looks_the_same_to_its_seat(game: Game) -> None:
    for players in (game.players[0], 3):
        session, seat = played(game, players, seed=41), 1
        true, other = LensReader(session.setup, seat, FEW), LensReader(session.setup, seat, FEW)
        decisions = [(NO_ACTION, NO_ACTION), *session.history.decisions]
        for n, ((who, action), moment) in enumerate(zip(decisions, session.retraced(), strict=True)):
            own = action if who == seat else NO_ACTION
            resampled = moment.resampled(seat, generator(n, stream=seat + 1))
            assert true.see(moment.states, own) == other.see(resampled.states, own)


@EVERY_LENS
def test_every_decision_has_a_sight_of_shares_and_of_lines_without_holes(game: Game) -> None:
    session = played(game, game.players[0], seed=42)
    sights = list(sights_of(session, 0))
    assert len(sights) == session.ply + 1
    for sight in sights[::9]:
        assert type(sight) is lens_of(game).Sight
        assert msgspec.json.decode(msgspec.json.encode(sight), type=lens_of(game).Sight) == sight
        assert all(0 <= number <= 1 for number in floats_in(msgspec.to_builtins(sight)))
        lines = lens_of(game).lines(sight, NAMES)
        assert lines
        assert not any(hole in line for line in lines for hole in ("None", "{", "  "))


def floats_in(value: Any) -> list[float]:
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return [number for part in inner for number in floats_in(part)]
    return [value] if isinstance(value, float) else []
