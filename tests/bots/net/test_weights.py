"""The file of a net: read as it was written, or refused in one sentence."""

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.nets import random_net
from support import EVERY_GAME
from vendome import GAMES, Game, VendomeError
from vendome.bots.net.choice import net_for, open_net
from vendome.bots.net.weights import Net, read_net, write_net

GAME = GAMES["shadow_thief"]
OTHER = GAMES["gentlemen_thieves"]


@EVERY_GAME
def test_a_net_is_read_as_it_was_written(game: Game, tmp_path: Path) -> None:
    net = random_net(game)
    write_net(tmp_path / "net.npz", net)
    found = net_for(game, tmp_path / "net.npz")
    assert (found.game, found.about) == (game.id, {"seed": 1})
    for before, after in ((net.policy, found.policy), (net.critic, found.critic)):
        assert before.keys() == after.keys()
        assert all(np.array_equal(before[name], after[name]) for name in before)
        assert all(array.dtype == np.float32 for array in after.values())


def test_a_file_that_was_written_anew_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    write_net(path, random_net(GAME, seed=1))
    assert open_net(path).about == {"seed": 1}
    write_net(path, random_net(GAME, seed=3))
    assert open_net(path).about == {"seed": 3}


def written(path: Path, **changed: Any) -> Path:
    """A net's file in which some things are others, or are not there."""
    write_net(path, random_net(GAME))
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files} | changed
    with path.open("wb") as out:
        np.savez(out, **{name: array for name, array in arrays.items() if array is not None})
    return path


def an_array() -> bytes:
    """What NumPy saves of an array alone."""
    out = io.BytesIO()
    np.save(out, np.zeros(3))
    return out.getvalue()


def test_a_file_that_is_none_of_a_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    no_head: Any = {"policy/head": None}
    not_a_number: Any = {"critic/head_bias": np.full(8, np.nan)}
    texts: Any = {"critic/head_bias": np.array(["a"])}
    for write in (
        lambda: path.write_text("hello"),
        lambda: path.write_bytes(b""),
        lambda: path.write_bytes(written(path).read_bytes()[:2000]),
        lambda: path.write_bytes(an_array()),
        lambda: written(path, about=None),
        lambda: written(path, about=np.array("[1]")),
        lambda: written(path, about=np.array("{}")),
        lambda: written(path, about=np.array("{")),
        lambda: written(path, **no_head),
        lambda: written(path, **not_a_number),
        lambda: written(path, **texts),
    ):
        write()
        with pytest.raises(VendomeError, match=r"net\.npz: this is not the file of a net"):
            read_net(path)


def test_a_file_that_is_not_there_or_is_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(VendomeError, match="there is no such file"):
        read_net(tmp_path / "net.npz")
    with pytest.raises(VendomeError, match="can't be read"):
        read_net(tmp_path)


def test_another_format_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "net.npz", about=np.array(json.dumps({"game": GAME.id, "format": 99})))
    with pytest.raises(VendomeError, match="a net of the format 99; this Vendôme reads 1"):
        read_net(path)


def test_the_net_of_another_game_is_refused(tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", random_net(OTHER))
    with pytest.raises(VendomeError, match="a net for gentlemen_thieves, not for shadow_thief"):
        net_for(GAME, tmp_path / "net.npz")


@pytest.mark.parametrize(
    ("part", "name"),
    [("policy", "first"), ("policy", "head"), ("policy", "second_bias"), ("critic", "third"), ("critic", "head_bias")],
)
def test_a_net_of_other_sizes_is_refused(part: str, name: str, tmp_path: Path) -> None:
    net = random_net(GAME)
    getattr(net, part)[name] = np.zeros((3, 3) if "bias" not in name else 3, np.float32)
    write_net(tmp_path / "net.npz", net)
    with pytest.raises(VendomeError, match="a net of other sizes than shadow_thief has now"):
        net_for(GAME, tmp_path / "net.npz")


def test_a_net_that_is_transplanted_to_another_game_is_refused(tmp_path: Path) -> None:
    _, policy, critic, about = random_net(OTHER)
    write_net(tmp_path / "net.npz", Net(GAME.id, policy, critic, about))
    with pytest.raises(VendomeError, match="other sizes"):
        net_for(GAME, tmp_path / "net.npz")
