"""What a seat knows in Night Keys: its own keys, every jewel, every key that was used. The same as a tensor."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words, fill
from vendome.engine.compiler.rng import below, seed_words, word
from vendome.engine.observation import Block, Counts, Layout
from vendome.games.night_keys.state import CASES, COPIES, KEYS, MOST, NONE, SEATS, UNKNOWN, State


@compiled
def redact(state: State, seat: int) -> None:  # blank the keys of the others
    fill(state.rng, 0)
    for other in range(state.players):
        if other != seat:
            fill(state.hand[other], 0)
            if state.chosen[other] != NONE:
                state.chosen[other] = UNKNOWN


@compiled
def resample(state: State, seat: int, rng: Words) -> None:  # deal the others any keys that the seat has not seen
    seed_words(state.rng, word(rng), word(rng))
    for other in range(state.players):
        if other != seat:
            if state.chosen[other] == UNKNOWN:
                state.chosen[other] = unseen_key(state, rng)
            for _ in range(state.nights - state.night - (state.chosen[other] != NONE)):
                state.hand[other, unseen_key(state, rng)] += 1


@compiled
def unseen_key(state: State, rng: Words) -> int:  # draw from all keys until one comes up that nobody has
    while True:
        key = below(rng, KEYS)
        case = key // COPIES
        known = state.used[case]
        for seat in range(state.players):
            known += state.hand[seat, case] + (state.chosen[seat] == case)
        if key % COPIES >= known:
            return case


@compiled
def reshuffle(state: State, rng: Words) -> None:  # what nobody knows is not decided yet
    seed_words(state.rng, word(rng), word(rng))


def reveals(before: State, action: int, after: State) -> bool:  # noqa: ARG001 (a night ends with its last key)
    return True


TABLE = Block()
NIGHTS = TABLE.add("nights", (), "nights in the game", MOST)
NIGHT = TABLE.add("night", (), "nights finished", MOST)
SEAT = TABLE.add("seat", (), "the own seat, counted from 1", SEATS)
PLAYERS = TABLE.add("players", (SEATS + 1,), "1 at the number of players")
SHOWN = TABLE.add("shown", (CASES,), "jewels in each case", MOST)
USED = TABLE.add("used", (CASES,), "keys used, for each case", COPIES)
HAND = TABLE.add("hand", (CASES,), "keys in my hand, for each case", COPIES)
CHOICE = TABLE.add("choice", (CASES,), "1 at the key I have chosen")
SEAT_BLOCK = Block(start=TABLE.end, repeated=SEATS)  # one's own first, then clockwise
CHOSEN = SEAT_BLOCK.add("chosen", (), "1 if it has chosen a key")
LOOT = SEAT_BLOCK.add("loot", (CASES,), "jewels it has taken, from each case", MOST)
START, SIZE_EACH = SEAT_BLOCK.start, SEAT_BLOCK.size
LAYOUT = Layout(TABLE, seats=SEAT_BLOCK)
HIDDEN_BLOCK = Block(repeated=SEATS)
HIDDEN_BLOCK.add("hand", (CASES,), "keys in the hand, for each case, and seven more for the chosen one", 2 * COPIES)
HIDDEN = Layout(seats=HIDDEN_BLOCK)


@compiled
def observe(state: State, seat: int, out: Counts) -> None:
    out[NIGHTS] = state.nights
    out[NIGHT] = state.night
    out[SEAT] = seat + 1
    out[PLAYERS + state.players] = 1
    for case in range(CASES):
        out[SHOWN + case] = state.shown[case]
        out[USED + case] = state.used[case]
        out[HAND + case] = state.hand[seat, case]
        out[CHOICE + case] = state.chosen[seat] == case
    for other in range(state.players):
        start = START + (other - seat) % state.players * SIZE_EACH
        out[start + CHOSEN] = state.chosen[other] != NONE
        for case in range(CASES):
            out[start + LOOT + case] = state.loot[other, case]


@compiled
def observe_hidden(state: State, seat: int, out: Counts) -> None:
    for i in range(state.players * CASES):
        other, case = (seat + i // CASES) % state.players, i % CASES
        out[i] = state.hand[other, case] + COPIES * (state.chosen[other] == case)
