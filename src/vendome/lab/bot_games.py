"""Games between bots, played one by one: for `simulate` and the arena."""

from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter_ns

from vendome.bots import Bot, Company
from vendome.bots.policy_bot import make_bot
from vendome.engine.contract import Value
from vendome.engine.play import Session, Setup
from vendome.games.registry import find_tweaked
from vendome.lab.crew import check_sign

Watch = Callable[[int, list[int], int], None]
"""Told of every decision: the seat, its legal actions, and how many nanoseconds its bot thought."""

Listen = Callable[[Company, int, str], None]
"""Told of every decision before it is played: the seat and its move."""

Chosen = tuple[str, int, tuple[tuple[str, Value], ...]]
"""A setup as plain data, for a worker: the game's id, which tells its tweaks, the players, the options."""


def chosen(setup: Setup) -> Chosen:
    return setup.game.id, setup.players, tuple(setup.options.items())


@cache
def setup_of(choice: Chosen) -> Setup:
    game, players, options = choice
    return Setup.of(find_tweaked(game), players, dict(options))


def play_out(session: Session, bots: Sequence[Bot], seed: int, watch: Watch, listen: Listen | None = None) -> None:
    """Play a game to its end. Who is asked together answers in seat order, as the log has it."""
    company = Company(session, dict(enumerate(bots)), seed)
    while not session.finished:
        check_sign()
        seat = session.asked[0]
        actions = session.actions(seat)
        began = perf_counter_ns()
        move = company.choose(seat)
        watch(seat, actions, perf_counter_ns() - began)
        if listen:
            listen(company, seat, move)
        company.play(move, seat)


@cache
def wake(choice: Chosen, specs: tuple[str, ...]) -> None:
    """Let each bot choose once in this process, so that no time of theirs has the loading of machine code in it."""
    for spec in specs:
        check_sign()
        session = setup_of(choice).start(seed=0)
        seat = session.asked[0]
        Company(session, {seat: make_bot(spec)}, seed=0).choose(seat)
