"""What can happen in The Shadow Thief, and how it is told."""

from typing import Final

from vendome.engine.events import EventKind, EventKinds, counted
from vendome.games.shadow_thief.params import CODES, TYPES, Card

(
    HAND_BEGAN, DREW, CHOSE, REVEALED, CANCELLED, FOUND_NOTHING, STOLE, ADDED, STORED,
    CLOSED, NOT_CLOSED, PUT_UNDER, DISCARDED, EXHAUSTED, HAND_ENDED, SCORED, SAT_OUT,
) = range(17)  # fmt: skip


def named(kind: int) -> str:
    """A card in words, with its code."""
    code = CODES[kind]
    if code == "TS":
        return "the shadow thief (TS)"
    if code[0] == "T":
        return f"the {TYPES[code[1]]} thief ({code})"
    if code[0] == "S":
        return f"a safe of {code[1:]} ({code})"
    article = "an" if code[0] == "E" else "a"
    return f"{article} {TYPES[code[0]]} of {code[1:]} ({code})"


def card_code(kind: int) -> Card:
    return CODES[kind]


WHY: Final = (
    "only one safe is still open",
    "every open safe would close in the same turn, so none does",
    "the pile is exhausted and nobody has a card left",
)

EVENTS: Final = EventKinds(
    kinds={
        HAND_BEGAN: EventKind("hand_began", "Hand {hand} begins: all cards are shuffled.", a="hand"),
        DREW: EventKind("drew", "{who} draws {cards}.", a="cards", b="limit"),
        CHOSE: EventKind("chose", "{who} has chosen a card."),
        REVEALED: EventKind("revealed", "{who} reveals {card}.", a="card"),
        CANCELLED: EventKind("cancelled", "{who} loses {card}: another jewel has the same value.", a="card"),
        FOUND_NOTHING: EventKind("found_nothing", "{who} sends {card}, who finds nothing to take.", a="card"),
        STOLE: EventKind("stole", "{who} steals {card} from {other}.", a="card", b="other"),
        ADDED: EventKind("added", "{who} adds {card}.", a="card"),
        STORED: EventKind("stored", "{who} stores {jewels}; the safe now holds {total}.", a="jewels", b="total"),
        CLOSED: EventKind("closed", "{who} closes the safe with {card}: {jewels} inside.", a="card", b="jewels"),
        NOT_CLOSED: EventKind(
            "not_closed", "{who} can't close the safe with {card}: it holds {jewels}.",
            a="card", b="jewels",
        ),
        PUT_UNDER: EventKind("put_under", "{who} puts {cards} under the pile.", a="cards"),
        DISCARDED: EventKind("discarded", "{who} discards {cards} unseen.", a="cards"),
        EXHAUSTED: EventKind(
            "exhausted", "The pile is exhausted: hands are filled up to {limit}, {cards} left over.",
            a="limit", b="cards",
        ),
        HAND_ENDED: EventKind("hand_ended", "Hand {hand} ends: {why}.", a="why", b="hand"),
        SCORED: EventKind("scored", "{who} scores {points}.", a="points"),
        SAT_OUT: EventKind("sat_out", "{who} has an open safe but no card left, and sits this turn out."),
    },
    words={
        "card": named,
        "cards": lambda n: counted(n, "card"),
        "jewels": lambda n: counted(n, "jewel"),
        "points": lambda n: counted(n, "point"),
        "hand": lambda n: str(n + 1),
        "why": lambda n: WHY[n],
    },
    codes={"card": card_code},
)  # fmt: skip
