"""A report as one page: no file beside it, no script, no network."""

import shlex
from html import escape

from vendome.engine.contract import spell
from vendome.engine.game_id import split_id
from vendome.lab.pages.html import command_line, document, say, section, table
from vendome.lab.report.findings import Finding, Findings
from vendome.lab.report.pieces import GAMES_A_DEAL, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.variants import asked_name, changed, choices_of, other_name, shared_name

TWEAKED = (
    "Some numbers are tweaks, in place of the rulebook's own. No net knows such a game, and its bots were made for the "
    "rulebook's numbers. Two variants have the same deals as far as a tweak leaves what is shuffled as it is."
)


def page(findings: Findings) -> str:
    plan = findings.plan
    title = f"{shared_name(plan)} with {plan.setup.players} players"
    if plan.other:
        title += f": {asked_name(plan)} or {other_name(plan)}?"
    sections = [short(findings), *(chapter(i, each, plan) for i, each in enumerate(findings.all, start=1))]
    return document("Vendôme report", title, [*sections, played(findings), repeat(plan)])


def short(findings: Findings) -> str:
    """All numbers on one screen."""
    plan = findings.plan
    if plan.other is None:
        rows = [(finding.question.title, " ".join(brief(finding.answer, finding.reason))) for finding in findings.all]
        return section("In short", table(("question", "number and its 95% interval"), rows, "wide short"))
    head = ("question", asked_name(plan), other_name(plan), "difference", "")
    words = (
        "Both variants were played on the same deals. A difference is shown if its 95% interval, in brackets, does not "
        "hold 0. Of ten differences, expect one to be shown by luck alone every other report."
    )
    return section("In short", say(words), table(head, map(compared, findings.all), "wide short"))


def brief(answer: Answer | None, reason: str) -> tuple[str, str]:
    return (unbroken(answer.unit.spelled(answer.number)), answer.about) if answer else ("–", reason)


def unbroken(words: str) -> str:
    """An interval stays on one line."""
    return words.replace(", ", ",\u00a0")


def compared(finding: Finding) -> tuple[str, ...]:
    apart, answer = finding.difference, finding.answer
    numbers = [brief(each, "")[0] for each in (answer, finding.other)]
    difference = unbroken(answer.unit.spell_difference(apart)) if answer and apart else "–"
    return (finding.question.title, *numbers, difference, finding.verdict())


def chapter(number: int, finding: Finding, plan: Plan) -> str:
    question = finding.question
    parts = [say(finding.sentence, "answer")]
    if plan.other is None:
        parts += shown(finding.answer)
    else:
        parts += [difference_line(finding)]
        parts += ["<h3>" + escape(asked_name(plan)) + "</h3>\n", *shown(finding.answer)]
        parts += ["<h3>" + escape(other_name(plan)) + "</h3>\n"]
        parts += [say(finding.other_sentence), *shown(finding.other)]
    doubts = f"{say(question.method)}{say('When not to trust it: ' + question.caution)}"
    parts += [f"<details><summary>How it is found, and when not to trust it</summary>\n{doubts}</details>\n"]
    return section(f"{number}. {question.title}", *parts)


def difference_line(finding: Finding) -> str:
    apart, answer = finding.difference, finding.answer
    if apart is None or answer is None:
        return say(finding.reason)
    words = f"The other variant has {answer.unit.spell_difference(apart)} ({answer.about}): {finding.verdict()}."
    return say(words, "apart")


def shown(answer: Answer | None) -> list[str]:
    """The number, the plots and the tables."""
    if answer is None:
        return []
    number = escape(answer.unit.spell(answer.number.value))
    bounds = escape(answer.unit.bounds(answer.number.low, answer.number.high))
    line = f'<p class="number"><strong>{number}</strong> <span>{bounds}</span> {escape(answer.about)}</p>\n'
    return [line, *answer.plots, *(table(head, rows) for head, rows in answer.tables)]


def played(findings: Findings) -> str:
    plan = findings.plan
    setup, budget = plan.setup, plan.budget
    games = sum(len(each.games if isinstance(each, Watched) else each.shares) for each in findings.known.values())
    apart = changed(plan) if plan.other else []
    options = ", ".join(f"{name} {spell(value)}" for name, value in setup.options.items() if name not in apart)
    return section(
        "What was played",
        say(
            f"{shared_name(plan)} is a board game. {setup.game.summary} Computer players, called bots, played "
            f"{games:,} games of it{f' ({options})' if options else ''}. Unless a question says otherwise, "
            f"{budget.table} sat in every seat: {GAMES_A_DEAL} games of each of {budget.deals:,} deals. A deal is an "
            "order of shuffled cards and pieces; where one player is measured against others, it plays each deal once "
            "from every seat."
        ),
        *([say(TWEAKED)] if split_id(setup.game.id)[1] else []),
        say(
            f"Positions were judged by {findings.judge}. The judge sees what all seats hide, never what is still to be "
            "drawn."
        ),
        say(
            "Numbers in brackets are 95% intervals, from the spread between deals: more games would most likely "
            "bring the number to somewhere within. Bots are not people. A number says what happens when these bots "
            "play; where the bots are weak, it says little."
        ),
    )  # fmt: skip


def repeat(plan: Plan) -> str:
    words = (
        "The same command gives the same figures, whatever the machine and the number of its processors. "
        f"Rules: version {plan.setup.game.version} of {plan.setup.game.id}."
    )
    return section("How to repeat it", command_line(command(plan)), say(words))


def command(plan: Plan) -> str:
    """The call that makes this report."""
    game, tweaks = split_id(plan.setup.game.id)
    words = ["vendome", "report", game, "--players", str(plan.setup.players)]
    for tweak in tweaks:
        words += ["--tweak", tweak]
    for name, value in plan.setup.stated().items():
        words += ["--option", f"{name}={spell(value)}"] if name != "players" else []
    if plan.other:
        said = choices_of(plan.other)
        names = [name for name in changed(plan) if name in said]
        words += [word for name in names for word in ("--against", f"{name}={spell(said[name])}")]
    return shlex.join([*words, "--budget", plan.budget.name, "--seed", str(plan.seed)])
