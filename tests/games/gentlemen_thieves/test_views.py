"""What a seat of Gentlemen Thieves is shown."""

from random import Random

import msgspec
import pytest

import vendome
from games.gentlemen_thieves.world import dealt, play, world
from support import random_play
from vendome import SPECTATOR
from vendome.engine.contract import Memory
from vendome.games.gentlemen_thieves.views import Own, Public

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("memory", ["own", "full"])
def test_every_view_is_what_its_types_say(memory: Memory) -> None:
    for session in random_play(vendome.game("gentlemen_thieves", players=3).start(seed=5), Random(5)):
        for seat in (SPECTATOR, 0, 1, 2):
            view = session.view(seat, memory)
            public, own = msgspec.convert(view, Public), msgspec.convert(view, Own)
            assert msgspec.to_builtins(public) | msgspec.to_builtins(own) == view


def test_a_view_names_its_parts_in_one_order() -> None:
    assert [*dealt().view(0)] == [
        "phase", "round", "first", "turn", "alliance", "places", "tunnels", "joined", "padlock", "car", "reserve",
        "pile", "brigadier_near", "display", "hand", "heist", "piles", "lost", "seats", "burglar",
    ]  # fmt: skip
    assert [*dealt().view(0, "full")][:2] == ["heists", "phase"]


def test_places_and_piles_come_in_the_order_of_the_rulebook() -> None:
    view = dealt().view()
    assert [*view["places"]] == ["manor", "museum", "bank", "opera", "casino"]
    assert [*view["piles"]] == ["R", "P", "G", "B", "Y"]


def test_a_place_says_what_a_heist_lacks_there() -> None:
    """Nothing, and there is one, unless the padlock holds the place."""
    view = world({"manor": "Rg Rr Rl", "opera": "Rm", "casino": "Rc Rg Rl Rm Rr"}, padlock="casino").view()
    assert view["places"]["manor"]["lacks"] == ["c", "m"]
    assert view["places"]["opera"]["lacks"] == ["c", "g", "l", "r"]
    assert view["places"]["casino"]["lacks"] == []


def test_joined_places_lend_each_other_their_equipment() -> None:
    session = play(world({"manor": "Rg Rr", "opera": "Rm Rc"}), "tunnel centre>opera")
    view = session.view()
    assert view["joined"] == ["manor", "opera"]
    assert view["places"]["manor"]["lacks"] == view["places"]["opera"]["lacks"] == ["l"]
    assert "l" in view["places"]["bank"]["lacks"]


def test_what_lacks_nothing_is_robbed_or_locked() -> None:
    for session in random_play(vendome.game("gentlemen_thieves", players=4).start(seed=8), Random(8)):
        view = session.view()
        locked = {view["padlock"], *(view["joined"] if view["padlock"] in view["joined"] else [])}
        ready = {name for name, place in view["places"].items() if not place["lacks"]}
        assert view["phase"] == "over" or ready <= locked


def test_the_phases_have_names() -> None:
    session = dealt()
    phases = [session.view()["phase"]]
    for move in ("ally RB", "draw"):
        phases.append(play(session, move).view()["phase"])
    phases.append(play(world({"opera": "Rm"}), "car centre>opera").view()["phase"])
    phases.append(play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera").view()["phase"])
    phases.append(play(world({}, pile="brigadier"), "draw").view()["phase"])
    assert phases == ["alliances", "burglary", "placing", "carrying", "returning", "over"]
    assert tuple(phases) == session.game.phases


def test_GT_2_4_a_view_says_when_the_next_token_may_be_the_brigadier() -> None:
    """GT-6.1: so whoever takes or draws one knows that the game may end before the token is placed."""
    assert not dealt().view()["brigadier_near"]
    session = world({}, pile="Bc Bl Bm Br Gc Gl Gm brigadier")
    assert not session.view()["brigadier_near"]
    session.play("draw")
    assert session.view()["brigadier_near"]
    session = play(world({}, pile="brigadier"), "draw")
    assert not session.view()["brigadier_near"]


def test_GT_6_3_the_last_tie_break_is_shown_when_the_game_is_over_and_not_before() -> None:
    session = world({}, pile="Bc brigadier", reserve=5, piles={"R": "Rc Rg Rl", "P": "Rl loot"})
    assert [seat["own_equipment"] for seat in session.view(0, "full")["seats"]] == [None] * 3
    play(session, "draw", "at opera", "draw")
    assert session.finished
    assert [seat["own_equipment"] for seat in session.view()["seats"]] == [3, 0, 0]
