"""The rules of Night Keys, one by one."""

import pytest

import vendome
from games.night_keys.world import deal, night, result, shuffle
from support import let_happen

pytestmark = pytest.mark.interpreted


def test_NK_1_1_each_case_has_jewels_of_its_own_worth() -> None:
    for letter, worth in {"P": 1, "S": 2, "R": 3, "D": 4}.items():
        session = deal(letter * 3, "PPP" if letter != "P" else "SSS")
        night(session, letter, "P" if letter != "P" else "S")
        assert session.view()["seats"][0] == {"keys": 2, "loot": [letter], "score": worth}


def test_NK_1_2_there_are_seven_keys_for_each_case() -> None:
    session = vendome.game("night_keys", players=4, nights=7).start(seed=1)
    held = [key for seat in range(4) for key in session.view(seat)["hand"]]
    assert {letter: held.count(letter) for letter in "DPRS"} == {"D": 7, "P": 7, "R": 7, "S": 7}


def test_NK_2_1_there_are_five_nights_unless_the_option_says_otherwise() -> None:
    assert vendome.game("night_keys", players=2).start(seed=1).view()["nights"] == 5
    assert vendome.game("night_keys", players=2, nights=7).start(seed=1).view()["nights"] == 7


def test_NK_2_2_keys_are_dealt_one_by_one_and_as_many_as_there_are_nights() -> None:
    session = vendome.game("night_keys", players=3, nights=3).blank()
    let_happen(session, shuffle("D P R", "D P R", "D P S"))
    assert [session.view(seat)["hand"] for seat in range(3)] == [["D", "D", "D"], ["P", "P", "P"], ["R", "R", "S"]]


def test_NK_3_1_every_evening_brings_a_jewel_to_each_case() -> None:
    session = deal("PPD", "PSD")
    assert session.view()["cases"] == {"D": 1, "P": 1, "R": 1, "S": 1}
    night(session, "P", "P")
    assert session.view()["cases"] == {"D": 2, "P": 2, "R": 2, "S": 2}


def test_NK_3_2_keys_are_chosen_in_secret_and_turned_over_at_once() -> None:
    session = deal("DPR", "DPS")
    session.play("use D", seat=0)
    assert session.asked == [1]
    assert session.view(0)["chosen"] == "D"
    assert session.view(1)["seats"][0]["keys"] == 2
    assert session.view(1)["used"] == {"D": 0, "P": 0, "R": 0, "S": 0}
    session.play("use S", seat=1)
    assert session.view(1)["used"] == {"D": 1, "P": 0, "R": 0, "S": 1}
    assert session.moves(0) == ["use P", "use R"]


def test_NK_3_3_the_only_key_takes_all_the_jewels_of_its_case() -> None:
    session = deal("SPD", "SRD")
    night(session, "S", "S")
    night(session, "P", "R")
    assert [seat["loot"] for seat in session.view()["seats"]] == [["P", "P"], ["R", "R"]]
    assert session.view()["cases"] == {"D": 3, "P": 1, "R": 1, "S": 3}


def test_NK_3_4_two_keys_for_one_case_ring_the_alarm() -> None:
    session = deal("DPR", "DPS", "DSS")
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
    assert session.view()["cases"] == {"D": 2, "P": 2, "R": 2, "S": 1}


def test_NK_4_1_after_the_last_night_what_is_left_is_nobodys() -> None:
    session = deal("DPR", "DPR")
    for letter in "DPR":
        night(session, letter, letter)
    assert result(session) == ([0, 0], [0, 1], "NK-4.1")
    assert session.view()["cases"] == {"D": 3, "P": 3, "R": 3, "S": 3}


def test_NK_4_2_the_highest_sum_wins_and_diamonds_decide() -> None:
    higher = deal("DPP", "SPP")
    for keys in ("DS", "PP", "PP"):
        night(higher, *keys)
    assert result(higher) == ([4, 2], [0], "NK-4.1")
    shared = deal("PSP", "DPP")
    for keys in ("PD", "SP", "PP"):
        night(shared, *keys)
    assert result(shared) == ([5, 5], [1], "NK-4.1")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("deal D", "expected 'shuffle' and 28 keys, got 'deal D'"),
        ("shuffle D", "expected 'shuffle' and 28 keys"),
        (shuffle() + " D", "key D stands 8 times, but there can be 7"),
        (shuffle().replace("D", "X"), "'X' is not a key"),
    ],
)
def test_an_impossible_shuffle_is_refused(line: str, reason: str) -> None:
    session = vendome.game("night_keys", players=2).blank()
    with pytest.raises(vendome.ImpossibleChance, match=reason):
        let_happen(session, line)


def test_the_terminal_shows_cases_loot_and_the_own_keys() -> None:
    session = deal("SPD", "RPD")
    night(session, "S", "R")
    assert session.show(0, ["Ada", "Ben"]).split("\n") == [
        "Night 2 of 3",
        "  D: ◆◆ · keys used: 0",
        "  P: ◆◆ · keys used: 0",
        "  R: ◆ · keys used: 1",
        "  S: ◆ · keys used: 1",
        "> Ada: S = 2",
        "> Ben: R = 3",
        "Your keys: D P",
    ]
    assert "Your keys" not in session.show()
