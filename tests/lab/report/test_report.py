"""A whole report: the same whatever way it was made, and a page that needs nothing but itself."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import vendome
from lab.report.made_up import SMALL, performed
from support import EVERY_GAME
from vendome import Game
from vendome.lab.crew import Processes, StopSign
from vendome.lab.report import Findings, Outcome, Plan, ReportLog, perform, pieces_of
from vendome.lab.report.page import command, page
from vendome.lab.report.plan import BUDGETS
from vendome.lab.report.questions import QUESTIONS

TAGS = {"script", "link", "img", "iframe", "object", "embed", "base", "form", "video", "audio", "image", "use"}
PLAN = Plan(vendome.game("shadow_thief", players=2, hands=1), None, SMALL, seed=1)
COMPARED = Plan(PLAN.setup, vendome.game("shadow_thief", players=2, hands=2), SMALL, seed=1)


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    """Of both plans: the first has all that the second has of the first variant."""
    return performed(COMPARED, pieces_of(COMPARED))


def findings_of(plan: Plan, outcomes: list[Outcome]) -> Findings:
    keys = {piece.key for piece in pieces_of(plan)}
    return Findings(plan, [outcome for outcome in outcomes if outcome.key in keys])


@pytest.fixture(scope="module")
def alone(outcomes: list[Outcome]) -> Findings:
    return findings_of(PLAN, outcomes)


@pytest.fixture(scope="module")
def compared(outcomes: list[Outcome]) -> Findings:
    return findings_of(COMPARED, outcomes)


# -- the work -----------------------------------------------------------------------------------------


def test_both_variants_play_the_same_deals() -> None:
    pieces = pieces_of(COMPARED)
    one, other = ({piece._replace(variant=0) for piece in pieces if piece.variant == nth} for nth in (0, 1))
    assert one == other
    jobs = {piece: COMPARED.job(piece) for piece in pieces}
    for piece in one:
        assert jobs[piece].seed == jobs[piece._replace(variant=1)].seed
        assert jobs[piece].choice != jobs[piece._replace(variant=1)].choice


@EVERY_GAME
@pytest.mark.parametrize("budget", BUDGETS)
def test_a_budget_is_so_many_deals_and_never_the_same_one_twice(game: Game, budget: str) -> None:
    plan = Plan(vendome.game(game.id, players=game.players[0]), None, BUDGETS[budget], seed=0)
    keys = [piece.key for piece in pieces_of(plan)]
    assert len(keys) == len(set(keys))
    for players in game.players:
        watched = [key for key in keys if key.startswith(f"a{players} ") and key.endswith("watched")]
        assert len(watched) == (plan.budget.deals if players == game.players[0] else plan.budget.crowd)


def test_whoever_stops_early_knows_a_little_of_everything() -> None:
    pieces = pieces_of(PLAN)
    kinds = {(piece.players, piece.measured) for piece in pieces}
    assert {(piece.players, piece.measured) for piece in pieces[: len(pieces) // 3]} == kinds


def test_a_piece_is_a_function_of_its_job(outcomes: list[Outcome]) -> None:
    pieces = pieces_of(COMPARED)
    for nth in (0, len(pieces) // 2, len(pieces) - 1):
        assert perform(COMPARED.job(pieces[nth])) == outcomes[nth]


def test_a_report_that_was_left_and_resumed_is_the_same_to_the_byte(
    tmp_path: Path, outcomes: list[Outcome], compared: Findings
) -> None:
    path, pieces = tmp_path / "report.jsonl", pieces_of(COMPARED)
    with ReportLog(path, COMPARED, pieces) as log:
        for outcome in reversed(outcomes[: len(outcomes) // 2]):
            log.add(outcome)
    with ReportLog(path, COMPARED, pieces) as log:
        known = dict(log.known)
        for outcome in outcomes:
            known.setdefault(outcome.key, outcome)
    resumed = Findings(COMPARED, known.values())
    assert page(resumed).encode() == page(compared).encode()
    assert json.dumps(resumed.data()) == json.dumps(compared.data())


@pytest.mark.slow
def test_workers_do_not_matter(outcomes: list[Outcome]) -> None:
    jobs = [COMPARED.job(piece) for piece in pieces_of(COMPARED)[:8]]
    elsewhere = list(Processes(2).work(perform, jobs, StopSign()))
    assert sorted(elsewhere, key=lambda o: o.key) == sorted(outcomes[:8], key=lambda o: o.key)


# -- what it says -------------------------------------------------------------------------------------


def test_every_question_has_an_answer_with_a_number_and_a_plot(alone: Findings) -> None:
    assert len(alone.all) == len(QUESTIONS) == 10
    for finding in alone.all:
        assert finding.question.title.endswith("?")
        answer = finding.answer
        assert answer is not None
        assert answer.sentence
        assert answer.plots
        assert answer.number.low <= answer.number.value <= answer.number.high, finding.question.key


def test_with_too_little_played_a_report_says_so(outcomes: list[Outcome]) -> None:
    few = Findings(PLAN, [outcome for outcome in outcomes if outcome.key.startswith("a2 0 ")])
    assert {finding.sentence for finding in few.all} == {"Too little was played to say."}
    assert all(data["answer"] is None for data in few.data()["findings"].values())
    assert "Too little was played to say." in page(few)


def test_json_can_be_read_again_as_it_was(alone: Findings, compared: Findings) -> None:
    for findings in (alone, compared):
        data = findings.data()
        assert json.loads(json.dumps(data)) == data
        assert [*data["findings"]] == [question.key for question in QUESTIONS]
    assert compared.data()["findings"]["length"]["difference"]["value"] > 0, "two hands take longer than one"
    assert "difference" not in alone.data()["findings"]["length"]


@pytest.mark.parametrize("which", ["alone", "compared"])
def test_a_page_is_well_formed_and_needs_nothing_else(which: str, request: pytest.FixtureRequest) -> None:
    text = page(request.getfixturevalue(which))
    root = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    for element in root.iter():
        assert element.tag not in TAGS
        assert not {"src", "href", "srcset", "data", "action", "background"} & set(element.attrib)
        assert not any(name.startswith("on") for name in element.attrib)
    assert not re.search(r"https?:|//|url\(|@import", text)
    assert not re.search(r"\b(nan|inf)\b", text)
    assert "prefers-color-scheme: dark" in text
    plots = list(root.iter("svg"))
    assert len(plots) >= 10
    assert all(plot.get("role") == "img" and plot.get("aria-label") for plot in plots)


def words(findings: Findings) -> str:
    root = ElementTree.fromstring(page(findings).removeprefix("<!DOCTYPE html>\n"))
    return " ".join("".join(root.itertext()).split())


def test_a_page_asks_ten_questions_and_says_how_to_repeat_it(alone: Findings) -> None:
    text = words(alone)
    for number, question in enumerate(QUESTIONS, start=1):
        assert f"{number}. {question.title}" in text
        assert question.caution in text
    assert "vendome report shadow_thief --players 2 --option hands=1 --budget small --seed 1" in text


def test_a_page_of_two_variants_says_what_differs(compared: Findings) -> None:
    text = words(compared)
    assert "The Shadow Thief with 2 players: hands=1 or hands=2?" in text
    assert "shown to be more" in text
    assert command(COMPARED).endswith("--option hands=1 --against hands=2 --budget small --seed 1")
