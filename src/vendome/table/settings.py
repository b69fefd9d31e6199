"""The settings of a server: by flags, by environment variables `VENDOME_…`, or their defaults."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from vendome.engine.errors import BadOption, VendomeError
from vendome.table.notifications.mail import is_mail_address, is_mail_server


def default_database() -> str:
    return str(user_data_path("vendome") / "tables.sqlite")


def documented(text: str, default: Any, low: float | None = None, high: float | None = None) -> Any:
    """A setting. A number has the least and the largest value that make sense."""
    return field(default=default, metadata={"help": text, "low": low, "high": high})


RATE = {"low": 0.001, "high": 1e9}
TIME = {"low": 0.0, "high": 1e9}
COUNT = {"low": 1, "high": 1_000_000}


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting, its default and what it does. The guide's list is compared with this by a test."""

    host: str = documented("address to listen on; 0.0.0.0 for the whole network", "127.0.0.1")
    port: int = documented("port to listen on; 0 for any free one", 8000, 0, 65_535)
    hosts: tuple[str, ...] = documented(
        "names by which people call this server, comma-separated; IP addresses, localhost and the machine's own name "
        "are known; * for any",
        (),
    )
    database: str = field(
        default_factory=default_database, metadata={"help": "file of an SQLite database, or postgresql://…"}
    )
    bus: str = documented(
        "nats://… by which processes on one PostgreSQL database, and bots on other machines, speak to each other",
        "",
    )
    bus_credentials: str = documented("file with the credentials for the bus, if it wants any", "")
    bus_ca: str = documented(
        "file with the certificate authority of the bus, if it speaks TLS with one of your own", ""
    )
    workers: int = documented("processes in which bots think", 2, 1, 256)
    think_seconds: float = documented(
        "seconds after which a bot's process is taken to hang, and replaced", 60.0, 1.0, 3_600.0
    )
    bot_pause: float = documented("seconds a bot takes at least, so that people can follow", 0.6, 0.0, 3_600.0)
    compile_ahead: bool = documented(
        "compile the games when the server starts, not when they are first played", default=True
    )
    nice: int = documented("how far compiling, replays and reviews give way to play, as `nice` has it", 10, 0, 19)
    hint_level: str = documented("the bot that gives hints", "mastermind")
    away_after: float = documented("seconds after which a seat that was left may be given to a bot", 60.0, **TIME)
    idle_after: float = documented(
        "seconds after which a player who is there but does not answer may be warned", 60.0, **TIME
    )
    warning_seconds: float = documented(
        "seconds that such a player has to say so, before a bot may stand in", 30.0, **TIME
    )
    word_seconds: float = documented("seconds that a deal waits for the words of the players' devices", 10.0, **TIME)
    origins: tuple[str, ...] = documented("other sites whose pages may use this server, comma-separated", ())
    proxies: tuple[str, ...] = documented("addresses of proxies to believe about who calls, comma-separated", ())
    contact: str = documented(
        "https://… or mailto:… by which people and push services reach you, whoever runs this server", ""
    )
    smtp: str = documented("smtp://… or smtps://USER@HOST:PORT that takes mail to players; none without it", "")
    smtp_password_file: str = documented("file with the password for it", "")
    mail_from: str = documented("address that such mail comes from", "")
    inner_networks: tuple[str, ...] = documented(
        "networks of yours that webhooks and push messages may reach, comma-separated; otherwise only the world", ()
    )
    open_tables: bool = documented("strangers may meet here: tables can be open to all, and are listed", default=False)
    names_refused: str = documented(
        "file of words that no name may have at open tables, one a line, beside our own", ""
    )
    names_refused_everywhere: bool = documented("keep to these words at private tables as well", default=False)
    metrics: str = documented("HOST:PORT at which Prometheus finds /metrics; nowhere if empty", "")
    page: str = documented("folder of the built page; the one in the package if empty", "")
    max_message: int = documented("bytes of the largest request or message", 16_384, 256, 2**24)
    max_record: int = documented("bytes of the largest game record to replay", 4_194_304, 256, 2**28)
    tables_per_hour: float = documented("new tables an hour from one address", 300.0, **RATE)
    joins_per_second: float = documented("joins a second from one address", 5.0, **RATE)
    calls_per_second: float = documented("requests a second from one address", 100.0, **RATE)
    moves_per_second: float = documented("moves and questions a second from one seat", 20.0, **RATE)
    chat_per_minute: float = documented("chat lines a minute from one seat; five may come at once", 30.0, **RATE)
    gallery_per_minute: float = documented(
        "lines a minute among the spectators from one address; five may come at once", 20.0, **RATE
    )
    replays_per_minute: float = documented("replays a minute for one address; ten may come at once", 30.0, **RATE)
    hints_per_second: float = documented("hints a second for one seat", 0.5, **RATE)
    subscriptions_per_hour: float = documented(
        "changes an hour, from one address, of where players are told of their turn", 600.0, **RATE
    )
    sockets_per_address: int = documented("open sockets from one address", 200, **COUNT)
    connections_per_address: int = documented("open connections from one address, sockets included", 500, **COUNT)
    connections: int = documented("open connections in all; 0 for 10,000, or what the system allows", 0, 0, 1_000_000)
    header_timeout: float = documented("seconds for the headers of a request to arrive", 10.0, 0.1, 3_600.0)
    tables_in_memory: int = documented(
        "tables that are kept in memory; others are read when they are needed", 5000, **COUNT
    )
    idle_minutes: float = documented("minutes after which a table nobody looks at leaves the memory", 15.0, **TIME)
    max_tables: int = documented("tables on disk; beyond them no new ones are made", 100_000, 1, 1e9)
    max_database_mb: float = documented(
        "megabytes that the database may use; beyond them no new tables are made", 4096.0, 1.0, 1e9
    )
    keep_waiting_days: float = documented(
        "days until a table that was never begun and nobody touches is closed", 7.0, 0.01, 1e6
    )
    keep_unfinished_days: float = documented("days until a table that nobody touches is closed", 60.0, 0.01, 1e6)
    keep_finished_days: float = documented("days until a finished table is closed", 365.0, 0.01, 1e6)
    keep_people_days: float = documented(
        "days until a person whom nobody has seen is forgotten, with their list of games", 730.0, 0.01, 1e6
    )
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

    def with_bus(self, bus: str) -> Settings:
        """For who has a bus and no database."""
        return replace(self, bus=bus)

    def check(self) -> None:
        """BadOption names the first setting that makes no sense."""
        for setting in fields(self):
            low, high = setting.metadata.get("low"), setting.metadata.get("high")
            value = getattr(self, setting.name)
            if low is not None and not low <= value <= high:  # NaN is not, either
                raise BadOption(f"{setting.name} must be from {low:,} to {high:,}, not {value}")
        for name, text, is_good, form in self.texts():
            if not is_good(text):
                raise BadOption(f"{name} can't be {text!r}: {form}")

    def texts(self) -> Iterator[tuple[str, str, Callable[[str], bool], str]]:
        """Every text that must have a form: the setting it is of, the text, its test, and the form in words."""
        if self.hint_level != Settings.hint_level:  # who makes a backup need not load the bots for the usual one
            yield "hint_level", self.hint_level, is_bot, "there is no such bot"
        for origin in self.origins:
            yield "origins", origin, is_origin, "an origin is https://NAME in small letters, with :PORT if it has one"
        for network in self.inner_networks:
            yield "inner_networks", network, is_network, "it is an IP address, or a network like 10.0.0.0/8"
        if self.contact:
            yield "contact", self.contact, is_contact, "it is https://NAME or mailto:NAME@HOST"
        if self.smtp:
            yield "smtp", self.smtp, is_mail_server, "it is smtp://HOST or smtps://HOST, perhaps with USER@ and :PORT"
            if self.smtp_password_file:
                yield "smtp_password_file", self.smtp_password_file, is_readable, "it can't be read"
            yield "mail_from", self.mail_from, is_mail_address, "with smtp it is an address, like vendome@example.com"
        if self.names_refused:
            yield "names_refused", self.names_refused, is_readable, "it can't be read as text"
        for proxy in self.proxies:
            yield "proxies", proxy, is_network, "a proxy is an IP address, or a network like 10.0.0.0/8"
        for host in self.hosts:
            yield "hosts", host, is_name, "a host is a name in small letters without a port, or *"
        if self.bus:
            yield (
                "bus",
                self.bus,
                is_bus,
                "a bus is nats://HOST or tls://HOST; several of one cluster are separated by commas",
            )
            yield (
                "database",
                self.database,
                is_shared,
                "with a bus it is postgresql://…, for only one process can use a file",
            )
        if self.metrics:
            yield "metrics", self.metrics, is_listener, "it is HOST:PORT, like 127.0.0.1:9100"

    @property
    def page_folder(self) -> Path:
        return Path(self.page) if self.page else Path(__file__).parent / "page"


def is_bot(name: str) -> bool:
    try:
        from vendome.bots import find_bot

        find_bot(name)
    except VendomeError:
        return False
    return True


def is_origin(text: str) -> bool:
    return re.fullmatch(r"[a-z][a-z0-9+.-]*://([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]+)?", text) is not None


def is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def is_readable(file: str) -> bool:
    try:
        Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return True


def is_contact(text: str) -> bool:
    return re.fullmatch(r"(https://|mailto:[^@\s]+@)[^\s@/]+\.[^\s@/]+(/\S*)?", text) is not None


def is_name(text: str) -> bool:
    return text == "*" or re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", text) is not None


def is_bus(text: str) -> bool:
    return all(re.fullmatch(r"(nats|tls)://[^/\s,]+", part) for part in text.split(","))


def is_shared(database: str) -> bool:
    return database.startswith(("postgresql:", "postgres:", "postgresql+"))


def is_listener(text: str) -> bool:
    host, _, port = text.rpartition(":")
    return bool(host) and port.isdecimal() and int(port) < 65_536


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
