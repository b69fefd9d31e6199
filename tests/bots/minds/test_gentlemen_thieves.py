"""What is known of playing Gentlemen Thieves well: judgement, standing, and who is which colour."""

from collections import Counter
from math import log
from random import Random
from typing import Any

import numpy as np
import pytest

import vendome
from games.gentlemen_thieves.world import play, world
from support import INTERPRETED, random_play
from vendome import State
from vendome.bots import Company, Witness, find_bot
from vendome.bots.greedy import GreedyBot
from vendome.bots.minds.gentlemen_thieves import clock, evaluate, shortlist
from vendome.bots.minds.gentlemen_thieves.favours import FAVOUR
from vendome.bots.minds.gentlemen_thieves.past import action_told
from vendome.bots.minds.gentlemen_thieves.places import GAIN, LANES, NOTES, WAYS
from vendome.bots.thinking import NAT, Head
from vendome.engine.compiled import entry
from vendome.engine.rng import generator
from vendome.games.gentlemen_thieves.params import BANK, DISPLAY, LOOT, PLACES, TUNNELS
from vendome.games.gentlemen_thieves.rules import apply
from vendome.games.gentlemen_thieves.state import ALLIANCES, RETURNING, SHARE

# In a `world` seat 1, purple, must act; red and purple are allied. The others are about to win here:
THEIRS = {"bank": "Bg Gr Yl Bm"}
NOTHING_GAINED = -FAVOUR


def judged(state: State, seat: int | None = None) -> dict[str, int]:
    """Judgement's score of every legal move of the seat that is asked."""
    witness = Witness(state.setup, state.asked[0] if seat is None else seat)
    witness.see(state)
    actions, scores = GreedyBot().judge(witness, generator(1))
    return {state.game.moves[action]: int(score) for action, score in zip(actions, scores, strict=True)}


def best(state: State) -> str:
    scores = judged(state)
    return max(scores, key=scores.__getitem__)


# -- judgement ----------------------------------------------------------------------------------------


def test_a_heist_that_ones_own_side_wins_is_set_off() -> None:
    state = world({"bank": "Rg Pr Pl Gm", "opera": "Gg Br"}, display="Bc Gg Pg")
    assert best(state) == "take Bc"
    assert best(play(state, "take Bc")) == "at bank"


def test_a_heist_that_the_others_win_is_not() -> None:
    state = play(world({"bank": "Bg Gr Yl Gm", "opera": "Gg Br"}, display="Bc Gg Pg"), "take Bc")
    assert judged(state)["at bank"] == min(judged(state).values())


def test_a_tie_is_better_than_a_heist_that_the_others_win() -> None:
    def at_bank(tokens: str) -> int:
        return judged(play(world({"bank": tokens}, display="Rc Gg Pg"), "take Rc"))["at bank"]

    assert at_bank("Rg Pr Bl Gm Gl") > at_bank("Rg Yr Bl Gm Gl")


def test_the_more_there_is_to_share_the_better() -> None:
    state = play(
        world({"bank": "Rg Pr Pl Gm", "opera": "Rg Pr Pl Gm"}, loot={"opera": 2}, display="Bc Gg Pg"), "take Bc"
    )
    assert best(state) == "at opera"


def test_a_token_of_ones_own_side_goes_where_it_decides_and_not_where_the_matter_is_settled() -> None:
    state = play(world({"bank": "Rg Pr Gl Bl", "opera": "Rg Pr Pl Rl"}, display="Rg Gg Pg", loot={}), "take Rg")
    assert judged(state)["at bank"] > judged(state)["at opera"]


def test_what_the_padlock_holds_up_is_freed_for_ones_own_side_alone() -> None:
    def padlocks(museum: str) -> set[int]:
        scores = judged(world({"museum": museum, **THEIRS}))
        return {score for move, score in scores.items() if move.startswith("padlock")}

    assert best(world({"museum": "Rg Pr Pl Rm Pc Rc", **THEIRS})).startswith("padlock")
    assert len(padlocks("Rg Pr Pl Rm Pc Rc")) == 1, "the heist happens, wherever the padlock goes"
    assert max(padlocks("Bg Gr Gl Ym Bc Yc")) < NOTHING_GAINED


def test_the_padlock_between_two_joined_places_changes_nothing() -> None:
    state = world({"museum": "Rg Pr Pl", "bank": "Rm Pc"}, tunnels=("museum", "bank"))
    assert judged(state)["padlock museum>bank"] == NOTHING_GAINED


def test_a_tunnel_that_completes_a_kit_is_dug_for_ones_own_side_alone() -> None:
    assert best(world({"manor": "Rg Pr Pl", "opera": "Rm Pc", **THEIRS})) == "tunnel centre>opera"
    theirs = judged(world({"manor": "Bg Gr Yl", "opera": "Bm Gc"}))
    assert theirs["tunnel centre>opera"] < NOTHING_GAINED


def test_a_favour_is_not_spent_for_nothing() -> None:
    state = world({"bank": "Rg", "opera": "Gr"})
    assert not best(state).startswith(("tunnel", "padlock", "car", "loot"))


def test_the_car_carries_what_helps() -> None:
    state = play(world({"opera": "Bg Pr", "museum": "Rl"}, display="Bg Gg Pg"), "car centre>opera")
    scores = judged(state)
    assert scores["carry Pr"] != scores["carry Bg"]
    assert scores["carry nothing"] == 0


def test_the_matchmaker_allies_ones_colour_with_those_who_lead_with_it() -> None:
    state = world({"bank": "Rg Pr Rl Pm", "opera": "Bg", "casino": "Gc"}, alliance="GB", padlock="casino")
    state.record.phase = ALLIANCES
    assert best(state) == "ally RP"


def test_a_token_for_the_highest_pile_costs_more_than_one_for_the_lowest() -> None:
    """At the bank the three would win: black, green and yellow, of whom the last has a high pile or none."""

    def at_bank(height: int) -> int:
        state = play(world({"bank": "Bg Gr Yl Gm"}, display="Bc Gg Pg"), "take Bc")
        state.record.height[:] = [3, 3, 3, 3, height]
        return judged(state)["at bank"]

    assert at_bank(9) < at_bank(0)


@pytest.mark.parametrize("players", [2, 5])
def test_judgement_knows_what_its_seat_knows(players: int) -> None:
    head = Head(vendome.game("gentlemen_thieves", players).game)
    for state in random_play(vendome.game("gentlemen_thieves", players).start(seed=5), Random(5)):
        for seat in state.asked:
            head.states[:] = state.cells
            count = head.thoughts.judge_now(head.states, seat, head.moves, head.scores)
            assert head.scores[:count].tolist() == list(judged(state, seat).values())


def test_the_notes_lie_behind_more_cells_than_a_seat_has_moves() -> None:
    cars, draw, loot, padlock, tunnels = PLACES, 1, LOOT * (PLACES - 1), PLACES - 1, TUNNELS * PLACES
    assert cars + draw + loot + padlock + DISPLAY + tunnels <= NOTES
    assert len(Head(vendome.game("gentlemen_thieves", 2).game).scores) >= NOTES + GAIN + WAYS * LANES


# -- what comes into question -------------------------------------------------------------------------


@entry
def list_moves(states: Any, seat: int, again: int, moves: Any, scores: Any, rng: Any) -> int:
    return shortlist(states[0], seat, again, moves, scores, rng)


@pytest.mark.parametrize("players", [2, 4])
def test_what_comes_into_question_is_judged_as_all_moves_are(players: int) -> None:
    """All tokens and all that may be decisive; of the other favours some, which count for the rest. And notes of which
    only what changed was taken again are as good as new ones."""
    state = vendome.game("gentlemen_thieves", players).start(seed=7)
    rng = Random(7)
    moves, kept, fresh = np.zeros(400, np.int32), np.zeros(400, np.int32), np.zeros(400, np.int32)
    again = 0
    left_out = 0
    while not state.finished:
        seat, rounds = state.asked[0], state.record.rounds
        count = list_moves(state.cells, seat, again, moves, kept, generator(1))
        assert list_moves(state.cells, seat, 0, moves, fresh, generator(1)) == count
        assert kept[:count].tolist() == fresh[:count].tolist()
        listed = {state.game.moves[move]: int(score) for move, score in zip(moves, kept[:count], strict=False)}
        scores = judged(state)
        assert len(listed) == count
        for move, score in scores.items():
            if move in listed and move.startswith(("car", "loot", "tunnel")):
                assert score <= listed[move] <= score + NAT * log(LOOT * PLACES)
            elif move in listed:
                assert listed[move] == pytest.approx(score, abs=1)
            else:
                assert move.startswith(("car", "loot", "tunnel"))
        left_out += len(scores) - count
        state.play(rng.choice(state.moves()))
        again = int(state.record.rounds == rounds and state.record.phase != RETURNING)
    assert left_out > 0


# -- standing -----------------------------------------------------------------------------------------


@entry
def evaluate_one(states: Any, scores: Any, values: Any) -> None:
    evaluate(states[0], scores, values)


def chances(state: State) -> list[float]:
    values = np.zeros(5)
    evaluate_one(state.cells, np.zeros(400, np.int32), values)
    return [float(value) for value in values[: state.setup.players]]


def test_a_higher_pile_a_favour_and_the_matchmaker_are_worth_something() -> None:
    even = world({})
    assert sum(chances(even)) == pytest.approx(1)
    assert chances(even)[0] > chances(even)[1] == chances(even)[2], "seat 0 has the matchmaker"
    even.record.favours[1] += 1
    assert chances(even)[1] > chances(even)[2]
    even.record.height[even.record.burglar[2]] += 3
    assert chances(even)[2] > max(chances(even)[:2])


@entry
def apply_one(states: Any, seat: int, action: int) -> int:
    apply(states[0], seat, action)
    return clock(states[0])


def test_a_heist_counts_as_soon_as_it_happens() -> None:
    """Before it is shared seats stand as they do afterwards, but for what is put at the emptied place."""
    pile = "Yc Yg Yl Ym Yr " * 3 + "Bm Bm Bm Br Br brigadier"
    state = play(world({"bank": "Rg Pr Pl Gm", "opera": "Gg Br"}, display="Bc Gg Pg", pile=pile), "take Bc")
    after = play(state.clone(), "at bank")
    after.record.kit[BANK] = after.record.gear[BANK] = 0
    assert apply_one(state.cells, state.asked[0], state.game.moves.index("at bank")) == after.record.rounds
    assert state.record.due == SHARE
    assert chances(state) == pytest.approx(chances(after))


def test_when_the_game_is_over_the_winner_has_won() -> None:
    state = vendome.game("gentlemen_thieves", 4).start(seed=6)
    rng = Random(6)
    while not state.finished:
        state.play(rng.choice(state.moves()))
    assert state.result is not None
    winners = state.result.winners
    assert chances(state) == [(seat in winners) / len(winners) for seat in range(4)]


# -- who is which colour ------------------------------------------------------------------------------


@entry
def read_action(states: Any) -> int:
    return action_told(states[0])


def test_the_past_tells_every_move() -> None:
    verbs: Counter[str] = Counter()
    for seed in range(3):
        state = vendome.game("gentlemen_thieves", 2 + seed).start(seed)
        rng = Random(seed)
        while not state.finished:
            move = rng.choice(state.moves())
            state.play(move)
            if not state.finished:
                assert state.game.moves[read_action(state.cells)] == move
                verbs[move.split()[0]] += 1
    assert set(verbs) == {"ally", "at", "car", "carry", "draw", "loot", "padlock", "return", "take", "tunnel"}


def suspicion(company: Company, seat: int, *, insight: bool) -> float:
    """How likely the seat thinks each other seat's true colour, on average."""
    witness, rng = company.witnesses[seat], generator(9)
    head = Head(witness.game)
    head.recall(witness, 1.0, rng, insight=insight)
    truth = company.state.record.burglar
    hits = []
    for _ in range(100):
        head.states[:] = head.known
        head.thoughts.imagine_now(head.states, seat, head.belief, rng)
        imagined = head.states[0].burglar
        players = company.state.setup.players
        assert len(set(imagined[:players].tolist())) == players
        assert imagined[seat] == truth[seat]
        hits += [imagined[other] == truth[other] for other in range(players) if other != seat]
    return float(np.mean(hits))


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_others_did_tells_their_colours(players: int) -> None:
    with_insight, without = [], []
    for seed in range(4):
        state = vendome.game("gentlemen_thieves", players).start(seed)
        company = Company(state, {seat: find_bot("greedy") for seat in range(players)}, seed)
        while company.plies < 50:
            company.play(company.choose(state.asked[0]), state.asked[0])
        with_insight.append(suspicion(company, 0, insight=True))
        without.append(suspicion(company, 0, insight=False))
    assert np.mean(with_insight) > 0.7
    assert np.mean(without) < 0.4


# -- strength -----------------------------------------------------------------------------------------


def wins(hero: str, others: str, players: int, deals: int) -> float:
    """The share of wins of one seat against a table of others, every deal once from each seat."""
    won = 0.0
    for seed in range(deals):
        for hero_seat in range(players):
            state = vendome.game("gentlemen_thieves", players).start(seed)
            bots = {seat: find_bot(hero if seat == hero_seat else others) for seat in range(players)}
            company = Company(state, bots, seed)
            while not state.finished:
                company.play(company.choose(state.asked[0]), state.asked[0])
            assert state.result is not None
            won += (hero_seat in state.result.winners) / len(state.result.winners)
    return won / (deals * players)


@pytest.mark.skipif(INTERPRETED, reason="a hundred times slower, and the same games")
def test_judgement_beats_chance() -> None:
    assert wins("greedy", "random", players=2, deals=10) > 0.8
    assert wins("greedy", "random", players=4, deals=5) > 0.6


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="a hundred times slower, and the same games")
def test_thought_beats_judgement() -> None:
    assert wins("search:sims=200", "greedy", players=2, deals=12) > 0.6
