"""Bots measured from Python."""

import sys

import pytest

import vendome
from vendome import BadOption, BadPlayers, UnknownName
from vendome.lab.arena import Deal, play_deal
from vendome.lab.arena.deal import Job
from vendome.lab.crew import StopSign
from vendome.notebook import match as module

pytestmark = pytest.mark.slow


def test_a_match_says_who_won_how_often_and_how_sure_that_is() -> None:
    match = vendome.match("shadow_thief", ["random", "greedy"], games=21, seed=1, hands=1, workers=1)
    assert match.games == 22, "whole deals"
    assert [bot.name for bot in match.bots] == ["greedy", "random"], "the best first"
    head, columns, best, _ = repr(match).splitlines()
    assert head == "<shadow_thief · 2 players · 22 games · seed 1>"
    assert columns.split("  ")[0] == "bot"
    wins = match.bots[0].wins
    assert best.split() == ["greedy", f"{wins.value:.1%}", f"{100 * wins.low:.1f}", "–", f"{wins.high:.1%}", "22"]
    html = match._repr_html_()
    assert "The Shadow Thief" in html
    assert f"<td>greedy</td><td>{wins.value:.1%}</td>" in html
    assert match.verdicts()[1].startswith("greedy wins")


def test_the_same_seed_gives_the_same_match() -> None:
    one, same, other = (vendome.match("shadow_thief", "greedy,random", games=10, seed=s, hands=1) for s in (1, 1, 2))
    assert one.standings.games == same.standings.games != other.standings.games


def test_a_match_is_the_arena_s() -> None:
    """Several processes play what one does."""
    here, there = (vendome.match("shadow_thief", ["random"], games=8, seed=3, workers=n) for n in (1, 2))
    assert here.standings.games == there.standings.games


@pytest.mark.parametrize(("bots", "players"), [(["random"], 2), (["random"] * 3, 3), (["random"] * 9, 7)])
def test_as_many_play_as_there_are_bots(bots: list[str], players: int) -> None:
    match = vendome.match("shadow_thief", bots, games=1, hands=1)
    assert match.standings.arena.setup.players == players


def test_each_bot_against_one_other() -> None:
    match = vendome.match("shadow_thief", ["greedy"], versus="random", players=3, games=3, hands=1)
    assert {bot.name: bot.games for bot in match.bots} == {"greedy": 3, "random": 6}


def test_what_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'gredy'; did you mean 'greedy'"):
        vendome.match("shadow_thief", ["gredy", "random"])
    with pytest.raises(UnknownName, match="unknown game"):
        vendome.match("chess", ["greedy"])
    with pytest.raises(BadPlayers, match="2 to 7 players"):
        vendome.match("shadow_thief", ["greedy"], players=8)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        vendome.match("shadow_thief", ["greedy"], seed=-1)
    for bots, games in (([], 10), (["greedy"], 0)):
        with pytest.raises(BadOption, match="at least one bot and one game"):
            vendome.match("shadow_thief", bots, games=games)


def test_an_interrupt_gives_what_is_known_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[StopSign] = []

    class Sign(StopSign):
        def __init__(self) -> None:
            super().__init__()
            signs.append(self)

    def stop_after(deals: int) -> None:
        played = 0

        def play(job: Job) -> Deal:
            nonlocal played
            played += 1
            if played > deals:
                signs[-1].flag.value = 1
            return play_deal(job)

        monkeypatch.setattr(module, "StopSign", Sign)
        monkeypatch.setattr(module, "play_deal", play)

    stop_after(2)
    assert vendome.match("shadow_thief", ["random"], games=20, workers=1).games == 4
    monkeypatch.undo()
    stop_after(0)
    with pytest.raises(KeyboardInterrupt):
        vendome.match("shadow_thief", ["random"], games=20, workers=1)


def test_a_script_is_not_run_again_by_workers_it_did_not_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    main = type(sys)("__main__")
    monkeypatch.setitem(sys.modules, "__main__", main)
    monkeypatch.setattr("os.cpu_count", lambda: 5)
    assert module.usual_workers() == 5, "at a prompt and in a notebook"
    main.__file__ = "script.py"
    assert module.usual_workers() == 1
