"""A game's first game, as the page gets it."""

from itertools import pairwise

import jsonpatch
from httpx import Response

from support import EVERY_LESSON
from table.live_server import Json, Server, client, error_of
from vendome import Game


def lesson_of(server: Server, game: str) -> Json:
    answer = client().get(f"http://{server.address}/api/games/{game}/lesson")
    assert answer.status_code == 200
    lesson: Json = answer.json()
    return lesson


@EVERY_LESSON
def test_every_wanted_move_is_legal_and_leads_to_the_next_frame(server: Server, game: Game) -> None:
    lesson = lesson_of(server, game.id)
    for step in lesson["steps"]:
        if "wanted" in step:
            assert step["wanted"] in step["legal"], step["key"]
            assert step["question"]["text"]
            assert lesson["seat"] in lesson["frames"][step["frame"]]["asked"]
            after = lesson["frames"][step["frame"] + 1]
            assert (after["seat"], after["move"]) == (lesson["seat"], step["wanted"])


@EVERY_LESSON
def test_a_lesson_shows_what_the_learners_seat_knows(server: Server, game: Game) -> None:
    """A secret choice of another seat has no text before all have chosen."""
    lesson = lesson_of(server, game.id)
    secret = [after for before, after in pairwise(lesson["frames"]) if is_secret(before, after)]
    assert bool(secret) == any(len(frame["asked"]) > 1 for frame in lesson["frames"])
    for frame in secret:
        assert (frame["move"] is None) == (frame["seat"] != lesson["seat"])


def is_secret(before: Json, after: Json) -> bool:
    """Whether the decision between two frames is an answer to a question that others still have to answer."""
    return bool(after["asked"]) and before["asked"] == sorted([*after["asked"], after["seat"]])


@EVERY_LESSON
def test_the_events_of_a_move_lead_from_one_frame_to_the_next(server: Server, game: Game) -> None:
    """What they tell fits the frame before, and leaves to the last event what that changes."""
    lesson = lesson_of(server, game.id)
    followed = 0
    for before, after in pairwise(lesson["frames"]):
        state = before["state"]
        for event in after["events"]:
            followed += "patch" in event
            state = jsonpatch.apply_patch(state, event.get("patch", []))
        assert "patch" not in (after["events"] or [{}])[-1]
        assert state.keys() == after["state"].keys()
    assert followed > 5


@EVERY_LESSON
def test_the_last_step_is_the_end_of_the_game(server: Server, game: Game) -> None:
    lesson = lesson_of(server, game.id)
    assert lesson["steps"][-1]["frame"] == len(lesson["frames"]) - 1
    assert lesson["frames"][-1]["asked"] == []
    assert lesson["result"]["winners"] == [lesson["seat"]], "a first game is won"


def why(server: Server, game: str, step: str, move: str) -> Response:
    question = {"step": step, "move": move}
    return client().get(f"http://{server.address}/api/games/{game}/lesson/why", params=question)


@EVERY_LESSON
def test_at_every_step_what_is_legal_has_no_reason_and_all_else_has_one(server: Server, game: Game) -> None:
    for step in lesson_of(server, game.id)["steps"]:
        if "legal" not in step:
            continue
        closed = next(move for move in game.moves if move not in step["legal"])
        for move in (step["wanted"], closed):
            answer = why(server, game.id, step["key"], move)
            assert answer.status_code == 200
            assert answer.json()["move"] == move
            assert (answer.json()["reason"] is None) == (move in step["legal"]), step["key"]


def test_the_reason_is_that_of_the_position(server: Server) -> None:
    before, after = (why(server, "shadow_thief", step, "add R3").json()["reason"] for step in ("play", "add"))
    assert (before["key"], before["rule"], after) == ("add_later", "SD-3.4", None)


def test_a_question_about_nothing_is_refused(server: Server) -> None:
    for game, step, move, code in (
        ("chess", "play", "e4", "no-such-thing"),
        ("shadow_thief", "nowhere", "done", "no-such-thing"),
        ("shadow_thief", "play", "castle", "bad-option"),
    ):
        assert error_of(why(server, game, step, move))["code"] == code


def test_a_game_that_is_not_there_has_no_lesson(server: Server) -> None:
    answer = client().get(f"http://{server.address}/api/games/chess/lesson")
    assert (answer.status_code, error_of(answer)["code"]) == (404, "no-such-thing")
