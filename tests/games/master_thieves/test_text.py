"""Words for people: questions, sentences, the table in a terminal."""

from random import Random
from typing import get_args

import pytest

import vendome
from games.master_thieves.world import DOWN, black, choose, dealt, play, put, table, told
from vendome import SPECTATOR, Session
from vendome.engine.contract import Memory
from vendome.games.master_thieves import events

pytestmark = pytest.mark.interpreted

EDITIONS = pytest.mark.parametrize("edition", ["en", "fr", "it"])


def asked(session: Session) -> tuple[str, str]:
    return session.game.questions.ask(session.state, session.asked[0])


def test_every_question_names_its_rule() -> None:
    session = dealt(2)
    assert asked(session) == ("Put a diamond into a drawer; you have 6 to place.", "MT-2.4")
    assert asked(play(session, *["fill TN"] * 6)) == (
        "Rotate the top level or the top two, turn the box over, or be done.",
        "MT-4.6",
    )
    assert asked(play(session, "rotate top-left")) == ("Turn the box over, or be done.", "MT-4.6")
    session = play(dealt(2, edition="fr"), *["fill TN"] * 6, "turn")
    assert asked(session) == ("Rotate the top level or the top two, or be done.", "MT-4.6")
    session = table(4)
    assert asked(session)[1] == "MT-3.1"
    session.state.red[:] = (2, 0)
    choose(session, "smuggler", "jeweller", "gemologist", "master-thief")
    assert asked(session) == ("You are the smuggler: open a drawer.", "MT-4.1")
    assert asked(play(session, "open TE")) == ("Place an imitation, a diamond or a sapphire, or nothing.", "MT-5.1")
    assert asked(play(session, "place diamond", "done")) == ("Pick a gem from the red pillow.", "MT-5.1")
    play(session, "pick diamond", "pick diamond", "open TE")
    assert asked(session)[1] == "MT-5.2"
    assert asked(play(session, "place diamond")) == ("Do you add your alarm?", "MT-5.2")
    session.state.white[2] = (3, 0)
    play(session, "alarm yes", "done", "open TE")
    assert asked(session) == ("Place an imitation, a diamond.", "MT-5.3")
    play(session, "place diamond", "done", "open TS")
    assert asked(session)[1] == "MT-5.5"
    assert asked(play(session, "search")) == ("You found a ruby. Do you take it?", "MT-5.5")
    session = table(2)
    session.state.red[:] = (1, 0)
    choose(session, "detective", "detective")
    assert asked(session) == ("Pick a gem from the red pillow.", "MT-5.6")


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
        "The alarm of Seat 1 lies in the drawer, and does nothing.",
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
        edition = ("en", "fr", "it")[seed % 3]
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


@EDITIONS
@pytest.mark.parametrize("memory", get_args(Memory))
def test_the_table_fits_a_terminal_of_a_hundred_columns(edition: str, memory: Memory) -> None:
    names = [f"A player with a long name {seat}" for seat in range(8)]
    session = vendome.game("master_thieves", players=8, edition=edition, one_box_action=edition == "fr").start(seed=5)
    random = Random(5)
    while not session.finished:
        session.play(random.choice(session.moves()))
        if random.random() < 0.05 or session.finished:
            for seat in (SPECTATOR, 0):
                assert max(len(line) for line in session.show(seat, names, memory).splitlines()) <= 100


def test_the_box_is_drawn_with_its_grain_and_what_is_known() -> None:
    session = table(2)
    put(session, "ME", diamonds=2, sapphires=1, alarm=1, face=DOWN)
    choose(session, "jeweller", "detective")
    session.play("open TN")
    drawn = session.show(0, memory="full")
    assert "│ A long, open       │ B short            │ C long             │ D short            │" in drawn
    assert "▼ 2◇ 1◆" in drawn
    assert "▼ alarm: Seat 1" in drawn
    assert "▲ ● in secret" in drawn
    own = session.show(0, memory="own")
    assert "A long, open" in own
    assert "◇ 1◆ alarm" not in own
    assert "in secret" not in own


def test_a_person_sees_how_far_the_game_is_and_its_own_cards() -> None:
    assert dealt(2).show(0).startswith("The box is being filled · edition en")
    session = table(2, edition="fr", one_box_action=True)
    assert session.show(0).startswith("Round 1 · cycle 1, card 1 of 6 · edition fr, one box action")
    session.play("choose thief", 0)
    drawn = session.show(0)
    assert "Your cards: smuggler 1, jeweller 1, gemologist 1, thief 1, master thief 1, detective 1" in drawn
    assert "You have chosen: thief" in drawn
    assert "has chosen" in session.show(1)
    assert "Your cards" not in session.show(SPECTATOR)
    session.play("choose detective", 1)
    assert "thief 1" in session.show(1)
    session.state.white[1] = (0, 0)
    play(session, "open TN", "done")
    assert session.show(0).startswith("The game is over after 1 rounds")


def test_the_cards_seen_are_listed_where_the_view_remembers_them() -> None:
    def drawn(edition: str, memory: Memory) -> str:
        session = table(2, edition=edition)
        choose(session, "detective", "thief")
        return play(session, "open TN", "done").show(0, memory=memory)

    assert "played" not in drawn("en", "own")
    assert "Seat 1          played: thief 2" in drawn("it", "own")
    assert "Seat 1          played: thief 2" in drawn("en", "full")
