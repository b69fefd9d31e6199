"""Compares what players were promised and shown with the log that the database has at the end."""

from __future__ import annotations

import json
from typing import Any

from cluster.players import History
from vendome.engine.records import Proof
from vendome.table.rebuild import Log
from vendome.table.storage.store import Store
from vendome.table.storage.stored import Stored
from vendome.table.table_session import TableSession
from waits import until_async

LONGEST = 15.0  # seconds until the end of a game is noted, by whoever takes it over


async def check(database: str, histories: list[History]) -> int:
    """How many moves were acknowledged in all. An AssertionError names what was lost, made twice or never was."""
    store = await Store.open(database)
    try:
        for history in histories:
            check_table(await finished(store, history.table), history)
        return sum(len(history.acknowledged) for history in histories)
    finally:
        await store.close()


async def finished(store: Store, table: str) -> Stored:
    """The end of a game is noted after its last move. If the process dies just then, another does that."""

    async def is_noted() -> Stored | None:
        stored = await store.load(table)
        assert stored is not None, f"table {table} is gone"
        return stored if stored.row.status == "finished" else None

    found: Stored = await until_async(is_noted, within=LONGEST, pause=0.2)
    return found


def check_table(stored: Stored, history: History) -> None:
    moves = {move.ply: (move.seat, move.move) for move in stored.moves}
    assert len(moves) == len(stored.moves), "a ply was written twice"
    assert sorted(moves) == list(range(len(moves))), "a ply is missing"
    for ply, promised in history.acknowledged.items():
        assert moves.get(ply) == promised, (
            f"{history.table}: move {ply} was promised as {promised}, is {moves.get(ply)}"
        )
    states = states_of(stored)
    for seat, views in history.shown:
        check_views(history.table, states[seat], [view for view in views if view["status"] != "waiting"])


def states_of(stored: Stored) -> dict[int | None, list[str]]:
    """By seat: what it is shown after each move, in the order in which they came."""
    row, seats = stored.row, stored.seats
    words, hashes = (tuple(getattr(seat, name) for seat in seats) for name in ("word", "word_hash"))
    proof, names = Proof(row.seed, row.nonce, words, hashes), [seat.name for seat in seats]
    session = Log(row.game, row.options, proof, names, row.settings.memory, [], []).new_session
    viewers = [*range(len(seats)), None]
    states: dict[int | None, list[str]] = {viewer: [shown(session, viewer)] for viewer in viewers}
    for move in sorted(stored.moves, key=lambda move: (move.arrived, move.ply)):
        session.play(move.seat, move.move)
        for viewer in viewers:
            states[viewer].append(shown(session, viewer))
    assert session.finished
    return states


def shown(session: TableSession, viewer: int | None) -> str:
    return canonical({"state": json.loads(bytes(session.state(viewer))), "asked": list(session.asked)})


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def check_views(table: str, states: list[str], views: list[dict[str, Any]]) -> None:
    """Every view is one of the game's moments, and a later one shows no earlier moment."""
    at = 0
    for view in views:
        text = canonical({"state": view["state"], "asked": view["asked"]})
        places = [place for place in range(at, len(states)) if states[place] == text]
        assert places, f"{table}: a view after {at} moves shows what never was, or goes back"
        at = places[0]
