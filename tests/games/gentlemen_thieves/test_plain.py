"""The rules agree with their plain twin at every decision of many games."""

from random import Random

import pytest

import vendome
from games.gentlemen_thieves.plain import Plain
from vendome import Decision, Session


def choose(moves: list[str], random: Random, thrift: float) -> str:
    """Favours keep for later: games in which special tokens move among many tokens."""
    cheap = [move for move in moves if move.split()[0] not in ("tunnel", "padlock", "car", "loot")]
    return random.choice(cheap if random.random() < thrift else moves)


def compare(session: Session, random: Random, thrift: float, **options: bool) -> None:
    plain = Plain(session.setup.players, **options)
    done = 0
    while True:
        for line in session.log[done:]:
            if isinstance(line, Decision):
                plain.play(line.move)
            else:
                plain.chance(line.line)
        done = len(session.log)
        assert plain.over == session.finished
        if session.finished:
            break
        assert session.asked == [plain.seat]
        assert session.moves() == plain.legal()
        session.play(choose(session.moves(), random, thrift))
    assert session.result is not None
    assert (session.result.scores, session.result.winners) == plain.result()


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("setup", ["random", "even"])
def test_every_decision_and_result_is_that_of_the_plain_rules(players: int, setup: str) -> None:
    game = vendome.game("gentlemen_thieves", players, setup=setup)
    for seed in range(15):
        compare(game.start(seed), Random(seed), thrift=(seed % 5) / 4.2)


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("car_must_carry", [False, True])
@pytest.mark.parametrize("loot_from_centre", [False, True])
def test_GT_5_with_every_option_the_plain_rules_agree(
    players: int, car_must_carry: bool, loot_from_centre: bool
) -> None:
    options = {"car_must_carry": car_must_carry, "loot_from_centre": loot_from_centre}
    game = vendome.game("gentlemen_thieves", players, **options)
    for seed in range(8):
        compare(game.start(seed), Random(seed), thrift=(seed % 4) / 3.5, **options)
