"""What to remark of a jewel that was added, or was not."""

from vendome.engine.contract import Question
from vendome.games.shadow_thief.remarks.kinds import AddNoMore, AddSafely, Overfull, WorthMore
from vendome.games.shadow_thief.remarks.sight import best_safe, named, upper, value_of
from vendome.games.shadow_thief.state import State


def remark_on_adding(state: State, seat: int, played: str, better: str) -> Question:
    card, other = better.removeprefix("add "), played.removeprefix("add ")
    if better == "done":
        return on_stopping(state, seat, other)
    if played != "done" and value_of(card) > value_of(other):
        text = f"{upper(named(card))} takes no more room in your safe than {named(other)}, and is worth more."
        return WorthMore(text, "SD-5.1", card=card, other=other)
    text = f"Nobody can take or cancel what is added: {named(card)} was {value_of(card)} in your safe for certain."
    return AddSafely(text, "SD-3.4", card=card)


def on_stopping(state: State, seat: int, added: str) -> Question:
    safe = best_safe(state, seat)
    jewels = state.safe_count[seat] + 1 + state.added_size[seat]  # with the one that was revealed
    if safe is not None and jewels + 1 > value_of(safe):
        text = f"Your best safe card was {named(safe)}: with another jewel in the safe it could not close it any more."
        return Overfull(text, "SD-3.6", card=safe)
    text = f"A safe card allows only so many jewels: {named(added)} takes a place that a better one might need."
    return AddNoMore(text, "SD-3.6", card=added)
