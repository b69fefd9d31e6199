"""The pieces of work that a report is made of, and what comes of each. A piece is one deal: seconds at most."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from vendome.bots import Company
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import generator, seed_of
from vendome.engine.play import Session
from vendome.lab.bot_games import Chosen, setup_of
from vendome.lab.crew import check_sign
from vendome.lab.judging import judge_for
from vendome.lab.report.appraise import Appraiser
from vendome.lab.report.choice_of_moves import Look, look_at
from vendome.lab.report.course import decided_at, drama, lead_changes, winners_chance
from vendome.lab.report.players import Player, seat
from vendome.lab.report.watching import Position, curve_of, progress_of, spread_out

GAMES_A_DEAL = 2  # that are watched: what they have in common is the luck of the deal
DRAWS = 2  # of chance, in each half of an appraisal
LOOKS = 2  # the stream of a game's seed from which appraisals draw
THOUGHTS = 3  # … and the first of those for the players' thoughts


class Piece(NamedTuple):
    """A deal. Without `measured`, games of equals are watched; with it, that player sits once in every seat."""

    variant: int  # 0: the game as asked for; 1: the one it is compared with
    players: int
    deal: int
    table: Player
    measured: Player | None = None

    @property
    def key(self) -> str:
        who = f"{self.measured} against {self.table}" if self.measured else f"{self.table} watched"
        return f"{'ab'[self.variant]}{self.players} {self.deal} {who}"


class Job(NamedTuple):
    """A piece with all that a worker needs, as plain data."""

    piece: Piece
    choice: Chosen
    seed: int  # of the deal
    looks: int  # decisions of a watched game that are appraised, at most


class WatchedGame(msgspec.Struct, frozen=True):
    winners: list[int]
    decisions: int
    choices: int  # decisions between at least two moves
    progress: int  # in the units of the game's mind; 0 without one
    decided: float
    changes: int
    drama: float
    chances: list[float]  # of the later winners, over the game
    looks: list[Look]

    def share(self, seat: int) -> float:
        """Of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Watched(msgspec.Struct, frozen=True, tag="watched"):
    key: str
    games: list[WatchedGame]


class Played(msgspec.Struct, frozen=True, tag="played"):
    key: str
    shares: list[float]  # of the win, by the seat in which the measured player sat


Outcome = Watched | Played


def perform(job: Job) -> Outcome:
    """A function of the job alone."""
    piece = job.piece
    if piece.measured is None:
        return Watched(piece.key, [watch(job, nth) for nth in range(GAMES_A_DEAL)])
    return Played(piece.key, [play(job, piece.measured, at) for at in range(piece.players)])


def play(job: Job, measured: Player, at: int) -> float:
    """One game with the measured player in this seat; what it has of the win."""
    session = setup_of(job.choice).start(job.seed)
    seats = [measured if other == at else job.piece.table for other in range(job.piece.players)]
    company = Company(session, {i: seat(player, session) for i, player in enumerate(seats)}, thoughts(job, at))
    while not session.finished:
        check_sign()
        asked = session.asked[0]
        company.play(company.choose(asked), asked)
    winners = session.setup.result_of(session.states).winners
    return (at in winners) / len(winners)


def watch(job: Job, nth: int) -> WatchedGame:
    """One game of equals, every position of which is judged."""
    session = setup_of(job.choice).start(job.seed)
    bots = {i: seat(job.piece.table, session) for i in range(job.piece.players)}
    company = Company(session, bots, thoughts(job, nth))
    positions: list[Position] = []
    while not session.finished:
        check_sign()
        asked = session.asked[0]
        settled = not session.pending
        positions.append(Position(session.to_bytes(), asked, session.actions(asked), settled))
        company.play(company.choose(asked), asked)
    return told(job, session, positions, generator(seed_of(job.seed, LOOKS), nth))


def told(job: Job, session: Session, positions: list[Position], rng: Words) -> WatchedGame:
    """What is kept of a game that was watched."""
    winners = session.setup.result_of(session.states).winners
    curve = curve_of(session.game, judge_for(job.choice), positions)
    choices = [position for position in positions if len(position.actions) > 1]
    return WatchedGame(
        winners=winners,
        decisions=len(positions),
        choices=len(choices),
        progress=progress_of(session),
        decided=round(decided_at(curve, winners), 5),
        changes=lead_changes(curve),
        drama=round(drama(curve, winners), 5),
        chances=winners_chance(curve, winners),
        looks=looks_at(job, spread_out(choices, job.looks), rng),
    )


def looks_at(job: Job, positions: list[Position], rng: Words) -> list[Look]:
    game = setup_of(job.choice).game
    appraiser = Appraiser(game, judge_for(job.choice), DRAWS)
    looks = []
    for position in positions:
        check_sign()
        values = appraiser.appraise(position.states(game), position.seat, position.some_actions(rng), rng)
        looks.append(look_at(values, position.seat))
    return looks


def thoughts(job: Job, nth: int) -> int:
    """The seed of all that the players of one game of a deal draw."""
    return seed_of(job.seed, THOUGHTS + nth)
