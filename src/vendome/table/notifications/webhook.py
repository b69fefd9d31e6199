"""Webhooks: a message as JSON, in the form that Discord (`content`), and Slack and Mattermost (`text`) understand, and
with fields for programs."""

from __future__ import annotations

from typing import Any

import msgspec

HEADERS = {"Content-Type": "application/json"}


def body_of(text: str, url: str, about: dict[str, Any]) -> bytes:
    line = f"{text} {url}"
    # A message must not call a whole channel, whatever it says.
    return msgspec.json.encode({"content": line, "text": line, "allowed_mentions": {"parse": []}, "url": url, **about})
