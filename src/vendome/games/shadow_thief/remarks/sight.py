"""What a seat can see that remarks speak of. A card is its code."""

from vendome.engine.masks import members
from vendome.games.shadow_thief.events import named as named_kind
from vendome.games.shadow_thief.params import CARDS, CODE_OF, CODES, KIND, VALUE
from vendome.games.shadow_thief.rules.cards import A_WORD
from vendome.games.shadow_thief.state import EMPTY, State


def named(code: str) -> str:
    """A card in words: `a ring of 7 (R7)`."""
    return named_kind(CODES.index(code))


def upper(text: str) -> str:
    """As a sentence begins."""
    return text[0].upper() + text[1:]


def value_of(code: str) -> int:
    return int(VALUE[CODES.index(code)])


def is_safe(code: str) -> bool:
    return code[0] == "S"


def is_thief(code: str) -> bool:
    return code[0] == "T"


def hand_of(state: State, seat: int) -> list[str]:
    return [CODE_OF[card] for card in state.hand[seat] if card != EMPTY]


def best_safe(state: State, seat: int) -> str | None:
    """The highest safe card in hand."""
    return max(filter(is_safe, hand_of(state, seat)), key=value_of, default=None)


def would_close(state: State, seat: int, code: str) -> bool:
    """SD-3.6 Close: whether it is a safe card that allows as many jewels as the safe holds now. SD-4.3 No cards left:
    nothing closes any more when all play their last card."""
    last = state.exhausted and all(cards_of(state, other) <= 1 for other in members(state.open))
    return is_safe(code) and 1 <= state.safe_count[seat] <= value_of(code) and not last


def cards_of(state: State, seat: int) -> int:
    """In hand, with the one that was chosen."""
    return state.hand_size[seat] + (state.chosen[seat] != EMPTY)


def playing_rivals(state: State, seat: int) -> int:
    """How many others reveal a card in this turn."""
    return sum(other != seat and cards_of(state, other) > 0 for other in members(state.open))


def open_rivals(state: State, seat: int) -> int:
    """How many other safes are open."""
    return sum(other != seat for other in members(state.open))


def was_seen(state: State, card: int) -> bool:
    return bool(state.seen[card // A_WORD] >> card % A_WORD & 1)


def hidden_cards(state: State, seat: int) -> list[str]:
    """What was not seen in this hand and is not in the seat's own: others may hold it."""
    own = state.hand[seat]
    return [CODE_OF[card] for card in range(CARDS) if not was_seen(state, card) and card not in own]


def hidden_of_value(state: State, seat: int, value: int) -> int:
    """So many jewels of this value may be with others."""
    jewels = [code for code in hidden_cards(state, seat) if not is_safe(code) and not is_thief(code)]
    return sum(value_of(code) == value for code in jewels)


def kind_of(card: int) -> str:
    return CODES[KIND[card]]
