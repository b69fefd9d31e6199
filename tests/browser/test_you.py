"""Who one is, if one likes: the same person on another device by a passkey, and nobody at all in the end."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import DESKTOP, PHONE, Open
from browser.people import create_table, play_on
from browser.server import Server


@pytest.fixture
def named(server: Server) -> str:
    """The server by a name: passkeys are bound to one."""
    return server.address.replace("127.0.0.1", "localhost")


def with_authenticator(page: Page) -> tuple[object, str]:
    """A telephone or the like, which knows its person by their finger."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_takes_ones_tables_and_games_along_and_all_can_be_erased(open_page: Open, named: str) -> None:
    ada, phone = (open_page(base_url=named, bypass_csp=True, size=size) for size in (DESKTOP, PHONE))
    create_table(ada, "Gentlemen Thieves")
    play_on(ada, seed=3)
    ada.goto("/")
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    ada.goto("/")
    ada.get_by_role("link", name="You and your games").click()
    expect(ada.get_by_role("region", name="Your games").get_by_role("listitem")).to_have_count(1)
    expect(ada.get_by_role("link", name="Review: Gentlemen Thieves")).to_be_visible()
    there, kept = with_authenticator(ada)
    ada.get_by_role("button", name="Make a passkey").click()
    expect(ada.get_by_text("Your passkey is made.")).to_be_visible()
    assert violations(ada) == []

    here, empty = with_authenticator(phone)
    (credential,) = there.send("WebAuthn.getCredentials", {"authenticatorId": kept})["credentials"]  # type: ignore[attr-defined]
    here.send("WebAuthn.addCredential", {"authenticatorId": empty, "credential": credential})  # type: ignore[attr-defined]
    phone.goto("/you")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("region", name="Your devices").get_by_role("listitem")).to_have_count(2)
    assert violations(phone) == []
    phone.goto("/")
    phone.get_by_role("region", name="Your tables").get_by_role("link").click()
    assert path in phone.url
    expect(phone.get_by_role("button", name="Start")).to_be_visible()

    phone.goto("/you")
    with phone.expect_download() as saved:
        phone.get_by_role("button", name="Download everything").click()
    told = json.loads(Path(saved.value.path()).read_text())
    assert (told["me"]["name"], len(told["seats"]), len(told["games"])) == ("Ada", 2, 1)
    phone.get_by_role("button", name="Erase everything").click()
    phone.get_by_role("button", name="Erase for good").click()
    expect(phone.get_by_text("Everything is erased.")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("Nobody yet")).to_be_visible()
