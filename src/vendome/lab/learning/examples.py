"""Decisions of a bot, to learn from: games that it plays on the processor, against itself and now and then `greedy`."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from vendome.bots import Company
from vendome.bots.policy_bot import make_bot
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import seed_of
from vendome.engine.contract import Game
from vendome.engine.observation import Counts
from vendome.engine.play import Session, Setup
from vendome.lab.bot_games import Chosen, chosen, setup_of
from vendome.lab.crew import Crew, StopSign, check_sign, in_order

# What the template below names and `steps_of` provides.
observe: Callable[..., None]
observe_hidden: Callable[..., None]

GUESTS = (0, 0, 0, 1, 2)  # seats of `greedy`, drawn for each game


class Examples(NamedTuple):
    """One row for each decision."""

    observations: np.ndarray[Any, Any]  # of the seat that decides, and behind it what all seats hide
    masks: np.ndarray[Any, Any]
    choices: np.ndarray[Any, Any]
    shares: np.ndarray[Any, Any]  # of the win, one's own seat first

    def __len__(self) -> int:
        return len(self.choices)


class Task(NamedTuple):
    """One game."""

    number: int
    choice: Chosen
    bot: str
    seed: int


def examples_of(bot: str, setup: Setup, decisions: int, seed: int, sign: StopSign, crew: Crew) -> Iterator[Examples]:
    """Those of one game after the other, until there are so many decisions. They do not depend on who plays: of the
    games that others of the crew have begun by then, nothing is taken."""
    found = 0

    def tasks() -> Iterator[Task]:
        for number in itertools.count():
            if found >= decisions:
                return
            yield Task(number, chosen(setup), bot, seed_of(seed, number))

    for examples in in_order(crew.work(play_example, tasks(), sign)):
        if found < decisions:
            found += len(examples)
            yield examples


def together(parts: Iterable[Examples]) -> Examples:
    return Examples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def play_example(task: Task) -> tuple[int, Examples]:
    setup = setup_of(task.choice)
    rng = np.random.default_rng(task.seed)
    guests = min(int(rng.choice(GUESTS)), setup.players - 1)
    is_guest = rng.permutation(setup.players) < guests
    bots = {seat: make_bot("greedy" if is_guest[seat] else task.bot) for seat in range(setup.players)}
    session = setup.start(task.seed)
    company = Company(session, bots, task.seed)
    rows = []
    while not session.finished:
        check_sign()
        seat = session.asked[0]
        question = question_of(session, seat)
        move = company.choose(seat)
        if not is_guest[seat] and question[1].sum() > 1:
            rows.append((*question, setup.game.moves.index(move), seat))
        company.play(move, seat)
    return task.number, examples_from(rows, session)


def question_of(session: Session, seat: int) -> tuple[Any, Any]:
    """What a critic sees, and what is legal."""
    observation, players = session.game.observation, session.setup.players
    size = observation.LAYOUT.size(players)
    counts = np.zeros(size + observation.HIDDEN.size(players), np.uint8)
    steps_of(session.game).do_observe_all(session.states, seat, size, counts)
    return counts, session.mask(seat)


def do_observe_all(states: States, seat: int, size: int, out: Counts) -> None:
    observe(states[0], seat, out[:size])
    observe_hidden(states[0], seat, out[size:])


TEMPLATES: list[Any] = [do_observe_all]


@cache
def steps_of(game: Game) -> SimpleNamespace:
    meanings = {"observe": game.observation.observe, "observe_hidden": game.observation.observe_hidden}
    return SimpleNamespace(**bind(TEMPLATES, meanings, game.module, parts=[]))


def examples_from(rows: list[Any], session: Session) -> Examples:
    players = session.setup.players
    winners = session.result.winners if session.result else []
    shares = np.array([seat in winners for seat in range(players)], np.float32) / max(1, len(winners))
    return Examples(
        np.array([row[0] for row in rows], np.uint8),
        np.array([row[1] for row in rows], np.int8),
        np.array([row[2] for row in rows], np.int64),
        np.array([np.roll(shares, -row[3]) for row in rows], np.float32),
    )
