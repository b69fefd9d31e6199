"""What a seat knows in Gentlemen Thieves as a tensor.

Seats come last: one's own first, then clockwise; for a spectator from seat 0. Colours, types and places come in the
order of their numbers (see `params`).
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.masks import has
from vendome.engine.observation import MOST, Block, Counts, Layout
from vendome.games.gentlemen_thieves.params import (
    CENTRE,
    COLOURS,
    COPIES,
    DISPLAY,
    HEISTS,
    KINDS,
    LOOT,
    MOST_FAVOURS,
    PIECES,
    PILE,
    PLACES,
    SEATS,
    TUNNELS,
    TYPES,
)
from vendome.games.gentlemen_thieves.rules.places import number_of
from vendome.games.gentlemen_thieves.state import EMPTY, HOLDERS, LOST, OVER, PHASES, State

MOST_ROUNDS: Final = HEISTS + 1  # a heist ends each but the last
MOST_HELP: Final = 128  # more than a usual game brings

general: Final = Block()
EVEN: Final = general.add("even", (), "1 with the even set-up")
CAR_MUST_CARRY: Final = general.add("car_must_carry", (), "1 with the option of this name")
LOOT_FROM_CENTRE: Final = general.add("loot_from_centre", (), "1 with the option of this name")
SEAT: Final = general.add("seat", (), "one's own seat, counted from 1; 0 for a spectator", SEATS)
RESERVE: Final = general.add("reserve", (), "loot tokens in the reserve", LOOT)
DRAW_PILE: Final = general.add("pile", (), "tokens in the pile", PILE)
ROUNDS: Final = general.add("rounds", (), "rounds begun so far", MOST_ROUNDS)
PLAYERS: Final = general.add("players", (SEATS + 1,), "1 at the number of players")
PHASE: Final = general.add("phase", (len(PHASES),), "1 at the phase")

places: Final = Block(general.end, PLACES)
TOKENS: Final = places.add("tokens", (KINDS,), "equipment at a place, by kind", COPIES)
LOOT_HERE: Final = places.add("loot", (), "loot tokens at a place", LOOT)
TUNNELS_HERE: Final = places.add("tunnels", (), "tunnels at a place", TUNNELS)
PADLOCK_HERE: Final = places.add("padlock", (), "1 where the padlock is")
CAR_HERE: Final = places.add("car", (), "1 where the car is; at no place if it is in the centre")

offers: Final = Block(places.end)
DISPLAYED: Final = offers.start + offers.add("display", (KINDS,), "the displayed tokens, by kind", COPIES)
HAND: Final = offers.start + offers.add("hand", (KINDS,), "the token in the acting seat's hand, by kind", COPIES)

colours: Final = Block(offers.end, COLOURS)
ALLIED: Final = colours.add("allied", (), "1 for the two colours against the other three")
HEIGHT: Final = colours.add("height", (), "height of a colour's pile", PIECES)

piles: Final = Block(colours.end, COLOURS)
HELD: Final = piles.add("pile_tokens", (KINDS,), "once the game is over: equipment in a colour's pile, by kind", COPIES)
piles.add("pile_loot", (), "once the game is over: loot tokens in a colour's pile", LOOT)

heists: Final = Block(piles.end, HEISTS)
SPOILS: Final = heists.add("heist_tokens", (KINDS,), "equipment that a heist brought, by kind", COPIES)
heists.add("heist_loot", (), "loot tokens that a heist brought", LOOT)
WINNERS: Final = heists.add("heist_winners", (COLOURS,), "1 for the colours that won a heist; for none if it was a tie")
HAPPENED: Final = heists.add("heist_happened", (), "1 for a heist that took place")

seats: Final = Block(heists.end, SEATS)
ASKED: Final = seats.add("asked", (), "1 for a seat that must choose now")
TURN: Final = seats.add("turn", (), "1 for the acting seat")
FIRST: Final = seats.add("first", (), "1 for the first player, who has the matchmaker")
FAVOURS: Final = seats.add("favours", (), "favours left", MOST_FAVOURS)
BURGLAR: Final = seats.add("burglar", (COLOURS,), "1 at the colour, if it is known")
HAS_ALLIED: Final = seats.add("has_allied", (COLOURS,), "rounds in which the seat allied a colour", MOST_ROUNDS)
HAS_TAKEN: Final = seats.add(
    "has_taken", (COLOURS,), "tokens of a colour that it took from the display", COPIES * TYPES
)
HAS_HELPED: Final = seats.add(
    "has_helped", (COLOURS,), "types where it placed a token for a colour's alliance, added up", MOST_HELP
)
HAS_ROBBED: Final = seats.add("has_robbed", (COLOURS,), "heists that it set off and a colour won", HEISTS)

# Where the blocks begin, and how far apart their repetitions are.
SEATS_AT, A_SEAT = seats.start, seats.size
PLACES_AT, A_PLACE = places.start, places.size
COLOURS_AT, A_COLOUR = colours.start, colours.size
PILES_AT, A_PILE = piles.start, piles.size
HEISTS_AT, A_HEIST = heists.start, heists.size

LAYOUT: Final = Layout(general, places, offers, colours, piles, heists, seats=seats)

hidden_piles: Final = Block(0, COLOURS)
hidden_piles.add("pile_tokens", (KINDS,), "equipment in a colour's pile, by kind", COPIES)
hidden_piles.add("pile_loot", (), "loot tokens in a colour's pile", LOOT)

hidden_seats: Final = Block(hidden_piles.end, SEATS)
hidden_seats.add("burglar", (COLOURS,), "1 at the seat's colour")

HIDDEN_SEATS_AT, HIDDEN_PILE = hidden_seats.start, hidden_piles.size
HIDDEN: Final = Layout(hidden_piles, seats=hidden_seats)


@compiled
def observe(state: State, seat: int, out: Counts) -> None:
    out[EVEN] = state.even
    out[CAR_MUST_CARRY] = state.car_must_carry
    out[LOOT_FROM_CENTRE] = state.loot_from_centre
    out[SEAT] = seat + 1
    out[RESERVE] = state.reserve
    out[DRAW_PILE] = PILE - state.drawn
    out[ROUNDS] = state.rounds
    out[PLAYERS + state.players] = 1
    out[PHASE + state.phase] = 1
    observe_seats(state, seat, out)
    observe_places(state, out)
    for i in range(DISPLAY):
        observe_token(out, DISPLAYED, state.display[i])
    observe_token(out, HAND, state.hand)
    for colour in range(COLOURS):
        at = COLOURS_AT + colour * A_COLOUR
        out[at + ALLIED] = has(state.alliance, colour)
        out[at + HEIGHT] = state.height[colour]
    observe_heists(state, out)


@compiled
def observe_seats(state: State, seat: int, out: Counts) -> None:
    me = max(seat, 0)
    for other in range(state.players):
        at = SEATS_AT + (other - me) % state.players * A_SEAT
        out[at + ASKED] = has(state.asked, other)
        out[at + TURN] = state.turn == other
        out[at + FIRST] = state.first == other
        out[at + FAVOURS] = state.favours[other]
        if (other == seat or state.phase == OVER) and state.burglar[other] != EMPTY:
            out[at + BURGLAR + state.burglar[other]] = 1
        for colour in range(COLOURS):
            out[at + HAS_ALLIED + colour] = state.has_allied[other, colour]
            out[at + HAS_TAKEN + colour] = state.has_taken[other, colour]
            out[at + HAS_HELPED + colour] = min(state.has_helped[other, colour], MOST)
            out[at + HAS_ROBBED + colour] = state.has_robbed[other, colour]


@compiled
def observe_places(state: State, out: Counts) -> None:
    for place in range(PLACES):
        at = PLACES_AT + place * A_PLACE
        for colour in range(COLOURS):
            observe_tally(out, at + TOKENS + colour * TYPES, state.kit[place, colour])
        out[at + LOOT_HERE] = state.loot[place]
    for i in range(TUNNELS):
        mark_place(out, TUNNELS_HERE, state.tunnels[i])
    mark_place(out, PADLOCK_HERE, state.padlock)
    mark_place(out, CAR_HERE, state.car)


@compiled
def observe_tally(out: Counts, at: int, tally: int) -> None:
    """Tokens of one colour, by type. Most places have none of it."""
    if tally != 0:
        for kind in range(TYPES):
            out[at + kind] = number_of(tally, kind)


@compiled
def mark_place(out: Counts, at: int, place: int) -> None:
    """One more at a place, unless it is the centre."""
    if place != CENTRE:
        out[PLACES_AT + place * A_PLACE + at] += 1


@compiled
def observe_token(out: Counts, at: int, kind: int) -> None:
    if kind != EMPTY:
        out[at + kind] += 1


@compiled
def observe_heists(state: State, out: Counts) -> None:
    """The pieces of each heist. Loot follows the equipment as one more kind, here as in the spoils."""
    start = 0
    for heist in range(state.heists):
        at = HEISTS_AT + heist * A_HEIST
        for i in range(start, state.spoils_end[heist]):
            kind = state.spoils[i] // HOLDERS
            holder = state.spoils[i] % HOLDERS
            out[at + SPOILS + kind] += 1
            if state.phase == OVER and holder != LOST:
                out[PILES_AT + holder * A_PILE + HELD + kind] += 1
        for colour in range(COLOURS):
            out[at + WINNERS + colour] = has(state.winners[heist], colour)
        out[at + HAPPENED] = 1
        start = state.spoils_end[heist]


@compiled
def observe_hidden(state: State, seat: int, out: Counts) -> None:
    """Which piece went into whose pile, and which colour each seat is."""
    for i in range(state.players):
        out[HIDDEN_SEATS_AT + i * COLOURS + state.burglar[(seat + i) % state.players]] = 1
    if state.heists > 0:
        for i in range(state.spoils_end[state.heists - 1]):
            holder = state.spoils[i] % HOLDERS
            if holder != LOST:
                out[holder * HIDDEN_PILE + state.spoils[i] // HOLDERS] += 1
