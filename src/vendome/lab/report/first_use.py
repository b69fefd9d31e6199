"""The first report of a game on a machine compiles the judge and those who play by it, once."""

from vendome.bots import Company
from vendome.engine.compiler.cache import FirstUse
from vendome.engine.game_id import split_id
from vendome.engine.play import Setup
from vendome.lab.bot_games import chosen
from vendome.lab.first_use import Telling, compile_once
from vendome.lab.judging import judge_for
from vendome.lab.report.plan import Plan
from vendome.lab.report.players import GUESSING, PEEKING, Player, seat


def compile_report_once(plan: Plan, telling: Telling) -> None:
    """Before workers begin: otherwise each of them would compile the same."""
    games = {setup.game.id: setup for setup in plan.variants}  # variants by options alone share their machine code
    for setup in games.values():
        compile_setup_once(setup, plan.table, telling)


def compile_setup_once(setup: Setup, table: Player, telling: Telling) -> None:
    game = setup.game
    compile_once(setup, telling, bots=["random", "greedy", table.spec])
    first = FirstUse(f"{split_id(game.id)[0]}-report", game.module)
    if not first.is_due():
        return
    with telling(f"First report of {game.name} on this machine: compiling its judge (once, some 30 s) …"):
        wake_judge(setup)
    first.done()


def wake_judge(setup: Setup) -> None:
    session = setup.start(seed=0)
    judge_for(chosen(setup)).chances(session.states)
    asked = session.asked[0]
    for spec in (GUESSING, PEEKING):
        Company(session, {asked: seat(Player(spec), session)}, seed=0).choose(asked)
