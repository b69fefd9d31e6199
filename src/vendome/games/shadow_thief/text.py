"""The Shadow Thief in words: moves, chance lines, views and the table in a terminal."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.errors import ImpossibleChance
from vendome.engine.pieces import refuse_surplus
from vendome.games.shadow_thief import reasons
from vendome.games.shadow_thief.events import EVENTS, named
from vendome.games.shadow_thief.params import CARDS, CODES, COUNTS, JEWEL_CODES, KIND, SEATS
from vendome.games.shadow_thief.state import ADD, EMPTY, OVER, PLAY, SHUFFLE, STEAL, State

MOVES: Final = (
    *(f"add {code}" for code in JEWEL_CODES),
    "done",
    *(f"play {code}" for code in CODES),
    *(f"steal {seat}" for seat in range(SEATS)),
)

sentence = EVENTS.sentence
why_not = reasons.why_not
event_data = EVENTS.data

PHASES: Final = {PLAY: "play", STEAL: "steal", ADD: "add", OVER: "over"}
IDS: Final = {code: [i for i in range(CARDS) if KIND[i] == k] for k, code in enumerate(CODES)}


CODE_OF: Final = [CODES[KIND[card]] for card in range(CARDS)]


def code(card: int) -> str:
    return CODE_OF[card]


def codes(cards: Iterable[int]) -> list[str]:
    """The codes of the cards one can name, sorted."""
    return sorted(code(card) for card in cards if card >= 0)


# -- chance -------------------------------------------------------------------------------------------


def chance(state: State, outcome: Sequence[int]) -> str:
    cards = " ".join(code(card) for card in outcome)
    return f"shuffle {cards}" if state.due == SHUFFLE else f"under {state.turn} {cards}"


def parse_chance(state: State, line: str) -> list[int]:
    head = "shuffle" if state.due == SHUFFLE else f"under {state.turn}"
    if not line.startswith(head + " "):
        raise ImpossibleChance(f"expected a line '{head} CARD …', got {line[:40]!r}")
    stated = line[len(head) + 1 :].split(" ")
    if state.due == SHUFFLE:
        expected = Counter(dict(zip(CODES, COUNTS, strict=True)))
        available = {kind: list(ids) for kind, ids in IDS.items()}
    else:
        hand = [int(card) for card in state.hand[state.turn, : state.hand_size[state.turn]]]
        expected = Counter(code(card) for card in hand)
        available = {kind: [card for card in hand if code(card) == kind] for kind in expected}
    check_cards(stated, expected)
    return [available[kind].pop(0) for kind in stated]


def check_cards(stated: list[str], expected: Counter[str]) -> None:
    """Refuse cards that are not exactly the expected ones, and say which."""
    refuse_surplus(stated, expected, CODES, "card")
    missing = sorted((expected - Counter(stated)).elements())
    if missing:
        raise ImpossibleChance(f"{len(missing)} cards are missing: {' '.join(missing[:5])}" + " …" * (len(missing) > 5))


# -- views --------------------------------------------------------------------------------------------


def seen(state: State) -> list[str]:
    """The cards revealed in this hand; most of them lie face down in the discard."""
    return codes(card for card in range(CARDS) if state.seen[card >> 4] >> (card & 15) & 1)


def discard_size(state: State) -> int:
    """Cards that lie nowhere else are in the discard."""
    elsewhere = int(state.pile_size + sum(state.hand_size) + sum(state.safe_count))
    for seat in range(state.players):
        elsewhere += int(state.lock[seat] != EMPTY) + int(state.chosen[seat] != EMPTY) + len(before(state, seat))
    return CARDS - elsewhere


def before(state: State, seat: int) -> list[int]:
    """The cards that lie face up before a seat: its jewels, or the thief or safe card still in action."""
    shown = int(state.shown[seat])
    if shown == EMPTY or state.asked == 0:
        return []
    if state.lying >> seat & 1:
        return [shown, *(int(card) for card in state.added[seat][: state.added_size[seat]])]
    is_thief = code(shown)[0] == "T"
    is_safe = code(shown)[0] == "S"
    return [shown] if is_safe or (is_thief and state.phase == STEAL) else []


def safes(state: State) -> list[list[str]]:
    """What lies in the safes, by seat."""
    found: list[list[str]] = [[] for _ in range(state.players)]
    for card, owner in enumerate(state.safe_of):
        if owner >= 0:
            found[owner].append(CODE_OF[card])
    return [sorted(cards) for cards in found]


def view_seat(state: State, seat: int, safe: list[str]) -> dict[str, Any]:
    return {
        "score": int(state.score[seat]),
        "cards": int(state.hand_size[seat]),
        "chosen": bool(state.chosen[seat] != EMPTY),
        "shown": code(state.shown[seat]) if state.shown[seat] != EMPTY else None,
        "before": [code(card) for card in before(state, seat)],
        "safe": safe,
        "safe_value": int(state.safe_value[seat]),
        "closed": code(state.lock[seat]) if state.lock[seat] != EMPTY else None,
    }


def public(record: Any, memory: Memory) -> dict[str, Any]:
    state: State = plain(record)
    shown: dict[str, Any] = {} if memory == "own" else {"seen": seen(state)}
    return shown | {
        "phase": PHASES[int(state.phase)],
        "hand_number": int(state.hand_number),
        "hands": int(state.hands),
        "pile": int(state.pile_size),
        "exhausted": bool(state.exhausted),
        "discard": discard_size(state),
        "seats": [view_seat(state, other, safe) for other, safe in enumerate(safes(state))],
    }


def own(record: Any, seat: int, memory: Memory) -> dict[str, Any]:  # noqa: ARG001 (a hand is never forgotten)
    if seat == SPECTATOR:
        return {"hand": [], "chosen": None, "put_away": []}
    state: State = plain(record)
    return {
        "hand": codes(state.hand[seat]),
        "chosen": code(state.chosen[seat]) if state.chosen[seat] >= 0 else None,
        "put_away": codes(state.buried[seat]),
    }


# -- the terminal -------------------------------------------------------------------------------------


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
    hand = min(int(state.hand_number) + 1, int(state.hands))
    pile = "exhausted" if state.exhausted else f"{state.pile_size} cards"
    lines = [f"Hand {hand} of {state.hands} · pile: {pile} · discard: {discard_size(state)}", ""]
    width = max(len(name) for name in names)
    for other in range(state.players):
        mark = ">" if state.asked >> other & 1 else " "
        lines.append(f"{mark} {names[other]:<{width}}  {state.score[other]:>3} points  {describe(state, other)}")
    if memory == "full":
        lines += ["", f"Seen in this hand: {' '.join(seen(state)) or 'nothing yet'}"]
    if seat != SPECTATOR and state.phase != OVER:
        lines += ["", f"Your hand: {' '.join(codes(state.hand[seat])) or 'empty'}"]
        lines += [f"You have chosen: {code(state.chosen[seat])}"] if state.chosen[seat] >= 0 else []
        lines += [f"You put away: {' '.join(codes(state.buried[seat]))}"] if state.lock[seat] != EMPTY else []
    return "\n".join(lines)


def describe(state: State, seat: int) -> str:
    """One seat's side of the table in a line."""
    jewels = " ".join(safes(state)[seat]) or "empty"
    if state.lock[seat] != EMPTY:
        return f"safe closed with {code(state.lock[seat])}: {jewels} = {state.safe_value[seat]}"
    parts = [f"safe: {jewels}", f"{state.hand_size[seat]} in hand"]
    if state.chosen[seat] != EMPTY:
        parts.append("has chosen")
    if before(state, seat):
        parts.append("before it: " + " ".join(code(card) for card in before(state, seat)))
    return " · ".join(parts)


def ask(state: State, seat: int) -> tuple[str, str]:
    if state.phase == STEAL:
        return f"Whose jewel does {named(KIND[state.shown[seat]])} take?", "SD-3.3"
    if state.phase == ADD:
        return f"Add jewels of the type of your {code(state.shown[seat])}, or be done.", "SD-3.4"
    return "Choose a card to play; all are revealed together.", "SD-3.1"


write, read = chance, parse_chance
