"""`vendome bots`: think for the bots of servers that share a bus."""

import asyncio
import os
import signal

from vendome.cli.console import notes
from vendome.engine.errors import BadOption
from vendome.games.registry import GAMES, find
from vendome.table.cluster.bot_service import BotService, Pools
from vendome.table.cluster.bus import Bus, shown
from vendome.table.logs import set_up_logs
from vendome.table.settings import Settings, is_bus


def serve_bots(bus: str | None, games: str | None, workers: int | None, *, json_logs: bool | None) -> None:
    # There is no database here, whatever the environment says for the servers on this machine.
    environment = {name: value for name, value in os.environ.items() if name not in ("VENDOME_DATABASE", "VENDOME_BUS")}
    address = bus or os.environ.get("VENDOME_BUS", "")
    if not address:
        raise BadOption("name the servers' bus with --bus nats://… or VENDOME_BUS")
    if not is_bus(address):
        raise BadOption(f"bus can't be {shown(address)!r}: a bus is nats://HOST or tls://HOST")
    chosen = [find(name.strip()).id for name in games.split(",")] if games else list(GAMES)
    environment.setdefault("VENDOME_WORKERS", str(os.cpu_count() or 1))
    settings = Settings.chosen(environment, workers=workers, json_logs=json_logs)
    set_up_logs(as_json=settings.json_logs)
    asyncio.run(think_until_stopped(settings.with_bus(address), chosen))


async def think_until_stopped(settings: Settings, games: list[str]) -> None:
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    bus = await Bus.connect(settings, "vendome bots")
    pools = Pools(settings)
    service = BotService(settings, bus, games, pools)
    try:
        await service.open()
        notes.print(f"[bold]{settings.workers} processes think at {shown(settings.bus)}[/]  (Ctrl-C ends them)")
        await stopped.wait()
    finally:
        await service.close()
        await pools.close()
        await bus.close()
