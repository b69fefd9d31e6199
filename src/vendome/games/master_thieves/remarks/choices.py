"""What to remark of a chosen character, where another was better."""

from vendome.engine.contract import Question
from vendome.games.master_thieves.params import CHARACTERS, Character
from vendome.games.master_thieves.remarks.kinds import (
    DetectiveSafe,
    Earlier,
    GemologistSure,
    Imitations,
    NothingToSteal,
    RedEmpty,
    RedForDetectives,
    RedForSmugglers,
)
from vendome.games.master_thieves.remarks.opening import prize, ruby_behind
from vendome.games.master_thieves.remarks.sight import best_theft, drawers, in_words
from vendome.games.master_thieves.state import State

PLACERS = ("smuggler", "jeweller", "gemologist")
THIEVES = ("thief", "master-thief")


def remark_on_choice(state: State, seat: int, played: Character, better: Character) -> Question | None:
    return against(state, played, better) or for_better(state, seat, played, better)


def against(state: State, played: Character, better: Character) -> Question | None:
    has_ruby = played == "master-thief" and any(drawer.has_ruby for drawer in drawers(state))
    if played in THIEVES and better not in THIEVES and not best_theft(state).prize and not has_ruby:
        return NothingToSteal("No drawer had gems on top with nothing below them that falls.", "MT-4.2")
    if played == "detective" and not any(state.red):
        return RedEmpty("The red pillow was empty: a detective gets only what lands there in the round.", "MT-5.6")
    return None


def for_better(state: State, seat: int, played: Character, better: Character) -> Question | None:
    red = tuple(state.red)
    if better == "master-thief":
        found = next((drawer for drawer in drawers(state) if drawer.has_ruby), None)
        if found is not None:
            return ruby_behind(found)
    if better in THIEVES and played not in THIEVES and best_theft(state).prize:
        return prize(best_theft(state))
    if better == "detective" and any(red):
        text = f"On the red pillow: {in_words(red)}. The detectives divide it when the round ends."
        return RedForDetectives(text, "MT-5.6", diamonds=red[0], sapphires=red[1])
    if better == "smuggler" and any(red):
        text = f"On the red pillow: {in_words(red)}. The smugglers share it, unless there are more detectives."
        return RedForSmugglers(text, "MT-5.1", diamonds=red[0], sapphires=red[1])
    if better in PLACERS and played not in PLACERS:
        return imitations(state, seat)
    return in_general(played, better)


def in_general(played: Character, better: Character) -> Question | None:
    if better == "detective":
        text = "A detective opens no drawer, and gets a share of what lands on the red pillow."
        return DetectiveSafe(text, "MT-5.6")
    if better == "gemologist":
        return GemologistSure("The gemologist places an imitation even if gems fall.", "MT-5.3")
    if CHARACTERS.index(better) > CHARACTERS.index(played):
        return None
    text = f"The {spoken(better)} plays before the {spoken(played)}."
    return Earlier(text, "MT-3.2", character=better, other=played)


def spoken(character: Character) -> str:
    return character.replace("-", " ")


def imitations(state: State, seat: int) -> Imitations:
    white = tuple(state.white[seat])
    text = f"On your white pillow: {in_words(white)}. What is left there costs points in the end."
    return Imitations(text, "MT-7.1", diamonds=white[0], sapphires=white[1])
