"""The Python surface: what reads well, and what is refused."""

import pytest

import vendome
from vendome import BadOption, IllegalMove, NotAsked, UnknownName


def start(players: int = 3) -> vendome.Session:
    return vendome.game("shadow_thief", players=players).start(seed=7)


def test_the_public_surface_is_pinned() -> None:
    assert sorted(vendome.__all__) == [
        "BadOption", "BadPlayers", "BadValue", "CantTakeBack", "Chance", "Decision", "Field", "GAMES", "Game",
        "IllegalMove", "ImpossibleChance", "NoDevice", "NotAsked", "Play", "Playout", "PolicyError", "RecordError",
        "Result", "SPECTATOR", "Session", "Setup", "TweakedName", "UnknownKeyword", "UnknownName", "VendomeError",
        "__version__", "game", "match", "new", "read",
    ]  # fmt: skip
    assert all(hasattr(vendome, name) for name in vendome.__all__)


def test_a_game_from_start_to_end() -> None:
    session = start()
    assert session.asked == [0, 1, 2]
    assert session.result is None
    while not session.finished:
        session.play(session.moves()[0])
    assert session.moves() == []
    assert session.result is not None
    assert session.ply == sum(isinstance(line, vendome.Decision) for line in session.log)


@pytest.mark.parametrize("name", ["shadow_thief", "shadow-thief"])
def test_games_are_found_by_either_spelling(name: str) -> None:
    assert vendome.game(name).game.id == "shadow_thief"


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownName, match="unknown game 'shadow_thif'; did you mean 'shadow_thief'"):
        vendome.game("shadow_thif")


@pytest.mark.parametrize("players", [1, 8, 0, -1, True, 2.0, "4"])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadOption, match="2 to 7 players"):
        vendome.game("shadow_thief", players=players)  # type: ignore[arg-type]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown option 'hand'; did you mean 'hands'"):
        vendome.game("shadow_thief", hand=3)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="seed"):
        vendome.game("shadow_thief").start(seed)


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    session = start()
    before = session.to_bytes()
    with pytest.raises(IllegalMove) as refused:
        session.play("play X1")
    assert refused.value.legal == session.moves()
    assert session.to_bytes() == before
    assert not session.pending


def test_a_seat_that_is_not_asked_is_refused() -> None:
    session = start()
    session.play(session.moves(1)[0], seat=1)
    with pytest.raises(NotAsked, match=r"seat 1 has nothing to choose now \(asked: 0, 2\)"):
        session.moves(1)
    with pytest.raises(UnknownName, match="unknown seat '3'"):
        session.moves(3)
    while not session.finished:
        session.play(session.moves()[0])
    with pytest.raises(NotAsked, match="the game is over"):
        session.play("done")
    with pytest.raises(NotAsked):
        session.moves(0)


def test_views_are_for_seats_and_spectators_only() -> None:
    session = start()
    assert session.view()["hand"] == []
    assert len(session.view(2)["hand"]) == 4
    for seat in (3, -2):
        with pytest.raises(UnknownName, match="unknown seat"):
            session.view(seat)


def test_a_saved_game_of_another_size_is_refused() -> None:
    with pytest.raises(BadOption, match="bytes"):
        vendome.game("shadow_thief").from_bytes(b"short")


def test_options_that_are_not_at_their_default_are_stated() -> None:
    assert vendome.game("shadow_thief", players=2).stated() == {"players": 2}
    assert vendome.game("shadow_thief", players=2, hands=5).stated() == {"players": 2, "hands": 5}
