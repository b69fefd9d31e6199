"""A game's first game, as the page gets it."""

from support import EVERY_GAME
from table.parlour import Json, Server, client, error_of
from vendome import Game


def lesson_of(server: Server, game: str) -> Json:
    answer = client().get(f"http://{server.address}/api/games/{game}/lesson")
    assert answer.status_code == 200
    lesson: Json = answer.json()
    return lesson


@EVERY_GAME
def test_every_wanted_move_is_legal_and_leads_to_the_next_frame(server: Server, game: Game) -> None:
    lesson = lesson_of(server, game.id)
    for step in lesson["steps"]:
        if "wanted" in step:
            assert step["wanted"] in step["legal"], step["key"]
            assert step["question"]["text"]
            assert lesson["seat"] in lesson["frames"][step["frame"]]["asked"]
            after = lesson["frames"][step["frame"] + 1]
            assert (after["seat"], after["move"]) == (lesson["seat"], step["wanted"])


@EVERY_GAME
def test_a_lesson_shows_what_the_learners_seat_knows(server: Server, game: Game) -> None:
    """A secret choice of another seat has no text before all have chosen."""
    lesson = lesson_of(server, game.id)
    for frame in lesson["frames"]:
        is_secret = any(event["event"] == "chose" for event in frame["events"]) and len(frame["events"]) == 1
        if is_secret and frame["seat"] != lesson["seat"]:
            assert frame["move"] is None


@EVERY_GAME
def test_the_last_step_is_the_end_of_the_game(server: Server, game: Game) -> None:
    lesson = lesson_of(server, game.id)
    assert lesson["steps"][-1]["frame"] == len(lesson["frames"]) - 1
    assert lesson["frames"][-1]["asked"] == []
    assert lesson["result"]["winners"] == [lesson["seat"]], "a first game is won"


def test_a_game_that_is_not_there_has_no_lesson(server: Server) -> None:
    answer = client().get(f"http://{server.address}/api/games/chess/lesson")
    assert (answer.status_code, error_of(answer)["code"]) == (404, "no-such-thing")
