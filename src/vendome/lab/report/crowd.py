"""Question 10: how many players are best?"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from vendome.lab.pages.plots import SHARES, Mark, Row, Scale, interval_plot
from vendome.lab.report.choices import matter_share
from vendome.lab.report.estimate import Estimate, steps_of
from vendome.lab.report.kingmaking import kingmaking_share
from vendome.lab.report.length import mean_length
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.players import Player
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.seats import furthest, seat_shares
from vendome.lab.report.units import COUNT, PERCENT, STEPS, data_of


class Company(NamedTuple):
    """The figures with one number of players."""

    players: int
    where: int  # the seat that is furthest from a fair share
    seat: Estimate  # its win share
    uneven: float  # how far seats are from a fair share, as a part of it, what luck would give taken off
    length: Estimate
    skill: Estimate
    matter: Estimate
    kingmaking: Estimate


class Crowd:
    key = "players"
    title = "How many players are best?"
    method = (
        "The same figures with every number of players: how far the seats are from a fair share, how long a game is, "
        "how many steps of skill lie between the first rung above random moves and the bot of the table, how many "
        "decisions matter, how many are kingmaking. The best number has the best mean rank in seats, skill, "
        "decisions that matter and kingmaking, all four counting the same."
    )
    caution = (
        "What is best is a matter of taste, and four figures are not all there is: see the table. Fewer games are "
        "played for each number than for the other questions, so ranks that are close may change with another seed. "
        "More players share the wins, so a skilled player wins less of the time, but not by the odds that are "
        "counted here."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        for players in plan.setup.game.players:
            yield from plan.watched(players, plan.budget.crowd)
            yield from plan.matches(players, plan.budget.crowd_skill, plan.table, base(plan))

    def answer(self, sample: Sample, asked: Sample) -> Answer:
        companies = [company_of(sample, players) for players in sample.setup.game.players]
        first = companies if sample is asked else [company_of(asked, n) for n in asked.setup.game.players]
        best = best_of(first)
        chosen = next(company for company in companies if company.players == best)
        return Answer(
            sentence=sentence(companies, best_of(companies)),
            about=f"share of decisions that matter with {best} players",
            number=chosen.matter,
            unit=PERCENT,
            plots=plots(companies, best),
            figures={"best": best_of(companies), "by_players": [figures(company) for company in companies]},
            tables=[(HEAD, [cells(company) for company in companies])],
        )


HEAD = ("players", "furthest seat", "decisions", "skill", "matter", "kingmaking")


def base(plan: Plan) -> Player:
    """The bot that skill is measured against."""
    return plan.ladder[1] if len(plan.ladder) > 2 else plan.ladder[0]


def company_of(sample: Sample, players: int) -> Company:
    plan, budget = sample.plan, sample.plan.budget
    watched = sample.watched(players, budget.crowd)
    shares = seat_shares(sample, players, budget.crowd)
    where = furthest(shares)
    skill = sample.share(players, budget.crowd_skill, plan.table, base(plan))
    return Company(
        players,
        where,
        shares[where],
        unevenness(shares),
        mean_length(sample, players, budget.crowd),
        steps_of(skill, players, players * budget.crowd_skill),
        matter_share(watched),
        kingmaking_share(watched, players),
    )


def unevenness(shares: Sequence[Estimate]) -> float:
    """The root of the mean square distance from a fair share, without what luck alone gives."""
    fair = 1 / len(shares)
    square = sum((share.value - fair) ** 2 - sum(part**2 for part in share.parts.values()) for share in shares)
    return sqrt(max(0.0, square / len(shares))) / fair


def best_of(companies: Sequence[Company]) -> int:
    """By the mean of four ranks; of equals the one with more decisions that matter."""

    def badness(company: Company) -> tuple[float, float]:
        wishes = [
            [other.uneven - company.uneven for other in companies],
            [company.skill.value - other.skill.value for other in companies],
            [company.matter.value - other.matter.value for other in companies],
            [other.kingmaking.value - company.kingmaking.value for other in companies],
        ]
        ranks = [sum(lead < 0 for lead in leads) + sum(lead == 0 for lead in leads) / 2 for leads in wishes]
        return sum(ranks), -company.matter.value

    return min(companies, key=badness).players


def sentence(companies: Sequence[Company], best: int) -> str:
    chosen = next(company for company in companies if company.players == best)
    if len(companies) == 1:
        return f"It is for {best} players only."
    kings = f" and {chosen.kingmaking.value:.1%} are kingmaking" if best > 2 else ""
    unsure = [str(c.players) for c in companies if c is not chosen and overlaps(c, chosen)]
    doubt = f" Not shown to be worse: {', '.join(unsure)}." if unsure else ""
    return (
        f"{best} players: there {chosen.matter.value:.0%} of the decisions matter{kings}, and the table's bot is "
        f"{chosen.skill.value:.1f} steps of skill above a simple one.{doubt}"
    )


def overlaps(one: Company, other: Company) -> bool:
    """Whether in no figure the intervals are apart."""
    pairs = [(one.matter, other.matter), (one.skill, other.skill), (one.kingmaking, other.kingmaking)]
    return all(a.low <= b.high and b.low <= a.high for a, b in pairs)


def plots(companies: Sequence[Company], best: int) -> list[str]:
    def rows(name: str) -> list[tuple[Row, Estimate]]:
        return [(Row(f"{c.players} players", 0 if c.players == best else 7), getattr(c, name)) for c in companies]

    shares = [(row, e.share, f"{e.value:.1%}") for row, e in rows("matter")]
    kings = [(row, e.share, f"{e.value:.1%}") for row, e in rows("kingmaking")]
    skill = [(row, e.share, f"{e.value:.1f}") for row, e in rows("skill")]
    plain = Scale(lambda value: f"{value:g}")
    return [
        interval_plot(
            "Share of decisions that matter, by players", shares, Mark(0, "decisions that matter"), SHARES, start=0.0
        ),
        interval_plot("Share of decisions that are kingmaking", kings, Mark(0, "kingmaking"), SHARES, start=0.0),
        interval_plot("Steps of skill, by players", skill, Mark(0, "steps of skill"), plain),
    ]


def figures(company: Company) -> dict[str, object]:
    return {
        "players": company.players,
        "seat": company.where,
        "furthest_seat": data_of(company.seat),
        "uneven": round(company.uneven, 6),
        "decisions": data_of(company.length),
        "skill_steps": data_of(company.skill),
        "choices_matter": data_of(company.matter),
        "kingmaking": data_of(company.kingmaking),
    }


def cells(company: Company) -> tuple[str, ...]:
    return (
        str(company.players), f"{company.where}: {PERCENT.spelled(company.seat)}", COUNT.spelled(company.length),
        STEPS.spelled(company.skill), PERCENT.spelled(company.matter), PERCENT.spelled(company.kingmaking),
    )  # fmt: skip
