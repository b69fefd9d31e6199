"""What to remark of a theft, where another jewel was better."""

from vendome.engine.contract import Question
from vendome.games.shadow_thief.remarks.kinds import AnyVictim, RicherVictim, WorthMore
from vendome.games.shadow_thief.remarks.sight import kind_of, named, upper, value_of
from vendome.games.shadow_thief.state import State


def remark_on_theft(state: State, played: int, better: int) -> Question:
    """Of the seats that were robbed, and were better robbed."""
    card, other = kind_of(state.shown[better]), kind_of(state.shown[played])
    if value_of(card) > value_of(other):
        text = f"{upper(named(card))} takes no more room in your safe than {named(other)}, and is worth more."
        return WorthMore(text, "SD-5.1", card=card, other=other)
    points, other_points = state.safe_value[better], state.safe_value[played]
    if points > other_points:
        text = f"Its owner had {points} in the safe, more than the {other_points} of whoever you robbed."
        return RicherVictim(text, "SD-3.3", points=points, other_points=other_points)
    return AnyVictim(f"Your thief could also have taken {named(card)}.", "SD-3.3", card=card)
