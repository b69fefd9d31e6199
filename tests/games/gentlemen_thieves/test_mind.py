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
from vendome import Session
from vendome.bots import Company, Witness, find_bot
from vendome.bots.greedy import GreedyBot
from vendome.bots.thinking import NAT, Head
from vendome.engine.compiler.decorators import entry
from vendome.engine.compiler.rng import generator
from vendome.games.gentlemen_thieves.mind import clock, evaluate, shortlist
from vendome.games.gentlemen_thieves.mind.favours import FAVOUR
from vendome.games.gentlemen_thieves.mind.past import action_told
from vendome.games.gentlemen_thieves.mind.places import GAIN, LANES, NOTES, WAYS
from vendome.games.gentlemen_thieves.params import BANK, DISPLAY, LOOT, PLACES, TUNNELS
from vendome.games.gentlemen_thieves.rules import apply
from vendome.games.gentlemen_thieves.state import ALLIANCES, RETURNING, SHARE

# In a `world` seat 1, purple, must act; red and purple are allied. The others are about to win here:
THEIRS = {"bank": "Bg Gr Yl Bm"}
NOTHING_GAINED = -FAVOUR


def judged(session: Session, seat: int | None = None) -> dict[str, int]:
    """Judgement's score of every legal move of the seat that is asked."""
    witness = Witness(session.setup, session.asked[0] if seat is None else seat)
    witness.see(session)
    actions, scores = GreedyBot().judge(witness, generator(1))
    return {session.game.moves[action]: int(score) for action, score in zip(actions, scores, strict=True)}


def best(session: Session) -> str:
    scores = judged(session)
    return max(scores, key=scores.__getitem__)


# -- judgement ----------------------------------------------------------------------------------------


def test_a_heist_that_ones_own_side_wins_is_set_off() -> None:
    session = world({"bank": "Rg Pr Pl Gm", "opera": "Gg Br"}, display="Bc Gg Pg")
    assert best(session) == "take Bc"
    assert best(play(session, "take Bc")) == "at bank"


def test_a_heist_that_the_others_win_is_not() -> None:
    session = play(world({"bank": "Bg Gr Yl Gm", "opera": "Gg Br"}, display="Bc Gg Pg"), "take Bc")
    assert judged(session)["at bank"] == min(judged(session).values())


def test_a_tie_is_better_than_a_heist_that_the_others_win() -> None:
    def at_bank(tokens: str) -> int:
        return judged(play(world({"bank": tokens}, display="Rc Gg Pg"), "take Rc"))["at bank"]

    assert at_bank("Rg Pr Bl Gm Gl") > at_bank("Rg Yr Bl Gm Gl")


def test_the_more_there_is_to_share_the_better() -> None:
    session = play(
        world({"bank": "Rg Pr Pl Gm", "opera": "Rg Pr Pl Gm"}, loot={"opera": 2}, display="Bc Gg Pg"), "take Bc"
    )
    assert best(session) == "at opera"


def test_a_token_of_ones_own_side_goes_where_it_decides_and_not_where_the_matter_is_settled() -> None:
    session = play(world({"bank": "Rg Pr Gl Bl", "opera": "Rg Pr Pl Rl"}, display="Rg Gg Pg", loot={}), "take Rg")
    assert judged(session)["at bank"] > judged(session)["at opera"]


def test_what_the_padlock_holds_up_is_freed_for_ones_own_side_alone() -> None:
    def padlocks(museum: str) -> set[int]:
        scores = judged(world({"museum": museum, **THEIRS}))
        return {score for move, score in scores.items() if move.startswith("padlock")}

    assert best(world({"museum": "Rg Pr Pl Rm Pc Rc", **THEIRS})).startswith("padlock")
    assert len(padlocks("Rg Pr Pl Rm Pc Rc")) == 1, "the heist happens, wherever the padlock goes"
    assert max(padlocks("Bg Gr Gl Ym Bc Yc")) < NOTHING_GAINED


def test_the_padlock_between_two_joined_places_changes_nothing() -> None:
    session = world({"museum": "Rg Pr Pl", "bank": "Rm Pc"}, tunnels=("museum", "bank"))
    assert judged(session)["padlock museum>bank"] == NOTHING_GAINED


def test_a_tunnel_that_completes_a_kit_is_dug_for_ones_own_side_alone() -> None:
    assert best(world({"manor": "Rg Pr Pl", "opera": "Rm Pc", **THEIRS})) == "tunnel centre>opera"
    theirs = judged(world({"manor": "Bg Gr Yl", "opera": "Bm Gc"}))
    assert theirs["tunnel centre>opera"] < NOTHING_GAINED


def test_a_favour_is_not_spent_for_nothing() -> None:
    session = world({"bank": "Rg", "opera": "Gr"})
    assert not best(session).startswith(("tunnel", "padlock", "car", "loot"))


def test_the_car_carries_what_helps() -> None:
    session = play(world({"opera": "Bg Pr", "museum": "Rl"}, display="Bg Gg Pg"), "car centre>opera")
    scores = judged(session)
    assert scores["carry Pr"] != scores["carry Bg"]
    assert scores["carry nothing"] == 0


def test_the_matchmaker_allies_ones_colour_with_those_who_lead_with_it() -> None:
    session = world({"bank": "Rg Pr Rl Pm", "opera": "Bg", "casino": "Gc"}, alliance="GB", padlock="casino")
    session.state.phase = ALLIANCES
    assert best(session) == "ally RP"


def test_a_token_for_the_highest_pile_costs_more_than_one_for_the_lowest() -> None:
    """At the bank the three would win: black, green and yellow, of whom the last has a high pile or none."""

    def at_bank(height: int) -> int:
        session = play(world({"bank": "Bg Gr Yl Gm"}, display="Bc Gg Pg"), "take Bc")
        session.state.height[:] = [3, 3, 3, 3, height]
        return judged(session)["at bank"]

    assert at_bank(9) < at_bank(0)


@pytest.mark.parametrize("players", [2, 5])
def test_judgement_knows_what_its_seat_knows(players: int) -> None:
    head = Head(vendome.game("gentlemen_thieves", players).game)
    for session in random_play(vendome.game("gentlemen_thieves", players).start(seed=5), Random(5)):
        for seat in session.asked:
            head.states[:] = session.states
            count = head.thoughts.judge_now(head.states, seat, head.moves, head.scores)
            assert head.scores[:count].tolist() == list(judged(session, seat).values())


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
    session = vendome.game("gentlemen_thieves", players).start(seed=7)
    rng = Random(7)
    moves, kept, fresh = np.zeros(400, np.int32), np.zeros(400, np.int32), np.zeros(400, np.int32)
    again = 0
    left_out = 0
    while not session.finished:
        seat, rounds = session.asked[0], session.state.rounds
        count = list_moves(session.states, seat, again, moves, kept, generator(1))
        assert list_moves(session.states, seat, 0, moves, fresh, generator(1)) == count
        assert kept[:count].tolist() == fresh[:count].tolist()
        listed = {session.game.moves[move]: int(score) for move, score in zip(moves, kept[:count], strict=False)}
        scores = judged(session)
        assert len(listed) == count
        for move, score in scores.items():
            if move in listed and move.startswith(("car", "loot", "tunnel")):
                assert score <= listed[move] <= score + NAT * log(LOOT * PLACES)
            elif move in listed:
                assert listed[move] == pytest.approx(score, abs=1)
            else:
                assert move.startswith(("car", "loot", "tunnel"))
        left_out += len(scores) - count
        session.play(rng.choice(session.moves()))
        again = int(session.state.rounds == rounds and session.state.phase != RETURNING)
    assert left_out > 0


# -- standing -----------------------------------------------------------------------------------------


@entry
def evaluate_one(states: Any, scores: Any, values: Any) -> None:
    evaluate(states[0], scores, values)


def chances(session: Session) -> list[float]:
    values = np.zeros(5)
    evaluate_one(session.states, np.zeros(400, np.int32), values)
    return [float(value) for value in values[: session.setup.players]]


def test_a_higher_pile_a_favour_and_the_matchmaker_are_worth_something() -> None:
    even = world({})
    assert sum(chances(even)) == pytest.approx(1)
    assert chances(even)[0] > chances(even)[1] == chances(even)[2], "seat 0 has the matchmaker"
    even.state.favours[1] += 1
    assert chances(even)[1] > chances(even)[2]
    even.state.height[even.state.burglar[2]] += 3
    assert chances(even)[2] > max(chances(even)[:2])


@entry
def apply_one(states: Any, seat: int, action: int) -> int:
    apply(states[0], seat, action)
    return clock(states[0])


def test_a_heist_counts_as_soon_as_it_happens() -> None:
    """Before it is shared seats stand as they do afterwards, but for what is put at the emptied place."""
    pile = "Yc Yg Yl Ym Yr " * 3 + "Bm Bm Bm Br Br brigadier"
    session = play(world({"bank": "Rg Pr Pl Gm", "opera": "Gg Br"}, display="Bc Gg Pg", pile=pile), "take Bc")
    after = play(session.clone(), "at bank")
    after.state.kit[BANK] = after.state.gear[BANK] = 0
    assert apply_one(session.states, session.asked[0], session.game.moves.index("at bank")) == after.state.rounds
    assert session.state.due == SHARE
    assert chances(session) == pytest.approx(chances(after))


def test_when_the_game_is_over_the_winner_has_won() -> None:
    session = vendome.game("gentlemen_thieves", 4).start(seed=6)
    rng = Random(6)
    while not session.finished:
        session.play(rng.choice(session.moves()))
    assert session.result is not None
    winners = session.result.winners
    assert chances(session) == [(seat in winners) / len(winners) for seat in range(4)]


# -- who is which colour ------------------------------------------------------------------------------


@entry
def read_action(states: Any) -> int:
    return action_told(states[0])


def test_the_past_tells_every_move() -> None:
    verbs: Counter[str] = Counter()
    for seed in range(3):
        session = vendome.game("gentlemen_thieves", 2 + seed).start(seed)
        rng = Random(seed)
        while not session.finished:
            move = rng.choice(session.moves())
            session.play(move)
            if not session.finished:
                assert session.game.moves[read_action(session.states)] == move
                verbs[move.split()[0]] += 1
    assert set(verbs) == {"ally", "at", "car", "carry", "draw", "loot", "padlock", "return", "take", "tunnel"}


def suspicion(company: Company, seat: int, *, insight: bool) -> float:
    """How likely the seat thinks each other seat's true colour, on average."""
    witness, rng = company.witnesses[seat], generator(9)
    head = Head(witness.game)
    head.recall(witness, 1.0, rng, insight=insight)
    truth = company.session.state.burglar
    hits = []
    for _ in range(100):
        head.states[:] = head.known
        head.thoughts.imagine_now(head.states, seat, head.belief, rng)
        imagined = head.states[0].burglar
        players = company.session.setup.players
        assert len(set(imagined[:players].tolist())) == players
        assert imagined[seat] == truth[seat]
        hits += [imagined[other] == truth[other] for other in range(players) if other != seat]
    return float(np.mean(hits))


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_others_did_tells_their_colours(players: int) -> None:
    with_insight, without = [], []
    for seed in range(4):
        session = vendome.game("gentlemen_thieves", players).start(seed)
        company = Company(session, {seat: find_bot("greedy") for seat in range(players)}, seed)
        while company.plies < 50:
            company.play(company.choose(session.asked[0]), session.asked[0])
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
            session = vendome.game("gentlemen_thieves", players).start(seed)
            bots = {seat: find_bot(hero if seat == hero_seat else others) for seat in range(players)}
            company = Company(session, bots, seed)
            while not session.finished:
                company.play(company.choose(session.asked[0]), session.asked[0])
            assert session.result is not None
            won += (hero_seat in session.result.winners) / len(session.result.winners)
    return won / (deals * players)


@pytest.mark.skipif(INTERPRETED, reason="a hundred times slower, and the same games")
def test_judgement_beats_chance() -> None:
    assert wins("greedy", "random", players=2, deals=10) > 0.8
    assert wins("greedy", "random", players=4, deals=5) > 0.6


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="a hundred times slower, and the same games")
def test_thought_beats_judgement() -> None:
    assert wins("search:sims=200", "greedy", players=2, deals=12) > 0.6
