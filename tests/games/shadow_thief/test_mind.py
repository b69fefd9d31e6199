"""What is known of playing The Shadow Thief well: judgement, standing, and guesses about what others hold."""

from random import Random

import pytest

import vendome
from games.shadow_thief.world import deal, play, turn
from vendome import Session
from vendome.bots import Company, Witness
from vendome.bots.greedy import GreedyBot
from vendome.bots.search.searcher import Searcher
from vendome.bots.search.simulate import KNOWN
from vendome.engine.compiler.rng import generator
from vendome.games.shadow_thief.mind.evaluation import CERTAINTY
from vendome.games.shadow_thief.params import CODES, KIND, KINDS
from vendome.games.shadow_thief.state import EMPTY


def scored(session: Session, seat: int = 0) -> dict[str, int]:
    """The mind's score of every legal move of a seat that is asked."""
    witness = Witness(session.setup, seat)
    witness.see(session)
    actions, scores = GreedyBot().score(witness, generator(1))
    return {session.game.moves[action]: int(score) for action, score in zip(actions, scores, strict=True)}


# -- scores ----------------------------------------------------------------------------------------


def test_jewels_of_a_type_are_worth_more_together() -> None:
    scores = scored(deal("B8 B9 N10 R1", "E1 E2 E3 E4"))
    assert scores["play B9"] > scores["play N10"] > scores["play R1"]


def test_a_safe_card_waits_until_there_is_something_to_lock_up() -> None:
    empty = deal("B10 N2 R1 S4", "E5 E6 N3 R2")
    assert min(scored(empty), key=scored(empty).__getitem__) == "play S4"
    filled = turn(empty, "B10", "E5")
    assert scored(filled)["play S4"] > scored(filled)["play R1"]


def test_the_fewer_safes_are_open_the_more_it_is_worth_to_close() -> None:
    two = turn(deal("B10 N2 R1 S4", "E5 E6 N3 R2"), "B10", "E5")
    three = turn(deal("B10 N2 R1 S4", "E5 E6 N3 R2", "E7 E8 N4 R3"), "B10", "E5", "E7")
    assert scored(two)["play S4"] > scored(three)["play S4"]


def test_no_jewel_is_added_beyond_what_the_safe_card_allows() -> None:
    def of_adding(session: Session) -> int:
        return scored(play(session, "B9", "E5"))["add B8"]

    hands = "B8 B9 R1 S4", "E5 E6 N3 R2"
    with_room, without = deal(*hands), deal(*hands)
    without.state.safe_count[0] = 3
    assert of_adding(with_room) > 0 > of_adding(without)


def test_a_thief_takes_the_dearest_jewel() -> None:
    session = play(deal("TS B1 N1 R1", "E5 E6 N3 R2", "E9 E8 N4 R3"), "TS", "E5", "E9")
    assert scored(session)["steal 2"] > scored(session)["steal 1"]


# -- chances -----------------------------------------------------------------------------------------


def standing(session: Session) -> list[float]:
    return [float(chance) for chance in Searcher(session.game).evaluate(session.state)]


def test_who_leads_stands_better_and_a_lead_counts_more_when_fewer_hands_are_left() -> None:
    session = vendome.game("shadow_thief", players=3, hands=3).start(seed=1)
    session.state.score[:3] = [20, 10, 0]
    early = standing(session)
    session.state.hand_number = 2
    late = standing(session)
    assert sum(early) == pytest.approx(1)
    assert late[0] > early[0] > early[1] > early[2] > late[2]


def test_the_winner_of_a_match_has_most_of_the_chance() -> None:
    session = vendome.game("shadow_thief", players=3, hands=1).start(seed=1)
    rng = Random(1)
    while not session.finished:
        session.play(rng.choice(session.moves()))
    assert session.result is not None
    assert sum(standing(session)[seat] for seat in session.result.winners) >= CERTAINTY


# -- belief ------------------------------------------------------------------------------------------


def watched(session: Session, *cards: str) -> tuple[Session, Searcher, Witness]:
    """A turn as seat 0 sees it, and what it concludes."""
    witness = Witness(session.setup, 0)
    witness.see(session)
    for seat, card in enumerate(cards):
        session.play(f"play {card}", seat)
        witness.see(session)
    while session.moves()[-1] == "done":
        session.play("done")
        witness.see(session)
    searcher = Searcher(session.game)
    searcher.use(generator(1))
    searcher.infer(witness, memory=1.0, insight=True)
    return session, searcher, witness


def test_who_plays_a_small_jewel_holds_no_large_one_but_perhaps_a_safe_card() -> None:
    _, searcher, _ = watched(deal("B3 B4 N5 R6", "E2 E3 N1 R1"), "B3", "E2")
    odds = dict(zip(CODES, searcher.work.belief[KINDS : 2 * KINDS], strict=True))
    assert odds["N10"] < odds["N4"] < odds["N1"]
    assert odds["N10"] < odds["S12"]


def test_hands_are_imagined_by_what_is_believed() -> None:
    session, searcher, witness = watched(deal("B3 B4 N5 R6", "E2 E3 N1 R1"), "B3", "E2")
    large = {kind for kind, code in enumerate(CODES) if code[0] in "BENR" and int(code[1:]) > 8}

    def large_jewels(*, insight: bool) -> int:
        searcher.use(generator(1))
        searcher.infer(witness, memory=1.0, insight=insight)
        return sum(int(KIND[card]) in large for _ in range(200) for card in searcher.imagine().hand[1])

    assert session.asked == [0, 1]
    assert large_jewels(insight=True) < 0.75 * large_jewels(insight=False)


def test_every_card_is_imagined_in_one_place() -> None:
    """Hands that exchange cards with the pile neither lose nor double one, and what was seen stays where it is."""
    session = vendome.game("shadow_thief", players=7).start(seed=5)
    company = Company(session, {seat: GreedyBot() for seat in range(7)}, seed=5)
    searcher = Searcher(session.game)
    searcher.use(generator(5))
    while session.state.hand_number == 0:
        searcher.infer(company.witnesses[0], memory=1.0, insight=True)
        for _ in range(5):
            imagined, known = searcher.imagine(), searcher.states[KNOWN]
            assert imagined.hand_size.tolist() == known.hand_size.tolist()
            cards = [int(card) for card in (*imagined.hand.flat, *imagined.pile) if card != EMPTY]
            assert len(set(cards)) == len(cards) == imagined.hand_size.sum() + imagined.pile_size
            assert not any(known.seen[card >> 4] >> (card & 15) & 1 for card in cards)
        company.play(company.choose(session.asked[0]), session.asked[0])


def test_a_new_hand_begins_without_prejudice() -> None:
    session = vendome.game("shadow_thief", players=2, hands=2).start(seed=3)
    witness = Witness(session.setup, 0)
    witness.see(session)
    searcher = Searcher(session.game)
    rng = Random(3)
    while session.state.hand_number == 0:
        session.play(rng.choice(session.moves()))
        witness.see(session)
        searcher.infer(witness, memory=1.0, insight=True)  # one that has thought before
    assert set(searcher.work.belief[: 2 * KINDS].tolist()) == {1.0}
