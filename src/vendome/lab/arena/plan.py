"""Who plays whom, and from which seat: a function of the arena and the deal's number alone."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice

from vendome.bots.policy_bot import shown_name
from vendome.engine.compiler.rng import choice, generator, seed_of
from vendome.engine.play import Setup
from vendome.lab.arena.deal import SEATING, Job
from vendome.lab.bot_games import chosen


@dataclass(frozen=True)
class Arena:
    """What is played. A bot that is named twice takes part twice, and is one bot in the results."""

    setup: Setup
    bots: tuple[str, ...]
    versus: str | None
    seed: int
    luck: bool = False  # whether it is measured, and taken out of the results

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """The different bots: those that are measured first, then the one they are measured against."""
        named = [*self.bots, self.versus] if self.versus else self.bots
        return tuple(dict.fromkeys(named))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the entrants are called."""
        return tuple(map(shown_name, self.entrants))

    @property
    def fair_share(self) -> float:
        """Of wins, if all bots were as good."""
        return 1 / self.setup.players

    def deals_for(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        return -(-games // self.setup.players)

    def line_ups(self) -> Iterator[list[int]]:
        """For deal 0, 1, 2, …: the entrants that play it."""
        indices = [self.entrants.index(bot) for bot in self.bots]
        if self.versus is None:
            return balanced(indices, self.setup.players)
        others = [self.entrants.index(self.versus)] * (self.setup.players - 1)
        return ([index, *others] for index in cycle(indices))

    def jobs(self, deals: int, known: Collection[int] = ()) -> Iterator[Job]:
        """The first so many deals, without those that are known already."""
        for number, line_up in enumerate(islice(self.line_ups(), deals)):
            if number not in known:
                seed = seed_of(self.seed, number)
                yield Job(chosen(self.setup), self.entrants, number, seed, arranged(line_up, seed), self.luck)


def balanced(entries: Sequence[int], players: int) -> Iterator[list[int]]:
    """Line-ups without end. Nobody sits twice at a table before all sit there; then those come first who sat least
    so far and met the others at the table least, both together: either alone would fix who meets whom.
    """
    sat = [0] * len(entries)
    met: Counter[tuple[int, int]] = Counter()
    while True:
        table: list[int] = []
        for _ in range(players):
            claims = [(table.count(i), sat[i] + sum(met[i, j] for j in table), i) for i in range(len(entries))]
            _, _, next_one = min(claims)
            sat[next_one] += 1
            table.append(next_one)
        met.update((i, j) for i in table for j in table)
        yield [entries[i] for i in table]


def arranged(line_up: Sequence[int], seed: int) -> tuple[int, ...]:
    """The line-up in the order in which it sits in the deal's first game.

    Turning the table gives everyone every seat but never another neighbour, so each deal begins with an order
    of its own.
    """
    rng = generator(seed, SEATING)
    rest = list(line_up)
    return tuple(rest.pop(choice(rng, len(rest))) for _ in line_up)
