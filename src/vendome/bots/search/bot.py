"""`search`: as many simulations as a budget of number or of time allows, then the move that was visited most."""

from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from vendome.bots.greedy import GreedyBot, is_on_a_whim
from vendome.bots.net.choice import net_for
from vendome.bots.net.mind import NetSearcher
from vendome.bots.protocol import Opinion
from vendome.bots.search.keys import NOTHING_SEEN
from vendome.bots.search.searcher import Searcher, SearchOptions
from vendome.bots.search.tree import NO_NODE, Edge, Tree, edges_of
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words
from vendome.engine.contract import Game

FIRST_BATCH = 32  # simulations before the first look at the clock
BETWEEN_LOOKS = 0.02  # seconds of thought between two looks at it
SIMS_A_MS = 500  # simulations that a millisecond may hold
MARGIN = 0.95  # of the time: the rest is for what surrounds the search


@dataclass
class SearchBot:
    """`sims` simulations, or `ms` milliseconds if that is given. With `whims` it now and then moves at first sight.

    With `net` its prior is a policy's and its evaluation a critic's (`bots.net.mind`)."""

    name: str = "search"
    sims: int = 1000
    ms: int = 0
    horizon: int = 0
    memory: float = 1.0
    insight: bool = True
    reuse: bool = True
    c_puct: float | None = None
    temperature: float = 0.0
    whims: float = 0.0
    net: bool = False  # think with the game's net …
    net_file: Path | None = None  # … or with this one
    rollouts: bool | None = None
    decisions: int = field(default=0, init=False)  # simulated so far: what the benchmark counts
    simulations: int = field(default=0, init=False)
    trees: int = field(default=0, init=False)  # begun so far

    def __post_init__(self) -> None:
        self.greedy = GreedyBot(self.memory)
        self.options = SearchOptions(self.horizon, self.c_puct, self.temperature, self.rollouts)
        self.tree = Tree.for_simulations(SIMS_A_MS * self.ms or self.sims)
        self.searcher: Searcher | None = None
        self.witness: Witness | None = None
        self.seen = 0  # positions that are in the key

    def choose(self, witness: Witness, rng: Words) -> int:
        actions = witness.actions
        if len(actions) == 1:
            return actions[0]
        if self.whims > 0 and is_on_a_whim(rng, self.whims):
            return self.greedy.choose(witness, rng)
        return self.consider(witness, rng)[0].action

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        searcher = self.attend(witness)
        searcher.use(rng)
        searcher.infer(witness, memory=self.memory, insight=self.insight)
        if not (self.reuse and self.tree.is_roomy and self.root(searcher) != NO_NODE):
            self.begin_tree()
        self.think(searcher)
        searcher.give_back(rng)
        return self.opinions(witness, searcher)

    def begin_tree(self) -> None:
        self.tree.clear()
        self.trees += 1

    def attend(self, witness: Witness) -> Searcher:
        """Take in what is new; another game begins with an empty tree."""
        if self.searcher is None or self.searcher.game is not witness.game:
            self.searcher = self.new_searcher(witness.game)
        if witness is not self.witness:
            self.searcher.work.key = NOTHING_SEEN
            self.witness, self.seen = witness, 0
            self.begin_tree()
        self.searcher.work.seat = witness.seat
        self.searcher.steps.see(self.searcher.works, witness.states, witness.own, self.seen)
        self.seen = witness.length
        return self.searcher

    def new_searcher(self, game: Game) -> Searcher:
        if self.net:
            return NetSearcher(game, self.options, net_for(game, self.net_file))
        return Searcher(game, self.options)

    def think(self, searcher: Searcher) -> None:
        start = perf_counter()
        limit = start + MARGIN * self.ms / 1000
        done = 0
        batch = self.sims if not self.ms else FIRST_BATCH
        while True:
            self.decisions += searcher.simulate(self.tree, batch)
            done += batch
            now = perf_counter()
            rate = done / (now - start)
            left = int((limit - now) * rate)
            if not self.ms or left <= 0 or self.is_settled(searcher, left):
                break
            batch = max(1, min(left, int(BETWEEN_LOOKS * rate)))
        self.simulations += done

    def is_settled(self, searcher: Searcher, left: int) -> bool:
        """Whether so many more simulations can't change the choice."""
        visits = sorted((edge.visits for edge in self.root_edges(searcher)), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def root(self, searcher: Searcher) -> int:
        """The node of the present question, or NO_NODE."""
        return int(searcher.steps.find_root(searcher.works, self.tree))

    def root_edges(self, searcher: Searcher) -> list[Edge]:
        at = self.root(searcher)
        return edges_of(self.tree, at) if at != NO_NODE else []

    def opinions(self, witness: Witness, searcher: Searcher) -> list[Opinion]:
        """The most visited move is the best, then the most valued."""
        edges = {edge.action: edge for edge in self.root_edges(searcher)}
        total = sum(edge.visits for edge in edges.values()) or 1
        opinions = []
        for action in witness.actions:
            edge = edges.get(action)
            opinions.append(Opinion(action, edge.value, edge.visits / total) if edge else Opinion(action, 0.0, 0.0))
        return sorted(opinions, key=lambda opinion: (-opinion.share, -opinion.value))
