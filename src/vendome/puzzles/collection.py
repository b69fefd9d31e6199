"""The puzzles that are shipped with the games, and which one is the riddle of a day: for everyone the same."""

import gzip
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

from vendome.engine.contract import Game
from vendome.games.registry import GAMES, find
from vendome.puzzles.puzzle import Puzzle, read_puzzle

FIRST_DAY = date(2026, 1, 1)


class DayPuzzle(NamedTuple):
    number: int  # of the day, from 1
    puzzle: Puzzle


def shipped_file(game: str) -> Path:
    """Not in the game's own folder: a game that begins as a copy of another has no puzzles yet."""
    return Path(__file__).parent / "shipped" / f"{game}.jsonl.gz"


@cache
def lines_of(game: Game) -> list[bytes]:
    """The records, not read yet; none if the game has no puzzles."""
    file = shipped_file(game.id)
    return gzip.decompress(file.read_bytes()).splitlines() if file.is_file() else []


def puzzles_of(game: Game) -> Iterator[Puzzle]:
    return (read_puzzle(line, find) for line in lines_of(game))


def puzzle_of_day(day: date) -> DayPuzzle | None:
    """The games take turns, and after the last puzzle of a game comes its first. None before the first day."""
    past = (day - FIRST_DAY).days
    games = [game for game in GAMES.values() if lines_of(game)]
    if past < 0 or not games:
        return None
    turn, game = divmod(past, len(games))
    return DayPuzzle(past + 1, nth_puzzle(games[game], turn))


def nth_puzzle(game: Game, nth: int) -> Puzzle:
    lines = lines_of(game)
    return read_puzzle(lines[nth % len(lines)], find)
