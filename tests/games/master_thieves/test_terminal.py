"""The table in a terminal."""

from random import Random
from typing import get_args

import pytest

import vendome
from games.master_thieves.world import DOWN, choose, dealt, play, put, table
from vendome import SPECTATOR
from vendome.engine.contract import Memory
from vendome.games.master_thieves.params import EDITIONS

pytestmark = pytest.mark.interpreted

EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)


@EVERY_EDITION
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
    assert "│ A, open            │ B                  │" in own
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
