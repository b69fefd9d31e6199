"""The learner finds the best play of a game whose optimum is known, on whatever arrays."""

from __future__ import annotations

import numpy as np

from lab.learning.nim import GAME
from lab.learning.nim.rules import MOST
from vendome.engine.play import Setup
from vendome.lab.learning.arrays import OnProcessor
from vendome.lab.learning.inputs import counts_of, critic_shape, policy_shape
from vendome.lab.learning.learner import Learner
from vendome.lab.learning.net import forward, new_weights
from vendome.lab.learning.plan import Imitation, Place, Plan, Recipe, response_to
from vendome.lab.learning.strength import strength_of
from vendome.lab.learning.tables import Player, Tables
from vendome.lab.learning.trainer import Trainer

SETUP = Setup.of(GAME, 2, {})
RECIPE = Recipe(rate=3e-3, entropy=0.01, decay=0.95, batch=1024)


def new_learner(seed: int) -> Learner:
    arrays = OnProcessor(seed)
    player = Player(
        {name: arrays.array(array) for name, array in new_weights(policy_shape(SETUP, 32), seed).items()},
        {name: arrays.array(array) for name, array in new_weights(critic_shape(SETUP, 32), seed + 1).items()},
    )
    return Learner(player, [Tables(SETUP, 256, 16, arrays, seed=seed)], arrays)


def preferred(learner: Learner, stones: int) -> str:
    """The move that the policy likes best when so many stones are left."""
    tables = learner.tables[0]
    counts = np.zeros((1, tables.row), np.uint8)
    counts[0, stones] = counts[0, MOST + 1] = 1
    seen = counts_of(counts, tables.inputs.policy, learner.arrays)
    head = forward(seen, tables.inputs.policy, learner.player.policy, learner.arrays).head
    return GAME.moves[int(head[0, : len(GAME.moves)].argmax())]


def test_it_finds_the_best_move_of_every_position_that_has_one() -> None:
    learner = new_learner(seed=1)
    for _ in range(60):
        learner.turn(RECIPE, [(learner.tables[0], None)])
    for stones in range(2, MOST + 1):
        if stones % 3 != 0:
            assert preferred(learner, stones) == f"take {stones % 3}", stones


def test_the_critic_knows_who_wins() -> None:
    learner = new_learner(seed=2)
    for _ in range(60):
        learner.turn(RECIPE, [(learner.tables[0], None)])
    tables = learner.tables[0]
    expected, seats = tables.expect(tables.look(0), learner.player.critic), tables.now["seat"]
    own = tables.by_own(expected, seats)[:, 0]
    stones = tables.now["observation"][:, : MOST + 1].argmax(axis=1)
    assert own[stones % 3 != 0].mean() > 0.85
    assert own[stones % 3 == 0].mean() < 0.25


def test_an_advantage_is_what_came_of_it_less_what_was_expected() -> None:
    """Without decay: the share of the win in the end, or what is expected after the last step."""
    tables = new_learner(seed=3).tables[0]
    player = new_learner(seed=3).player
    tables.play(player, rival=None)
    gains = tables.advantages(decay=1.0)
    for game in range(8):
        for step in range(tables.steps):
            ended = [later for later in range(step, tables.steps) if tables.done[later, game]]
            came = tables.shares[ended[0], game] if ended else tables.expected[tables.steps, game]
            assert np.allclose(gains[step, game], came - tables.expected[step, game], atol=1e-5)


def test_no_action_was_ever_illegal() -> None:
    tables = new_learner(seed=4).tables[0]
    player = new_learner(seed=4).player
    for step in range(tables.steps):
        tables.step(step, player, rival=player.policy)
        assert not tables.batch.illegal.any()


def test_only_the_learners_own_decisions_are_learnt_from() -> None:
    arrays = OnProcessor(seed=5)
    tables = Tables(SETUP, 10, 16, arrays, rivals=1, seed=5)
    tables.play(new_learner(seed=5).player, rival=new_learner(seed=6).player.policy)
    for game in range(10):
        rivals = {int(seat) for seat in tables.seats[:, game][~tables.is_mine[:, game]]}
        own = {int(seat) for seat in tables.seats[:, game][tables.is_mine[:, game]]}
        assert rivals == {game % 2}
        assert own == {1 - game % 2}


def test_a_run_of_training_makes_a_player_that_beats_the_one_it_was() -> None:
    places = (Place(2, 128), Place(2, 64, bots=1), Place(2, 64, rivals=1))
    plan = Plan("nim", places, RECIPE, width=32, critic=32, steps=16, every=10)
    trainer = Trainer(GAME, plan, OnProcessor(seed=1))
    before = strength_of(trainer.learner.player.policy, SETUP, "random", 500, trainer.arrays, seed=9)
    for turn in range(60):
        trainer.turn(turn / 60)
    after = strength_of(trainer.learner.player.policy, SETUP, "random", 500, trainer.arrays, seed=9)
    assert abs(before.share - 0.5) < 0.05
    assert after.share - after.margin > 0.8
    assert len(trainer.past) == 6
    assert trainer.decisions == 60 * 16 * 256


def test_against_itself_a_policy_gets_its_fair_share() -> None:
    learner = new_learner(seed=8)
    found = strength_of(learner.player.policy, SETUP, learner.player.policy, 1000, learner.arrays, seed=3)
    assert abs(found.share - 0.5) < 2 * found.margin


def test_a_response_has_the_net_at_all_other_seats() -> None:
    places = (Place(3, 8, rivals=1), Place(3, 8, bots=1, one_in=2), Place(2, 4), Place(3, 6, options={"hands": 1}))
    plan = response_to(Plan("shadow_thief", places, imitation=Imitation()))
    assert plan.is_response
    assert plan.imitation is None
    assert [(place.players, place.games, place.options) for place in plan.places] == [
        (3, 12, {}), (2, 4, {}), (3, 6, {"hands": 1}),
    ]  # fmt: skip


def test_a_place_may_play_in_one_of_several_turns() -> None:
    places = (Place(2, 8), Place(2, 5, one_in=3), Place(2, 3, one_in=2))
    trainer = Trainer(GAME, Plan("nim", places, RECIPE, width=8, critic=8, steps=2), OnProcessor(seed=1))
    for turns in range(1, 8):
        trainer.turn(0.0)
        second = sum((turn + 1) % 3 == 0 for turn in range(turns))
        third = sum((turn + 2) % 2 == 0 for turn in range(turns))
        assert trainer.decisions == 2 * (8 * turns + 5 * second + 3 * third)


def test_clones_are_played_by_companions_and_rivals_by_past_selves() -> None:
    places = (Place(2, 8, rivals=1), Place(2, 8, clones=1), Place(2, 8))
    plan = Plan("nim", places, RECIPE, width=8, critic=8, steps=2)
    companion = new_weights(policy_shape(SETUP, 8), 7)
    trainer = Trainer(GAME, plan, OnProcessor(seed=1), [companion])
    trainer.turn(0.0)
    past, clone, nobody = (trainer.rival(place) for place in places)
    assert past is trainer.past[0]
    assert clone is trainer.companions[0]
    assert nobody is None
    alone = Trainer(GAME, plan, OnProcessor(seed=1))
    alone.turn(0.0)
    assert alone.rival(places[1]) is alone.past[0]


def test_whoever_goes_on_from_a_state_learns_the_same() -> None:
    plan = Plan("nim", (Place(2, 16, rivals=1), Place(2, 8, bots=1)), RECIPE, width=8, critic=8, steps=4, every=2)
    trainer, other = (Trainer(GAME, plan, OnProcessor(seed=seed)) for seed in (1, 2))
    for _ in range(3):
        trainer.turn(0.0)
    trainer.start_afresh()
    other.restore(trainer.state())
    for _ in range(3):
        trainer.turn(0.5)
        other.turn(0.5)
    ours, theirs = trainer.state(), other.state()
    assert ours.keys() == theirs.keys()
    assert all((ours[name] == theirs[name]).all() for name in ours)
