"""Calls about passkeys: to make one, to show one on another device, to remove one."""

import asyncio
from importlib import import_module

from vendome.table.calls.common import Request, need_device, need_person
from vendome.table.calls.people import described
from vendome.table.problems import Refused
from vendome.table.protocol.people import Me, PasskeyWish
from vendome.table.site import Site
from vendome.table.storage.passkeys import Passkey, Passkeys

MOST = 8  # passkeys of one person


async def begin_passkey(request: Request) -> PasskeyWish:
    site, (device, person) = Site.of(request.origin), await need_person(request)
    known = await stored(request).of(person.id)
    if len(known) >= MOST:
        raise Refused("too-many-passkeys", most=MOST)
    await need_library()
    from vendome.table import passkeys

    challenge, options = passkeys.creation(site, person.name or "", known)
    await stored(request).challenge(challenge, device, "register")
    return PasskeyWish(options)


async def add_passkey(request: Request) -> Me:
    site, (device, person) = Site.of(request.origin), await need_person(request)
    await need_library()
    from vendome.table import passkeys

    answer, challenge = request.body.credential, passkeys.challenge_in(request.body.credential)
    if not await stored(request).take(challenge, device, "register"):
        raise Refused("stale-challenge")
    name, key, count = await asyncio.to_thread(passkeys.made, answer, challenge, site)
    today = request.house.store.people.today()
    if not await stored(request).add(Passkey(name, person.id, key, count, device.label, today, today)):
        raise Refused("wrong-passkey")
    return await described(request, device, person)


async def begin_sign_in(request: Request) -> PasskeyWish:
    request.services.limits.joins.take(request.address, "too-many-requests")
    site, device = Site.of(request.origin), need_device(request)
    await need_library()
    from vendome.table import passkeys

    challenge, options = passkeys.request(site)
    await stored(request).challenge(challenge, device, "sign-in")
    return PasskeyWish(options)


async def sign_in(request: Request) -> Me:
    """The device that asks is the passkey's person's from now on."""
    request.services.limits.joins.take(request.address, "too-many-requests")
    site, device, answer = Site.of(request.origin), need_device(request), request.body.credential
    await need_library()
    from vendome.table import passkeys

    challenge = passkeys.challenge_in(answer)
    if not await stored(request).take(challenge, device, "sign-in"):
        raise Refused("stale-challenge")
    passkey = await stored(request).find(passkeys.name_in(answer))
    if passkey is None:
        raise Refused("unknown-passkey")
    count = await asyncio.to_thread(passkeys.shown, answer, challenge, site, passkey)
    people = request.house.store.people
    if not await stored(request).sign_in(passkey, count, device, await people.of(device)):
        raise Refused("stale-challenge")
    return await described(request, device, await people.of(device))


async def remove_passkey(request: Request) -> Me:
    device, person = await need_person(request)
    if not await stored(request).remove(person.id, request.path["passkey"]):
        raise Refused("no-such-passkey")
    return await described(request, device, person)


async def need_library() -> None:
    """It takes half a second to import: so not before somebody asks, and beside the event loop."""
    await asyncio.to_thread(import_module, "vendome.table.passkeys")


def stored(request: Request) -> Passkeys:
    return request.house.store.passkeys
