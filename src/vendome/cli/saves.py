"""Games left in the terminal, kept in the user's data folder until they are finished.

A game is a function of its options, its seed and its moves, so that is what a save holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from vendome.engine.errors import BadOption, VendomeError
from vendome.engine.files import make_private_folder, written_whole
from vendome.engine.play import Session, Setup
from vendome.games.registry import find

FORMAT = "vendome-save/1"


def saves_folder() -> Path:
    return user_data_path("vendome") / "saves"


@dataclass
class Save:
    setup: Setup
    seats: list[str]
    seed: int
    moves: list[tuple[int, str]]
    path: Path | None = field(default=None)

    def data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.setup.game.id,
            "rules": self.setup.game.version,
            "options": self.setup.stated(),
            "seats": self.seats,
            "seed": self.seed,
            "moves": self.moves,
        }

    def session(self) -> Session:
        """The game as it was left."""
        session = self.setup.start(self.seed)
        for seat, move in self.moves:
            session.play(move, seat)
        return session

    def store(self) -> None:
        folder = saves_folder()
        make_private_folder(folder)
        self.path = self.path or folder / f"{self.setup.game.id}-{self.seed}.json"
        with written_whole(self.path, private=True) as file:
            file.write(msgspec.json.encode(self.data()))

    def forget(self) -> None:
        if self.path:
            self.path.unlink(missing_ok=True)


class Saved(msgspec.Struct):
    """The form of a save's file."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    seed: int
    moves: list[tuple[int, str]]


def load(path: Path) -> Save:
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        game = find(saved.game)
        if (saved.format, saved.rules) != (FORMAT, game.version):
            raise BadOption(f"it was saved as {saved.format}, rules {saved.rules}")
        options = dict(saved.options)
        setup = Setup.of(game, options.pop("players", 0), options)
        save = Save(setup, saved.seats, saved.seed, saved.moves, path)
        save.session()
    except (msgspec.MsgspecError, VendomeError) as error:
        raise BadOption(f"{path} can't be resumed: {error}") from None
    return save


def last_save(game: str | None = None) -> Save | None:
    """The game that was left last."""
    paths = sorted(saves_folder().glob(f"{game or '*'}-*.json"), key=lambda path: path.stat().st_mtime)
    return load(paths[-1]) if paths else None
