"""A web process that has joined the others: all parts of this package, started in order."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable

from vendome.table.calls import Services
from vendome.table.cluster.anywhere import TablesAnywhere
from vendome.table.cluster.bus import Bus, BusDown
from vendome.table.cluster.far_workers import FarWorkers
from vendome.table.cluster.mail import Mail
from vendome.table.cluster.messages import Left, Spent, Took, decode_notice
from vendome.table.cluster.ownership import ALL, Ownership
from vendome.table.cluster.shared_limits import SharedLimits
from vendome.table.cluster.status import WHO, WebStatus, status_json
from vendome.table.house import House
from vendome.table.limits import Limits
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.workers import Workers


class Joined:
    def __init__(self, bus: Bus, ownership: Ownership, limits: Limits) -> None:
        self.bus, self.ownership, self.me = bus, ownership, ownership.me
        self.mail = Mail(bus, self.me)
        self.tables = TablesAnywhere(ownership, self.mail)
        self.limits = SharedLimits(limits, self.me, ownership.announce)

    @classmethod
    async def join(cls, settings: Settings, store: Store, limits: Limits, address: str) -> Joined:
        """BadOption, if the bus can't be reached. From now on writes are fenced."""
        me = secrets.token_hex(6)
        bus = await Bus.connect(settings, f"vendome web {me}")
        joined = cls(bus, Ownership(store, bus, me, address), limits)
        await joined.ownership.begin()
        return joined

    async def far_workers(self, here: Workers) -> FarWorkers:
        workers = FarWorkers(self.bus, f"{self.me}-{secrets.token_hex(2)}", here)
        await workers.open()
        return workers

    async def open(self, services: Services) -> None:
        """From now on we hear what others say."""
        self.tables.services_ = services
        self.ownership.house = services.house
        await self.mail.open(self.tables)
        await self.bus.subscribe(ALL, self._heard)
        await self.bus.subscribe(WHO, self._introduce)
        await self.bus.flush()

    @property
    def chores(self) -> list[Callable[[], Awaitable[None]]]:
        return [self.ownership.renew_for_ever, self.ownership.adopt_for_ever, self.limits.tell_for_ever]

    def _heard(self, _: str, data: bytes) -> None:
        match decode_notice(data):
            case Spent() as spent:
                self.limits.heard(spent)
            case Took() | Left() as notice:
                self.ownership.heard(notice)
                if isinstance(notice, Left):
                    self.limits.forget(notice.process)

    def _introduce(self, subject: str, _: bytes) -> None:
        house: House = self.tables.services.house
        status = WebStatus(
            self.me, self.ownership.name, self.ownership.address, len(self.ownership.fence.epochs), len(house.rooms),
            self.limits.limits.sockets.total(), len(self.tables.far_lines), len(house.store.writer.waiting),
        )  # fmt: skip
        self.bus.say(subject, status_json(status))

    def trouble(self) -> str | None:
        """Why tables of other processes can't be reached, in words for anyone."""
        return None if self.bus.is_connected else "the bus can't be reached"

    async def leave(self) -> None:
        """Hand everything over, and say so. What comes still is passed on."""
        await self.ownership.leave()
        with contextlib.suppress(BusDown):
            await self.bus.flush()

    async def close(self) -> None:
        await self.mail.close()
        await self.bus.close()
