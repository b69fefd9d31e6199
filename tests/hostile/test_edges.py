"""The edge of the server: who may call it, what settings it takes, what its log gives away."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hostile.attacks.noise import half_closed, leaving_at_once, leaving_sockets, no_http
from hostile.attacks.target import Target
from hostile.honest import honest_game
from hostile.server import Server, serving
from hostile.wire import Answer, Line, answer_of, ask, head, request
from vendome import BadOption
from vendome.table.settings import Settings

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

LAST = {"Connection": "close"}
NONSENSE = {
    "VENDOME_CALLS_PER_SECOND": ("0", "-1", "nan"),
    "VENDOME_MOVES_PER_SECOND": ("0",),
    "VENDOME_TABLES_PER_HOUR": ("0",),
    "VENDOME_MAX_MESSAGE": ("0", "-5"),
    "VENDOME_MAX_RECORD": ("-1",),
    "VENDOME_BOT_PAUSE": ("-1", "inf"),
    "VENDOME_IDLE_MINUTES": ("nan",),
    "VENDOME_SOCKETS_PER_ADDRESS": ("0",),
}


async def spoken(server: Server, text: bytes) -> Answer:
    """The answer to bytes that end a connection: by their header, or because they are no HTTP."""
    async with await Line.open(server.port) as line:
        await line.write(text)
        return answer_of(await line.rest())


async def test_a_wrong_host_is_refused(server: Server) -> None:
    """A page whose name was made to point here can't use a visitor's browser."""
    for path in ("/api/games", "/", "/api/health"):
        evil = await spoken(server, head("GET", path, server.port, {"Host": "evil.example", **LAST}.items()))
        assert 400 <= evil.status < 500, path
        assert evil.code, "in the envelope"
    for host in (f"127.0.0.1:{server.port}", f"localhost:{server.port}"):
        ours = await spoken(server, head("GET", "/api/games", server.port, {"Host": host, **LAST}.items()))
        assert ours.status == 200, ours.body[:200]


async def test_a_foreign_origin_changes_nothing(server: Server) -> None:
    wish = {"game": "shadow_thief"}
    foreign = request("POST", "/api/tables", server.port, wish, Origin="https://evil.example", **LAST)
    assert (await spoken(server, foreign)).status == 403
    own = request("POST", "/api/tables", server.port, wish, Origin=f"http://127.0.0.1:{server.port}", **LAST)
    assert (await spoken(server, own)).status == 201


async def test_metrics_are_not_for_everyone(server: Server) -> None:
    assert b"vendome_" not in (await ask(server.port, "GET", "/metrics")).body


async def test_what_is_below_the_application_answers_in_the_envelope(server: Server) -> None:
    """A request that is no HTTP never reaches the application; it is told so all the same."""
    answer = await spoken(server, b"GET\r\n\r\n")
    assert (answer.status, answer.code) == (400, "bad-request"), answer.body


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in NONSENSE.items() for text in texts])
def test_nonsense_in_the_settings_is_refused_in_one_line(name: str, text: str) -> None:
    setting = name.removeprefix("VENDOME_")
    with pytest.raises(BadOption, match=rf"(?i){setting}|{setting.replace('_', ' ')}") as refused:
        Settings.chosen({name: text})
    assert "\n" not in str(refused.value)


def test_a_server_with_a_nonsense_setting_does_not_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vendome", "serve", "--port", "0", "--database", str(tmp_path / "x.sqlite")]
    environment = {**os.environ, "VENDOME_CALLS_PER_SECOND": "0", "VENDOME_COMPILE_AHEAD": "0"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode != 0
    assert len((ended.stdout + ended.stderr).strip().splitlines()) == 1
    assert "CALLS_PER_SECOND" in ended.stderr.upper()


async def test_the_log_gives_nothing_away(tmp_path: Path) -> None:
    """No token, seed or name, also after all that went wrong."""
    secrets: list[str] = []
    with serving(tmp_path) as server:
        async with honest_game(server.port) as game:
            secrets += [game.host, game.table + "?token", *(seat.token for seat in game.seats)]
            target = Target(server.port, game.table)
            for attack in (half_closed, leaving_at_once, leaving_sockets, no_http):
                await attack(target)
            name = {"name": "Zerlina Quux"}
            await ask(server.port, "POST", f"/api/tables/{game.table}/join", name)
            said = await ask(server.port, "POST", f"/api/tables/{game.table}/chat", {"text": "Xyzzy!"}, game.host)
            assert said.status == 200
            record = await game.finish()
            assert b"seed" in record
    told = json.loads(record)
    secrets += [told["seed"], told["nonce"], "Zerlina", "Xyzzy"]
    assert not [secret for secret in secrets if secret in server.log], server.log
