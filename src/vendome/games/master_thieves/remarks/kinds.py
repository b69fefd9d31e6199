"""What can be remarked of a move of Master Thieves. What lies in the box is common knowledge."""

from typing import Final, Literal

from vendome.engine.contract import Question
from vendome.games.master_thieves.params import Character, Grain, Position


class Prize(Question, frozen=True, kw_only=True):
    """Gems lay on top, and nothing below that could fall."""

    key: Literal["prize"] = "prize"
    position: Position
    drawer: Grain
    diamonds: int
    sapphires: int


class RubyBehind(Question, frozen=True, kw_only=True):
    """A ruby lay in the upper secret compartment."""

    key: Literal["ruby_behind"] = "ruby_behind"
    position: Position
    drawer: Grain


class NothingToSteal(Question, frozen=True, kw_only=True):
    """No drawer had gems for a thief."""

    key: Literal["nothing_to_steal"] = "nothing_to_steal"


class RedForDetectives(Question, frozen=True, kw_only=True):
    """The red pillow had something for detectives."""

    key: Literal["red_for_detectives"] = "red_for_detectives"
    diamonds: int
    sapphires: int


class RedForSmugglers(Question, frozen=True, kw_only=True):
    """The red pillow had something for smugglers."""

    key: Literal["red_for_smugglers"] = "red_for_smugglers"
    diamonds: int
    sapphires: int


class RedEmpty(Question, frozen=True, kw_only=True):
    """The red pillow had nothing for detectives."""

    key: Literal["red_empty"] = "red_empty"


class Imitations(Question, frozen=True, kw_only=True):
    """Imitations that were left cost points."""

    key: Literal["imitations"] = "imitations"
    diamonds: int
    sapphires: int


class DetectiveSafe(Question, frozen=True, kw_only=True):
    """A detective, in general."""

    key: Literal["detective_safe"] = "detective_safe"


class GemologistSure(Question, frozen=True, kw_only=True):
    """A gemologist places in any case."""

    key: Literal["gemologist_sure"] = "gemologist_sure"


class Earlier(Question, frozen=True, kw_only=True):
    """One character plays before the other."""

    key: Literal["earlier"] = "earlier"
    character: Character
    other: Character  # the one that was chosen


class Falls(Question, frozen=True, kw_only=True):
    """Gems fell out of the drawer that was opened."""

    key: Literal["falls"] = "falls"
    position: Position
    drawer: Grain
    diamonds: int
    sapphires: int


class Rings(Question, frozen=True, kw_only=True):
    """… and an alarm gave them to its owner."""

    key: Literal["rings"] = "rings"
    position: Position
    drawer: Grain
    diamonds: int
    sapphires: int


class Spill(Question, frozen=True, kw_only=True):
    """Gems fall from the better drawer onto the red pillow."""

    key: Literal["spill"] = "spill"
    position: Position
    drawer: Grain
    diamonds: int
    sapphires: int


class Smuggle(Question, frozen=True, kw_only=True):
    """Gems for the red pillow lay on top."""

    key: Literal["smuggle"] = "smuggle"
    position: Position
    drawer: Grain
    diamonds: int
    sapphires: int


class OnTop(Question, frozen=True, kw_only=True):
    """What lay in the better drawer, in general."""

    key: Literal["on_top"] = "on_top"
    position: Position
    drawer: Grain
    diamonds: int
    sapphires: int


class SapphireAway(Question, frozen=True, kw_only=True):
    """A sapphire that is left costs more."""

    key: Literal["sapphire_away"] = "sapphire_away"


class DiamondAway(Question, frozen=True, kw_only=True):
    """A sapphire that is placed brings more to whoever finds it."""

    key: Literal["diamond_away"] = "diamond_away"


class PlaceNothing(Question, frozen=True, kw_only=True):
    """What is placed is for whoever finds it."""

    key: Literal["place_nothing"] = "place_nothing"


class SetAlarm(Question, frozen=True, kw_only=True):
    """What an alarm is good for."""

    key: Literal["set_alarm"] = "set_alarm"


class KeepAlarm(Question, frozen=True, kw_only=True):
    """When an alarm is good for nothing."""

    key: Literal["keep_alarm"] = "keep_alarm"


class RubyFalls(Question, frozen=True, kw_only=True):
    """A search lets the ruby fall."""

    key: Literal["ruby_falls"] = "ruby_falls"


class NoRuby(Question, frozen=True, kw_only=True):
    """There was nothing to search for."""

    key: Literal["no_ruby"] = "no_ruby"


class TakeRuby(Question, frozen=True, kw_only=True):
    """What a ruby is worth."""

    key: Literal["take_ruby"] = "take_ruby"


class TurnHides(Question, frozen=True, kw_only=True):
    """A turn leaves thieves less."""

    key: Literal["turn_hides"] = "turn_hides"
    standing: int  # points that the best drawer offers a thief now
    turned: int  # … and upside down


class TurnShows(Question, frozen=True, kw_only=True):
    """A turn leaves thieves more."""

    key: Literal["turn_shows"] = "turn_shows"
    standing: int  # points that the best drawer offers a thief now
    turned: int  # … and upside down


class TurnAny(Question, frozen=True, kw_only=True):
    """What a turn does, in general."""

    key: Literal["turn_any"] = "turn_any"
    drawers: int  # with gems on top


class Rotating(Question, frozen=True, kw_only=True):
    """What a rotation is good for."""

    key: Literal["rotating"] = "rotating"


class NoRotation(Question, frozen=True, kw_only=True):
    """What a rotation does not change."""

    key: Literal["no_rotation"] = "no_rotation"


class PickSapphire(Question, frozen=True, kw_only=True):
    """A sapphire is worth more."""

    key: Literal["pick_sapphire"] = "pick_sapphire"


KINDS: Final = (
    Prize, RubyBehind, NothingToSteal, RedForDetectives, RedForSmugglers, RedEmpty, Imitations, DetectiveSafe,
    GemologistSure, Earlier, Falls, Rings, Spill, Smuggle, OnTop, SapphireAway, DiamondAway, PlaceNothing, SetAlarm,
    KeepAlarm, RubyFalls, NoRuby, TakeRuby, TurnHides, TurnShows, TurnAny, Rotating, NoRotation, PickSapphire,
)  # fmt: skip
