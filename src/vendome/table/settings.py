"""How a server is set up: by flags, by environment variables `VENDOME_…`, or as it comes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from vendome.engine.errors import BadOption


def default_database() -> str:
    return str(user_data_path("vendome") / "tables.sqlite")


def documented(default: Any, text: str) -> Any:
    if callable(default):
        return field(default_factory=default, metadata={"help": text})
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting, its default and what it does. The guide's list is compared with this by a test."""

    host: str = documented("127.0.0.1", "address to listen on; 0.0.0.0 for the whole network")
    port: int = documented(8000, "port to listen on; 0 for any free one")
    database: str = documented(default_database, "file of an SQLite database, or postgresql://…")
    workers: int = documented(1, "web processes; more than one needs PostgreSQL")
    bot_processes: int = documented(1, "processes in which bots think")
    bot_pause: float = documented(0.6, "seconds a bot takes at least, so that people can follow")
    hint_level: str = documented("burglar", "the bot that gives hints")
    away_after: float = documented(60.0, "seconds after which a seat that was left may be given to a bot")
    origins: tuple[str, ...] = documented((), "other sites whose pages may use this server, comma-separated")
    proxies: tuple[str, ...] = documented((), "addresses of proxies to believe about who calls, comma-separated")
    page: str = documented("", "folder of the built page; the one in the package if empty")
    max_message: int = documented(16_384, "bytes of the largest request or message")
    max_record: int = documented(4_194_304, "bytes of the largest game record to replay")
    tables_per_hour: float = documented(120.0, "new tables an hour from one address")
    joins_per_second: float = documented(5.0, "joins a second from one address")
    calls_per_second: float = documented(50.0, "other requests a second from one address")
    moves_per_second: float = documented(20.0, "moves and chat lines a second from one token")
    sockets_per_address: int = documented(200, "open sockets from one address")
    idle_minutes: float = documented(15.0, "minutes after which a table nobody looks at leaves the memory")
    keep_unfinished_days: float = documented(60.0, "days until a table that nobody touches is closed")
    keep_finished_days: float = documented(365.0, "days until a finished table is closed")
    json_logs: bool = documented(False, "logs as JSON, one object a line")

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
        for name in ("workers", "bot_processes"):
            if getattr(self, name) < 1:
                raise BadOption(f"{name.replace('_', ' ')} must be at least 1, not {getattr(self, name)}")
        if self.workers > 1 and not self.database.startswith("postgres"):
            raise BadOption("more than one worker needs PostgreSQL (--database postgresql://…); SQLite has one writer")

    @property
    def page_folder(self) -> Path:
        return Path(self.page) if self.page else Path(__file__).parent / "page"


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"VENDOME_{name.upper()}"


def parsed(setting: Field[Any], name: str, text: str) -> Any:
    default = setting.default if setting.default is not MISSING else ""
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, bool):
        if text.lower() not in ("0", "1", "true", "false"):
            raise BadOption(f"{name} must be true or false, not {text!r}")
        return text.lower() in ("1", "true")
    try:
        return type(default)(text)
    except ValueError:
        raise BadOption(f"{name} must be a number, not {text!r}") from None
