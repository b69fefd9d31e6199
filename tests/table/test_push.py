"""Push messages, by the examples that the standards give."""

from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, derive_private_key

from table.push_service import Browser, Received, base64url, claims_of, from_base64url
from vendome.table.notifications.encryption import encrypt, encrypt_with, point_of, record
from vendome.table.notifications.push import PushKey, new_key, signed

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SERVER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)

# RFC 8188, section 3.1
WALRUS, WALRUS_SECRET, WALRUS_SALT = b"I am the walrus", "yqdlZ-tYemfogSmv7Ws5PQ", "I1BsxtFttlv3u_Oo94xnmw"
WALRUS_RECORD = "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg"

# RFC 8292, section 2.4
CLAIMS = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
VAPID_KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6"
    "Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9Ok"
    "SSHzvoD1oA"
)

# As databases have it that were made with py_vapid.
STORED_KEY = """-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMh3RKY8aeHprZDUl
fm+36sBgunw9oKpIAOoYvtHlfvqhRANCAAQFyHMT+rVGk8jhEe9uOpwWF0TNzx+V
a4WOXvH1TQpR6e7XWIrmzdTLDMcqBBWCeXq19bxTPa0ADGE531bOcAj8
-----END PRIVATE KEY-----
"""
STORED_POINT = "BAXIcxP6tUaTyOER7246nBYXRM3PH5VrhY5e8fVNClHp7tdYiubN1MsMxyoEFYJ5erX1vFM9rQAMYTnfVs5wCPw"


def private_key(number: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(from_base64url(number), "big"), SECP256R1())


def browser_of_the_standard() -> Browser:
    browser = Browser("https://push.example.net/1")
    browser.key, browser.auth = private_key(BROWSER_KEY), from_base64url(AUTH)
    return browser


def with_proof(proof: str) -> Received:
    return Received("/", {"authorization": proof}, b"")


def test_a_message_is_encrypted_as_RFC_8291_has_it() -> None:
    point, auth = from_base64url(BROWSER_POINT), from_base64url(AUTH)
    message = encrypt_with(private_key(SERVER_KEY), from_base64url(SALT), TEXT, point, auth)
    assert base64url(message) == MESSAGE


def test_a_record_is_encrypted_as_RFC_8188_has_it() -> None:
    assert base64url(record(WALRUS, from_base64url(WALRUS_SECRET), from_base64url(WALRUS_SALT), b"")) == WALRUS_RECORD


def test_our_own_browser_reads_the_message_of_RFC_8291() -> None:
    assert browser_of_the_standard().decrypted(from_base64url(MESSAGE)) == TEXT


def test_every_message_has_a_key_and_a_salt_of_its_own_and_can_not_be_changed() -> None:
    browser = browser_of_the_standard()
    first, second = (encrypt(TEXT, point_of(browser.key), browser.auth) for _ in range(2))
    assert browser.decrypted(first) == browser.decrypted(second) == TEXT
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    with pytest.raises(InvalidTag):
        browser.decrypted(first[:-1] + bytes([first[-1] ^ 1]))


def test_our_own_push_service_believes_the_proof_of_RFC_8292() -> None:
    assert claims_of(with_proof(f"vapid t={TOKEN}, k={VAPID_KEY}"), VAPID_KEY) == CLAIMS


def test_a_server_proves_itself_as_RFC_8292_has_it() -> None:
    key = PushKey(new_key(), "mailto:push@example.com")
    token = signed(CLAIMS, key.private)
    assert token.rsplit(".", 1)[0] == TOKEN.rsplit(".", 1)[0]
    assert claims_of(with_proof(f"vapid t={token},k={key.public}"), key.public) == CLAIMS
    changed: dict[str, Any] = {**CLAIMS, "aud": "https://elsewhere.example"}
    head, _, signature = token.split(".")
    forged = f"vapid t={head}.{base64url(msgspec.json.encode(changed))}.{signature},k={key.public}"
    with pytest.raises(InvalidSignature):
        claims_of(with_proof(forged), key.public)


def test_a_key_that_py_vapid_made_is_still_read() -> None:
    key = PushKey(STORED_KEY, "mailto:push@example.com")
    assert key.public == STORED_POINT
    claims = claims_of(with_proof(key.proof("https://push.example.net/1")), STORED_POINT)
    assert claims["aud"] == "https://push.example.net"
    assert new_key().splitlines()[0] == STORED_KEY.splitlines()[0]
