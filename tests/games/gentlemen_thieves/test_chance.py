"""The chance lines of Gentlemen Thieves, and what is refused."""

import pytest

import vendome
from games.gentlemen_thieves.world import DEAL_PILE, DEAL_PLACES, script, world
from vendome import ImpossibleChance, Session

pytestmark = pytest.mark.interpreted

BURGLARS = "deal burglars R G Y"
TEN = "Rg Rr Pr Pl Gl Gm Bm Bc Yc Yg"


def blank(*lines: str, **options: object) -> Session:
    return script(vendome.game("gentlemen_thieves", players=3, **options).blank(), *lines)


def refusal(session: Session, line: str) -> str:
    with pytest.raises(ImpossibleChance) as refused:
        session.game.chance.read(session.state, line)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def at_heist(**changes: object) -> Session:
    """A heist at the opera that waits to be shared: Rc Rg Rl Rm Rr and two loot for red and purple."""
    places = {"opera": "Rg Rr Rl Rm"}
    session = world(places, loot={"opera": 2}, pile="Rc Bc Bm Br Gr brigadier", **changes)  # type: ignore[arg-type]
    return script(session, "draw", "at opera")


def test_the_three_deals_come_in_order_and_each_is_one_line() -> None:
    session = blank(BURGLARS, DEAL_PLACES, DEAL_PILE)
    assert [line.line for line in session.log if isinstance(line, vendome.Chance)] == [BURGLARS, DEAL_PLACES, DEAL_PILE]
    assert refusal(blank(), DEAL_PLACES) == (
        "expected a line 'deal burglars …', got 'deal places Bc Bc Bg Bg Bl Bl Bm Bm Br B'"
    )
    assert refusal(blank(BURGLARS), BURGLARS).startswith("expected a line 'deal places …'")
    assert refusal(blank(BURGLARS, DEAL_PLACES), "deal").startswith("expected a line 'deal pile …'")


def test_burglars_are_one_different_colour_for_each_seat() -> None:
    assert refusal(blank(), "deal burglars R G X") == "'X' is not a colour"
    assert refusal(blank(), "deal burglars R G R") == "colour R stands 2 times, but there can be 1"
    assert refusal(blank(), "deal burglars R G") == "expected 3 colours, got 2"
    assert refusal(blank(), "deal burglars R G B Y") == "expected 3 colours, got 4"
    assert refusal(blank(), "deal burglars R G  Y") == "'' is not a colour"


def test_places_get_ten_tokens_that_exist() -> None:
    session = blank(BURGLARS)
    assert refusal(session, "deal places Xg Rr") == "'Xg' is not a token"
    assert refusal(session, f"deal places {TEN} Yg") == "expected 10 tokens, got 11"
    assert refusal(session, "deal places Rg Rg Rg Rg") == "token Rg stands 4 times, but there can be 3"
    assert refusal(session, "deal places brigadier Rg") == "token brigadier stands 1 times, but there can be 0"


def test_an_even_setup_has_its_own_ten() -> None:
    session = blank(BURGLARS, setup="even")
    assert refusal(session, DEAL_PLACES) == "token Bc stands 2 times, but there can be 1"
    assert refusal(session, "deal places Rm " + TEN[3:]) == "token Rm stands 1 times, but there can be 0"
    script(session, f"deal places {TEN}")


def test_the_pile_is_all_the_rest_and_the_brigadier() -> None:
    session = blank(BURGLARS, DEAL_PLACES)
    tokens = DEAL_PILE.split()[2:]
    assert refusal(session, "deal pile " + " ".join(tokens[:-1])) == "expected 66 tokens, got 65"
    assert (
        refusal(session, "deal pile " + " ".join(["Bc", "Bc", *tokens[2:]]))
        == "token Bc stands 2 times, but there can be 1"
    )
    assert refusal(session, "deal pile " + " ".join(["loot", *tokens[1:]])) == (
        "token loot stands 1 times, but there can be 0"
    )


def test_a_share_names_the_winning_colours_in_order() -> None:
    line = "share R=Rc,Rg,loot P=Rl,Rm,loot lost=Rr"
    assert [entry.line for entry in script(at_heist(), line).log if isinstance(entry, vendome.Chance)] == [line]
    wanted = "expected a line 'share R=… P=… lost=…', got "
    assert refusal(at_heist(), "share P=Rl,Rm,loot R=Rc,Rg,loot lost=Rr").startswith(wanted)
    assert refusal(at_heist(), "share R=Rc,Rg,loot G=Rl,Rm,loot lost=Rr").startswith(wanted)
    assert refusal(at_heist(), "share R=Rc,Rg,loot P=Rl,Rm,Rr,loot").startswith(wanted)
    assert refusal(at_heist(), "share").startswith("expected a line 'share …'")


def test_a_share_is_equal_and_sorted_and_of_what_is_there() -> None:
    assert refusal(at_heist(), "share R=Rc,Rg P=Rl,Rm,loot,loot lost=Rr") == "R must get 3 tokens, not 2"
    assert refusal(at_heist(), "share R=Rg,Rc,loot P=Rl,Rm,loot lost=Rr") == (
        "the tokens of R are not sorted: Rg,Rc,loot"
    )
    assert refusal(at_heist(), "share R=Rc,Rg,loot P=Rl,Rm,loot lost=Yr") == (
        "token Yr stands 1 times, but there can be 0"
    )
    assert refusal(at_heist(), "share R=Rc,Rg P=Rl,Rm,loot lost=Rr") == "expected 7 tokens, got 6"
    assert refusal(at_heist(), "share R=Rc,Rg,gold P=Rl,Rm,loot lost=Rr") == "'gold' is not a token"


def test_without_a_remainder_nothing_is_said_of_it() -> None:
    session = at_heist(alliance="BG")  # red, purple and yellow win: 7 pieces, one is left over
    script(session, "share R=Rc,Rg P=Rl,Rm Y=Rr,loot lost=loot")
    even = script(world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 1}, pile="Rc Bc Bm brigadier"), "draw", "at opera")
    assert refusal(even, "share R=Rc,Rg,loot P=Rl,Rm lost=Rr").startswith("expected a line 'share R=… P=…', got")
    script(even, "share R=Rc,Rg,loot P=Rl,Rm,Rr")


def test_after_a_tie_all_is_lost() -> None:
    session = world({"opera": "Rg Rr Gl Gm Gm"}, pile="Rc Bc Bm brigadier")
    script(session, "draw", "at opera")
    assert refusal(session, "share R=Rc,Rg,Rr P=Gl,Gm,Gm").startswith("expected a line 'share lost=…', got")
    assert refusal(session, "share lost=Gl,Gm,Gm,Rg,Rr") == "expected 6 tokens, got 5"
    script(session, "share lost=Gl,Gm,Gm,Rc,Rg,Rr")


def test_a_share_keeps_duplicates_and_the_record_does_not_depend_on_the_order_of_their_holders() -> None:
    session = world({"opera": "Rg Rr Rl Rm Rm"}, pile="Rc Bc Bm Br Gr brigadier")
    script(session, "draw", "at opera")
    twin = session.clone()
    red, purple = 3, 2
    assert session.game.chance.write(session.state, [red, red, purple, red, purple, purple]) == (
        session.game.chance.write(session.state, [red, red, purple, purple, red, purple])
    )
    session.happen([red, red, purple, red, purple, purple])
    twin.happen([red, red, purple, purple, red, purple])
    assert twin.to_bytes() == session.to_bytes()
    assert twin.log == session.log
