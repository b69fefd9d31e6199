"""What to remark of what was done with the box."""

from vendome.engine.contract import Question
from vendome.games.master_thieves.remarks.kinds import NoRotation, Rotating, TurnAny, TurnHides, TurnShows
from vendome.games.master_thieves.remarks.sight import best_theft, drawers
from vendome.games.master_thieves.state import State


def remark_on_handling(state: State, played: str, better: str) -> Question:
    standing, turned = (best_theft(state, side).prize for side in (0, 1))
    if better == "turn" and standing > turned:
        text = f"As the box stood, its best drawer offered a thief {standing} points; turned over, only {turned}."
        return TurnHides(text, "MT-4.6", standing=standing, turned=turned)
    if played == "turn" and turned > standing:
        text = f"Turned over, the best drawer offered a thief {turned} points; as the box stood, only {standing}."
        return TurnShows(text, "MT-4.6", standing=standing, turned=turned)
    if better.startswith("rotate"):
        return Rotating(
            "Nobody looks into a closed drawer: after a rotation all must remember where each went.", "MT-4.7"
        )
    if played.startswith("rotate") and better == "done":
        return NoRotation(
            "A rotation changes neither what lies on top nor what falls, only where the drawers are.", "MT-1.4"
        )
    full = sum(any(drawer.top) for drawer in drawers(state))
    text = f"Drawers with gems on top: {full}. Once the box is turned over, these gems lie below, and fall."
    return TurnAny(text, "MT-1.5", drawers=full)
