"""What to remark of a card that was played, where another was better."""

from vendome.engine.contract import Question
from vendome.engine.events import counted
from vendome.games.shadow_thief.params import TYPES
from vendome.games.shadow_thief.questions import PLURALS
from vendome.games.shadow_thief.remarks.kinds import (
    AnyJewel,
    CannotClose,
    Close,
    CloseFirst,
    CloseFull,
    CloseLater,
    CloseNow,
    FreeThrow,
    LittlePrey,
    MoreOfType,
    NoThiefLeft,
    Overfull,
    Prey,
    RarelyCancelled,
    SameClosing,
    WorthMore,
)
from vendome.games.shadow_thief.remarks.sight import (
    best_safe,
    hand_of,
    hidden_cards,
    hidden_of_value,
    is_safe,
    is_thief,
    named,
    open_rivals,
    playing_rivals,
    upper,
    value_of,
    would_close,
)
from vendome.games.shadow_thief.state import State

MUCH_ROOM = 3  # jewels that a safe could still take


def remark_on_play(state: State, seat: int, played: str, better: str) -> Question | None:
    """First what the better card does at once, then what was wrong with the played one."""
    if is_safe(better) and would_close(state, seat, better):
        return on_other_safe(state) if would_close(state, seat, played) else on_closing(state, seat, better)
    found = against(state, seat, played) if sort_of(played) != sort_of(better) else None
    if found is not None:
        return found
    if sort_of(better) == "jewel":
        return on_jewel(state, seat, played, better)
    rivals = playing_rivals(state, seat)
    if is_thief(better) and rivals:
        return on_thief(better, rivals)
    return FreeThrow(f"{upper(named(better))} risked no jewel and made room in your hand.", "SD-3.1", card=better)


def sort_of(code: str) -> str:
    return "safe" if is_safe(code) else "thief" if is_thief(code) else "jewel"


# -- safe cards ---------------------------------------------------------------------------------------


def on_other_safe(state: State) -> SameClosing | None:
    if state.exhausted:  # what stays in the hand is discarded
        return None
    text = "Either safe card closed your safe: they differ in what you leave under the pile, for others to draw."
    return SameClosing(text, "SD-3.6")


def on_closing(state: State, seat: int, better: str) -> Question:
    points, jewels, rivals = state.safe_value[seat], state.safe_count[seat], open_rivals(state, seat)
    if rivals == 1:
        text = f"Only one other safe was open: closing before it scores {points} and leaves it with nothing."
        return CloseFirst(text, "SD-4.1", points=points)
    if jewels == value_of(better):
        inside = counted(jewels, "jewel")
        text = f"Your safe held {inside}, all that {named(better)} allows: closing it could score {points}."
        return CloseFull(text, "SD-3.6", points=points, jewels=jewels, card=better)
    closed = state.players - 1 - rivals
    if closed:
        were = "other safe was" if closed == 1 else "other safes were"
        text = f"{closed} {were} closed already: whoever is last scores nothing, and you had {points} to save."
        return CloseNow(text, "SD-4.1", points=points, closed=closed)
    text = f"Your safe held {points}, which count only once it is closed: {named(better)} could close it at once."
    return Close(text, "SD-5.1", points=points, card=better)


def against(state: State, seat: int, played: str) -> Question | None:
    if is_safe(played):
        return against_closing(state, seat, played)
    if is_thief(played):
        if playing_rivals(state, seat) != 1:
            return None
        prey = "a jewel" if played == "TS" else f"{'an' if played[1] == 'E' else 'a'} {TYPES[played[1]]}"
        text = f"Only one other seat still played: {named(played)} gets nothing unless that one reveals {prey}."
        return LittlePrey(text, "SD-3.3", card=played)
    safe = best_safe(state, seat)
    if safe is not None and state.safe_count[seat] + 1 > value_of(safe):
        text = f"Your best safe card was {named(safe)}: with another jewel in the safe it could not close it any more."
        return Overfull(text, "SD-3.6", card=safe)
    return None


def against_closing(state: State, seat: int, played: str) -> Question | None:
    jewels = state.safe_count[seat]
    if not 1 <= jewels <= value_of(played):
        inside = counted(jewels, "jewel") if jewels else "no jewel"
        text = f"With {inside} in your safe, {named(played)} could not close it and was discarded."
        return CannotClose(text, "SD-3.6", jewels=jewels, card=played)
    room, points = value_of(played) - jewels, state.safe_value[seat]
    if room < MUCH_ROOM:
        return None
    text = f"Your safe held only {points}, and {named(played)} allows {room} more jewels: you could wait for them."
    return CloseLater(text, "SD-3.6", points=points, room=room, card=played)


# -- thieves and jewels -------------------------------------------------------------------------------


def on_thief(better: str, rivals: int) -> Prey:
    prey = "any jewel" if better == "TS" else f"any of the {PLURALS[better[1]]}"
    others = "other seat" if rivals == 1 else "other seats"
    text = f"{upper(named(better))} takes {prey} that others reveal, and {rivals} {others} still played."
    return Prey(text, "SD-3.3", card=better, rivals=rivals)


def on_jewel(state: State, seat: int, played: str, better: str) -> Question:
    rest = hand_of(state, seat)
    rest.remove(better)
    more = [code for code in rest if code[0] == better[0]]
    if more and played[0] != better[0]:
        points = value_of(better) + sum(map(value_of, more))
        text = f"{upper(named(better))} could be followed by more of its type from your hand: {points} in one turn."
        return MoreOfType(text, "SD-3.4", card=better, points=points)
    hidden = hidden_cards(state, seat)
    if "TS" not in hidden and f"T{better[0]}" not in hidden:
        text = f"No thief was left that could take {named(better)} from you."
        return NoThiefLeft(text, "SD-3.3", card=better)
    return between_jewels(state, seat, played, better)


def between_jewels(state: State, seat: int, played: str, better: str) -> Question:
    value, other = value_of(better), value_of(played)
    if sort_of(played) == "jewel":
        if value > other:
            text = f"{upper(named(better))} takes no more room in your safe than {named(played)}, and is worth more."
            return WorthMore(text, "SD-5.1", card=better, other=played)
        hidden, other_hidden = (hidden_of_value(state, seat, number) for number in (value, other))
        if hidden < other_hidden:
            text = (
                f"Jewels of the same value cancel each other: others may have held {other_hidden} of value {other},"
                f" but only {hidden} of value {value}."
            )
            return RarelyCancelled(text, "SD-3.2", value=value, hidden=hidden, other=other, other_hidden=other_hidden)
    text = f"{upper(named(better))} goes into your safe, unless it is cancelled or a thief takes it."
    return AnyJewel(text, "SD-3.5", card=better)
