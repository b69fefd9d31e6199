"""The first report of a game on a machine compiles the judge and those who play by it, once."""

from vendome.bots import Company
from vendome.engine.compiler.cache import FirstUse
from vendome.lab.bot_games import chosen
from vendome.lab.first_use import Telling, compile_once
from vendome.lab.judging import judge_for
from vendome.lab.report.plan import Plan
from vendome.lab.report.players import GUESSING, PEEKING, Player, seat


def compile_report_once(plan: Plan, telling: Telling) -> None:
    """Before workers begin: otherwise each of them would compile the same."""
    compile_once(plan.setup, telling, bots=["random", "greedy", plan.table.spec])
    first = FirstUse(f"{plan.setup.game.id}-report")
    if not first.is_due():
        return
    with telling(f"First report of {plan.setup.game.name} on this machine: compiling its judge (once, some 30 s) …"):
        wake_judge(plan)
    first.done()


def wake_judge(plan: Plan) -> None:
    session = plan.setup.start(seed=0)
    judge_for(chosen(plan.setup)).chances(session.states)
    asked = session.asked[0]
    for spec in (GUESSING, PEEKING):
        Company(session, {asked: seat(Player(spec), session)}, seed=0).choose(asked)
