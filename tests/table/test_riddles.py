"""The riddle of the day, over the API."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from table.live_server import Server, client, error_of
from vendome.puzzles import FIRST_DAY

pytestmark = pytest.mark.slow


def get(server: Server, path: str) -> Any:
    return client().get(f"http://{server.address}/api/riddle{path}")


def test_three_days_ask_about_three_games_and_have_solutions(server: Server) -> None:
    days = [(FIRST_DAY + timedelta(days=n)).isoformat() for n in range(3)]
    riddles = [get(server, f"?day={day}").json() for day in days]
    assert len({riddle["game"] for riddle in riddles}) == 3
    for day, riddle in zip(days, riddles, strict=True):
        told = get(server, f"/solution?day={day}").json()
        solution = told["solution"]
        assert riddle["day"] == told["day"] == day
        assert riddle["seat"] == solution["seat"] in riddle["frames"][-1]["asked"]
        assert {judged["move"] for judged in solution["moves"]} <= set(riddle["legal"])
        assert riddle["names"] == told["record"]["seats"]
        assert riddle["frames"][-1]["ply"] == len(riddle["frames"]) - 1 == solution["decision"]


def test_without_a_day_it_is_today_s(server: Server) -> None:
    before, day, after = datetime.now(UTC).date(), get(server, "").json()["day"], datetime.now(UTC).date()
    assert before <= date.fromisoformat(day) <= after


@pytest.mark.parametrize("day", ["tomorrow", "2025-12-31", "2026-02-30", "9999-12-31", "2026-01-01x" * 20])
def test_other_days_are_refused(server: Server, day: str) -> None:
    for path in ("", "/solution"):
        refused = get(server, f"{path}?day={day}")
        assert (refused.status_code, error_of(refused)["cause"]) == (404, "no-riddle")
