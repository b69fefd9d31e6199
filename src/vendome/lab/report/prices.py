"""Question 8: what is every move worth? Restricted play."""

from collections.abc import Iterable

from vendome.lab.pages.plots import POINTS as POINTS_SCALE
from vendome.lab.pages.plots import Mark, Row, interval_plot
from vendome.lab.report.estimate import Estimate
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import NoAnswer, Sample
from vendome.lab.report.units import POINTS, data_of


class Prices:
    key = "prices"
    title = "What is each kind of move worth?"
    method = (
        "Restricted play: a bot that may not use a kind of move, unless it has no other, sits once in every seat "
        "against the same bot that may. What it wins below a fair share is the price of that kind. Kinds are the "
        "first words of the moves' names, as the rulebook spells them."
    )
    caution = (
        "A price below zero says that the bot misuses the move. The restricted bot does not plan for its handicap, so "
        "prices are rather too high. Of many prices one in twenty is off by more than its interval says."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        for kind in plan.priced_kinds:
            restricted = plan.table._replace(without=kind)
            yield from plan.matches(plan.setup.players, plan.budget.priced, restricted, plan.table)

    def answer(self, sample: Sample, asked: Sample) -> Answer:
        prices = price_list(sample)
        dearest = max(price_list(asked).items(), key=lambda item: item[1].value)[0]
        ranked = sorted(prices.items(), key=lambda item: (-item[1].value, item[0]))
        rows = [
            (Row(kind, 0 if price.above(0) else 7), price.share, f"{100 * price.value:+.1f}") for kind, price in ranked
        ]
        shown = [kind for kind, price in ranked if price.above(0)]
        return Answer(
            sentence=sentence(dearest, prices[dearest], shown, len(prices)) + left_out(sample.plan),
            about=f"price of “{dearest}” in win share",
            number=prices[dearest],
            unit=POINTS,
            plots=[
                interval_plot(
                    "Price of each kind of move in points of win share", rows, Mark(0, "worth nothing"), POINTS_SCALE
                )
            ],
            figures={
                "kind": dearest, "prices": {kind: data_of(price) for kind, price in ranked},
                "not_priced": sample.plan.lone_kinds,
            },
        )  # fmt: skip


def price_list(sample: Sample) -> dict[str, Estimate]:
    """The price of each kind: what a player without it wins below a fair share."""
    plan = sample.plan
    if not plan.priced_kinds:
        raise NoAnswer(f"No kind of move has a price here: none can be done without.{left_out(plan)}")
    shares = {
        kind: sample.share(sample.players, plan.budget.priced, plan.table._replace(without=kind), plan.table)
        for kind in plan.priced_kinds
    }
    return {kind: share.negative().plus(sample.fair) for kind, share in shares.items()}


def sentence(dearest: str, price: Estimate, shown: list[str], kinds: int) -> str:
    others = [kind for kind in shown if kind != dearest]
    if not shown:
        return f"None of {kinds} kinds of moves is shown to be worth anything to these bots; “{dearest}” comes nearest."
    more = f", then {', '.join(f'“{kind}”' for kind in others[:3])}" if others else ""
    return (
        f"“{dearest}” is worth most: without it a player wins {100 * price.value:.0f} points less{more}. "
        f"{len(shown)} of {kinds} kinds of moves are shown to be worth something."
    )


def left_out(plan: Plan) -> str:
    """Which kinds can't be compared, if any."""
    if not plan.lone_kinds:
        return ""
    kinds = ", ".join(f"“{kind}”" for kind in plan.lone_kinds)
    return f" Without a price, as one of the two variants has no such moves: {kinds}."
