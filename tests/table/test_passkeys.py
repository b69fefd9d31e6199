"""A passkey carries who one is to another device, and nobody else does."""

from __future__ import annotations

from typing import Any

import pytest

from table.authenticator import PRESENT, Authenticator, Json
from table.live_server import Server, client, error_of
from table.people import Device
from vendome.table.storage import passkeys


class Named(Device):
    """A device that calls the server by a name, as a browser with passkeys must."""

    def __init__(self, server: Any, name: str = "Ada", host: str = "localhost") -> None:
        super().__init__(server, name)
        self.headers["Host"] = f"{host}:{server.address.partition(':')[2]}"

    def begin(self, what: str) -> Json:
        answer = self.post(f"/me/{what}/begin")
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["options"])

    def register(self, authenticator: Authenticator) -> Json:
        answer = self.post("/me/passkeys", authenticator.make(self.begin("passkeys")))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def sign_in(self, authenticator: Authenticator) -> Any:
        return self.post("/me/sign-in", authenticator.show(self.begin("sign-in")))


def origin_of(server: Server) -> str:
    return f"http://localhost:{server.address.partition(':')[2]}"


@pytest.fixture
def phone(server: Server) -> Authenticator:
    return Authenticator(origin_of(server))


@pytest.fixture
def ada(server: Server, phone: Authenticator) -> Named:
    """Who sits at a table, and has a passkey."""
    device = Named(server)
    device.make()
    device.register(phone)
    return device


def test_a_passkey_takes_ones_seats_to_another_device(server: Server, ada: Named, phone: Authenticator) -> None:
    other = Named(server)
    assert other.read("/me/tables") == []
    me = other.sign_in(phone).json()
    assert (me["name"], len(me["devices"]), len(me["passkeys"])) == ("Ada", 2, 1)
    assert other.read("/me/tables") == ada.read("/me/tables") != []


def test_what_was_begun_on_the_other_device_comes_along(server: Server, ada: Named, phone: Authenticator) -> None:
    other = Named(server, "Ada too")
    party = other.make()
    assert other.sign_in(phone).status_code == 200
    assert other.sign_in(phone).status_code == 200, "once more changes nothing"
    assert party.table in {table["table"] for table in ada.read("/me/tables")}
    assert ada.at(party.table).view()["seat"] == 0
    assert len(ada.read("/me")["devices"]) == 2


def test_what_a_browser_is_asked_for(server: Server, ada: Named, phone: Authenticator) -> None:
    wish = ada.begin("passkeys")
    assert wish["rp"] == {"id": "localhost", "name": "Vendôme"}
    assert wish["attestation"] == "none"
    assert wish["authenticatorSelection"]["residentKey"] == "required"
    assert wish["authenticatorSelection"]["userVerification"] == "required"
    assert len(wish["excludeCredentials"]) == 1
    assert wish["user"]["id"] != ada.begin("passkeys")["user"]["id"]
    assert ada.begin("sign-in").get("allowCredentials", []) == []


def test_a_passkey_that_was_removed_opens_nothing(server: Server, ada: Named, phone: Authenticator) -> None:
    (passkey,) = ada.read("/me")["passkeys"]
    assert ada.post(f"/me/passkeys/{passkey['id']}/remove").json()["passkeys"] == []
    assert error_of(ada.post(f"/me/passkeys/{passkey['id']}/remove"))["cause"] == "no-such-passkey"
    assert error_of(Named(server).sign_in(phone))["cause"] == "unknown-passkey"


def test_a_person_has_only_so_many(server: Server, ada: Named) -> None:
    for _ in range(7):
        ada.register(Authenticator(origin_of(server)))
    assert error_of(ada.post("/me/passkeys/begin"))["cause"] == "too-many-passkeys"


# -- what thieves may try -----------------------------------------------------------------------------


def test_an_answer_is_good_once(server: Server, ada: Named, phone: Authenticator) -> None:
    other = Named(server)
    answer = phone.show(other.begin("sign-in"))
    assert other.post("/me/sign-in", answer).status_code == 200
    assert error_of(other.post("/me/sign-in", answer))["cause"] == "stale-challenge"


def test_an_answer_is_good_for_the_device_that_asked(server: Server, ada: Named, phone: Authenticator) -> None:
    answer = phone.show(Named(server).begin("sign-in"))
    assert error_of(Named(server, "Eve").post("/me/sign-in", answer))["cause"] == "stale-challenge"


def test_an_answer_is_good_for_what_was_asked(server: Server, ada: Named, phone: Authenticator) -> None:
    answer = phone.show(ada.begin("passkeys"))
    assert error_of(ada.post("/me/sign-in", answer))["cause"] == "stale-challenge"


def test_an_answer_comes_too_late(
    server: Server, ada: Named, phone: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "ANSWER_WITHIN", -1.0)
    assert error_of(Named(server).sign_in(phone))["cause"] == "stale-challenge"


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:1", "https://localhost.evil.example"])
def test_the_page_of_another_site_is_refused(server: Server, ada: Named, phone: Authenticator, origin: str) -> None:
    phone.origin = origin
    assert error_of(Named(server).sign_in(phone))["cause"] == "wrong-passkey"
    device = Named(server)
    device.make()
    answer = Authenticator(origin).make(device.begin("passkeys"))
    assert error_of(device.post("/me/passkeys", answer))["cause"] == "wrong-passkey"


def test_a_passkey_for_another_site_is_refused(server: Server, ada: Named, phone: Authenticator) -> None:
    phone.site = "evil.example"
    assert error_of(Named(server).sign_in(phone))["cause"] == "wrong-passkey"


def test_the_key_of_another_is_refused(server: Server, ada: Named, phone: Authenticator) -> None:
    thief = Authenticator(phone.origin)
    thief.id, thief.count = phone.id, 9
    assert error_of(Named(server).sign_in(thief))["cause"] == "wrong-passkey"


def test_a_count_that_goes_back_is_a_copys(server: Server, ada: Named, phone: Authenticator) -> None:
    phone.count = 5
    assert Named(server).sign_in(phone).status_code == 200
    phone.count = 3
    assert error_of(Named(server).sign_in(phone))["cause"] == "wrong-passkey"


def test_who_was_not_asked_for_a_finger_or_a_code_is_refused(server: Server, ada: Named, phone: Authenticator) -> None:
    phone.flags = PRESENT
    assert error_of(Named(server).sign_in(phone))["cause"] == "wrong-passkey"


def test_a_passkey_is_not_taken_over_by_registering_its_name(server: Server, ada: Named, phone: Authenticator) -> None:
    eve = Named(server, "Eve")
    eve.make()
    thief = Authenticator(phone.origin)
    thief.id = phone.id
    assert error_of(eve.post("/me/passkeys", thief.make(eve.begin("passkeys"))))["cause"] == "wrong-passkey"
    assert Named(server).sign_in(phone).json()["name"] == "Ada"


@pytest.mark.parametrize(
    "credential", [{}, {"id": 1}, {"response": None}, {"response": {"clientDataJSON": "!"}}, {"id": "x" * 9_999}]
)
def test_nonsense_is_no_passkey(server: Server, ada: Named, credential: Json) -> None:
    for path in ("/me/passkeys", "/me/sign-in"):
        assert error_of(ada.post(path, {"credential": credential}))["cause"] == "wrong-passkey"


def test_a_server_without_a_name_has_no_passkeys(server: Server) -> None:
    device = Device(server)
    device.make()
    for what in ("passkeys", "sign-in"):
        assert error_of(device.post(f"/me/{what}/begin"))["cause"] == "no-passkeys-here"


def test_without_a_device_there_is_nothing_to_sign_in(server: Server) -> None:
    for path in ("/me/sign-in/begin", "/me/passkeys/begin"):
        url = f"{origin_of(server)}/api{path}"
        assert error_of(client().post(url))["cause"] in ("device-only", "no-passkeys-here")
