"""What to remark of a drawer that was opened, filled or searched, where something else was better."""

from vendome.engine.contract import Question
from vendome.games.master_thieves.params import CHARACTERS, GEMOLOGIST, MASTER_THIEF, SMUGGLER, THIEF
from vendome.games.master_thieves.remarks.kinds import (
    Falls,
    NoRuby,
    OnTop,
    Prize,
    Rings,
    RubyBehind,
    RubyFalls,
    Smuggle,
    Spill,
)
from vendome.games.master_thieves.remarks.sight import Drawer, drawer_at, has_owner, in_words
from vendome.games.master_thieves.state import State


def remark_on_opening(state: State, seat: int, played: Drawer, better: Drawer) -> Question:
    found = against(state, seat, played) if played.falls and not better.falls else None
    return found or for_better(state, seat, played, better)


def against(state: State, seat: int, played: Drawer) -> Question | None:
    diamonds, sapphires = played.below
    if has_owner(played, seat):
        text = f"Below in {played.name}: {in_words(played.below)}. All of it went to the owner of the alarm there."
        return Rings(
            text, "MT-4.3", position=played.position, drawer=played.grain, diamonds=diamonds, sapphires=sapphires
        )
    if state.chosen[seat] == GEMOLOGIST:  # she acts all the same
        return None
    return falls(played, "MT-4.2")


def falls(played: Drawer, rule: str) -> Falls:
    diamonds, sapphires = played.below
    text = f"Below in {played.name}: {in_words(played.below)}. All of it falls when the drawer is opened."
    return Falls(text, rule, position=played.position, drawer=played.grain, diamonds=diamonds, sapphires=sapphires)


def for_better(state: State, seat: int, played: Drawer, better: Drawer) -> Question:
    character = CHARACTERS[state.chosen[seat]]
    if character == CHARACTERS[MASTER_THIEF] and better.has_ruby and not played.has_ruby:
        return ruby_behind(better)
    if character in (CHARACTERS[THIEF], CHARACTERS[MASTER_THIEF]) and better.prize > played.prize:
        return prize(better)
    diamonds, sapphires = better.top
    if character == CHARACTERS[SMUGGLER] and any(better.top) and not better.falls:
        text = f"On top in {better.name}: {in_words(better.top)}. A smuggler moves all of it to the red pillow."
        return Smuggle(
            text, "MT-5.1", position=better.position, drawer=better.grain, diamonds=diamonds, sapphires=sapphires
        )
    if better.falls and not has_owner(better, seat):
        text = f"Below in {better.name}: {in_words(better.below)}. All of it falls onto the red pillow."
        diamonds, sapphires = better.below
        return Spill(
            text, "MT-4.2", position=better.position, drawer=better.grain, diamonds=diamonds, sapphires=sapphires
        )
    return on_top(better)


def remark_on_filling(played: Drawer, better: Drawer) -> Question:
    return falls(played, "MT-2.4") if played.falls and not better.falls else on_top(better)


def prize(drawer: Drawer) -> Prize:
    text = f"On top in {drawer.name}: {in_words(drawer.top)}, and nothing below that could fall."
    diamonds, sapphires = drawer.top
    return Prize(text, "MT-5.4", position=drawer.position, drawer=drawer.grain, diamonds=diamonds, sapphires=sapphires)


def ruby_behind(drawer: Drawer) -> RubyBehind:
    text = f"A ruby lay behind {drawer.name}, in the upper secret compartment."
    return RubyBehind(text, "MT-5.5", position=drawer.position, drawer=drawer.grain)


def on_top(drawer: Drawer) -> OnTop:
    diamonds, sapphires = drawer.top
    text = f"On top in {drawer.name}: {in_words(drawer.top)}."
    return OnTop(text, "MT-4.7", position=drawer.position, drawer=drawer.grain, diamonds=diamonds, sapphires=sapphires)


# -- searching ----------------------------------------------------------------------------------------


def remark_on_search(state: State, better: str) -> Question:
    drawer = drawer_at(state, state.opened)
    if better == "search":
        return ruby_behind(drawer) if drawer.ruby_top and not drawer.ruby_below else on_top(drawer)
    if drawer.ruby_below:
        text = "A ruby lay in the lower secret compartment: a search lets it fall, and you get nothing."
        return RubyFalls(text, "MT-5.5")
    if not drawer.ruby_top:
        return NoRuby("No ruby lay behind this drawer.", "MT-5.5")
    return on_top(drawer)
