"""Friends whose calls go to different processes: what one of them writes, all the others read."""

import asyncio
from types import SimpleNamespace

import pytest

from cluster.servers import Cluster
from table.people import Device

pytestmark = pytest.mark.slow


@pytest.fixture
def servers(made: Cluster) -> list[SimpleNamespace]:
    return [SimpleNamespace(address=web.address) for web in made.web]


def test_a_friend_is_invited_at_one_process_and_sits_down_at_another(servers: list[SimpleNamespace]) -> None:
    here, there = servers
    ada, bo = Device(here), Device(there, "Bo")
    party = ada.make("ho")
    code = ada.post("/me/friend-link").json()["code"]
    (friend,) = bo.post("/me/friends", {"code": code, "name": "Bo"}).json()["friends"]
    assert ada.read("/me/friends")["friends"][0]["id"] == friend["id"]
    ada.server = there  # whose table it is not
    assert ada.post(f"/tables/{party.table}/invite", {"friend": friend["id"]}).status_code == 200
    (asked,) = bo.read("/me/invitations")
    assert bo.join(asked["table"]).status_code == 200
    assert bo.read("/me/invitations") == []


def test_those_who_agree_at_once_at_several_processes_are_friends_once(servers: list[SimpleNamespace]) -> None:
    ada, bo = Device(servers[0]), Device(servers[0], "Bo")
    ada.make("ho")
    bo.make("ho")
    codes = {device.name: device.post("/me/friend-link").json()["code"] for device in (ada, bo)}
    asyncio.run(agree(servers, ada, bo, codes))
    for device in (ada, bo):
        assert len(device.read("/me/friends")["friends"]) == 1


async def agree(servers: list[SimpleNamespace], ada: Device, bo: Device, codes: dict[str, str]) -> None:
    """Both by the other's link, at both processes, all at once."""

    def call(server: SimpleNamespace, device: Device, other: Device) -> int:
        twin = Device(server, device.name)
        twin.headers = device.headers
        return twin.post("/me/friends", {"code": codes[other.name]}).status_code

    pairs = [(server, *two) for server in servers for two in ((ada, bo), (bo, ada))]
    answers = await asyncio.gather(*(asyncio.to_thread(call, *pair) for pair in pairs))
    assert set(answers) == {200}
