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
from vendome.bots.search.searcher import Searcher
from vendome.bots.search.simulate import KNOWN
from vendome.bots.search.workspace import new_workspaces
from vendome.engine.compiler.decorators import entry
from vendome.engine.compiler.rng import generator
from vendome.engine.mind import NAT
from vendome.games.gentlemen_thieves.mind import candidates, progress
from vendome.games.gentlemen_thieves.mind.favours import FAVOUR
from vendome.games.gentlemen_thieves.mind.past_moves import action_before
from vendome.games.gentlemen_thieves.params import BANK, LOOT, PLACES
from vendome.games.gentlemen_thieves.rules import apply
from vendome.games.gentlemen_thieves.state import ALLIANCES, RETURNING, SHARE

# In a `world` seat 1, purple, must act; red and purple are allied. The others are about to win here:
THEIRS = {"bank": "Bg Gr Yl Bm"}
NOTHING_GAINED = -FAVOUR


def scored(session: Session, seat: int | None = None) -> dict[str, int]:
    """The mind's score of every legal move of the seat that is asked."""
    witness = Witness(session.setup, session.asked[0] if seat is None else seat)
    witness.see(session)
    actions, scores = GreedyBot().score(witness, generator(1))
    return {session.game.moves[action]: int(score) for action, score in zip(actions, scores, strict=True)}


def best(session: Session) -> str:
    scores = scored(session)
    return max(scores, key=scores.__getitem__)


# -- scores ----------------------------------------------------------------------------------------


def test_a_heist_that_ones_own_side_wins_is_set_off() -> None:
    session = world({"bank": "Rg Pr Pl Gm", "opera": "Gg Br"}, display="Bc Gg Pg")
    assert best(session) == "take Bc"
    assert best(play(session, "take Bc")) == "at bank"


def test_a_heist_that_the_others_win_is_not() -> None:
    session = play(world({"bank": "Bg Gr Yl Gm", "opera": "Gg Br"}, display="Bc Gg Pg"), "take Bc")
    assert scored(session)["at bank"] == min(scored(session).values())


def test_a_tie_is_better_than_a_heist_that_the_others_win() -> None:
    def at_bank(tokens: str) -> int:
        return scored(play(world({"bank": tokens}, display="Rc Gg Pg"), "take Rc"))["at bank"]

    assert at_bank("Rg Pr Bl Gm Gl") > at_bank("Rg Yr Bl Gm Gl")


def test_the_more_there_is_to_share_the_better() -> None:
    session = play(
        world({"bank": "Rg Pr Pl Gm", "opera": "Rg Pr Pl Gm"}, loot={"opera": 2}, display="Bc Gg Pg"), "take Bc"
    )
    assert best(session) == "at opera"


def test_a_token_of_ones_own_side_goes_where_it_decides_and_not_where_the_matter_is_settled() -> None:
    session = play(world({"bank": "Rg Pr Gl Bl", "opera": "Rg Pr Pl Rl"}, display="Rg Gg Pg", loot={}), "take Rg")
    assert scored(session)["at bank"] > scored(session)["at opera"]


def test_what_the_padlock_holds_up_is_freed_for_ones_own_side_alone() -> None:
    def padlocks(museum: str) -> set[int]:
        scores = scored(world({"museum": museum, **THEIRS}))
        return {score for move, score in scores.items() if move.startswith("padlock")}

    assert best(world({"museum": "Rg Pr Pl Rm Pc Rc", **THEIRS})).startswith("padlock")
    assert len(padlocks("Rg Pr Pl Rm Pc Rc")) == 1, "the heist happens, wherever the padlock goes"
    assert max(padlocks("Bg Gr Gl Ym Bc Yc")) < NOTHING_GAINED


def test_the_padlock_between_two_joined_places_changes_nothing() -> None:
    session = world({"museum": "Rg Pr Pl", "bank": "Rm Pc"}, tunnels=("museum", "bank"))
    assert scored(session)["padlock museum>bank"] == NOTHING_GAINED


def test_a_tunnel_that_completes_a_kit_is_dug_for_ones_own_side_alone() -> None:
    assert best(world({"manor": "Rg Pr Pl", "opera": "Rm Pc", **THEIRS})) == "tunnel centre>opera"
    theirs = scored(world({"manor": "Bg Gr Yl", "opera": "Bm Gc"}))
    assert theirs["tunnel centre>opera"] < NOTHING_GAINED


def test_a_favour_is_not_spent_for_nothing() -> None:
    session = world({"bank": "Rg", "opera": "Gr"})
    assert not best(session).startswith(("tunnel", "padlock", "car", "loot"))


def test_the_car_carries_what_helps() -> None:
    session = play(world({"opera": "Bg Pr", "museum": "Rl"}, display="Bg Gg Pg"), "car centre>opera")
    scores = scored(session)
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
        return scored(session)["at bank"]

    assert at_bank(9) < at_bank(0)


OPTIONS: list[dict[str, bool]] = [{}, {"loot_from_centre": True, "car_must_carry": True}]  # GT-5.3, GT-5.4


@pytest.mark.parametrize(("players", "options"), [(2, OPTIONS[0]), (5, OPTIONS[0]), (3, OPTIONS[1])])
def test_judgement_knows_what_its_seat_knows(players: int, options: dict[str, bool]) -> None:
    searcher = Searcher(vendome.game("gentlemen_thieves", players).game)
    for session in random_play(vendome.game("gentlemen_thieves", players, **options).start(seed=5), Random(5)):
        for seat in session.asked:
            searcher.work.seat = seat
            searcher.states[KNOWN] = session.state
            _, scores = searcher.score(imagine=False)
            assert scores.tolist() == list(scored(session, seat).values())


# -- what comes into question -------------------------------------------------------------------------


@entry
def list_moves(states: Any, seat: int, works: Any) -> None:
    candidates(states[0], seat, works[0])


@pytest.mark.parametrize(("players", "options"), [(2, OPTIONS[0]), (4, OPTIONS[0]), (2, OPTIONS[1])])
def test_what_comes_into_question_is_judged_as_all_moves_are(players: int, options: dict[str, bool]) -> None:
    """All tokens and all that may be decisive; of the other favours some, which count for the rest. And notes of which
    only what changed was taken again are as good as new ones."""
    session = vendome.game("gentlemen_thieves", players, **options).start(seed=7)
    rng = Random(7)
    kept, fresh = new_workspaces(session.game), new_workspaces(session.game)
    left_out = 0
    while not session.finished:
        seat, rounds = session.asked[0], session.state.rounds
        fresh[0].noted = 0
        for works in (kept, fresh):
            works[0].rng[:] = generator(1)
            list_moves(session.states, seat, works)
        moves, scores_kept, count = kept[0].moves, kept[0].scores, int(kept[0].count)
        assert fresh[0].count == count
        assert scores_kept[:count].tolist() == fresh[0].scores[:count].tolist()
        listed = {session.game.moves[moves[i]]: int(scores_kept[i]) for i in range(count)}
        scores = scored(session)
        assert len(listed) == count
        for move, score in scores.items():
            if move in listed and move.startswith(("car", "loot", "tunnel")):
                assert score <= listed[move] <= score + NAT * log(PLACES + LOOT * PLACES)
            elif move in listed:
                assert listed[move] == pytest.approx(score, abs=1)
            else:
                assert move.startswith(("car", "loot", "tunnel"))
        left_out += len(scores) - count
        session.play(rng.choice(session.moves()))
        kept[0].noted &= session.state.rounds == rounds and session.state.phase != RETURNING  # no chance in between
    assert left_out > 0


# -- chances -----------------------------------------------------------------------------------------


def chances(session: Session) -> list[float]:
    return [float(chance) for chance in Searcher(session.game).evaluate(session.state)]


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
    return progress(states[0])


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
    return action_before(states[0])


def test_the_past_tells_every_move() -> None:
    verbs: Counter[str] = Counter()
    for seed, options in enumerate([OPTIONS[0]] * 3 + [OPTIONS[1]]):
        session = vendome.game("gentlemen_thieves", 2 + seed, **options).start(seed)
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
    witness = company.witnesses[seat]
    searcher = Searcher(witness.game)
    searcher.use(generator(9))
    searcher.infer(witness, memory=1.0, insight=insight)
    truth = company.session.state.burglar
    hits = []
    for _ in range(100):
        imagined = searcher.imagine().burglar
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
