"""Interpreted and compiled, every state on the way is the same, byte for byte."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import vendome
from support import EVERY_GAME
from vendome import GAMES, Game, Session
from vendome.engine.compiler.rng import generator


def every_state(session: Session, random: Random) -> Iterator[Session]:
    session.keeps_instants = True
    yield session
    while not session.finished:
        seat = random.choice(session.asked)
        session.play(random.choice(session.moves(seat)), seat)
        yield session


def digests(game: Game) -> list[str]:
    """A hash of every state of a few random games, with all that is derived from it."""
    found = []
    few, many = game.players[0], game.players[-1]
    for setup in [vendome.game(game.id, players=few), vendome.game(game.id, players=many)]:
        for n, session in enumerate(every_state(setup.start(seed=41), Random(41))):
            seat = n % setup.players
            digest = hashlib.sha256(b"".join([session.to_bytes(), *session.instants]))
            digest.update(repr([session.moves(asked) for asked in session.asked]).encode())
            digest.update(session.known_to(seat).to_bytes())
            digest.update(session.resampled(seat, generator(n)).to_bytes())
            digest.update(session.observation(seat).tobytes())
            found.append(digest.hexdigest())
        found.append(repr(session.result))
    return found


@pytest.mark.slow
@EVERY_GAME
def test_interpreted_equals_compiled(game: Game) -> None:
    here = Path(__file__).resolve()
    path = os.pathsep.join([str(here.parents[1]), *sys.path])
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path}
    command = [sys.executable, str(here), game.id]
    interpreted = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert interpreted.stdout.split("\n")[:-1] == digests(game)


if __name__ == "__main__":
    print("\n".join(digests(GAMES[sys.argv[1]])))
