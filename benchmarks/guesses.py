"""How well the hidden hands of The Shadow Thief are guessed, without a game won or lost by it.

    python benchmarks/guesses.py [--rivals greedy pickpocket search:sims=300:insight=0] [--players 4] [--games 40]

Whenever the first seat is to play a card, each rival's hand is imagined many times, dealt at random and by what was
concluded. Told are the mean logarithms of the chance that was given to the truth: to the kind of each hidden card, and
to whether the rival can close its safe now. 0 is knowing; the gain is what the conclusions tell, in nats.
"""

import argparse
from dataclasses import dataclass, field
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

import vendome
from vendome.bots import Company, Witness, find_bot
from vendome.bots.search.searcher import Searcher
from vendome.engine.compiler.rng import generator
from vendome.games.shadow_thief.params import FIRST_THIEF, JEWEL_KINDS, KIND, KINDS, VALUE
from vendome.games.shadow_thief.state import EMPTY, PLAY
from vendome.lab.intervals import Z95

GAME = "shadow_thief"
IMAGINED = 500  # hands a guess: their shares are its chances
CAUTION = 0.1  # of every chance, left to what was imagined too rarely to tell

Hands = NDArray[np.int64]  # kinds, by world, seat and place


@dataclass
class Score:
    """Of both ways to imagine, the logarithms of what was given to the truth."""

    at_random: list[float] = field(default_factory=list)
    guessed: list[float] = field(default_factory=list)

    def row(self) -> str:
        gains = np.array(self.guessed) - np.array(self.at_random)
        wide = Z95 * gains.std() / sqrt(len(gains))
        return f"{np.mean(self.at_random):.3f} | {np.mean(self.guessed):.3f} | **{gains.mean():.3f}** ± {wide:.3f}"


def imagined_hands(searcher: Searcher, witness: Witness, stream: int, *, insight: bool) -> Hands:
    rng = generator(stream)
    searcher.use(rng)
    searcher.infer(witness, memory=1.0, insight=insight)
    hands = np.zeros((IMAGINED, *searcher.states[0].hand.shape), np.int64)
    for world in hands:
        world[:] = searcher.imagine().hand
    return np.where(hands == EMPTY, KINDS, KIND[hands])


def of_cards(kinds: Hands, truth: Hands) -> float:
    """A card of the hand, on average."""
    chances = np.bincount(kinds.ravel(), minlength=KINDS + 1)[:KINDS] / (kinds < KINDS).sum()
    return float(np.log((1 - CAUTION) * chances + CAUTION / KINDS)[truth].mean())


def of_closing(kinds: Hands, truth: Hands, jewels: int) -> float:
    """Whether a card is in hand that closes a safe of so many jewels."""

    def can_close(hands: Hands) -> NDArray[np.bool_]:
        is_safe = (hands >= JEWEL_KINDS) & (hands < FIRST_THIEF)
        return np.asarray((is_safe & (VALUE[hands % KINDS] >= jewels)).any(axis=-1))

    chance = (1 - CAUTION) * can_close(kinds).mean() + CAUTION / 2
    return log(chance if can_close(truth) else 1 - chance)


def look_around(company: Company, searcher: Searcher, cards: Score, closing: Score) -> None:
    """Guess every hidden hand, from the first seat's eyes, and compare."""
    session, witness, stream = company.session, company.witnesses[0], company.plies
    state = session.state
    for insight, card_scores, closing_scores in (
        (False, cards.at_random, closing.at_random),
        (True, cards.guessed, closing.guessed),
    ):
        kinds = imagined_hands(searcher, witness, stream, insight=insight)
        for other in range(session.setup.players):
            held = [int(KIND[card]) for card in (*state.hand[other], state.chosen[other]) if card != EMPTY]
            if other != witness.seat and held:
                truth = np.array(held)
                card_scores.append(of_cards(kinds[:, other], truth))
                if state.safe_count[other] > 0:
                    closing_scores.append(of_closing(kinds[:, other], truth, int(state.safe_count[other])))


def row(rivals: str, players: int, games: int) -> str:
    cards, closing = Score(), Score()
    for deal in range(games):
        session = vendome.game(GAME, players=players, hands=1).start(seed=deal)
        company = Company(session, {seat: find_bot(rivals if seat else "greedy") for seat in range(players)}, seed=deal)
        searcher = Searcher(session.game)
        while not session.finished:
            asked = session.asked[0]
            if asked == 0 and session.state.phase == PLAY:
                look_around(company, searcher, cards, closing)
            company.play(company.choose(asked), asked)
    return f"| `{rivals}` | {len(cards.guessed)} | {cards.row()} | {closing.row()} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How well hidden hands are guessed.")
    rivals = ["greedy", "pickpocket", "search:sims=300:insight=0"]
    parser.add_argument("--rivals", nargs="+", default=rivals, metavar="BOT", help="the bots whose hands are guessed")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 8), metavar="N")
    parser.add_argument("--games", type=int, default=40, help="hands played with each (default 40)")
    args = parser.parse_args()
    print("| rivals | hands | a card, at random | guessed | gain | closing, at random | guessed | gain |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for rival in args.rivals:
        print(row(rival, args.players, args.games), flush=True)


if __name__ == "__main__":
    main()
