"""A table's page that is fed views of games played here: every kind of question a game asks, at once, at any size.

The views are built as the server builds them. The games are random, with the most players and the longest names.
"""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import fields
from playwright.sync_api import Page, WebSocketRoute

import vendome
from browser.devices import Open
from vendome import GAMES
from vendome.engine.contract import Memory
from vendome.engine.records import Proof
from vendome.table import view_builder
from vendome.table.protocol.views import Patience
from vendome.table.room import Room
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.stored import Stored
from vendome.table.tokens import Viewer
from vendome.table.typescript.games import questions_of
from waits import until

TABLE = "fed"
GAMES_EACH = 12  # enough for the rarest question
LONGEST = 40  # letters of a name
NAMES = ("Maximiliane Wilhelmine von Württemberg-M", "W" * LONGEST, "Ada", "Comtesse Marie-Madeleine de Montmorency")

# What is asked, and what can be pressed to answer it.
SHOWN = "() => document.querySelector('[data-question]') && document.querySelector('[data-move], [data-first-part]')"

View = dict[str, Any]


def room_of(game_id: str, players: int, seed: int, memory: Memory) -> Room:
    setup, proof = vendome.game(game_id, players=players), Proof(f"{seed:064x}", "7" * 32)
    settings = TableSettings(memory=memory)
    row = TableRow(TABLE, game_id, setup.game.version, setup.stated(), proof.seed, proof.nonce, "", "", settings)
    row.status = "playing"
    seats = [SeatRow(i, "human", NAMES[i % len(NAMES)][: LONGEST - i // 4], token=f"{i}") for i in range(players)]
    room = Room(Stored(row, seats, [], []), Patience(away=60, idle=60), now=lambda: 0.0)
    room.begin()
    return room


def played(game_id: str, players: int, seed: int, memory: Memory) -> Iterator[tuple[str, View]]:
    """Every question of a random game, as the seat that is asked is shown it."""
    room, random = room_of(game_id, players, seed, memory), Random(seed)
    while not room.session.finished:
        seat = room.session.asked[0]
        view: View = json.loads(view_builder.encoder.encode(view_builder.view_of(room, Viewer(seat))))
        yield view["question"]["key"], view
        verbs = sorted({move.split(" ")[0] for move in view["legal"]})
        verb = random.choice(verbs)  # many ways to move the loot must not crowd out the rest
        room.play(seat, random.choice([move for move in view["legal"] if move.split(" ")[0] == verb]), 0.0)


@cache
def questions(game_id: str, players: int, memory: Memory = "full") -> dict[str, View]:
    """Of each kind of question the last one asked: by then the most lies on the table."""
    keys = {field.default for kind in questions_of(GAMES[game_id]) for field in fields(kind) if field.name == "key"}
    found: dict[str, View] = {}
    for seed in range(GAMES_EACH):
        if found.keys() == keys:
            break
        found |= {key: view for key, view in played(game_id, players, seed, memory) if key not in found or seed == 0}
    assert found.keys() == keys, f"{GAMES_EACH} games of {game_id} asked no {keys - found.keys()}"
    return found


class FedTable:
    """The page of a table, and what feeds it."""

    def __init__(self, open_page: Open, **options: Any) -> None:
        self._number = -1
        self._sockets: list[WebSocketRoute] = []
        self.page: Page = open_page(f"/table/{TABLE}", first=self._catch, **options)

    def _catch(self, page: Page) -> None:
        page.route_web_socket("**/live?**", lambda socket: self._sockets.append(socket))

    def show(self, view: View) -> None:
        until(lambda: self._sockets, rest=lambda: self.page.wait_for_timeout(20))
        self._number += 1
        update = {"number": self._number, "ply": view["ply"], "view": view, "events": []}
        self._sockets[-1].send(json.dumps(update))
        self.page.wait_for_function(SHOWN)
