"""The page of an arena: whole in itself, well-formed, and readable."""

import re
from xml.etree import ElementTree

import pytest

import vendome
from vendome.lab.arena import Arena, Deal, PlayedGame, Standings
from vendome.lab.arena.report import command, page
from vendome.lab.arena.times import Times
from vendome.lab.pages.plots import Axis, milliseconds, spread

TAGS = {"script", "link", "img", "iframe", "object", "embed", "base", "form", "video", "audio", "image", "use"}


def standings(*bots: str, deals: int = 12, versus: str | None = None, hands: int = 1) -> Standings:
    """Made-up results of two seats: the first entrant wins two deals of three."""
    arena = Arena(vendome.game("shadow_thief", players=2, hands=hands), bots, versus, 7)
    played = []
    for number, job in zip(range(deals), arena.jobs(deals), strict=True):
        pair = sorted(job.line_up)
        scores = [40 - number, 3 * number]
        wins = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        games = [
            PlayedGame(pair, scores, wins),
            PlayedGame(pair[::-1], scores[::-1], [1 - seat for seat in wins][::-1]),
        ]
        played.append(Deal(number, games, {entrant: Times(2, 3_000_000, {340: 1, 350: 1}) for entrant in pair}))
    return Standings(arena, played)


CASES = {
    "two": standings("greedy", "random"),
    "alone": standings("random"),
    "versus": standings("greedy", versus="random", hands=3),
    "many": standings(*(f"search:sims={n}" for n in range(1, 11)), deals=40),
    "one deal": standings("greedy", "random", deals=1),
    "not all have played": standings("a", "b", "c", "d", deals=1),
    "a strange name": standings('<b>&"quoted"</b>', "x" * 80),
}


@pytest.mark.parametrize("case", CASES)
def test_a_page_is_well_formed_and_needs_nothing_else(case: str) -> None:
    text = page(CASES[case])
    root = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    for element in root.iter():
        assert element.tag not in TAGS
        assert not {"src", "href", "srcset", "data", "action", "background"} & set(element.attrib)
        assert not any(name.startswith("on") for name in element.attrib)
    assert not re.search(r"https?:|//|url\(|@import", text)
    assert "nan" not in re.sub("[a-z]nan|nan[a-z]", "", text)


def words(case: str) -> str:
    root = ElementTree.fromstring(page(CASES[case]).removeprefix("<!DOCTYPE html>\n"))
    return " ".join("".join(root.itertext()).split())


def test_a_page_says_what_was_played_and_what_came_out() -> None:
    text = words("two")
    assert "The Shadow Thief is a board game." in text
    assert "played 24 games of it with 2 at the table (hands 1)" in text
    assert "each would win 50%: its fair share" in text
    assert "greedy wins more than its fair share of 50%" in text or "not shown to be more or less" in text
    for title in ("Who wins", "Face to face", "Scores", "Ratings", "Does the seat matter?", "Time to think"):
        assert title in text


def test_a_page_says_how_to_repeat_it() -> None:
    shown = "vendome arena shadow_thief --players 2 --bots greedy --versus random --games 24 --seed 7"
    assert command(CASES["versus"].arena, 24) == shown
    assert shown in words("versus")
    assert "--option hands=1" in words("two")


def test_a_page_introduces_the_bots() -> None:
    assert "greedy: the best move at first sight" in words("two")
    assert "search:sims=3: tree search with sims 3" in words("many")
    assert "The Shadow Thief: 10 bots" in words("many")


def test_a_page_is_honest_about_few_deals() -> None:
    assert "fewer than 10 deals, as here" in words("one deal")
    assert "fewer than 10 deals" not in words("two")
    assert "d has not played yet." in words("not all have played")


def test_alone_there_is_nobody_to_meet() -> None:
    assert "Face to face" not in words("alone")


def test_every_plot_has_words_for_those_who_do_not_see_it() -> None:
    root = ElementTree.fromstring(page(CASES["two"]).removeprefix("<!DOCTYPE html>\n"))
    plots = list(root.iter("svg"))
    assert len(plots) == 5
    assert all(plot.get("role") == "img" and plot.get("aria-label") for plot in plots)


def test_both_light_and_dark_are_drawn() -> None:
    assert "prefers-color-scheme: dark" in page(CASES["two"])


def test_an_axis_has_round_ticks() -> None:
    assert list(Axis(0, 1, 0, 100).ticks(5)) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert list(Axis(-3, 12, 0, 100).ticks(3)) == [0, 5, 10]
    assert Axis(0, 10, 100, 0)(2.5) == 75


def test_labels_do_not_lie_on_each_other() -> None:
    assert spread([50, 10, 52, 11], 17) == [50, 10, 67, 27]


def test_a_time_is_in_the_unit_one_would_say() -> None:
    assert [milliseconds(time) for time in (0.0398, 1.5, 999, 12_345)] == ["39.8 µs", "1.5 ms", "999 ms", "12.3 s"]
