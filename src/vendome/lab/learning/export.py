"""A net for other programs: its policy as ONNX.

The model is given observations at the most players of the game, as float32 (one of fewer players is filled up with
zeros), and gives `logits`, a number for each action of the game, legal or not, and `shares`, each seat's share of the
win, one's own first and then clockwise. Of fewer players the first shares count, divided by their sum. A game's
relabelling is part of the model: whoever uses it needs no names but the game's own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from vendome.bots.net.weights import Net, input_factors
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.engine.observation import Relabelling
from vendome.lab.learning.onnx_file import INT64, Graph, Node, model_bytes

OBSERVATION, LOGITS, SHARES = "observation", "logits", "shares"

Arrays = dict[str, np.ndarray[Any, Any]]


def export_onnx(path: Path, game: Game, net: Net) -> None:
    """Write the policy of a net into a file."""
    content = model_bytes(graph_of(game, net), {"game": game.id, "about": json.dumps(net.about)})
    with written_whole(path) as file:
        file.write(content)


def graph_of(game: Game, net: Net) -> Graph:
    if net.game != game.id:
        raise BadOption(f"this is a net for {net.game}, not for {game.id}")
    most = game.players[-1]
    inputs, actions = game.observation.LAYOUT.size(most), len(game.moves)
    if len(net.policy["first"]) < inputs or len(net.policy["head_bias"]) < actions + most:
        raise BadOption(f"this net is for another version of {game.id}: its layers have other sizes")
    scales = game.observation.LAYOUT.scales(most)
    before, after, tables = renaming(game.relabelling, scales)
    return Graph(
        game.id,
        f"A policy for {game.name}: an observation at {most} players in, a logit for each action and shares out.",
        [*before, *layer_nodes(), *after],
        {**layers(net, scales, actions, most), **tables},
        {OBSERVATION: inputs},
        {LOGITS: actions, SHARES: most},
    )


def layers(net: Net, scales: np.ndarray[Any, Any], actions: int, seats: int) -> Arrays:
    """The matrices, without what only fills up. The first has the factors of its inputs in it: a model is given counts
    divided by their scales. The head is two: actions, and seats."""
    policy = net.policy
    first = policy["first"][: len(scales)] * (scales * input_factors(scales))[:, None]
    columns = {"actions": slice(0, actions), "seats": slice(actions, actions + seats)}
    found = {name: policy[name] for name in policy if not name.startswith("head")} | {"first": first}
    for name, chosen in columns.items():
        found |= {name: policy["head"][:, chosen], f"{name}_bias": policy["head_bias"][chosen]}
    return {name: np.ascontiguousarray(array, np.float32) for name, array in found.items()}


def layer_nodes() -> list[Node]:
    """What `net.forward` does, from `seen` to `by_own_names` and `shares`."""
    return [
        *layer("seen", "first"),
        *layer("first_out", "second"),
        Node("Add", ["first_out", "second_out"], "added"),
        *layer("added", "third"),
        Node("Gemm", ["third_out", "actions", "actions_bias"], "by_own_names"),
        Node("Gemm", ["third_out", "seats", "seats_bias"], "chances"),
        Node("Softmax", ["chances"], SHARES, {"axis": 1}),
    ]


def layer(source: str, name: str) -> list[Node]:
    return [Node("Gemm", [source, name, f"{name}_bias"], f"{name}_sum"), Node("Relu", [f"{name}_sum"], f"{name}_out")]


def renaming(relabelling: Relabelling | None, scales: np.ndarray[Any, Any]) -> tuple[list[Node], list[Node], Arrays]:
    """What comes before the layers, what comes after them, and the tables of names that both look into."""
    if relabelling is None:
        return [Node("Identity", [OBSERVATION], "seen")], [Node("Identity", ["by_own_names"], LOGITS)], {}
    factors = np.zeros(len(scales), np.float32)
    factors[relabelling.key_columns] = relabelling.key_factors * scales[relabelling.key_columns]
    before = [
        Node("MatMul", [OBSERVATION, "key_factors"], "key_number"),
        Node("Round", ["key_number"], "key_rounded"),
        Node("Cast", ["key_rounded"], "key", {"to": INT64}),
        Node("Gather", ["columns", "key"], "columns_here", {"axis": 0}),
        Node("GatherElements", [OBSERVATION, "columns_here"], "seen", {"axis": 1}),
    ]
    after = [
        Node("Gather", ["own_actions", "key"], "own_actions_here", {"axis": 0}),
        Node("GatherElements", ["by_own_names", "own_actions_here"], LOGITS, {"axis": 1}),
    ]
    # By the game's own names: which action of the net it is.
    own = np.argsort(relabelling.actions, axis=1)
    tables = {"columns": relabelling.columns.astype(np.int64), "own_actions": own.astype(np.int64)}
    return before, after, {"key_factors": factors, **tables}
