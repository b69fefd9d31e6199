"""A warning to a player who is connected but does not answer. It lives in the room: a restart forgets it."""

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class IdleWarning:
    """The player is asked whether they are still there. If not, a bot stands in as soon as enough of the others want it
    and the time is up."""

    until: float  # by the room's clock
    level: str  # of the bot
    timer: asyncio.Task[None]  # looks again when the time is up
    voters: set[int] = field(default_factory=set)  # the seats that asked for a bot
    by_host: bool = False  # the host did, which is enough
