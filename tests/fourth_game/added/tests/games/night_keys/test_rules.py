"""The rules of Night Keys, one by one."""

import pytest

import vendome
from games.night_keys.world import deal, night, result, shuffle
from support import let_happen

pytestmark = pytest.mark.interpreted


def test_NK_1_1_each_case_has_jewels_of_its_own_worth() -> None:
    for letter, worth in {"A": 1, "S": 2, "R": 3, "D": 4}.items():
        session = deal(letter * 3, "AAA" if letter != "A" else "SSS")
        night(session, letter, "A" if letter != "A" else "S")
        assert session.view()["seats"][0] == {"keys": 2, "loot": [letter], "score": worth}


def test_NK_1_2_there_are_seven_keys_for_each_case() -> None:
    session = vendome.game("night_keys", players=4, nights=7).start(seed=1)
    held = [key for seat in range(4) for key in session.view(seat)["hand"]]
    assert {letter: held.count(letter) for letter in "ADRS"} == {"A": 7, "D": 7, "R": 7, "S": 7}


def test_NK_2_1_there_are_five_nights_unless_the_option_says_otherwise() -> None:
    assert vendome.game("night_keys", players=2).start(seed=1).view()["nights"] == 5
    assert vendome.game("night_keys", players=2, nights=7).start(seed=1).view()["nights"] == 7


def test_NK_2_2_keys_are_dealt_one_by_one_and_as_many_as_there_are_nights() -> None:
    session = vendome.game("night_keys", players=3, nights=3).blank()
    let_happen(session, shuffle("D A R", "D A R", "D A S"))
    assert [session.view(seat)["hand"] for seat in range(3)] == [["D", "D", "D"], ["A", "A", "A"], ["R", "R", "S"]]


def test_NK_3_1_every_evening_brings_a_jewel_to_each_case() -> None:
    session = deal("AAD", "ASD")
    assert session.view()["cases"] == {"D": 1, "A": 1, "R": 1, "S": 1}
    night(session, "A", "A")
    assert session.view()["cases"] == {"D": 2, "A": 2, "R": 2, "S": 2}


def test_NK_3_2_keys_are_chosen_in_secret_and_turned_over_at_once() -> None:
    session = deal("DAR", "DAS")
    session.play("use D", seat=0)
    assert session.asked == [1]
    assert session.view(0)["chosen"] == "D"
    assert session.view(1)["seats"][0]["keys"] == 2
    assert session.view(1)["used"] == {"D": 0, "A": 0, "R": 0, "S": 0}
    session.play("use S", seat=1)
    assert session.view(1)["used"] == {"D": 1, "A": 0, "R": 0, "S": 1}
    assert session.moves(0) == ["use A", "use R"]


def test_NK_3_3_the_only_key_takes_all_the_jewels_of_its_case() -> None:
    session = deal("SAD", "SRD")
    night(session, "S", "S")
    night(session, "A", "R")
    assert [seat["loot"] for seat in session.view()["seats"]] == [["A", "A"], ["R", "R"]]
    assert session.view()["cases"] == {"D": 3, "A": 1, "R": 1, "S": 3}


def test_NK_3_4_two_keys_for_one_case_ring_the_alarm() -> None:
    session = deal("DAR", "DAS", "DSS")
    night(session, "D", "D", "S")
    told = [session.game.events.sentence(event, ["Ada", "Ben", "Cleo"]) for event in session.events]
    assert told == [
        "Cleo has chosen a key.",
        "Ada has the key for the diamonds.",
        "Ben has the key for the diamonds.",
        "Cleo has the key for the sapphires.",
        "The alarm rings: 2 keys for the diamonds!",
        "Cleo takes all the sapphires: 1 jewel.",
        "Night 2 begins, with one more jewel in each case.",
    ]
    assert session.view()["cases"] == {"D": 2, "A": 2, "R": 2, "S": 1}


def test_NK_4_1_after_the_last_night_what_is_left_is_nobodys() -> None:
    session = deal("DAR", "DAR")
    for letter in "DAR":
        night(session, letter, letter)
    assert result(session) == ([0, 0], [0, 1], "NK-4.1")
    assert session.view()["cases"] == {"D": 3, "A": 3, "R": 3, "S": 3}


def test_NK_4_2_the_highest_sum_wins_and_diamonds_decide() -> None:
    higher = deal("DAA", "SAA")
    for keys in ("DS", "AA", "AA"):
        night(higher, *keys)
    assert result(higher) == ([4, 2], [0], "NK-4.1")
    shared = deal("ASA", "DAA")
    for keys in ("AD", "SA", "AA"):
        night(shared, *keys)
    assert result(shared) == ([5, 5], [1], "NK-4.1")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("deal D", "expected 'shuffle' and 7 keys for each case, got 'deal D'"),
        ("shuffle D", "7 keys for each case"),
        (shuffle() + " D", "7 keys for each case"),
        (shuffle().replace("D", "X"), "7 keys for each case"),
    ],
)
def test_an_impossible_shuffle_is_refused(line: str, reason: str) -> None:
    session = vendome.game("night_keys", players=2).blank()
    with pytest.raises(vendome.ImpossibleChance, match=reason):
        let_happen(session, line)


def test_the_terminal_shows_cases_and_loot() -> None:
    session = deal("SAD", "RAD")
    night(session, "S", "R")
    assert session.show(0, ["Ada", "Ben"]).split("\n") == [
        "Night 2 of 3",
        "  A: ◆◆ · keys used: 0",
        "  D: ◆◆ · keys used: 0",
        "  R: ◆ · keys used: 1",
        "  S: ◆ · keys used: 1",
        "> Ada: S = 2",
        "> Ben: R = 3",
    ]
