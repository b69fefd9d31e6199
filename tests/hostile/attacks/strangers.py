"""Strangers at tables and nights that are open to them: they come and go, cheat, and never stop asking."""

import secrets
from collections import Counter
from typing import Any

from hostile.attacks.target import Outcome, Target, all_of, status_of, stranger
from hostile.wire import Answer

AT_ONCE = 20
SEARCHES = 100
NIGHTS = 60
ENTRIES = 200
WAVERING = 60
LINES = 200


async def searches(target: Target) -> Outcome:
    """Seats at open tables that are taken and given up again at once, and the list, read over and over."""

    async def search(number: int) -> str:
        source = stranger(number % 40)
        wish = {"games": ["shadow_thief"], "name": f"Guest {number}", "language": "en", "players": 3 + number % 4}
        found = await target.ask("POST", "/api/open-tables/find", wish, source=source)
        await target.ask("GET", "/api/open-tables", source=source)
        if found.status != 200:
            return str(found.status)
        seat, token = found.json["seat"], found.json["token"]
        left = await target.ask(
            "POST", f"/api/tables/{found.json['table']}/seats/{seat}/vacate", {}, token, source=source
        )
        return str(left.status)

    outcome: Outcome = Counter()
    for start in range(0, SEARCHES, AT_ONCE):
        outcome += await all_of(map(search, range(start, start + AT_ONCE)))
    return outcome


async def nights_by_the_dozen(target: Target) -> Outcome:
    """Nights that nobody will play, and a crowd that enters one of them and asks how it stands."""
    wishes = (
        target.ask("POST", "/api/nights", {"game": "master_thieves", "deals": 16}, source=stranger(number % 5))
        for number in range(NIGHTS)
    )
    outcome = await all_of(map(status_of, wishes))
    night = await new_night(target)
    if night is None:
        return outcome
    path = f"/api/nights/{night['night']}"

    async def enter(number: int) -> str:
        source = stranger(number % 40)
        entered = await target.ask("POST", f"{path}/enter", {"id": secrets.token_urlsafe(16)}, source=source)
        if entered.status != 200:
            return str(entered.status)
        return str((await target.ask("GET", path, None, entered.json["token"], source)).status)

    for start in range(0, ENTRIES, AT_ONCE):
        outcome += await all_of(map(enter, range(start, start + AT_ONCE)))
    return outcome


async def new_night(target: Target) -> Any:
    for number in range(5, 10):
        made = await target.ask("POST", "/api/nights", {"game": "shadow_thief", "deals": 2}, source=stranger(number))
        if made.status == 201:
            return made.json
    return None


async def forged_results(target: Target) -> Outcome:
    """Whoever plays in a night wants to see its deals, to close it, or to sit where somebody else has entered."""
    night = await new_night(target)
    if night is None:
        return Counter({"429": 1})
    path = f"/api/nights/{night['night']}"
    honest, thief = [await entry_of(target, path, number) for number in (11, 12)]
    wish = {"deal": 1, "name": "Ann", "id": secrets.token_urlsafe(16)}
    table = (await target.ask("POST", f"{path}/tables", wish, honest, stranger(11))).json["table"]
    there = f"/api/tables/{table}"
    tried: list[tuple[str, str, Any, str]] = [
        ("POST", f"{path}/close", {}, thief),
        ("POST", f"{path}/close", {}, honest),
        ("POST", f"{path}/close", {}, "guessed"),
        ("POST", f"{path}/tables", {**wish, "deal": 2}, "guessed"),
        ("POST", f"{path}/tables", {**wish, "deal": 99}, thief),
        ("POST", f"{path}/tables", {**wish, "seat": -1}, thief),
        ("POST", f"{path}/tables", {**wish, "score": 10**9}, thief),
        ("GET", path, None, "guessed"),
        ("GET", there, None, thief),
        ("GET", f"{there}/record", None, thief),
        ("GET", f"{there}/replay?seat=all", None, ""),
        ("GET", f"{there}/observation", None, thief),
        ("POST", f"{there}/join", {"name": "Eve", "entry": thief}, ""),
        ("POST", f"{there}/again", {}, thief),
        ("POST", f"{there}/settings", {"take_backs": "free"}, thief),
    ]
    asked = (target.ask(*call, source=stranger(20 + number)) for number, call in enumerate(tried))
    return await all_of(map(status_of, asked))


async def entry_of(target: Target, path: str, number: int) -> str:
    entered = await target.ask("POST", f"{path}/enter", {"id": secrets.token_urlsafe(16)}, source=stranger(number))
    return str(entered.json["token"])


async def wavering(target: Target) -> Outcome:
    """Two players of their own table move, take back, ask and refuse, as fast as they can."""
    wish = {"game": "gentlemen_thieves", "seats": [{"kind": "human"}] * 2}
    made = await target.ask("POST", "/api/tables", wish)
    if made.status != 201:
        return Counter({str(made.status): 1})
    path, tokens = f"/api/tables/{made.json['table']}", [seat["token"] for seat in made.json["seats"]]
    await target.ask("POST", f"{path}/start", {}, made.json["host"])
    said: Outcome = Counter()

    async def call(seat: int, action: str, body: Any) -> Answer:
        answer = await target.ask("POST", f"{path}/{action}", body, tokens[seat], stranger(seat))
        said[str(answer.status)] += 1
        return answer

    for number in range(WAVERING):
        view = (await target.ask("GET", path, None, made.json["host"])).json
        if not view.get("asked"):
            break
        seat = view["asked"][0]
        own = (await target.ask("GET", path, None, tokens[seat])).json
        move = {"ply": own["ply"], "move": own["legal"][0], "id": number}
        await call(seat, "moves", move)
        await call(seat, "take-back", {"ply": own["ply"], "id": number})
        await call(1 - seat, "take-back/answer", {"ply": own["ply"], "agree": number % 2 == 0})
        await call(1 - seat, "take-back", {"ply": own["ply"], "id": f"other {number}"})
    return said


async def gallery_chatter(target: Target) -> Outcome:
    """Strangers who look on shout in the gallery of an honest table, and react to its moves, which only players may."""

    async def shout(number: int) -> str:
        source = stranger(number % 10)
        line = {"name": "Eve", "text": f"{number} {'x' * 400}", "key": f"never-to-be-guessed-{number}"}
        said = await target.ask("POST", f"/api/tables/{target.table}/gallery", line, "", source)
        reaction = {"ply": 1, "reaction": "bravo"}
        reacted = await target.ask("POST", f"/api/tables/{target.table}/reactions", reaction, "", source)
        return f"{said.status} {reacted.status}"

    outcome: Outcome = Counter()
    for start in range(0, LINES, AT_ONCE):
        outcome += await all_of(map(shout, range(start, start + AT_ONCE)))
    return outcome
