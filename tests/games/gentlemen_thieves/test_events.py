"""What can happen in Gentlemen Thieves, told in sentences and as data."""

import pytest

from games.gentlemen_thieves.world import dealt, play, world
from vendome import Session
from vendome.games.gentlemen_thieves.events import EVENTS, named
from vendome.games.gentlemen_thieves.params import CODES

pytestmark = pytest.mark.interpreted

NAMES = ["Ann", "Bob", "Cid"]


def sentences(session: Session) -> list[str]:
    return [session.game.events.sentence(event, NAMES) for event in session.events]


def test_a_heist_is_told_from_its_cause_to_the_next_round() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, pile="Rc Bc Gg brigadier", display="Bg Pr Pg")
    play(session, "draw", "at opera")
    assert sentences(session) == [
        "Bob places a red crowbar (Rc) at the opera.",
        "Bob sets off the heist at the opera.",
        "The heist goes to red and purple: 7 tokens.",
        "Each of these colours gets 3 tokens, and 1 is lost.",
        "The pile brings a black crowbar (Bc) to the opera.",
        "The pile brings green gloves (Gg) to the opera.",
        "The reserve gives 2 loot tokens to the bank.",
        "Round 3: Bob has the matchmaker.",
    ]


def test_a_heist_at_joined_places_is_told_with_both() -> None:
    session = world(
        {"opera": "Rg Rr", "bank": "Gl Gm"}, tunnels=("bank", "centre"), display="Rc Pr Pg", padlock="casino"
    )
    play(session, "tunnel centre>opera", "take Rc", "at bank", "return bank")
    assert sentences(session)[0] == "Cid puts the tunnel at the bank back in the centre."
    session = world({"opera": "Rg Rr", "bank": "Gl Gm Gc"}, tunnels=("bank", "centre"), padlock="casino")
    play(session, "tunnel centre>opera")
    assert sentences(session) == [
        "Bob spends a favour: a tunnel moves from the centre to the opera.",
        "The tunnels join the bank and the opera.",
        "Bob sets off the heist at the bank and the opera.",
        "The heist goes to green, black and yellow: 7 tokens.",
        "Each of these colours gets 2 tokens, and 1 is lost.",
    ]


def test_a_tie_and_an_even_share_are_told() -> None:
    tie = world({"opera": "Rg Rr Gl Gm Gm"}, display="Rc Pr Pg")
    play(tie, "take Rc", "at opera")
    assert "Both alliances have the same number of tokens there: all 6 tokens are lost." in sentences(tie)
    even = world({"opera": "Rg Rr Rl Rm Rl"}, display="Rc Pr Pg")
    play(even, "take Rc", "at opera")
    assert "Each of these colours gets 3 tokens." in sentences(even)


def test_favours_are_told() -> None:
    session = world({"opera": "Rg"}, loot={"bank": 2})
    play(session, "loot 2 bank>manor")
    assert sentences(session) == ["Bob spends a favour: 2 loot tokens move from the bank to the manor."]
    assert session.game.events.data(session.events[0]) == {
        "event": "moved_loot",
        "seat": 1,
        "moved": 2,
        "route": {"from": "bank", "to": "manor"},
    }
    play(session, "car centre>opera")
    assert sentences(session) == ["Cid spends a favour: the car drives from the centre to the opera."]
    play(session, "carry Rg")
    assert sentences(session) == ["Cid has the car carry red gloves (Rg) to the museum."]
    play(session, "padlock museum>bank")
    assert sentences(session) == ["Ann spends a favour: the padlock moves from the museum to the bank."]
    assert session.game.events.data(session.events[0])["seat"] == 0


def test_a_round_and_the_end_are_told() -> None:
    session = dealt()
    assert sentences(session)[-1] == "Round 1: Ann has the matchmaker."
    play(session, "ally RB")
    assert sentences(session) == ["Ann allies red and black against purple, green and yellow."]
    assert session.game.events.data(session.events[0])["foes"] == ["P", "G", "Y"]
    over = play(world({}, pile="brigadier", piles={"R": "Rc Rm", "P": "Bl"}), "draw")
    assert sentences(over) == [
        "The brigadier turns up: the game is over.",
        "Ann was Arsène Lupin (red): 2 tokens.",
        "Bob was the Comtesse de Cagliostro (purple): 1 token.",
        "Cid was Dolorès Kesselbach (green): 0 tokens.",
    ]


def test_every_telling_has_a_name_of_its_own() -> None:
    assert sorted(EVENTS.kinds) == list(range(len(EVENTS.kinds)))
    assert len({kind.name for kind in EVENTS.kinds.values()}) == len(EVENTS.kinds)
    assert len({named(kind) for kind in range(len(CODES))}) == len(CODES)
