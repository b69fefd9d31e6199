"""Replays: bounded, and refused with the time to wait when too many want one."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from hostile.attacks.replays import bad_files, long_record
from hostile.attacks.target import stranger
from hostile.company import play_until
from hostile.honest import play_one_game
from hostile.server import Server
from hostile.wire import Answer, ask
from waits import until_async

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def replay(server: Server, number: int, body: bytes | None = None, query: str = "") -> Answer:
    return await ask(server.port, "POST", f"/api/replay{query}", body or long_record(), source=stranger(number))


async def test_too_many_at_once_are_told_when_to_come_again(server: Server) -> None:
    records = [long_record(f"a{number}", "gentlemen_thieves") for number in range(40)]
    asking = asyncio.gather(*(replay(server, number, record) for number, record in enumerate(records)))
    await play_until(server.port, asking.done)
    answers = await asking
    given = [answer for answer in answers if answer.status == 200]
    refused = [answer for answer in answers if answer.status != 200]
    assert given, "the first are served"
    assert refused, "not everyone at once"
    for answer in refused:
        assert (answer.status, answer.code) == (429, "too-many")
        assert answer.json["error"]["wait"] > 0
        assert int(answer.headers["retry-after"]) >= 1


async def patiently(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """The answer that is not "too many": the server says how long to wait for it."""

    async def answered() -> Answer | None:
        answer = await ask()
        if answer.status != 429:
            return answer
        await asyncio.sleep(answer.json["error"]["wait"])
        return None

    found: Answer = await until_async(answered)
    return found


async def test_a_replay_is_whole(server: Server) -> None:
    """After the crowd has gone, whoever asks gets every move."""
    answer = await patiently(lambda: replay(server, 0))
    assert answer.status == 200
    moves = [line for line in json.loads(long_record())["log"] if "move" in line]
    assert len(answer.json["frames"]) == len(moves) + 1


@pytest.mark.parametrize("name", bad_files())
async def test_a_file_that_can_not_be_replayed_is_refused_in_words(name: str, server: Server) -> None:
    query, body = bad_files()[name]
    answer = await patiently(lambda: replay(server, 0, body, query))
    assert answer.code in ("bad-record", "bad-request", "bad-option", "too-large"), answer.body[:200]
    assert 0 < len(answer.json["error"]["message"]) < 1000
    assert server.health() == 200


async def test_many_read_one_finished_game(server: Server) -> None:
    table = await play_one_game(server.port)
    path = f"/api/tables/{table}/replay?seat=public"
    answers = await asyncio.gather(*(ask(server.port, "GET", path, source=stranger(number)) for number in range(40)))
    assert {answer.status for answer in answers} <= {200, 429}
    assert len({answer.body for answer in answers if answer.status == 200}) == 1
