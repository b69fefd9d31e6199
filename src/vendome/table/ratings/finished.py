"""What a rated game leaves behind when it ends: who counts, and at which rank. It is written with the end itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from vendome.table.storage.people import Standing
from vendome.table.storage.ratings import game_to_rate, seat_to_rate
from vendome.table.storage.rows import MoveRow, SeatRow, TableRow
from vendome.table.storage.writer import Statement


def to_rate(
    row: TableRow, seats: Sequence[SeatRow], standings: Sequence[Standing], moves: Iterable[MoveRow], at: float
) -> list[Statement]:
    """The game waits to be rated. `moves` are those that stand."""
    ranks = ranks_of(standings, left_to_bots(seats, moves))
    return [game_to_rate(row.id, row.game, at), *(seat_to_rate(row.id, seat, ranks[seat.seat]) for seat in seats)]


def left_to_bots(seats: Sequence[SeatRow], moves: Iterable[MoveRow]) -> set[int]:
    """The seats of people who have not played the game themselves: they left, a bot stood in for them at the end, or
    they let their time run out so often that a bot has made most of their decisions."""
    by_player, by_bot = Counter[int](), Counter[int]()
    for move in moves:
        (by_bot if move.client_id is None else by_player)[move.seat] += 1
    return {
        seat.seat
        for seat in seats
        if seat.kind == "human" and (not seat.has_person or seat.by_bot or by_bot[seat.seat] > by_player[seat.seat])
    }


def ranks_of(standings: Sequence[Standing], left: Collection[int]) -> list[int]:
    """By seat. Whoever left the game to a bot comes behind all others, so that leaving saves nobody."""
    keys = [(one.seat in left, 0 if one.seat in left else one.place) for one in standings]
    return [1 + sum(other < key for other in keys) for key in keys]
