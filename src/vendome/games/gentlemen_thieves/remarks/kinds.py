"""What can be remarked of a move of Gentlemen Thieves.

Two joined places are named both. `mine` are the tokens there of the seat's own side, `theirs` those of the other.
"""

from typing import Final, Literal

from vendome.engine.contract import Question
from vendome.games.gentlemen_thieves.params import Letter, PlaceName, Token


class AllyLeads(Question, frozen=True, kw_only=True):
    """The better alliance leads where a heist is near, the other one does not."""

    key: Literal["ally_leads"] = "ally_leads"
    places: list[PlaceName]
    missing: int  # types
    mine: int
    theirs: int


class AllyPair(Question, frozen=True, kw_only=True):
    """A pair shares with fewer."""

    key: Literal["ally_pair"] = "ally_pair"


class AllyRival(Question, frozen=True, kw_only=True):
    """The strongest rival was on the own side."""

    key: Literal["ally_rival"] = "ally_rival"
    colour: Letter
    height: int  # of its pile


class AllyTokens(Question, frozen=True, kw_only=True):
    """The better alliance has more tokens at all places together."""

    key: Literal["ally_tokens"] = "ally_tokens"
    mine: int
    other: int  # with the alliance that was made


class AllySides(Question, frozen=True, kw_only=True):
    """Where the better alliance leads, in general."""

    key: Literal["ally_sides"] = "ally_sides"
    leads: int  # places


class HeistWon(Question, frozen=True, kw_only=True):
    """The better move sets off a heist that the own side wins."""

    key: Literal["heist_won"] = "heist_won"
    places: list[PlaceName]
    mine: int
    theirs: int
    pieces: int  # equipment and loot


class HeistLost(Question, frozen=True, kw_only=True):
    """The played move set off a heist that the own side did not win."""

    key: Literal["heist_lost"] = "heist_lost"
    places: list[PlaceName]
    mine: int
    theirs: int


class HandedOver(Question, frozen=True, kw_only=True):
    """The played move left one type to a heist of the others."""

    key: Literal["handed_over"] = "handed_over"
    places: list[PlaceName]
    mine: int
    theirs: int


class TakesLead(Question, frozen=True, kw_only=True):
    """The better move takes the lead somewhere."""

    key: Literal["takes_lead"] = "takes_lead"
    places: list[PlaceName]
    mine: int
    theirs: int


class Nearer(Question, frozen=True, kw_only=True):
    """A token of one's own side counts where a heist is near."""

    key: Literal["nearer"] = "nearer"
    colour: Letter
    places: list[PlaceName]
    missing: int
    other: int  # types that were missing where it was put


class Farther(Question, frozen=True, kw_only=True):
    """A token of the other side harms least where a heist is far off."""

    key: Literal["farther"] = "farther"
    colour: Letter
    places: list[PlaceName]
    missing: int
    other: int


class LastType(Question, frozen=True, kw_only=True):
    """A displayed token was all that a heist of the own side needed."""

    key: Literal["last_type"] = "last_type"
    token: Token
    places: list[PlaceName]
    mine: int  # with the token
    theirs: int


class Denied(Question, frozen=True, kw_only=True):
    """A displayed token was all that a heist of the others needed."""

    key: Literal["denied"] = "denied"
    token: Token
    places: list[PlaceName]
    mine: int
    theirs: int


class OwnSide(Question, frozen=True, kw_only=True):
    """A token of the own side instead of one of the other."""

    key: Literal["own_side"] = "own_side"
    colour: Letter
    other: Letter


class OnDisplay(Question, frozen=True, kw_only=True):
    """A token of the own side lay open."""

    key: Literal["on_display"] = "on_display"
    token: Token


class NoneOnDisplay(Question, frozen=True, kw_only=True):
    """No displayed token was of the own side."""

    key: Literal["none_on_display"] = "none_on_display"


class DrawUnseen(Question, frozen=True, kw_only=True):
    """A draw, in general."""

    key: Literal["draw_unseen"] = "draw_unseen"


class HeldUp(Question, frozen=True, kw_only=True):
    """The padlock stops a heist of the others."""

    key: Literal["held_up"] = "held_up"
    places: list[PlaceName]
    mine: int
    theirs: int


class LootThere(Question, frozen=True, kw_only=True):
    """Loot goes where the own side leads."""

    key: Literal["loot_there"] = "loot_there"
    places: list[PlaceName]
    mine: int
    theirs: int


class KeepFavour(Question, frozen=True, kw_only=True):
    """A favour was spent."""

    key: Literal["keep_favour"] = "keep_favour"
    favours: int


class SpendFavour(Question, frozen=True, kw_only=True):
    """A favour could be spent."""

    key: Literal["spend_favour"] = "spend_favour"
    favours: int


class Sides(Question, frozen=True, kw_only=True):
    """What a heist asks for, in general."""

    key: Literal["sides"] = "sides"
    leads: int  # places where the own side has more tokens


KINDS: Final = (
    AllyLeads, AllyPair, AllyRival, AllyTokens, AllySides, HeistWon, HeistLost, HandedOver, TakesLead, Nearer, Farther,
    LastType, Denied, OwnSide, OnDisplay, NoneOnDisplay, DrawUnseen, HeldUp, LootThere, KeepFavour, SpendFavour, Sides,
)  # fmt: skip
