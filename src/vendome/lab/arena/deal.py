"""One deal: the same shuffles, played once from every seat."""

from typing import NamedTuple

import msgspec

from vendome.bots.policy_bot import make_bot
from vendome.engine.compiler.rng import seed_of
from vendome.lab.arena.luck import GameLuck
from vendome.lab.arena.times import Times
from vendome.lab.bot_games import Chosen, play_out, setup_of, wake

# Streams of a deal's seed: 0 is the game's own.
SEATING = 1
THOUGHTS = 2
LUCK = 1 << 32  # far behind the thoughts, of which each game of a deal has one


class Job(NamedTuple):
    """A deal to be played, as plain data for a worker."""

    choice: Chosen
    specs: tuple[str, ...]  # of all entrants
    number: int
    seed: int
    line_up: tuple[int, ...]  # entrants by seat, in the first of its games
    luck: bool = False  # whether it is measured


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    seats: list[int]  # the entrant in each seat
    scores: list[int]
    winners: list[int]  # seats
    luck: list[float] | None = None  # by seat: how much of its share of the win was luck, if that was measured

    @property
    def shares(self) -> list[float]:
        """Of the win, by seat: a tie splits it."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.seats))]

    @property
    def ranks(self) -> list[float]:
        """By seat: the winners, then the others by score. 1 is the best; who is level shares the mean of the ranks."""
        standing = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > own for other in standing) + (standing.count(own) + 1) / 2 for own in standing]


class Deal(msgspec.Struct, frozen=True):
    """What came of a deal. The times are by entrant, of decisions between at least two moves."""

    number: int
    games: list[PlayedGame]
    times: dict[int, Times]


def play_deal(job: Job) -> Deal:
    """All rotations: the entrant of seat 0 sits in seat 1 in the next game, and so on."""
    wake(job.choice, tuple(job.specs[i] for i in sorted(set(job.line_up))))
    times = {entrant: Times() for entrant in sorted(set(job.line_up))}
    games = []
    for turn in range(len(job.line_up)):
        seats = [job.line_up[seat - turn] for seat in range(len(job.line_up))]
        games.append(play_game(job, turn, seats, times))
    return Deal(job.number, games, times)


def play_game(job: Job, turn: int, seats: list[int], times: dict[int, Times]) -> PlayedGame:
    session = setup_of(job.choice).start(job.seed)

    def watch(seat: int, actions: list[int], spent: int) -> None:
        if len(actions) > 1:
            times[seats[seat]].add(spent)

    luck = GameLuck(job.choice, session, seed_of(job.seed, LUCK + turn)) if job.luck else None
    bots = [make_bot(job.specs[entrant]) for entrant in seats]
    play_out(session, bots, seed_of(job.seed, THOUGHTS + turn), watch, luck.listen if luck else None)
    result = session.setup.result_of(session.states)
    return PlayedGame(seats, result.scores, result.winners, luck.result() if luck else None)
