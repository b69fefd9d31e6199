"""How much of The Shadow Thief is luck: what a bot wins that cheats, and how far an honest one gets on the way there.

    python benchmarks/ceiling.py [--players 2 4] [--sims 300] [--deals 100] [--versus greedy]

The cheats are the same search as ours, but look where they may not: one at the cards that others have kept, not at
those they have drawn since they last played, which no play can have told of; one at their whole hands; one at what
they have chosen and at the order of the pile as well, and so at every card to come. All play the same deals, from every
seat.
"""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from rich.console import Console
from rich.progress import track

import vendome
from vendome import Session, Setup
from vendome.bots import Bot, Company, Opinion, Witness, find_bot
from vendome.bots.search.bot import SearchBot
from vendome.bots.search.searcher import Searcher, bind_steps
from vendome.bots.search.simulate import KNOWN
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import shuffle
from vendome.engine.mind import Floats, Mind
from vendome.games.shadow_thief.knowledge import sort_cards
from vendome.games.shadow_thief.mind import reopen
from vendome.games.shadow_thief.params import CARDS
from vendome.games.shadow_thief.state import EMPTY, PLAY
from vendome.lab.intervals import Share, clustered

GAME = "shadow_thief"
ASIDE = Console(stderr=True)  # progress, so that the table alone is the output


@compiled
def see_all(state: Any, work: Any) -> None:
    """Nothing is left to imagine."""


@compiled
def see_marked(state: Any, work: Any) -> None:
    """Of the hands only the marked cards are known, and what others have chosen is open again. All other cards are
    shuffled with the pile, down to what closed seats put under it."""
    seat, belief = work.seat, work.belief
    reopen(state, seat)
    bottom = 0
    for other in range(state.players):
        bottom = max(bottom, state.under_start[other] + state.under_size[other])
    top = state.pile_size
    for other in range(state.players):
        for i in range(state.hand_size[other]):
            if other != seat and belief[state.hand[other, i]] == 0:
                state.pile[top] = state.hand[other, i]
                state.hand[other, i] = EMPTY
                top += 1
    shuffle(work.rng, state.pile[bottom:], top - bottom)
    for other in range(state.players):
        for i in range(state.hand_size[other]):
            if state.hand[other, i] == EMPTY:
                top -= 1
                state.hand[other, i] = state.pile[top]
                state.pile[top] = EMPTY
        sort_cards(state.hand[other], state.hand_size[other])


def cheating_steps(determinize: Callable[..., None]) -> SimpleNamespace:
    game = vendome.GAMES[GAME]
    mind = SimpleNamespace(**vars(game.mind) | {"determinize": determinize})
    return bind_steps(game, cast(Mind, mind))


class CheatingBot(SearchBot):
    """A search that begins at the real position."""

    def __init__(self, session: Session, steps: SimpleNamespace, sims: int) -> None:
        super().__init__(name="cheat", sims=sims, reuse=False)
        self.session, self.steps = session, steps

    def attend(self, witness: Witness) -> Searcher:
        searcher = super().attend(witness)
        searcher.steps = self.steps
        return searcher

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        searcher = self.attend(witness)
        searcher.use(rng)
        searcher.states[KNOWN] = self.session.state
        self.mark(searcher.work.belief)
        self.begin_tree()
        self.think(searcher)
        searcher.give_back(rng)
        return self.opinions(witness, searcher)

    def mark(self, belief: Floats) -> None:
        """It knows every card."""
        belief[:CARDS] = 1


class HalfCheatingBot(CheatingBot):
    """Knows what others held when they last played and hold still."""

    def __init__(self, session: Session, steps: SimpleNamespace, sims: int) -> None:
        super().__init__(session, steps, sims)
        self.hand_number = -1
        self.held: set[int] = set()  # by anybody, at the last question to play a card
        self.kept: set[int] = set()

    def choose(self, witness: Witness, rng: Words) -> int:
        state = self.session.state
        if state.hand_number != self.hand_number:
            self.hand_number, self.held = int(state.hand_number), set()
        now = {int(card) for card in (*state.hand.flat, *state.chosen) if card != EMPTY}
        self.kept = now & self.held
        if state.phase == PLAY:
            self.held = now
        return super().choose(witness, rng)

    def mark(self, belief: Floats) -> None:
        belief[:CARDS] = 0
        belief[list(self.kept)] = 1


@dataclass
class Contender:
    name: str
    make: Callable[[Session], Bot]


def contenders(sims: int) -> list[Contender]:
    hands, everything = cheating_steps(see_marked), cheating_steps(see_all)
    return [
        Contender(f"`search:sims={sims}`", lambda _: find_bot(f"search:sims={sims}")),
        Contender("… that sees the cards kept", lambda session: HalfCheatingBot(session, hands, sims)),
        Contender("… that sees the hands", lambda session: CheatingBot(session, hands, sims)),
        Contender("… that sees every card to come", lambda session: CheatingBot(session, everything, sims)),
    ]


def win_of(setup: Setup, contender: Contender, seat: int, versus: str, deal: int) -> float:
    """One game with the contender in this seat: what it has of the win."""
    session = setup.start(seed=deal)
    bots = {other: contender.make(session) if other == seat else find_bot(versus) for other in range(setup.players)}
    company = Company(session, bots, seed=deal * setup.players + seat)
    while not session.finished:
        asked = session.asked[0]
        company.play(company.choose(asked), asked)
    assert session.result is not None
    return (seat in session.result.winners) / len(session.result.winners)


def share_of(contender: Contender, players: int, versus: str, deals: int) -> Share:
    setup = vendome.game(GAME, players=players)
    wins = [
        sum(win_of(setup, contender, seat, versus, deal) for seat in range(players))
        for deal in track(range(deals), f"{players} players, {contender.name} against {versus}", console=ASIDE)
    ]
    return clustered(np.array(wins), np.full(deals, float(players)))


def rows(players: int, sims: int, versus: str, deals: int) -> Iterable[str]:
    """The share of each, and how far the honest one comes on the way from a fair share to it."""
    fair = 1 / players
    shares = [(contender.name, share_of(contender, players, versus, deals)) for contender in contenders(sims)]
    ours = shares[0][1].value
    for name, share in shares:
        way = f"{(ours - fair) / (share.value - fair):.0%}" if share.value > fair else "–"
        interval = f"{share.low:.1%} – {share.high:.1%}"
        yield f"| {players} | {name} | `{versus}` | {deals * players} | **{share.value:.1%}** | {interval} | {way} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="What a bot that cheats wins, and how far an honest one gets.")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], choices=range(2, 8), metavar="N")
    parser.add_argument("--sims", type=int, default=300, help="simulations a move of each (default 300)")
    parser.add_argument("--versus", default="greedy", help="the bot in the other seats (default greedy)")
    parser.add_argument("--deals", type=int, default=100, help="deals, each played from every seat (default 100)")
    parser.add_argument("--out", type=Path, help="append the rows to this file as well")
    args = parser.parse_args()
    print("| players | bot | against | games | wins | 95% interval | ours gets |")
    print("| ---: | --- | --- | ---: | ---: | ---: | ---: |")
    for players in args.players:
        for row in rows(players, args.sims, args.versus, args.deals):
            print(row, flush=True)
            if args.out:
                with args.out.open("a") as file:
                    file.write(row + "\n")


if __name__ == "__main__":
    main()
