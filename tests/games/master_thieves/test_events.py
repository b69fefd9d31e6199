"""What happens, told in sentences and as data."""

from random import Random

import pytest

import vendome
from games.master_thieves.world import DOWN, black, choose, dealt, play, put, red, table, told
from vendome.games.master_thieves import events
from vendome.games.master_thieves.params import EDITIONS

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("diamonds", "sapphires", "expected"),
    [(0, 0, "nothing"), (1, 0, "1 diamond"), (0, 2, "2 sapphires"), (3, 1, "3 diamonds and 1 sapphire")],
)
def test_gems_are_counted_in_words(diamonds: int, sapphires: int, expected: str) -> None:
    assert events.gems(diamonds, sapphires) == expected


def test_a_turn_is_told_as_a_story() -> None:
    session = table(2)
    put(session, "TS", diamonds=1, sapphires=1, alarm=1)
    put(session, "BW", diamonds=3, alarm=0, face=DOWN)
    choose(session, "master-thief", "smuggler")
    session.play("open BW")
    assert told(session) == [
        "Seat 1 opens drawer L, bottom west (BW).",
        "The alarm of Seat 0 goes off: 3 diamonds to its owner's black pillow.",
    ]
    session.play("turn")
    assert told(session)[:2] == ["Seat 1 turns the box upside down.", "Seat 0 reveals master thief number 1."]
    play(session, "open MN", "take")
    assert told(session) == ["Seat 0 takes nothing from the drawer."]
    session.play("rotate two-left")
    assert told(session) == ["Seat 0 rotates the top two levels to the left."]
    assert black(session, 0) == (3, 0, 0)


def test_what_lies_in_an_opened_drawer_is_told_to_all() -> None:
    """MT-4.7: also where the drawer is closed again at once."""
    session = table(2)
    put(session, "TS", diamonds=1, sapphires=1, alarm=1)
    choose(session, "thief", "detective")
    session.play("open TS")
    assert told(session) == [
        "Seat 0 opens drawer C, top south (TS).",
        "In the drawer: 1 diamond and 1 sapphire.",
        "The alarm of Seat 1 lies in the drawer, switched off.",
        "Seat 0 takes 1 diamond and 1 sapphire from the drawer.",
    ]


def test_events_as_data_use_the_codes_of_the_rulebook() -> None:
    session = table(2)
    choose(session, "jeweller", "master-thief")
    data = [session.game.events.data(event) for event in session.events]
    assert {"event": "revealed", "seat": 1, "character": "master-thief", "number": 2} in data
    session.play("open MW")
    assert session.game.events.data(session.events[0]) == {
        "event": "opened", "seat": 0, "position": "MW", "drawer": "H",
    }  # fmt: skip
    session.play("place sapphire")
    assert session.game.events.data(session.events[0]) == {"event": "placed", "seat": 0, "gem": "sapphire"}
    play(session, "alarm no", "rotate top-left")
    assert session.game.events.data(session.events[0])["rotation"] == "rotate top-left"


def test_every_event_happens_and_can_be_told() -> None:
    told: dict[int, str] = {}
    for seed in range(60):
        edition = EDITIONS[seed % len(EDITIONS)]
        session = vendome.game("master_thieves", players=2 + seed % 3, edition=edition).start(seed)
        random = Random(seed)
        while not session.finished:
            moves = session.moves()
            bold = {"alarm yes", "search", "ruby take"} & set(moves)  # or the last ruby is never taken
            session.play(bold.pop() if bold and random.random() < 0.8 else random.choice(moves))
            told |= {
                event.kind: session.game.events.sentence(event, ["Ann", "Bo", "Cy", "Di"]) for event in session.events
            }
        if len(told) == len(events.EVENTS.kinds) - 1:  # the deal is told before the first decision
            break
    assert set(events.EVENTS.kinds) - set(told) == {events.DEALT}
    assert all("{" not in sentence for sentence in told.values())


def test_the_deal_is_told() -> None:
    assert told(dealt(2)) == [f"Seat {seat} is dealt one card of each character." for seat in range(2)]


def test_MT_5_1_a_smuggler_whose_gem_fell_is_told_to_get_no_share() -> None:
    session = table(3)
    put(session, "TN", diamonds=1, face=DOWN)
    choose(session, "smuggler", "smuggler", "jeweller")
    play(session, "open TN", "done", "open TE", "place nothing", "done")
    assert "Seat 0 counts as a smuggler, but let a gem fall and gets no share." in told(session)
    assert session.asked == [1]
    assert session.moves() == ["pick diamond"]


def test_MT_5_1_where_every_smuggler_had_a_gem_fall_all_are_told_and_the_gems_stay() -> None:
    session = table(2)
    put(session, "TN", diamonds=1, face=DOWN)
    put(session, "TE", diamonds=1, face=DOWN)
    choose(session, "smuggler", "smuggler")
    play(session, "open TN", "done", "open TE", "done")
    assert told(session)[1:3] == [
        f"Seat {seat} counts as a smuggler, but let a gem fall and gets no share." for seat in (0, 1)
    ]
    assert red(session) == (2, 0)


def test_MT_5_1_where_nothing_is_shared_nobody_gets_no_share() -> None:
    """Outnumbered, or with an empty red pillow, which another's alarm can leave."""
    session = table(3)
    put(session, "TN", diamonds=1, face=DOWN)
    choose(session, "smuggler", "detective", "detective")
    play(session, "open TN", "done")
    assert not any("no share." in line and "counts" in line for line in told(session))
    session = table(2)
    put(session, "TN", diamonds=1, alarm=1, face=DOWN)
    choose(session, "smuggler", "thief")
    play(session, "open TN", "done")
    assert not any("no share" in line for line in told(session))
