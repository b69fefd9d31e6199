"""`search`: information-set tree search (see `thinking`), within a budget of simulations or of time."""

from dataclasses import dataclass, field
from time import perf_counter

from vendome.bots.greedy import GreedyBot, has_whim
from vendome.bots.protocol import Opinion
from vendome.bots.thinking import Head, Style
from vendome.bots.tree import LAST, Tree
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words

START = 1  # what a seat that has seen nothing has seen
FIRST_LOOK = 32  # simulations before the first look at the clock
GLANCE = 0.02  # seconds of thought between two looks at it
HASTE = 500  # simulations that a millisecond may hold
MARGIN = 0.95  # of the time: the rest is for what surrounds the search


@dataclass
class SearchBot:
    """`sims` simulations, or `ms` milliseconds if that is given. With `whims` it now and then moves at first sight."""

    name: str = "search"
    sims: int = 1000
    ms: int = 0
    horizon: int = 0
    memory: float = 1.0
    insight: bool = True
    reuse: bool = True
    boldness: float = 0.3
    temper: float = 0.0
    whims: float = 0.0
    decisions: int = field(default=0, init=False)  # simulated so far: what the benchmark counts
    simulations: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self.instinct = GreedyBot(self.memory)
        self.style = Style(self.horizon, self.boldness, self.temper)
        self.tree = Tree.for_simulations(HASTE * self.ms or self.sims)
        self.head: Head | None = None
        self.witness: Witness | None = None
        self.seen = 0  # positions that are in the key
        self.key = START

    def choose(self, witness: Witness, rng: Words) -> int:
        actions = witness.actions
        if len(actions) == 1:
            return actions[0]
        if self.whims > 0 and has_whim(rng, self.whims):
            return self.instinct.choose(witness, rng)
        return self.consider(witness, rng)[0].action

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        head = self.attend(witness)
        head.recall(witness, self.memory, rng, insight=self.insight)
        if not (self.reuse and self.tree.is_roomy and self.root() is not None):
            self.tree.clear()
        self.think(witness, head, rng)
        return self.opinions(witness)

    def attend(self, witness: Witness) -> Head:
        """Take in what is new; another game begins with an empty tree."""
        if witness is not self.witness or self.head is None:
            self.head = Head(witness.game)
            self.witness, self.seen, self.key = witness, 0, START
            self.tree.clear()
        self.key = self.head.thoughts.key_of(witness.states, witness.own, self.seen, self.key)
        self.seen = witness.length
        return self.head

    def think(self, witness: Witness, head: Head, rng: Words) -> None:
        start = perf_counter()
        limit = start + MARGIN * self.ms / 1000
        done = 0
        batch = self.sims if not self.ms else FIRST_LOOK
        while True:
            self.decisions += head.think(witness.seat, self.tree, self.key, batch, self.style, rng)
            done += batch
            now = perf_counter()
            rate = done / (now - start)
            left = int((limit - now) * rate)
            if not self.ms or left <= 0 or self.is_settled(left):
                break
            batch = max(1, min(left, int(GLANCE * rate)))
        self.simulations += done

    def is_settled(self, left: int) -> bool:
        """Whether so many more simulations can't change the choice."""
        visits = sorted((int(edge["visits"]) for edge in self.root_edges()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def root(self) -> int | None:
        """The node of the present question, if the tree has it."""
        assert self.witness is not None
        assert self.head is not None
        at = int(
            self.head.thoughts.look_up(self.tree.cells, self.tree.nodes, self.tree.used, self.key, self.witness.seat)
        )
        return at if at >= 0 else None

    def root_edges(self) -> list[dict[str, float]]:
        at = self.root()
        edge = LAST if at is None else int(self.tree.nodes[at]["first"])
        found = []
        while edge != LAST:
            found.append({name: self.tree.edges[edge][name] for name in ("action", "visits", "value", "prior")})
            edge = int(self.tree.edges[edge]["after"])
        return found

    def opinions(self, witness: Witness) -> list[Opinion]:
        """The most visited move is the best, then the most valued."""
        edges = {int(edge["action"]): edge for edge in self.root_edges()}
        total = sum(edge["visits"] for edge in edges.values()) or 1
        opinions = []
        for action in witness.actions:
            edge = edges.get(action, {"visits": 0, "value": 0.0})
            opinions.append(Opinion(action, float(edge["value"]), float(edge["visits"] / total)))
        return sorted(opinions, key=lambda opinion: (-opinion.share, -opinion.value))
