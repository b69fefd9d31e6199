"""What can be remarked of a move of The Shadow Thief. A jewel's points are its value."""

from typing import Final, Literal

from vendome.engine.contract import Question
from vendome.games.shadow_thief.params import Card


class CloseFirst(Question, frozen=True, kw_only=True):
    """Only one other safe was open."""

    key: Literal["close_first"] = "close_first"
    points: int  # in the safe


class CloseNow(Question, frozen=True, kw_only=True):
    """Others had closed already."""

    key: Literal["close_now"] = "close_now"
    points: int
    closed: int  # other safes


class CloseFull(Question, frozen=True, kw_only=True):
    """There was no room left."""

    key: Literal["close_full"] = "close_full"
    points: int
    jewels: int
    card: Card


class SameClosing(Question, frozen=True, kw_only=True):
    """Two safe cards that both close."""

    key: Literal["same_closing"] = "same_closing"


class Close(Question, frozen=True, kw_only=True):
    """The safe could be closed at once."""

    key: Literal["close"] = "close"
    points: int
    card: Card


class CannotClose(Question, frozen=True, kw_only=True):
    """The played safe card was bound to be discarded."""

    key: Literal["cannot_close"] = "cannot_close"
    jewels: int  # in the safe
    card: Card


class CloseLater(Question, frozen=True, kw_only=True):
    """The played safe card left much room."""

    key: Literal["close_later"] = "close_later"
    points: int
    room: int  # jewels
    card: Card


class Overfull(Question, frozen=True, kw_only=True):
    """The played jewel was one more than the best safe card in hand allows."""

    key: Literal["overfull"] = "overfull"
    card: Card  # that safe card


class MoreOfType(Question, frozen=True, kw_only=True):
    """Others of the same type could follow."""

    key: Literal["more_of_type"] = "more_of_type"
    card: Card
    points: int  # of all together


class NoThiefLeft(Question, frozen=True, kw_only=True):
    """All thieves that could take the jewel were seen, or in the own hand."""

    key: Literal["no_thief_left"] = "no_thief_left"
    card: Card


class RarelyCancelled(Question, frozen=True, kw_only=True):
    """Fewer hidden jewels have the better one's value."""

    key: Literal["rarely_cancelled"] = "rarely_cancelled"
    value: int
    hidden: int  # so many others of it
    other: int  # the played one's value
    other_hidden: int


class WorthMore(Question, frozen=True, kw_only=True):
    """Of two jewels, one has the higher value."""

    key: Literal["worth_more"] = "worth_more"
    card: Card
    other: Card  # the played one


class AnyJewel(Question, frozen=True, kw_only=True):
    """A jewel, in general."""

    key: Literal["any_jewel"] = "any_jewel"
    card: Card


class Prey(Question, frozen=True, kw_only=True):
    """A thief has company to rob."""

    key: Literal["prey"] = "prey"
    card: Card  # the thief
    rivals: int  # who still play


class LittlePrey(Question, frozen=True, kw_only=True):
    """The played thief could rob only one other seat."""

    key: Literal["little_prey"] = "little_prey"
    card: Card


class FreeThrow(Question, frozen=True, kw_only=True):
    """A card that is no jewel risks none."""

    key: Literal["free_throw"] = "free_throw"
    card: Card


class RicherVictim(Question, frozen=True, kw_only=True):
    """The jewel of whoever has more in the safe."""

    key: Literal["richer_victim"] = "richer_victim"
    points: int  # in that safe
    other_points: int  # in the other one


class AnyVictim(Question, frozen=True, kw_only=True):
    """A theft, in general."""

    key: Literal["any_victim"] = "any_victim"
    card: Card  # the jewel


class AddSafely(Question, frozen=True, kw_only=True):
    """An added jewel runs no risk."""

    key: Literal["add_safely"] = "add_safely"
    card: Card


class AddNoMore(Question, frozen=True, kw_only=True):
    """An added jewel takes a place."""

    key: Literal["add_no_more"] = "add_no_more"
    card: Card


KINDS: Final = (
    CloseFirst, CloseNow, CloseFull, SameClosing, Close, CannotClose, CloseLater, Overfull, MoreOfType, NoThiefLeft,
    RarelyCancelled, WorthMore, AnyJewel, Prey, LittlePrey, FreeThrow, RicherVictim, AnyVictim, AddSafely, AddNoMore,
)  # fmt: skip
