"""What a seat of The Shadow Thief could infer of the other hands."""

from games.shadow_thief.world import deal, play
from vendome.games.shadow_thief.lens import Sight, lines
from vendome.review.lenses import sights_of


def test_nobody_is_believed_to_hold_what_one_holds_oneself_or_has_seen() -> None:
    session = play(deal("TS TR TN TB", "R2 R3 R4 R5"), "TS", "R2")
    for sight in sights_of(session, 0):
        assert isinstance(sight, Sight)
        assert [rival.seat for rival in sight.rivals] == [1]
        assert not {"TS", "TR", "TN", "TB"} & {held.card for rival in sight.rivals for held in rival.held}


def test_a_chosen_card_is_still_one_of_the_hand() -> None:
    session = deal("R7 R2 R3 R4", "N7 N2 N3 N4")
    session.play("play N7", 1)
    *_, sight = sights_of(session, 0)
    assert isinstance(sight, Sight)
    assert sight.rivals[0].cards == 4
    assert lines(sight, ["Ada", "Bo"])[0].startswith("Bo, 4 cards: ")
