"""The file of a net: the weights of a policy and of a critic, and what is known about them.

A file is NumPy's `npz` with an array for each layer, in float16: a player does not need more, and it is half as large.
`about` says in JSON which game it is for, and whatever whoever trained it wrote down.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole

FORMAT = 1
SHIPPED = Path(__file__).parent / "shipped"
LAYERS = ("first", "second", "third", "head")

Weights = dict[str, NDArray[np.float32]]


class Net(NamedTuple):
    """A policy knows what its seat knows, and prefers moves. A critic knows all, and says who wins how likely."""

    game: str
    policy: Weights
    critic: Weights
    about: dict[str, Any]

    @property
    def widths(self) -> tuple[int, int]:
        """Of the policy and of the critic."""
        return len(self.policy["second"]), len(self.critic["second"])


def write_net(path: Path, net: Net) -> None:
    """All of it or nothing."""
    arrays: dict[str, Any] = {
        f"{part}/{name}": array.astype(np.float16)
        for part, weights in (("policy", net.policy), ("critic", net.critic))
        for name, array in weights.items()
    }
    about = json.dumps({**net.about, "format": FORMAT, "game": net.game})
    with written_whole(path) as file:
        np.savez_compressed(file, about=np.array(about), **arrays)


def read_net(path: Path) -> Net:
    """BadOption says what is wrong with the file."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            found = {name: file[name] for name in file.files if name != "about"}
        game, form = about.pop("game"), about.pop("format")
        if form != FORMAT:
            raise BadOption(f"{path}: a net of the format {form}; this Vendôme reads {FORMAT}")
        policy, critic = weights_of(found, "policy"), weights_of(found, "critic")
    except FileNotFoundError:
        raise BadOption(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadOption(f"{path}: can't be read: {error.strerror or error}") from None
    except (KeyError, ValueError, TypeError, AttributeError, EOFError, zipfile.BadZipFile, zlib.error):
        raise BadOption(f"{path}: this is not the file of a net") from None
    return Net(str(game), policy, critic, about)


def weights_of(arrays: dict[str, Any], part: str) -> Weights:
    names = [f"{layer}{end}" for layer in LAYERS for end in ("", "_bias")]
    weights = {name: np.ascontiguousarray(arrays[f"{part}/{name}"], np.float32) for name in names}
    if not all(np.isfinite(array).all() for array in weights.values()):
        raise ValueError("a weight is no number")
    return weights


def input_factors(scales: NDArray[np.float32]) -> NDArray[np.float32]:
    """What a net multiplies counts by. Scales are made for the highest count there may be, and most are far below: one
    diamond of 128 would be too small a number to learn from. So it is the root of the scale that divides."""
    return (1 / np.sqrt(scales)).astype(np.float32)


def shipped_file(game: str, character: str = "") -> Path:
    """Where the net of a game is, if the package has one; or that of a character with a name of its own."""
    return SHIPPED / f"{game}{character and '-' + character}.npz"
