"""Mail, by the operator's server. Without one there is none."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

POLICY = SMTP.clone(max_line_length=998)  # a link that is folded is no link any more
PATIENCE = 20.0  # seconds for the server to answer
PORTS = {"smtp": 587, "smtps": 465}
IS_LOCAL = ("localhost", "127.0.0.1", "::1")
# What we send to: nothing that could be more than one address, or a header.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class MailServer(NamedTuple):
    """Where mail is handed in: `smtp://USER@HOST:PORT`, which must offer TLS unless it is this machine, or `smtps://`,
    which speaks it from the start."""

    host: str
    port: int
    user: str
    password: str
    is_encrypted: bool  # from the start
    sender: str

    @classmethod
    def of(cls, url: str, password_file: str, sender: str) -> MailServer:
        """From settings that were checked."""
        parts = urlsplit(url)
        password = Path(password_file).read_text(encoding="utf-8").strip() if password_file else ""
        port = parts.port or PORTS[parts.scheme]
        user = unquote(parts.username or "")
        return cls(parts.hostname or "", port, user, password, parts.scheme == "smtps", sender)

    async def send(self, to: str, subject: str, text: str, ending: str | None = None) -> None:
        """OSError or SMTPException, if the server does not take it. `ending` is where one press ends these mails."""
        message = self.message(to, subject, text, ending)
        await asyncio.to_thread(self.hand_in, message)

    def message(self, to: str, subject: str, text: str, ending: str | None) -> EmailMessage:
        message = EmailMessage(POLICY)
        message["From"] = Address("Vendôme", addr_spec=self.sender)
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if ending is not None:
            message["List-Unsubscribe"] = f"<{ending}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def hand_in(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self.is_encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with server:
            if not self.is_encrypted and self.host not in IS_LOCAL:
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


def is_mail_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


def is_mail_server(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in PORTS and bool(parts.hostname) and parts.password is None and parts.port != 0
    except ValueError:
        return False
