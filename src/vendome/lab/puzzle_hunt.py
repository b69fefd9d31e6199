"""Looking for puzzles in many games at once: the same seed finds the same ones, whatever the workers."""

from collections.abc import Generator, Iterable, Sequence
from itertools import count
from typing import NamedTuple

from vendome.engine.play import Setup
from vendome.lab.bot_games import Chosen, chosen, setup_of
from vendome.lab.crew import StopSign, check_sign, work
from vendome.puzzles import puzzle_of_game


class Game(NamedTuple):
    """One game that is played to find a puzzle in it."""

    number: int
    choice: Chosen
    seed: int


class Searched(NamedTuple):
    number: int
    line: bytes | None  # the puzzle as a line of a file, if there was one


def search_game(game: Game) -> Searched:
    check_sign()
    puzzle = puzzle_of_game(setup_of(game.choice), game.seed)
    return Searched(game.number, puzzle.encode() if puzzle else None)


def hunt(setups: Sequence[Setup], seed: int, sign: StopSign, *, workers: int) -> Generator[bytes | None]:
    """For every game, its puzzle or None; the setups take turns. It goes on for ever."""
    choices = [chosen(setup) for setup in setups]
    games = (Game(number, choices[number % len(choices)], seed + number) for number in count())
    return in_order(work(search_game, games, sign, workers=workers))


def in_order(searched: Iterable[Searched]) -> Generator[bytes | None]:
    """By their numbers, whichever was ready first."""
    early: dict[int, bytes | None] = {}
    following = 0
    for number, line in searched:
        early[number] = line
        while following in early:
            yield early.pop(following)
            following += 1
