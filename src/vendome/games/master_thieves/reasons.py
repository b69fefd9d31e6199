"""Why a move of Master Thieves can't be made: a reason for each clause of `legal`."""

from typing import Final

from vendome.engine.contract import Reason
from vendome.engine.events import unpack
from vendome.engine.masks import members
from vendome.games.master_thieves.events import ROTATED_BOX, TURNED_BOX
from vendome.games.master_thieves.params import DETECTIVE, GEMOLOGIST, JEWELLER, ROTATE_FIRST, SMUGGLER
from vendome.games.master_thieves.state import (
    ACTING,
    CHOOSE,
    CONFISCATING,
    FILL,
    HANDLE,
    PICK,
    PLACE,
    PREPARING,
    State,
)

REASONS: Final = {
    key: Reason(key, rule, text)
    for key, rule, text in (
        ("not_filling", "MT-2.4", "Another player is filling the box."),
        ("chosen", "MT-3.1", "You have chosen your card; it stays until all have chosen."),
        ("detective", "MT-3.2", "As a detective you take no turn and don't touch the box."),
        ("not_your_turn", "MT-3.2", "It is not your turn: the characters act in their order."),
        ("fill", "MT-2.4", "Drawers are filled only while the box is prepared."),
        ("filling", "MT-2.4", "First put your diamonds into the box."),
        ("choose", "MT-3.1", "Cards are chosen at the beginning of a round."),
        ("choose_first", "MT-3.1", "First choose the card you play in this round."),
        ("played", "MT-3.4", "You have already played this card in this cycle."),
        ("open", "MT-4.1", "You open one drawer on your turn, and only one."),
        ("handle", "MT-4.6", "The box is handled at the end of your turn."),
        ("rotated", "MT-4.6", "You have already rotated the box: it is allowed only once."),
        ("turned", "MT-4.6", "You have already turned the box over: it is allowed only once."),
        ("rotate_first", "MT-4.6", "In this edition you rotate first: once the box is turned over, it is too late."),
        ("only_one", "MT-4.6", "With this table's option you rotate or turn the box, not both."),
        ("place", "MT-4.5", "Only smugglers, jewellers and gemologists place imitations, in the drawer they opened."),
        ("none_smuggler", "MT-5.1", "You have no such imitation left."),
        ("none_jeweller", "MT-5.2", "You have no such imitation left."),
        ("none_gemologist", "MT-5.3", "You have no such imitation left."),
        ("must_smuggler", "MT-5.1", "In this edition the smuggler must place an imitation."),
        ("must_jeweller", "MT-5.2", "In this edition the jeweller must place an imitation."),
        ("must_gemologist", "MT-5.3", "The gemologist always places an imitation."),
        ("alarm", "MT-5.2", "Only a jeweller who has just placed an imitation may add an alarm."),
        ("take", "MT-5.5", "Only the master thief chooses between taking and searching, in the drawer he opened."),
        ("ruby", "MT-5.5", "Only the master thief who has found a ruby may take it."),
        ("pick", "MT-5.6", "Only smugglers, and detectives at the end of a round, share the gems on the red pillow."),
        ("gone_smugglers", "MT-5.1", "There is no such gem on the red pillow."),
        ("gone_detectives", "MT-5.6", "There is no such gem on the red pillow."),
    )
}  # fmt: skip

# A move that belongs to another moment says which.
OTHER_MOMENT: Final = {
    "fill": "fill", "choose": "choose", "open": "open", "rotate": "handle", "turn": "handle", "done": "handle",
    "place": "place", "alarm": "alarm", "take": "take", "search": "take", "ruby": "ruby", "pick": "pick",
}  # fmt: skip
HANDLED: Final = {ROTATED_BOX: "rotate", TURNED_BOX: "turn"}  # the event of a move, by the move's verb
WHO: Final = {SMUGGLER: "smuggler", JEWELLER: "jeweller", GEMOLOGIST: "gemologist"}


def why_not(state: State, seat: int, move: str) -> Reason:
    """For a move that is not legal, of a game that goes on."""
    verb, _, what = move.partition(" ")
    if given_up := why_given_up(state, seat, verb):
        return REASONS[given_up]
    if seat not in members(state.asked):
        return REASONS[why_wait(state, seat)]
    if state.phase == CHOOSE:
        return REASONS["played" if verb == "choose" else "choose_first"]
    if state.phase == FILL:
        return REASONS["filling"]
    if state.phase == HANDLE and verb in ("rotate", "turn"):
        return REASONS["rotated" if verb == "rotate" else "turned"]  # whoever may do nothing more is not asked again
    if state.phase == PLACE and verb == "place":
        return REASONS[f"{'must' if what == 'nothing' else 'none'}_{WHO[int(state.chosen[seat])]}"]
    if state.phase == PICK and verb == "pick":
        return REASONS["gone_detectives" if state.stage == CONFISCATING else "gone_smugglers"]
    return REASONS[OTHER_MOMENT[verb]]


def why_given_up(state: State, seat: int, verb: str) -> str | None:
    """MT-4.6: the seat has just let go of the box, because what it did last forbids the rest."""
    events = [unpack(packed) for packed in state.events[: state.event_count]]
    did = {HANDLED.get(event.kind) for event in events if event.seat == seat}
    if state.one_box_action and {verb, *did} >= {"rotate", "turn"}:
        return "only_one"
    if ROTATE_FIRST[state.edition] and verb == "rotate" and "turn" in did:
        return "rotate_first"
    return None


def why_wait(state: State, seat: int) -> str:
    if state.stage == PREPARING:
        return "not_filling"
    if state.phase == CHOOSE:
        return "chosen"
    is_detective = state.stage == ACTING and state.chosen[seat] == DETECTIVE
    return "detective" if is_detective else "not_your_turn"
