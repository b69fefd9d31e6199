"""The decisions that are asked, and the moves they have."""

import pytest

from games.master_thieves.world import DOWN, choose, play, put, table
from vendome import GAMES, Decision
from vendome.games.master_thieves.moves import MOVES

pytestmark = pytest.mark.interpreted

POSITIONS = [level + side for level in "BMT" for side in "ENSW"]


def test_the_moves_of_the_game_are_those_of_the_rulebook_sorted() -> None:
    assert GAMES["master_thieves"].moves is MOVES
    assert list(MOVES) == [
        "alarm no", "alarm yes",
        "choose detective", "choose gemologist", "choose jeweller", "choose master-thief", "choose smuggler",
        "choose thief",
        "done",
        *(f"fill {position}" for position in POSITIONS),
        *(f"open {position}" for position in POSITIONS),
        "pick diamond", "pick sapphire",
        "place diamond", "place nothing", "place sapphire",
        "rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right",
        "ruby leave", "ruby take",
        "search", "take", "turn",
    ]  # fmt: skip


def test_a_single_legal_move_is_asked_all_the_same() -> None:
    session = table(2)
    session.state.hand[:2] = 1 << 3  # thieves
    assert session.moves(0) == ["choose thief"]
    session = table(2)
    session.state.red[:] = (1, 0)
    choose(session, "detective", "detective")
    assert session.moves() == ["pick diamond"]
    session = table(2, edition="fr")
    session.state.white[0] = (0, 1)
    choose(session, "jeweller", "detective")
    session.play("open TN")
    assert session.moves() == ["place sapphire"]


def test_only_imitations_on_the_white_pillow_can_be_placed() -> None:
    for white, expected in (
        ((1, 0), ["place diamond", "place nothing"]),
        ((0, 2), ["place nothing", "place sapphire"]),
    ):
        session = table(2)
        session.state.white[0] = white
        choose(session, "smuggler", "detective")
        session.play("open TN")
        assert session.moves() == expected


def test_only_gems_on_the_red_pillow_can_be_picked() -> None:
    for red, expected in (((0, 1), ["pick sapphire"]), ((2, 1), ["pick diamond", "pick sapphire"])):
        session = table(2)
        session.state.red[:] = red
        choose(session, "detective", "detective")
        assert session.moves() == expected


def test_a_fall_asks_nothing_but_the_handling_of_the_box() -> None:
    for character in ("smuggler", "jeweller", "thief", "master-thief"):
        session = table(2)
        put(session, "TN", sapphires=1, face=DOWN)
        choose(session, character, "master-thief")
        play(session, "open TN", "done")
        assert (session.asked, session.moves()[0]) == ([1], "open BE")


def test_a_secret_choice_stands_in_the_log_in_seat_order() -> None:
    session = table(2)
    session.play("choose thief", 1)
    session.play("choose detective", 0)
    assert session.log[-2:] == [Decision(0, "choose detective"), Decision(1, "choose thief")]
