"""A policy of one's own in forty lines: The Shadow Thief by rules of thumb, every other game at random.

    vendome arena shadow_thief --bots random,mine=examples.policy:policy
    vendome sit http://127.0.0.1:8000/table/ID --bot examples.policy:policy

docs/policies.md says what else a situation has.
"""

from vendome.bots.policy import Situation


def policy(situation: Situation) -> str:
    """The move that is worth most; of several, any."""
    if situation.game != "shadow_thief":
        return situation.random.choice(situation.moves)
    return max(situation.moves, key=lambda move: (worth(move, situation), situation.random.random()))


def worth(move: str, situation: Situation) -> float:
    """How good a move looks, from what the seat is shown: `situation.view`."""
    seats = situation.view["seats"]
    mine = seats[situation.seat]
    verb, _, card = move.partition(" ")
    if verb == "done":
        return 3  # no jewel of a smaller value is worth a place in the safe
    if verb == "steal":
        return value(seats[int(card)]["shown"])
    if verb == "add":
        return value(card) if len(mine["safe"]) < 7 else 0
    if card.startswith("T"):
        return 6  # a thief: others often show a jewel
    if card.startswith("S"):  # a safe card closes a safe with at most so many jewels
        return mine["safe_value"] - 15 if 0 < len(mine["safe"]) <= value(card) else -1
    same = [other for other in situation.view["hand"] if other[0] == card[0]]  # they can be added
    return sum(map(value, same)) if len(mine["safe"]) < 8 else 0


def value(card: str) -> int:
    """R7 is worth 7, S12 closes a safe of 12."""
    return int(card[1:])
