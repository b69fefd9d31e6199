"""One step of a game of a batch. The same text is compiled for a processor and for a GPU, and runs as plain Python.

These functions are templates: `bind` gives each game its own copies, which find the game's rules as globals. One
thread works on game number `i`; nothing is shared between games, so it does not matter which thread that is.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.layout import Cells, Words, fill
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import below, nth_seed, seed_words
from vendome.engine.masks import count, has, lowest
from vendome.engine.observation import Counts

# What the templates name and `processor` provides.
setup: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
draw: Callable[..., int]
happen: Callable[..., None]
result: Callable[..., int]
observe: Callable[..., None]
observe_hidden: Callable[..., None]
score: Callable[..., None]

# Who plays a seat. A game stops where one of the first two is asked.
LEARNER, OUTSIDE, RANDOM, GREEDY = range(4)

# What is to be done with a game in this step. GO_ON is PLAY in the midst of a step: what the row says stays.
PLAY, GO_ON, FIRST_GAME, NEXT_GAME, REST = range(5)

NO_ACTION: Final = -1


class Games(NamedTuple):
    """The games of a batch, one row each. `arrays` says what each array means to a learner."""

    observation: NDArray[Any]  # on a processor counts, on a GPU the bits of its numbers as unsigned integers
    mask: NDArray[np.int8]
    seat: Cells
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    episode: Words
    ply: Cells
    length: Cells
    scores: Cells
    # The core's own.
    states: States
    seeds: Words  # of the row; its games are numbers 0, 1, 2 … of this seed
    bots: Words  # a generator for each seat's bot
    orders: NDArray[np.int8]  # PLAY, unless something else was ordered


class Table(NamedTuple):
    """What all games of a batch have in common."""

    players: int
    options: Cells
    who: Cells  # plays a seat
    rotates: int  # 1 if everybody moves one seat on with every game
    restarts: int  # 1 if a game that is over is followed by the next at once
    hidden_at: int  # where in an observation what the seats hide begins; 0 if it is left out


class Desk(NamedTuple):
    """Where one thread works."""

    works: NDArray[np.record]  # an array of one
    outcome: Cells


def step_games(games: Games, table: Table, desk: Desk, actions: Words, first: int, last: int) -> None:
    """A step of the games number `first` to `last` - 1."""
    for i in range(first, last):
        if games.orders[i] != REST:
            step_game(games, table, desk.works[0], desk.outcome, actions[i], i)
            fill(games.mask[i], 0)
            ask(games.states[i], games.seat[i], desk.works[0], games.mask[i])
            fill(games.observation[i], 0)
            observe_game(games.states[i], games.seat[i], table, games.observation[i])
        games.orders[i] = PLAY


def step_game(games: Games, table: Table, work: Any, outcome: Cells, choice: int, i: int) -> None:
    """The learner's move; then chance, the bots and, once the game is over, the next game, up to the next question."""
    state = games.states[i]
    seat = games.seat[i]
    action = NO_ACTION
    if games.orders[i] != GO_ON:
        clear_row(games, table.players, i)
    if games.orders[i] >= FIRST_GAME:
        begin_anew(games, table, i)
    elif state.asked != 0:
        action = legal_or_first(games, work, choice, i)
    while True:
        if action != NO_ACTION:
            apply(state, seat, action)
            games.ply[i] += 1
        while state.due != 0:
            size = draw(state, outcome)
            happen(state, outcome, size)
        if state.asked == 0:
            if action != NO_ACTION:
                finish(games, table, i)
            if not table.restarts:
                break
            begin(games, table, i)
            action = NO_ACTION
        else:
            seat = lowest(state.asked)
            who = table.who[(seat + table.rotates * games.episode[i]) % table.players]
            if who <= OUTSIDE:
                games.seat[i] = seat
                break
            action = bot_action(state, seat, who, games.bots[i], work)


def clear_row(games: Games, players: int, i: int) -> None:
    """Nothing has happened in this step yet."""
    games.done[i] = False
    games.illegal[i] = False
    for seat in range(players):
        games.reward[i, seat] = 0


def begin_anew(games: Games, table: Table, i: int) -> None:
    """The row's first game, or the one after its present game, as was ordered."""
    if games.orders[i] == FIRST_GAME:
        games.episode[i] = 0
    elif games.states[i].asked != 0:  # a game that is over was counted already
        games.episode[i] += 1
    begin(games, table, i)


def begin(games: Games, table: Table, i: int) -> None:
    """The next game of a row, before its first chance."""
    bots = games.bots[i]
    seed = nth_seed(games.seeds[i], games.episode[i], bots[0])
    setup(games.states[i], table.players, table.options, seed)
    for seat in range(table.players):
        seed_words(bots[seat], seed, 1 + seat)
    games.ply[i] = 0


def finish(games: Games, table: Table, i: int) -> None:
    """A game is over: everyone gets their share of the win, less what they could expect before the game."""
    winners = result(games.states[i], games.scores[i])
    for seat in range(table.players):
        games.reward[i, seat] = has(winners, seat) / count(winners) - 1 / table.players
    games.done[i] = True
    games.length[i] = games.ply[i]
    games.episode[i] += 1


def legal_or_first(games: Games, work: Any, action: int, i: int) -> int:
    """The learner's action if it is legal. If not, the first legal one, and the row says so."""
    work.count = legal(games.states[i], games.seat[i], work.moves)
    for k in range(work.count):
        if work.moves[k] == action:
            return action
    games.illegal[i] = True
    return work.moves[0]


def bot_action(state: Any, seat: int, who: int, bots: Words, work: Any) -> int:
    """The move of a bot."""
    work.count = legal(state, seat, work.moves)
    if who == GREEDY:
        keep_best(state, seat, work)
    return work.moves[below(bots[seat], work.count)]


def keep_best(state: Any, seat: int, work: Any) -> None:
    """Of the moves, those that the mind likes best."""
    work.seat = seat
    work.noted = 0
    score(state, seat, work)
    best = work.scores[0]
    for k in range(1, work.count):
        best = max(best, work.scores[k])
    kept = 0
    for k in range(work.count):
        if work.scores[k] == best:
            work.moves[kept] = work.moves[k]
            kept += 1
    work.count = kept


def ask(state: Any, seat: int, work: Any, mask: NDArray[Any]) -> None:
    """Write the legal moves of the next question into a mask, which holds zeros. A game that is over asks nobody."""
    if state.asked != 0:
        work.count = legal(state, seat, work.moves)
        for k in range(work.count):
            mask[work.moves[k]] = 1


def observe_game(state: Any, seat: int, table: Table, counts: Counts) -> None:
    """Write what the asked seat knows into `counts`, which holds zeros; of a game that is over, what the last one that
    was asked knows."""
    observe(state, seat, counts)
    if table.hidden_at > 0:
        observe_hidden(state, seat, counts[table.hidden_at :])


PARTS: Final[list[Any]] = [
    clear_row, begin, begin_anew, finish, legal_or_first, keep_best, bot_action, step_game, ask, observe_game,
]  # fmt: skip
TEMPLATES: Final[list[Any]] = [step_games]
