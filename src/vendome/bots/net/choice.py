"""Which net a player has: that of a file, or the one that the package has for the game."""

from functools import cache
from pathlib import Path

from vendome.bots.net.weights import Net, Weights, read_net, shipped_file
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption
from vendome.engine.game_id import split_id

SPARE = 16  # rows and columns that a net may have more than it needs, so that its sizes are even


def net_for(game: Game, file: Path | None = None) -> Net:
    """BadOption says why there is none, or what is wrong with it."""
    if file is None and not has_net(game):
        real, tweaks = split_id(game.id)
        if tweaks:
            raise BadOption(f"the net learnt {real} as it is: there is none for {' '.join(tweaks)}")
        raise BadOption(
            f"Vendôme has no net for {game.id} yet. Train one and name its file, NAME=FILE.npz, where bots are measured"
        )
    return fitting_net(game, *version_of(file or shipped_file(game.id)))


def has_net(game: Game) -> bool:
    """Whether the package has one."""
    return shipped_file(game.id).exists()


def open_net(file: Path) -> Net:
    """The net of a file, whatever its game."""
    return kept_net(*version_of(file))


def version_of(file: Path) -> tuple[Path, int]:
    """A file, and when it was written: one that is trained on is read again."""
    try:
        return file, file.stat().st_mtime_ns
    except OSError:
        return file, 0  # reading it says what is wrong


@cache
def kept_net(file: Path, written: int) -> Net:  # noqa: ARG001 (a part of the key)
    return read_net(file)


@cache
def fitting_net(game: Game, file: Path, written: int) -> Net:
    net = kept_net(file, written)
    if net.game != game.id:
        raise BadOption(f"{file}: a net for {net.game}, not for {game.id}")
    most = game.players[-1]
    size, hidden = (layout.size(most) for layout in (game.observation.LAYOUT, game.observation.HIDDEN))
    if not (fits(net.policy, size, len(game.moves) + most) and fits(net.critic, size + hidden, most)):
        raise BadOption(f"{file}: a net of other sizes than {game.id} has now. It was made for other rules")
    return net


def fits(weights: Weights, inputs: int, outputs: int) -> bool:
    """Whether a net has so many inputs and outputs, and its layers fit each other."""
    matrices = [weights[name] for name in ("first", "second", "third", "head")]
    if any(matrix.ndim != 2 for matrix in matrices):
        return False
    (rows, width), second, third, (_, columns) = (matrix.shape for matrix in matrices)
    biases = {"first_bias": width, "second_bias": width, "third_bias": 2 * width, "head_bias": columns}
    return (
        second == (width, width)
        and third == (width, 2 * width)
        and len(weights["head"]) == 2 * width
        and all(weights[name].shape == (size,) for name, size in biases.items())
        and inputs <= rows < inputs + SPARE
        and outputs <= columns < outputs + SPARE
    )
