"""A request to take a move back, which the others may allow. It lives in the room: a restart forgets it."""

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class TakeBackRequest:
    """The first who does not allow it ends it, and so does any move. Who is silent until the time is up has not allowed
    it, unless they have gone by then."""

    seat: int  # who asks
    ply: int  # of the move
    client_id: str
    until: float  # by the room's clock
    timer: asyncio.Task[None]  # looks again when the time is up
    agreed: set[int] = field(default_factory=set)  # the seats that allow it
