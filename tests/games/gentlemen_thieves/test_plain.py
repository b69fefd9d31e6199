"""The rules agree with their plain twin at every decision of many games."""

from random import Random

import pytest

import vendome
from games.gentlemen_thieves.plain import Plain
from vendome import Decision, State


def choose(moves: list[str], random: Random, thrift: float) -> str:
    """Favours keep for later: games in which special tokens move among many tokens."""
    cheap = [move for move in moves if move.split()[0] not in ("tunnel", "padlock", "car", "loot")]
    return random.choice(cheap if random.random() < thrift else moves)


def compare(state: State, random: Random, thrift: float) -> None:
    plain = Plain(state.setup.players)
    done = 0
    while True:
        for line in state.log[done:]:
            if isinstance(line, Decision):
                plain.play(line.move)
            else:
                plain.chance(line.line)
        done = len(state.log)
        assert plain.over == state.finished
        if state.finished:
            break
        assert state.asked == [plain.seat]
        assert state.moves() == plain.legal()
        state.play(choose(state.moves(), random, thrift))
    assert state.result is not None
    assert (state.result.scores, state.result.winners) == plain.result()


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("setup", ["random", "even"])
def test_every_decision_and_result_is_that_of_the_plain_rules(players: int, setup: str) -> None:
    game = vendome.game("gentlemen_thieves", players, setup=setup)
    for seed in range(15):
        compare(game.start(seed), Random(seed), thrift=(seed % 5) / 4.2)
