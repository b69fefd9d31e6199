"""The settings of a server: by flags, by environment variables `VENDOME_…`, or their defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from vendome.engine.errors import BadOption


def default_database() -> str:
    return str(user_data_path("vendome") / "tables.sqlite")


def documented(text: str, default: Any) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting, its default and what it does. The guide's list is compared with this by a test."""

    host: str = documented("address to listen on; 0.0.0.0 for the whole network", "127.0.0.1")
    port: int = documented("port to listen on; 0 for any free one", 8000)
    database: str = field(
        default_factory=default_database, metadata={"help": "file of an SQLite database, or postgresql://…"}
    )
    workers: int = documented("processes in which bots think", 2)
    bot_pause: float = documented("seconds a bot takes at least, so that people can follow", 0.6)
    compile_ahead: bool = documented(
        "compile the games when the server starts, not when they are first played", default=True
    )
    hint_level: str = documented("the bot that gives hints", "mastermind")
    away_after: float = documented("seconds after which a seat that was left may be given to a bot", 60.0)
    origins: tuple[str, ...] = documented("other sites whose pages may use this server, comma-separated", ())
    proxies: tuple[str, ...] = documented("addresses of proxies to believe about who calls, comma-separated", ())
    page: str = documented("folder of the built page; the one in the package if empty", "")
    max_message: int = documented("bytes of the largest request or message", 16_384)
    max_record: int = documented("bytes of the largest game record to replay", 4_194_304)
    tables_per_hour: float = documented("new tables an hour from one address", 2000.0)
    joins_per_second: float = documented("joins a second from one address", 50.0)
    calls_per_second: float = documented("other requests a second from one address", 200.0)
    moves_per_second: float = documented("moves and questions a second from one seat", 100.0)
    chat_per_minute: float = documented("chat lines a minute from one seat; five may come at once", 30.0)
    hints_per_second: float = documented("hints a second for one seat", 2.0)
    sockets_per_address: int = documented("open sockets from one address", 5000)
    idle_minutes: float = documented("minutes after which a table nobody looks at leaves the memory", 15.0)
    keep_unfinished_days: float = documented("days until a table that nobody touches is closed", 60.0)
    keep_finished_days: float = documented("days until a finished table is closed", 365.0)
    json_logs: bool = documented("logs as JSON, one object a line", default=False)

    @classmethod
    def chosen(cls, environment: Mapping[str, str], **flags: Any) -> Settings:
        """Flags first, then the environment, then the defaults. BadOption names what can't be read."""
        values: dict[str, Any] = {}
        for setting in fields(cls):
            name = variable(setting.name)
            if flags.get(setting.name) is not None:
                values[setting.name] = flags[setting.name]
            elif environment.get(name):
                values[setting.name] = parsed(setting, name, environment[name])
        chosen = cls(**values)
        chosen.check()
        return chosen

    def check(self) -> None:
        if not 0 <= self.port < 65536:
            raise BadOption(f"port {self.port} is not between 0 and 65535")
        if self.workers < 1:
            raise BadOption(f"workers must be at least 1, not {self.workers}")

    @property
    def page_folder(self) -> Path:
        return Path(self.page) if self.page else Path(__file__).parent / "page"


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"VENDOME_{name.upper()}"


def parsed(setting: Field[Any], name: str, text: str) -> Any:
    try:
        return PARSERS[str(setting.type)](text)
    except ValueError:
        raise BadOption(f"{name} can't be {text!r}: it is of type {setting.type}") from None


def parse_switch(text: str) -> bool:
    if text.lower() not in ("0", "1", "true", "false"):
        raise ValueError
    return text.lower() in ("1", "true")


def parse_list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


PARSERS: dict[str, Callable[[str], Any]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": parse_switch,
    "tuple[str, ...]": parse_list,
}
