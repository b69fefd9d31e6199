"""All answers of a report, and what differs between two variants."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from vendome.engine.game_id import numbers_in
from vendome.lab.bot_games import chosen
from vendome.lab.judging import NAMES, judge_for
from vendome.lab.report.estimate import Estimate, difference
from vendome.lab.report.pieces import Outcome
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer, Question
from vendome.lab.report.questions import QUESTIONS
from vendome.lab.report.sample import NoAnswer, Sample
from vendome.lab.report.units import data_of
from vendome.lab.report.variants import choices_of


@dataclass(frozen=True)
class Finding:
    """A question with its answers: of the game as asked for, and of the variant that it is compared with, if any."""

    question: Question
    answer: Answer | None
    other: Answer | None
    is_compared: bool
    reason: str = ""  # why an answer is missing

    @property
    def difference(self) -> Estimate | None:
        """How much more the other variant has, on the same deals."""
        return difference(self.answer.number, self.other.number) if self.answer and self.other else None

    @property
    def sentence(self) -> str:
        return self.answer.sentence if self.answer else self.reason

    @property
    def other_sentence(self) -> str:
        return self.other.sentence if self.other else self.reason

    def verdict(self) -> str:
        """Whether the two variants are shown to differ."""
        apart = self.difference
        if apart is None:
            return self.reason
        if apart.low == apart.high == 0:
            return "exactly the same"
        return "shown to be more" if apart.above(0) else "shown to be less" if apart.below(0) else "not shown to differ"

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {"question": self.question.title, "answer": answer_data(self.answer)}
        found |= {"reason": self.reason} if self.reason else {}
        if self.is_compared:
            apart = self.difference
            found |= {"other": answer_data(self.other), "difference": data_of(apart) if apart else None}
        return found


class Findings:
    def __init__(self, plan: Plan, outcomes: Iterable[Outcome]) -> None:
        self.plan = plan
        self.known = {outcome.key: outcome for outcome in outcomes}
        samples = [Sample(plan, variant, self.known) for variant in range(len(plan.variants))]
        self.all = [self.find(question, samples) for question in QUESTIONS]

    def find(self, question: Question, samples: list[Sample]) -> Finding:
        answers: list[Answer | None] = []
        reason = ""
        for sample in samples:
            try:
                answers.append(question.answer(sample, samples[0]))
            except NoAnswer as missing:
                answers.append(None)
                reason = str(missing)
        return Finding(
            question, answers[0], answers[1] if len(answers) > 1 else None, is_compared=len(answers) > 1, reason=reason
        )

    @property
    def judge(self) -> str:
        """How positions were judged, in a few words."""
        name = judge_for(chosen(self.plan.setup)).name
        return NAMES.get(name, name)

    def data(self) -> dict[str, Any]:
        """What `--json` prints: a function of the command alone, no time in it."""
        plan, other = self.plan, self.plan.other
        return {
            "game": plan.setup.game.id,
            "rules": plan.setup.game.version,
            "players": plan.setup.players,
            "options": dict(plan.setup.options),
            "tweaks": numbers_in(plan.setup.game.id),
            "against": choices_of(other) if other else None,
            "budget": plan.budget.name,
            "seed": plan.seed,
            "judge": self.judge,
            "findings": {finding.question.key: finding.data() for finding in self.all},
        }


def answer_data(answer: Answer | None) -> dict[str, Any] | None:
    if answer is None:
        return None
    number = {"about": answer.about, "unit": answer.unit.name, **data_of(answer.number)}
    return {"sentence": answer.sentence, "number": number, **answer.figures}
