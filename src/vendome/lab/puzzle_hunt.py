"""Looking for puzzles in many games at once: the same seed finds the same ones, whatever the workers."""

from collections.abc import Generator, Sequence
from itertools import count
from typing import NamedTuple

from vendome.engine.play import Setup
from vendome.lab.bot_games import Chosen, chosen, setup_of
from vendome.lab.crew import Crew, StopSign, check_sign, in_order
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


def hunt(setups: Sequence[Setup], seed: int, sign: StopSign, crew: Crew) -> Generator[bytes | None]:
    """For every game, its puzzle or None; the setups take turns. It goes on for ever."""
    choices = [chosen(setup) for setup in setups]
    games = (Game(number, choices[number % len(choices)], seed + number) for number in count())
    return in_order(crew.work(search_game, games, sign))
