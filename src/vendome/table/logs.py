"""Structured logs: a message, and what belongs to it as fields. No token, no name and no secret is ever logged."""

import asyncio
import json
import logging
import sys
import time
from collections import Counter
from typing import Any

ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What we said with it. A library may add fields to all records, whose names begin with an underscore."""
    return {name: value for name, value in vars(record).items() if name not in ORDINARY and not name.startswith("_")}


class JsonLines(logging.Formatter):
    """For machines: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Plain(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in fields_of(record).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {fields}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Tally:
    """What strangers can cause as often as they like is logged once a minute with its number, so that nobody fills the
    disk with logs."""

    def __init__(self, log: logging.Logger, pause: float = 60.0) -> None:
        self.log, self.pause = log, pause
        self.counts: Counter[str] = Counter()
        self.timer: asyncio.TimerHandle | None = None

    def note(self, what: str) -> None:
        """The first time is logged at once, what follows when the pause is over."""
        self.counts[what] += 1
        if self.timer is None:
            self.tell()

    def tell(self) -> None:
        self.timer = None
        if not self.counts:
            return
        for what, count in self.counts.items():
            self.log.warning("turned away: %s", what, extra={"count": count})
        self.counts.clear()
        self.timer = asyncio.get_running_loop().call_later(self.pause, self.tell)


def set_up_logs(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Plain())
    for name in ("vendome", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "vendome" else logging.WARNING)
    # Of every connection that did not close in order it tells with a traceback: we say ourselves what is out of reach.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
