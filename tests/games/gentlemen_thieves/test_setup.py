"""GT-1 The box, GT-2 Set-up."""

from collections import Counter
from random import Random

import pytest

import vendome
from games.gentlemen_thieves.census import census
from games.gentlemen_thieves.world import DEAL_PILE, DEAL_PLACES, dealt, play, script, tokens_at
from vendome import ImpossibleChance
from vendome.games.gentlemen_thieves.moves import MOVES
from vendome.games.gentlemen_thieves.params import BURGLARS, CODES, TYPE_NAMES

pytestmark = pytest.mark.interpreted

GAME = "gentlemen_thieves"


def test_GT_1_1_five_burglars_one_colour_each() -> None:
    assert " ".join(BURGLARS) == "R P G B Y"
    assert BURGLARS["R"] == "Arsène Lupin"
    assert len(set(BURGLARS.values())) == 5


def test_GT_1_2_75_equipment_tokens_five_types_in_five_colours_three_of_each() -> None:
    assert set(TYPE_NAMES) == set("grlmc")
    assert set(CODES) == {colour + kind for colour in "RPGBY" for kind in "grlmc"}
    pieces = census(vendome.game(GAME, players=5).start(1).state)
    assert {pieces[code] for code in CODES} == {3}
    assert sum(pieces[code] for code in CODES) == 75


def test_GT_1_3_five_places_and_the_special_tokens() -> None:
    view = dealt().view()
    assert list(view["places"]) == ["manor", "museum", "bank", "opera", "casino"]
    assert len(view["tunnels"]) == 2
    assert sum(place["loot"] for place in view["places"].values()) + view["reserve"] == 8
    assert census(dealt().state)["brigadier"] == 1


def test_GT_2_1_each_seat_gets_a_burglar_of_its_own_and_the_other_colours_are_neutral() -> None:
    for players in range(2, 6):
        for seed in range(5):
            session = vendome.game(GAME, players).start(seed)
            burglars = [session.view(seat)["burglar"] for seat in range(players)]
            assert len(set(burglars)) == players
            assert set(burglars) <= set("RPGBY")
            assert session.view()["burglar"] is None


def test_GT_2_1_the_burglars_are_secret_until_the_end() -> None:
    session = dealt()
    assert [seat["burglar"] for seat in session.view(0)["seats"]] == [None, None, None]
    assert [session.view(seat)["burglar"] for seat in range(3)] == ["R", "G", "Y"]
    random = Random(1)
    while not session.finished:
        session.play(random.choice(session.moves()))
    assert [seat["burglar"] for seat in session.view(0)["seats"]] == ["R", "G", "Y"]


def test_GT_2_2_tunnel_padlock_car_and_loot_start_where_they_belong() -> None:
    view = dealt().view()
    assert view["tunnels"] == ["manor", "centre"]
    assert view["padlock"] == "museum"
    assert view["car"] == "centre"
    assert view["reserve"] == 6
    assert {name: place["loot"] for name, place in view["places"].items() if place["loot"]} == {"bank": 2}


def test_GT_2_3_two_tokens_at_each_place_in_the_order_of_the_places() -> None:
    line = "deal places Rg Rr Pr Pl Gl Gm Bm Bc Yc Yg"
    session = script(vendome.game(GAME, 2).blank(), "deal burglars R P", line)
    assert tokens_at(session, "manor") == ["Rg", "Rr"]
    assert tokens_at(session, "museum") == ["Pl", "Pr"]
    assert tokens_at(session, "bank") == ["Gl", "Gm"]
    assert tokens_at(session, "opera") == ["Bc", "Bm"]
    assert tokens_at(session, "casino") == ["Yc", "Yg"]


def test_GT_2_3_even_means_these_ten_dealt_at_random() -> None:
    layouts = set()
    for seed in range(4):
        session = vendome.game(GAME, 3, setup="even").start(seed)
        places = [tokens_at(session, place) for place in ("manor", "museum", "bank", "opera", "casino")]
        dealt_out = sorted(token for tokens in places for token in tokens)
        assert dealt_out == ["Bc", "Bm", "Gl", "Gm", "Pl", "Pr", "Rg", "Rr", "Yc", "Yg"]
        assert {len(tokens) for tokens in places} == {2}
        layouts.add(str(places))
    assert len(layouts) > 1


def test_GT_2_3_random_is_the_default_and_any_ten_tokens_may_come() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        session = vendome.game(GAME, 3).start(seed)
        seen.update(token for place in session.view()["places"].values() for token in place["tokens"])
    assert set(seen) == set(CODES)


def test_GT_2_4_the_first_three_of_the_pile_are_the_display() -> None:
    session = dealt()
    assert session.view()["display"] == DEAL_PILE.split()[2:5]
    assert session.view()["pile"] == 63
    play(session, "ally RP", "draw")
    assert session.view()["hand"] == DEAL_PILE.split()[5]


def test_GT_2_4_the_brigadier_is_one_of_the_last_seven() -> None:
    depths = set()
    for seed in range(60):
        session = vendome.game(GAME, 2).start(seed)
        line = session.log[2]
        assert isinstance(line, vendome.Chance)
        pile = line.line.split()[2:]
        assert len(pile) == 66
        depths.add(66 - pile.index("brigadier"))
    assert depths == {1, 2, 3, 4, 5, 6, 7}
    tokens = DEAL_PILE.split()[2:-1]
    early = " ".join(["deal pile", *tokens[:58], "brigadier", *tokens[58:]])
    with pytest.raises(ImpossibleChance, match="among the last 7"):
        script(vendome.game(GAME, 3).blank(), "deal burglars R G Y", DEAL_PLACES, early)


@pytest.mark.parametrize(("players", "favours"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_GT_2_5_favours_by_the_number_of_players(players: int, favours: int) -> None:
    assert [seat["favours"] for seat in dealt(players).view()["seats"]] == [favours] * players


def test_GT_2_6_seat_0_is_the_first_player() -> None:
    assert dealt().view()["first"] == 0
    assert dealt().asked == [0]


def test_decisions_every_move_of_the_game_is_spelled_as_the_rulebook_does() -> None:
    assert {move.split()[0] for move in MOVES} == {
        "ally", "at", "car", "carry", "draw", "loot", "padlock", "return", "take", "tunnel",
    }  # fmt: skip
    assert len(MOVES) == 10 + 5 + 25 + 26 + 1 + (8 * 20 + 6 * 5) + 20 + 5 + 25 + 25
    assert {"ally RB", "car centre>opera", "loot 8 bank>manor", "carry nothing", "return museum"} <= set(MOVES)
    assert not {"ally BR", "padlock centre>opera", "loot 7 centre>bank", "tunnel opera>centre"} & set(MOVES)
