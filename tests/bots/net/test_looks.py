"""What compiled code makes of a net is what the learner makes of it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import vendome
from bots.nets import random_net
from support import EVERY_GAME
from vendome import Game, Session, Setup
from vendome.bots.net.looks import Looker
from vendome.bots.net.weights import Net, Weights, input_factors
from vendome.engine.compiler.bind import plainly
from vendome.engine.mind import NAT
from vendome.engine.observation import Relabelling
from vendome.lab.learning.arrays import OnProcessor
from vendome.lab.learning.net import Inputs, forward

pytestmark = pytest.mark.interpreted

ARRAYS = OnProcessor(seed=1)
PRECISE = 2e-4  # numbers of the head are up to 10, and the order of a sum is another
Numbers = Any


def positions(game: Game) -> Iterator[Session]:
    """One of each of some random games, for few and for many players, with somebody asked."""
    rng = Random(game.id)
    for players in (game.players[0], 3, 4, game.players[-1]):
        session = vendome.game(game.id, players=players).start(rng.randrange(1000))
        for _ in range(rng.randrange(40)):
            before = session.clone()
            seat = rng.choice(session.asked)
            session.play(rng.choice(session.moves(seat)), seat)
            if session.finished:
                session = before
                break
        yield session


def counts_of(session: Session, seat: int) -> tuple[Numbers, Numbers]:
    """What the seat knows and what all hide, as the rules write it."""
    observation = session.game.observation
    found = []
    for layout, write in (
        (observation.LAYOUT, observation.observe),
        (observation.HIDDEN, observation.observe_hidden),
    ):
        counts = np.zeros(layout.size(session.setup.players), np.uint8)
        plainly(write, {})(session.state, seat, counts)
        found.append(counts)
    return found[0], found[1]


def relabelled(names: Relabelling, seen: Numbers, hidden: Numbers) -> tuple[Numbers, Numbers]:
    key = names.key(seen)
    return seen[names.columns[key, : len(seen)]], hidden[names.hidden[key, : len(hidden)]]


def policy_heads(setup: Setup, seen: Numbers, weights: Weights) -> Numbers:
    """The head's numbers of many positions at once, as the learner has them."""
    scales = setup.game.observation.LAYOUT.scales(setup.players)
    return forward(seen, Inputs(np.arange(seen.shape[1]), input_factors(scales)), weights, ARRAYS).head


def critic_head(setup: Setup, seen: Numbers, hidden: Numbers, weights: Weights) -> Numbers:
    """The same of a critic: what is hidden stands behind the observation of the most players."""
    layouts = setup.game.observation.LAYOUT, setup.game.observation.HIDDEN
    scales = np.concatenate([layout.scales(setup.players) for layout in layouts])
    rows = np.concatenate([np.arange(len(seen)), layouts[0].size(setup.game.players[-1]) + np.arange(len(hidden))])
    counts = np.concatenate([seen, hidden])[None]
    return forward(counts, Inputs(rows, input_factors(scales)), weights, ARRAYS).head[0]


@EVERY_GAME
def test_a_look_at_moves_finds_what_the_learner_finds_for_many_positions_at_once(game: Game) -> None:
    net, names = random_net(game), game.relabelling
    looker = Looker(game, net)
    for session in positions(game):
        seats = range(session.setup.players)
        counts = [counts_of(session, seat) for seat in seats]
        keys = [names.key(seen) if names else 0 for seen, _ in counts]
        rows = [relabelled(names, *both)[0] if names else both[0] for both in counts]
        heads = policy_heads(session.setup, np.array(rows), net.policy)
        for seat in session.asked:
            actions, scores = looker.look(session.known_to(seat).states, seat, NAT)
            assert actions.tolist() == session.actions(seat)
            head = heads[seat]
            by_action = np.zeros(len(game.moves), np.float32)
            by_action[names.actions[keys[seat]] if names else slice(None)] = head[: len(game.moves)]
            expected = by_action[actions]
            chances = head[len(game.moves) :][: session.setup.players]
            found = looker.numbers(len(actions) + session.setup.players)
            assert found == pytest.approx(np.concatenate([expected, chances]), abs=PRECISE)
            assert scores == pytest.approx(NAT * (expected - expected.max()), abs=0.5 + NAT * PRECISE)
            assert scores.max() == 0


@EVERY_GAME
def test_the_critic_sees_what_the_learner_s_critic_sees(game: Game) -> None:
    net, names = random_net(game), game.relabelling
    looker = Looker(game, net)
    for session in positions(game):
        seat = session.asked[0]
        seen, hidden = counts_of(session, seat)
        if names:
            seen, hidden = relabelled(names, seen, hidden)
        head = critic_head(session.setup, seen, hidden, net.critic)
        chances = np.exp(head[: session.setup.players])
        by_seat = np.roll(chances / chances.sum(), seat)
        assert looker.judge(session.states) == pytest.approx(by_seat, abs=PRECISE)


@EVERY_GAME
def test_a_look_does_not_depend_on_the_one_before(game: Game) -> None:
    """A look leaves nothing behind that the next one finds."""
    looker = Looker(game, random_net(game))
    met = list(positions(game))
    first = [looker.look(session.states, session.asked[0], NAT)[1].tolist() for session in met]
    again = [looker.look(session.states, session.asked[0], NAT)[1].tolist() for session in reversed(met)]
    assert first == again[::-1]
    judged = [looker.judge(session.states).tolist() for session in met]
    assert judged == [Looker(game, random_net(game)).judge(session.states).tolist() for session in met]


def even_net(game: Game) -> Net:
    """Weights that no generator of random numbers has made: whole numbers, scaled by a power of two."""
    net = random_net(game)
    for part in (net.policy, net.critic):
        for name, array in part.items():
            numbers = np.arange(array.size) * 7919 % 2039 - 1019
            part[name] = (numbers.reshape(array.shape) / (1 << (10 if name == "head" else 12))).astype(np.float32)
    return net


FIXED = {
    "gentlemen_thieves": [0, -449, -310, -34, -463, -284, -62, -172, -532, -331],
    "master_thieves": [-103, -355, -218, -370, -45, -298, -550, -36, 0, -203, -455, -225],
    "shadow_thief": [0, -80, -210, -315],
}


@EVERY_GAME
def test_a_fixed_net_scores_a_fixed_position_alike_on_every_machine(game: Game) -> None:
    """No sum is reordered and none is fused, so a score is the same to the last bit; 1 more or less would be one that
    was rounded the other way."""
    session = vendome.game(game.id, players=3).start(seed=12)
    _, scores = Looker(game, even_net(game)).look(session.states, session.asked[0], NAT)
    assert scores == pytest.approx(FIXED[game.id], abs=1)


@EVERY_GAME
def test_a_finished_game_is_judged_by_its_winners(game: Game) -> None:
    looker, rng = Looker(game, random_net(game)), Random(5)
    session = vendome.game(game.id, players=3).start(seed=5)
    while not session.finished:
        seat = session.asked[0]
        session.play(rng.choice(session.moves(seat)), seat)
    assert session.result is not None
    winners = session.result.winners
    assert looker.judge(session.states).tolist() == [(seat in winners) / len(winners) for seat in range(3)]
