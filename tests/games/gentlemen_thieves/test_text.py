"""What Gentlemen Thieves says to people."""

import pytest

from games.gentlemen_thieves.world import dealt, play, script, world
from vendome import SPECTATOR, Session
from vendome.games.gentlemen_thieves.events import EVENTS, named
from vendome.games.gentlemen_thieves.params import CODES

pytestmark = pytest.mark.interpreted

NAMES = ["Ann", "Bob", "Cid"]


def sentences(session: Session) -> list[str]:
    return [session.game.events.sentence(event, NAMES) for event in session.events]


def asked(session: Session) -> tuple[str, str]:
    seat = session.asked[0]
    return session.game.questions.ask(session.known_to(seat).state, seat)


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
        "The reserve gives 2 loot to the bank.",
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
    assert "Both alliances have as many tokens there: all 6 tokens are lost." in sentences(tie)
    even = world({"opera": "Rg Rr Rl Rm Rl"}, display="Rc Pr Pg")
    play(even, "take Rc", "at opera")
    assert "Each of these colours gets 3 tokens." in sentences(even)


def test_favours_are_told() -> None:
    session = world({"opera": "Rg"}, loot={"bank": 2})
    play(session, "loot 2 bank>manor")
    assert sentences(session) == ["Bob spends a favour: 2 loot move from the bank to the manor."]
    assert session.game.events.data(session.events[0]) == {
        "event": "moved_loot",
        "seat": 1,
        "moved": 2,
        "route": {"from": "bank", "to": "manor"},
    }
    play(session, "car centre>opera")
    assert sentences(session) == ["Cid spends a favour: the car drives from the centre to the opera."]
    play(session, "carry Rg")
    assert sentences(session) == ["Cid lets the car carry red gloves (Rg) to the museum."]
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
        "The brigadier is drawn: the game is over.",
        "Ann was Arsène Lupin (red): 2 tokens.",
        "Bob was the Comtesse de Cagliostro (purple): 1 token.",
        "Cid was Dolorès Kesselbach (green): 0 tokens.",
    ]


def test_every_telling_has_a_name_of_its_own() -> None:
    assert sorted(EVENTS.kinds) == list(range(len(EVENTS.kinds)))
    assert len({kind.name for kind in EVENTS.kinds.values()}) == len(EVENTS.kinds)
    assert len({named(kind) for kind in range(len(CODES))}) == len(CODES)


def test_each_decision_is_asked_in_words_with_its_rule() -> None:
    session = dealt()
    assert asked(session) == ("You have the matchmaker: ally two colours against three.", "GT-3.1")
    play(session, "ally RB")
    assert asked(session) == (
        "Take a displayed token, draw one from the pile, or spend a favour on a special token.",
        "GT-3.2",
    )
    play(session, "draw")
    assert asked(session) == ("Where do you place a black mask (Bm)?", "GT-3.6")
    assert asked(world({}, favours=0))[0] == "Take a displayed token, or draw one from the pile."
    session = play(world({"opera": "Rm"}), "car centre>opera")
    assert asked(session) == ("What does the car carry from the opera to the museum?", "GT-5.3")
    session = play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera")
    assert asked(session) == ("Which tunnel goes back to the centre?", "GT-4.4")
    play(session, "return opera")
    assert asked(session)[0] == (
        "You have the matchmaker: ally two colours against three, not the same two as last time."
    )


def test_a_question_and_its_rule_fit_a_line() -> None:
    """Two were a few letters too long, and a terminal of 100 columns broke them in the rule's number."""
    later = play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera", "return opera")
    full_hand = play(world({}, display="Pc Gg Pg"), "take Pc")
    carrying = play(world({"casino": "Rm"}), "car centre>casino")
    for session in (later, world({}), full_hand, carrying):
        sentence, rule = asked(session)
        assert len(f"{sentence} ({rule})") <= 100


def test_the_table_is_shown_as_one_sees_it() -> None:
    session = world(
        {"opera": "Rm Rm Yc", "manor": "Bg"}, tunnels=("manor", "opera"), car="opera", piles={"R": "Bc", "P": "Bl"}
    )
    shown = session.show(0, NAMES)
    assert "Round 2 · matchmaker: Ann · pile: 7 tokens · loot in reserve: 6" in shown
    assert "Alliances: red and purple against green, black and yellow" in shown
    assert "  opera   Yc        ·         ·         Rm Rm     ·         ·     tunnel car\n" in shown
    assert "  bank    ·         ·         ·         ·         ·         2\n" in shown
    assert "Joined by the tunnels: the manor and the opera" in shown
    assert "Piles: red 1 · purple 1 · green 0 · black 0 · yellow 0 · lost" in shown
    assert "> Bob  2 favours" in shown
    assert shown.endswith("You are Arsène Lupin (red).")
    assert "You are" not in session.show(SPECTATOR, NAMES)
    assert "in hand: Gg" in play(session, "take Gg").show(0, NAMES)
    assert "Alliances: none yet" in dealt().show(0, NAMES)
    assert "In the centre: tunnel car" in dealt().show(0, NAMES)


def test_the_alliances_of_the_last_round_are_not_shown_as_those_of_this_one() -> None:
    """Who must make new alliances was shown the old ones as if they stood."""
    session = play(world({"opera": "Rg Rr Rl Rm"}, display="Rc Pr Pg"), "take Rc", "at opera")
    assert "Alliances of the last round: red and purple against green, black and yellow" in session.show(1, NAMES)
    assert "\nAlliances: green and black against red, purple and yellow\n" in play(session, "ally GB").show(1, NAMES)


def test_the_end_is_shown_with_the_burglars() -> None:
    shown = play(world({}, pile="brigadier", piles={"R": "Rc Bm", "P": "Bl"}), "draw").show(0, NAMES)
    assert "The game is over" in shown
    assert "  Ann  2 favours · Arsène Lupin (red): 2 tokens, 1 of them red" in shown


def test_a_full_memory_shows_the_heists_in_lines_that_fit() -> None:
    session = script(
        world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, pile="Rc Bc Bm brigadier"),
        "draw", "at opera", "share R=Rc,Rg,loot P=Rl,Rm,loot lost=Rr",
    )  # fmt: skip
    shown = session.show(0, NAMES, "full")
    assert "  2. won by red and purple: Rc Rg Rl Rm Rr loot loot" in shown
    assert "  1. a tie, all lost: " in shown
    assert max(len(line) for line in shown.splitlines()) <= 100
    assert "Heists so far" not in session.show(0, NAMES, "own")
    assert "Heists so far" not in dealt().show(0, NAMES, "full")
