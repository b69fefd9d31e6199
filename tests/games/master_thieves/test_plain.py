"""The rules agree with their plain twin at every decision and every chance line of many games."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

import vendome
from games.master_thieves.plain import Drawer, Face, Plain
from support import answer_all, draw_line, let_happen
from vendome import Session, VendomeError
from vendome.games.master_thieves.params import EDITIONS


class Taste(NamedTuple):
    """What the seats like to do, and which drawers they like to open: rare things need it."""

    moves: tuple[str, ...]
    drawers: Callable[[Drawer], bool]


RUBIES = Taste(("choose master-thief", "place nothing", "search", "ruby take", "done"), lambda drawer: drawer.up.ruby)
TASTES = [
    Taste((), lambda _: True),
    Taste(("alarm yes", "turn"), lambda drawer: drawer.down.alarm is not None),
    Taste(("alarm yes", "place nothing", "turn"), lambda drawer: drawer.up.alarm is not None),
    Taste(("place nothing", "search", "ruby leave", "done"), lambda drawer: drawer.down.ruby),
    RUBIES,
    Taste(("choose smuggler", "choose detective", "turn"), lambda drawer: bool(drawer.down.gems)),
    Taste(("choose gemologist", "choose detective", "place", "turn"), lambda drawer: bool(drawer.down.gems)),
    Taste(("choose jeweller", "choose thief", "alarm", "rotate"), lambda drawer: bool(drawer.up.gems)),
]


def choose(moves: list[str], random: Random, taste: Taste, plain: Plain) -> str:
    liked = [move for move in moves if move.startswith(taste.moves)]
    if moves[0].startswith("open"):
        liked = [move for move in moves if taste.drawers(plain.box[move.split()[1]])]
    return random.choice(liked if liked and random.random() < 0.9 else moves)


def refuse(session: Session, start: str, words: list[str], dealt: list[list[str]]) -> None:
    """A number twice, no number, a number too few or too many, another beginning or other spaces: none can be."""
    right = " ".join([start, *words])
    bad = [
        ["0", *words[1:]],
        ["9", *words[1:]],
        ["x", *words[1:]],
        [f"0{words[0]}", *words[1:]],
        words[1:],
        [*words, "1"],
    ]
    bad += [[other[0], *words[1:]] for other in dealt]
    for line in (
        *(" ".join([start, *numbers]) for numbers in bad),
        f" {right}",
        f"{right} ",
        f"{right[:-2]}  1",
        "deal",
    ):
        with pytest.raises(VendomeError):
            session.game.chance.read(session.state, line)


def happen(session: Session, plain: Plain, random: Random, dealt: list[list[str]]) -> None:
    """A chance line, of the twin's making or of the rules' own, happens in both."""
    start = str(plain.due)
    if random.random() < 0.5:
        free = [[str(n) for n in range(1, 9) if str(n) not in numbers] for numbers in zip(*dealt, strict=True)]
        words = [random.choice(numbers) for numbers in free or [list("12345678")] * 6]
        refuse(session, start, words, dealt)
        let_happen(session, " ".join([start, *words]))
    else:
        line = draw_line(session)
        assert line.startswith(f"{start} ")
        words = line.removeprefix(f"{start} ").split(" ")
    dealt.append(words)
    plain.tell(words)


def decide(session: Session, plain: Plain, random: Random, taste: Taste) -> None:
    """All who are asked choose, in any order; the log has them in seat order."""
    assert isinstance(plain.due, dict)
    plain.tell(answer_all(session, plain.due, random, lambda _, legal: choose(legal, random, taste, plain)))


def counts(gems: list[str]) -> dict[str, int]:
    return {"diamonds": gems.count("diamond"), "sapphires": gems.count("sapphire")}


def content(face: Face) -> dict[str, object]:
    return {**counts(face.gems), "alarm": face.alarm, "ruby": face.ruby}


def same_table(session: Session, plain: Plain) -> None:
    """What lies on the pillows and, remembered by all, in the box."""
    view = session.view(memory="full")
    for shown in view["box"]:
        drawer = plain.box[shown["position"]]
        assert (shown["drawer"], shown["long"]) == (drawer.grain, drawer.long)
        assert shown["content"] == {"up": content(drawer.up), "down": content(drawer.down)}
    assert view["red"] == counts(plain.red)
    for seat, shown in enumerate(view["seats"]):
        black = plain.black[seat]
        assert shown["white"] == counts(plain.white[seat])
        assert shown["black"] == {**counts(black), "rubies": black.count("ruby")}
        assert shown["alarm"] == plain.has_alarm[seat]


def compare(session: Session, plain: Plain, random: Random, tastes: list[Taste]) -> None:
    """Play a game in both."""
    dealt: list[list[str]] = []
    while not plain.over:
        assert not session.finished
        assert bool(session.state.due) == isinstance(plain.due, str)
        if isinstance(plain.due, str):
            happen(session, plain, random, dealt)
        else:
            if random.random() < 0.1:
                same_table(session, plain)
            decide(session, plain, random, random.choice(tastes))
    assert session.result == (plain.scores(), plain.winners(), plain.end)
    assert not session.asked


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_and_result_is_that_of_the_plain_rules(players: int, edition: str) -> None:
    for seed in range(8):
        random, one = Random(seed), seed % 3 == 2
        game = vendome.game("master_thieves", players, edition=edition, one_box_action=one)
        compare(game.blank(seed), Plain(players, edition, one_box_action=one), random, random.choices(TASTES, k=3))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_ruby_ends_the_game_in_one_edition(edition: str) -> None:
    game = vendome.game("master_thieves", 8, edition=edition)
    ends = set()
    for seed in range(10):
        plain = Plain(8, edition)
        compare(game.blank(seed), plain, Random(seed), [RUBIES])
        ends.add(plain.end)
    assert ends == ({"MT-6.1", "MT-6.2"} if edition == "fr" else {"MT-6.1"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_ties_are_broken_as_in_the_plain_rules(edition: str) -> None:
    random, plain = Random(1), Plain(4, edition)
    session = vendome.game("master_thieves", 4, edition=edition).blank()
    compare(session, plain, random, [TASTES[0]])
    for _ in range(1000):
        for seat in plain.seats:
            plain.white[seat] = random.choices(["diamond", "sapphire"], k=random.randint(0, 3))
            plain.black[seat] = random.choices(["diamond", "sapphire", "ruby"], k=random.randint(0, 4))
            session.state.white[seat] = [plain.white[seat].count(gem) for gem in ("diamond", "sapphire")]
            session.state.black[seat] = [plain.black[seat].count(gem) for gem in ("diamond", "sapphire", "ruby")]
        assert session.result == (plain.scores(), plain.winners(), plain.end)
