"""How the web processes of one server tell each other that a table changed.

One process needs no bus. Several share a PostgreSQL, and its LISTEN and NOTIFY carry the table's id; whoever has
that table in memory reads what is new from the log.
"""

from typing import Protocol


class Bus(Protocol):
    async def attend(self, table: str) -> None:
        """From now on this process wants to know of changes at the table."""

    def leave(self, table: str) -> None: ...

    def tell(self, table: str) -> None:
        """This process changed the table; the change is committed."""


class Alone:
    """The only process there is."""

    async def attend(self, table: str) -> None: ...

    def leave(self, table: str) -> None: ...

    def tell(self, table: str) -> None: ...
