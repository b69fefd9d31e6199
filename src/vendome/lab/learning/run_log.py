"""The log of a run: how strong the net was, and when. One line of JSON for each time that it was measured."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vendome.engine.files import written_whole


class Against(msgspec.Struct, frozen=True):
    """The share of the wins of one seat against bots in all others, and how far it may be off."""

    share: float
    margin: float


class Measurement(msgspec.Struct, frozen=True):
    seconds: float  # that were trained; the time of measuring is not counted
    turns: int
    decisions: int
    against: dict[str, Against]  # by bot


class RunLog:
    def __init__(self, path: Path, turns: int) -> None:
        """Go on after so many turns: what was measured later was lost with the weights, and will come again."""
        self.path = path
        self.known = [known for known in read_log(path) if known.turns <= turns]
        self.rewrite()

    def add(self, measurement: Measurement) -> None:
        """One for each number of turns: who stops and goes on does not measure twice."""
        self.known = [known for known in self.known if known.turns < measurement.turns] + [measurement]
        self.rewrite()

    def rewrite(self) -> None:
        with written_whole(self.path) as file:
            file.writelines(msgspec.json.encode(known) + b"\n" for known in self.known)


def read_log(path: Path) -> list[Measurement]:
    """What was measured, the first one first. A line that is no measurement is left out."""
    found = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            found.append(msgspec.json.decode(line, type=Measurement))
        except msgspec.MsgspecError:
            continue
    return found
