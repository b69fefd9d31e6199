"""A net that was exported gives what the net gives: to a reader of our own, and with VENDOME_ONNX=1 to ONNX Runtime."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from lab.learning.onnx_reader import Model
from support import EVERY_GAME
from vendome import GAMES, Game
from vendome.bots.net.weights import Net
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup
from vendome.lab.learning.arrays import OnProcessor
from vendome.lab.learning.export import export_onnx
from vendome.lab.learning.inputs import Names, counts_of, critic_shape, policy_inputs, policy_shape
from vendome.lab.learning.losses import log_softmax
from vendome.lab.learning.net import forward, new_weights

WIDTH, ROWS = 16, 40
ARRAYS = OnProcessor(seed=1)
Numbers = np.ndarray[Any, Any]


class Expected(NamedTuple):
    observations: Numbers  # as the model is given them
    logits: Numbers
    shares: Numbers


def new_net(game: Game) -> Net:
    setup = Setup.of(game, game.players[-1], {})
    rng = np.random.default_rng(1)
    policy = {
        name: array + rng.normal(0, 0.1, array.shape).astype(np.float32)
        for name, array in new_weights(policy_shape(setup, WIDTH), 1).items()
    }
    return Net(game.id, policy, new_weights(critic_shape(setup, WIDTH), 2), {"seed": 7})


def some_counts(game: Game, players: int) -> Numbers:
    """Like those of a game: few of them are not 0, and where names come from there is one colour of one's own."""
    rng = np.random.default_rng(2)
    counts = rng.binomial(1, 0.2, (ROWS, game.observation.LAYOUT.size(players))).astype(np.uint8)
    if game.relabelling is not None:
        keys = game.relabelling.key_columns
        own = keys[: len(keys) // 2]
        counts[:, own] = np.eye(len(own), dtype=np.uint8)[rng.integers(len(own), size=ROWS)]
    return counts


def expected(game: Game, players: int, net: Net) -> Expected:
    """What the learner computes, by the game's own names."""
    setup, counts, actions = Setup.of(game, players, {}), some_counts(game, players), len(game.moves)
    names = Names(setup, ARRAYS, full=False)
    seen = names.see(counts, np.ones((ROWS, actions), np.int8))
    inputs = policy_inputs(setup, ARRAYS)
    head = forward(counts_of(seen.observations, inputs, ARRAYS), inputs, net.policy, ARRAYS).head
    logits = np.zeros((ROWS, actions), np.float32)
    stands_for = np.tile(np.arange(actions), (ROWS, 1)) if seen.keys is None else names.actions[seen.keys]
    np.put_along_axis(logits, stands_for, head[:, :actions], axis=1)
    shares = np.exp(log_softmax(head[:, actions : actions + players], ARRAYS))
    full = np.zeros((ROWS, game.observation.LAYOUT.size(game.players[-1])), np.float32)
    full[:, : counts.shape[1]] = counts / setup.observation_scales
    return Expected(full, logits, shares)


def compare(found: dict[str, Numbers], wanted: Expected) -> None:
    shares = found["shares"][:, : wanted.shares.shape[1]]
    assert np.allclose(found["logits"], wanted.logits, atol=1e-4)
    assert np.allclose(shares / shares.sum(axis=1, keepdims=True), wanted.shares, atol=1e-4)


@EVERY_GAME
def test_an_exported_net_gives_what_the_net_gives(game: Game, tmp_path: Path) -> None:
    path, net = tmp_path / "net.onnx", new_net(game)
    export_onnx(path, game, net)
    model = Model(path.read_bytes())
    most = game.players[-1]
    assert model.inputs == {"observation": game.observation.LAYOUT.size(most)}
    assert model.outputs == {"logits": len(game.moves), "shares": most}
    assert model.metadata == {"game": game.id, "about": '{"seed": 7}'}
    for players in (game.players[0], most):
        wanted = expected(game, players, net)
        compare(model.run(wanted.observations), wanted)


@EVERY_GAME
def test_onnx_runtime_reads_it(game: Game, tmp_path: Path) -> None:
    if os.environ.get("VENDOME_ONNX") != "1":
        pytest.importorskip("onnxruntime")
        pytest.importorskip("onnx")
    import onnx
    import onnxruntime

    path, net = tmp_path / "net.onnx", new_net(game)
    export_onnx(path, game, net)
    onnx.checker.check_model(onnx.load(path), full_check=True)
    wanted = expected(game, game.players[0], net)
    logits, shares = onnxruntime.InferenceSession(str(path)).run(None, {"observation": wanted.observations})
    compare({"logits": logits, "shares": shares}, wanted)


def test_the_net_of_another_game_is_refused(tmp_path: Path) -> None:
    one, other = list(GAMES.values())[:2]
    with pytest.raises(BadOption, match=f"a net for {one.id}, not for {other.id}"):
        export_onnx(tmp_path / "net.onnx", other, new_net(one))
    with pytest.raises(BadOption, match="its layers have other sizes"):
        export_onnx(tmp_path / "net.onnx", other, new_net(one)._replace(game=other.id))
    assert list(tmp_path.iterdir()) == []
