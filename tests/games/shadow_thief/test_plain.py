"""The rules agree with their plain twin at every decision and every chance line of many matches."""

from random import Random

import pytest

import vendome
from games.shadow_thief.plain import CARDS, Plain
from support import answer_all, draw_line, let_happen
from vendome import Session, VendomeError

# What the seats like to do. Rare ends need it: the pile runs out while safes stay in hand, all close at once.
TASTES: list[tuple[str, ...]] = [
    (),
    ("play R", "play N", "play B", "play E", "add"),
    ("play R", "play N", "play B", "play E", "done"),
    ("play T", "play R", "play N", "add"),
    ("play S", "add"),
    ("play R1", "play N1", "play B1", "play E1", "done"),
]


def choose(moves: list[str], random: Random, taste: tuple[str, ...]) -> str:
    liked = [move for move in moves if move.startswith(taste)]
    return random.choice(liked if liked and random.random() < 0.95 else moves)


def chance(plain: Plain, random: Random) -> list[str]:
    """The words of a chance line: the safes may lie near the top or the bottom, each type in one place."""
    if plain.due != "shuffle":
        hand = plain.hands[int(str(plain.due).split()[1])]
        return random.sample(hand, len(hand))
    weights = {"S": random.choice([0.0, -0.6, 0.6, 3.0]), "T": random.choice([0.0, 3.0])}
    if random.random() < 0.5:
        weights |= {"R": 0.2, "N": 0.8, "B": 1.4, "E": 2.0}
    return sorted(CARDS, key=lambda card: random.random() + weights.get(card[0], 0.0))


def refuse(session: Session, start: str, words: list[str], random: Random) -> None:
    """A card for another, a card too few or too many, another beginning, other spaces: none can be."""
    wrong = random.choice([card for card in CARDS if card != words[0]])
    bad = [" ".join([start, *cards]) for cards in ([wrong, *words[1:]], words[1:], [*words, wrong])]
    right = " ".join([start, *words])
    for line in (*bad, f" {right}", f"{right} ", right.replace(" ", "  ", 1), right.lower(), f"9 {right}"):
        with pytest.raises(VendomeError):
            session.game.chance.read(session.state, line)


def happen(session: Session, plain: Plain, random: Random) -> None:
    """A chance line, of the twin's making or of the rules' own, happens in both."""
    start = str(plain.due)
    if random.random() < 0.5:
        words = chance(plain, random)
        refuse(session, start, words, random)
        let_happen(session, " ".join([start, *words]))
    else:
        line = draw_line(session)
        assert line.startswith(f"{start} ")
        words = line.removeprefix(f"{start} ").split(" ")
    plain.tell(words)


def decide(session: Session, plain: Plain, random: Random, tastes: list[tuple[str, ...]]) -> None:
    """All who are asked choose, in any order; the log has them in seat order."""
    assert isinstance(plain.due, dict)
    plain.tell(answer_all(session, plain.due, random, lambda seat, legal: choose(legal, random, tastes[seat])))


def same_table(session: Session, plain: Plain, seat: int) -> None:
    """What lies on the table and what a seat holds."""
    view = session.view(seat, "full")
    assert (view["pile"], view["exhausted"]) == (len(plain.pile), plain.exhausted)
    assert sorted(view["hand"]) == sorted(plain.hands[seat])
    for shown, hand, safe, score in zip(view["seats"], plain.hands, plain.safes, plain.scores, strict=True):
        assert (shown["cards"], sorted(shown["safe"]), shown["score"]) == (len(hand), sorted(safe), score)


def compare(session: Session, hands: int, random: Random) -> str:
    """Play a match in both; the rule that ended it."""
    plain = Plain(session.setup.players, hands)
    tastes = random.choices(random.choices(TASTES, k=2), k=session.setup.players)
    while not plain.over:
        assert not session.finished
        assert bool(session.state.due) == isinstance(plain.due, str)
        if isinstance(plain.due, str):
            happen(session, plain, random)
        else:
            if random.random() < 0.1:
                same_table(session, plain, random.choice(plain.seats))
            decide(session, plain, random, tastes)
    assert session.result == (plain.scores, plain.winners(), plain.end)
    assert not session.asked
    return plain.end


@pytest.mark.parametrize("players", range(2, 8))
def test_every_decision_and_result_is_that_of_the_plain_rules(players: int) -> None:
    for seed in range(24):
        hands = [1, 1, 3, 1, 2, 4][seed % 6]
        game = vendome.game("shadow_thief", players, hands=hands)
        compare(game.blank(seed), hands, Random(seed))


def test_every_end_is_reached() -> None:
    game = vendome.game("shadow_thief", 3, hands=1)
    ends = {compare(game.blank(seed), 1, Random(seed)) for seed in range(60)}
    assert ends == {"SD-4.1", "SD-4.2", "SD-4.3"}
