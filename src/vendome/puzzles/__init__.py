"""Puzzles: real positions of games between bots, in which one move is clearly the best for what its seat could know.

A puzzle is a game record with one more key (`puzzle`). They are found ahead (`finding`) and shipped with the games as
files of records (`collection`); every day one of them is the riddle of the day.
"""

from vendome.puzzles.collection import FIRST_DAY, DayPuzzle, puzzle_of_day, puzzles_of
from vendome.puzzles.finding import puzzle_of_game
from vendome.puzzles.puzzle import Puzzle, Solution, read_puzzle

__all__ = [
    "FIRST_DAY",
    "DayPuzzle",
    "Puzzle",
    "Solution",
    "puzzle_of_day",
    "puzzle_of_game",
    "puzzles_of",
    "read_puzzle",
]
