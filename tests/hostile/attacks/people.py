"""Strangers who want to be somebody else, or to be told what is none of their business."""

import secrets
from collections import Counter
from itertools import product

from hostile.attacks.target import Outcome, Target, all_of, status_of, stranger
from hostile.wire import Line, answer_of, request
from table.push_service import Browser

AT_ONCE = 20
KEYS = 200
CODES = 300
QUESTIONS = ("", "/tables", "/history", "/ratings", "/friends", "/invitations", "/export")
CHANGES = ("/erase", "/friend-link", "/devices/aaaaaaaa/remove", "/passkeys/aaaaaaaa/remove", "/muted/a/end")

# Ways to say "your own machine", "your own network" and "the cloud's keys".
INNER = (
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://0.0.0.0/",
    "https://10.0.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://[fd00::1]/",
    "https://[fe80::1%25eth0]/",
    "https://localhost/",
    "https://localhost.:443/",
    "https://user:word@127.0.0.1/",
    "https://127.0.0.1\\@example.com/",
    "https://example.com:22/",
    "http://example.com/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:25/_HELO",
    "https://",
    "https://exa mple.com/",
    "https://example.com/\r\nX-Evil: 1",
)


def made_up_key() -> str:
    """Of the form that a device's key has."""
    return f"device-{secrets.token_urlsafe(32)}"


async def inner_addresses(target: Target) -> Outcome:
    """A stranger at a table of their own wants the server to call addresses that only it can reach."""
    made = await target.ask("POST", "/api/tables", {"game": "shadow_thief", "seats": [{"kind": "human"}] * 2})
    if made.status != 201:
        return Counter({str(made.status): 1})
    path, token = f"/api/tables/{made.json['table']}/subscriptions", made.json["seats"][0]["token"]
    keys = Browser("").wish["keys"]

    async def subscribe(kind: str, address: str) -> str:
        """A name that a browser has told may be kept; where it leads is looked at before each message."""
        wish = {"kind": kind, "address": address, "keys": keys}
        made = await target.ask("POST", path, wish, token)
        if made.status != 200:
            return str(made.status)
        told = await target.ask("POST", f"{path}/{made.json['id']}/try", {}, token)
        return "reached" if told.status == 200 and told.json["sent"] else "not reached"

    return await all_of(subscribe(*pair) for pair in product(("webhook", "push"), INNER))


async def keys_by_the_hundred(target: Target) -> Outcome:
    """Keys of devices that never sat down ask for all, change all and erase all."""
    outcome: Outcome = Counter()
    for start in range(0, KEYS, AT_ONCE):
        calls = []
        for number in range(start, start + AT_ONCE):
            key, source = made_up_key(), stranger(number % 40)
            changes = CHANGES[number % len(CHANGES)]
            calls.append(target.ask("GET", f"/api/me{QUESTIONS[number % len(QUESTIONS)]}", None, key, source))
            calls.append(target.ask("POST", f"/api/me{changes}", {}, key, source))
            calls.append(target.ask("GET", f"/api/tables/{target.table}", None, key, source))
        outcome += await all_of(map(status_of, calls))
    return outcome


async def friend_codes(target: Target) -> Outcome:
    """Codes of links to friends, guessed; whoever has one would be told a name, and could invite."""
    outcome: Outcome = Counter()
    for start in range(0, CODES, AT_ONCE):
        codes = [secrets.token_urlsafe(16) for _ in range(AT_ONCE)]
        calls = [
            target.ask("POST", path, {"code": code}, made_up_key(), stranger((start + number) % 50))
            for number, code in enumerate(codes)
            for path in ("/api/me/friend-link/look", "/api/me/friends")
        ]
        outcome += await all_of(map(status_of, calls))
    return outcome


async def passkey_noise(target: Target) -> Outcome:
    """Questions for passkeys that are never answered, and answers that nobody has asked for."""
    nonsense = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30"}}
    deep: object = []
    for _ in range(200):
        deep = [deep]
    answers: tuple[object, ...] = (
        nonsense,
        {},
        {**nonsense, "response": deep},
        {**nonsense, "id": "A" * 30_000},
        {"id": None},
    )

    async def call(number: int, path: str, body: object) -> str:
        async with await Line.open(target.port, stranger(number % 50)) as line:
            host = f"localhost:{target.port}"
            await line.write(
                request("POST", f"/api/me/{path}", target.port, body, made_up_key(), Connection="close", Host=host)
            )
            return str(answer_of(await line.rest()).status)

    outcome: Outcome = Counter()
    for start in range(0, KEYS, AT_ONCE):
        numbers = range(start, start + AT_ONCE)
        outcome += await all_of(call(number, "sign-in/begin", {}) for number in numbers)
        outcome += await all_of(
            call(number, "sign-in", {"credential": answers[number % len(answers)]}) for number in numbers
        )
    return outcome
