"""The samples for many processes: what they name exists, and the bus lets everyone do their work and no more."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from cluster.players import set_up
from cluster.servers import Bots, Nats, Web, postgresql
from deploy.samples import DEPLOY, replaced
from vendome.table.settings import Settings, variable

PASSWORDS = {"web": "CHANGE-ME-WEB", "bots": "CHANGE-ME-BOTS"}


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_what_the_containers_are_told_are_settings() -> None:
    known = {variable(name) for name in vars(Settings())}
    services = compose()["services"]
    assert set(services["web"]["environment"]) | set(services["bots"]["environment"]) <= known
    assert services["bots"]["command"] == ["bots"]
    chosen = {
        name: value.replace("${", "").replace(":?}", "") for name, value in services["web"]["environment"].items()
    }
    Settings.chosen(chosen)


def test_what_the_containers_need_is_described() -> None:
    made = compose()
    for service in made["services"].values():
        assert set(service.get("depends_on", ())) <= set(made["services"])
        for volume in service.get("volumes", ()):
            name = volume.partition(":")[0]
            assert name in made["volumes"] or (DEPLOY / name).is_file()


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Nats]:
    """NATS with our sample of its settings."""
    server = Nats(tmp_path)
    settings = tmp_path / "nats.conf"
    settings.write_text(replaced((DEPLOY / "nats.conf").read_text(), {"127.0.0.1:4222": f"127.0.0.1:{server.port}"}))
    server.command = [server.command[0], "--config", str(settings)]
    server.start()
    yield server
    server.kill()


def address(bus: Nats, user: str) -> str:
    return bus.url.replace("//", f"//{user}:{PASSWORDS[user]}@")


@pytest.mark.slow
def test_a_game_is_played_with_the_rights_of_the_sample(bus: Nats, tmp_path: Path) -> None:
    with postgresql() as pg, pg.new_database() as database:
        web = [Web(tmp_path, number, database, address(bus, "web")) for number in range(2)]
        bots = Bots(tmp_path, 0, address(bus, "bots"))
        try:
            bots.start()
            for server in web:
                server.start()
            asyncio.run(play([server.address for server in web]))
            said = bus.output() + bots.output() + "".join(server.output() for server in web)
            assert not re.search(r"(?i)permission", said), said
        finally:
            for program in (*web, bots):
                program.kill()


async def play(addresses: list[str]) -> None:
    table = await set_up(lambda: addresses, "shadow_thief", "hhb", 1, level="pickpocket", options={"hands": 1})
    await table.play()


@pytest.mark.slow
@pytest.mark.anyio
async def test_bots_may_not_read_what_players_are_sent(bus: Nats) -> None:
    from nats.aio.client import Client

    refused: list[str] = []

    async def note(error: Exception) -> None:
        refused.append(str(error))

    connection = Client()
    await connection.connect(address(bus, "bots"), error_cb=note, allow_reconnect=False)
    for subject in ("vendome.mail.*.*", "vendome.all", "vendome.answers.>", ">"):
        await connection.subscribe(subject)
    await connection.publish("vendome.mail.a.b", b"")
    await connection.flush()
    await asyncio.sleep(0.2)
    await connection.close()
    assert len(refused) == 5
    assert all("permissions violation" in reason for reason in refused)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"
