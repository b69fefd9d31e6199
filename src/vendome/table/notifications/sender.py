"""Sends one message to one address, and says what came of it."""

from __future__ import annotations

import logging
import smtplib
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from vendome.engine.contract import Game
from vendome.table import metrics
from vendome.table.notifications import push, webhook
from vendome.table.notifications.mail import MailServer
from vendome.table.notifications.outside import Answered, Outside, Unreached
from vendome.table.notifications.words import Said, game_in, say, words_in
from vendome.table.problems import Refused
from vendome.table.storage.subscriptions import Subscription

log = logging.getLogger(__name__)

GONE = (404, 410)  # the browser has ended its subscription, or the webhook was deleted
UNSUBSCRIBE = "/unsubscribe"  # the page, and below /api the call

# `gone`: nothing ever gets there again.
Fate = Literal["sent", "failed", "gone"]


class Outcome(NamedTuple):
    fate: Fate
    wait: float | None = None  # seconds, if the service wants us to wait


@dataclass(frozen=True, slots=True)
class Message:
    """What is told of a table: `begun`, `turn`, `reminder`, `over` or `test`."""

    what: str
    table: str
    seat: int
    game: Game
    left: float | None = None  # seconds until the player's time runs out

    def said(self, language: str) -> Said:
        return say(self.what, self.game, language, self.left)

    @property
    def about(self) -> dict[str, Any]:
        """For programs."""
        return {"event": self.what, "table": self.table, "game": self.game.id, "seat": self.seat}


class Sender:
    def __init__(self, outside: Outside, key: push.PushKey, mail_server: MailServer | None) -> None:
        self.outside, self.key, self.mail_server = outside, key, mail_server

    async def send(self, to: Subscription, message: Message) -> Outcome:
        """Whatever happens there, it is an outcome."""
        try:
            outcome = await self.try_to_send(to, message)
        except (Unreached, Refused, OSError, smtplib.SMTPException) as error:
            log.info("a notification was not sent", extra={"kind": to.kind, "reason": type(error).__name__})
            outcome = Outcome("failed")
        metrics.NOTIFICATIONS.labels(to.kind, outcome.fate).inc()
        return outcome

    async def try_to_send(self, to: Subscription, message: Message) -> Outcome:
        match to.kind:
            case "push":
                return outcome_of(await self.push(to, message))
            case "webhook":
                return outcome_of(await self.call_webhook(to, message))
            case "email":
                return await self.mail(to, message)

    async def push(self, to: Subscription, message: Message) -> Answered:
        said = message.said(to.language)
        body = push.body_of(to, {"title": said.title, "text": said.text, "language": to.language, **message.about})
        return await self.outside.post(to.address, body, push.headers_of(self.key, to, message.table, message.left))

    async def call_webhook(self, to: Subscription, message: Message) -> Answered:
        said = message.said(to.language)
        body = webhook.body_of(f"{said.title}. {said.text}", link_to(to, message.table), message.about)
        return await self.outside.post(to.address, body, webhook.HEADERS)

    async def mail(self, to: Subscription, message: Message) -> Outcome:
        said = message.said(to.language)
        ending = words_in(to.language).mail_end.format(link=f"{to.origin}{UNSUBSCRIBE}#{to.secret}")
        text = f"{said.text}\n\n{link_to(to, message.table)}\n\n--\n{ending}\n"
        await self.hand_in(to, said.title, text, f"{to.origin}/api{UNSUBSCRIBE}?key={to.secret}")
        return Outcome("sent")

    async def mail_code(self, to: Subscription, game: Game) -> Outcome:
        """Whoever reads the mail of this address must say that they want it."""
        words = words_in(to.language)
        parts = {"game": game_in(game, to.language), "code": to.code}
        try:
            await self.hand_in(to, words.code.format(**parts), words.code_text.format(**parts) + "\n", None)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail was not sent", extra={"reason": type(error).__name__})
            return Outcome("failed")
        return Outcome("sent")

    async def hand_in(self, to: Subscription, subject: str, text: str, ending: str | None) -> None:
        if self.mail_server is None:  # the operator has taken it away
            raise Unreached("no mail server")
        await self.mail_server.send(to.address, subject, text, ending)


def outcome_of(answered: Answered) -> Outcome:
    if answered.status in GONE:
        return Outcome("gone")
    return Outcome("sent" if 200 <= answered.status < 300 else "failed", answered.wait)


def link_to(subscription: Subscription, table: str) -> str:
    return f"{subscription.origin}/table/{table}"
