"""Passkeys (WebAuthn): what is asked of a browser, and whether its answer is good.

A passkey is bound to the name by which people call this server. It works over https, and on one's own computer.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from vendome.table.problems import Refused
from vendome.table.site import Site
from vendome.table.storage.passkeys import ANSWER_WITHIN, Passkey

NAME = "Vendôme"
LONGEST_ID = 1_400  # characters: 1023 bytes, as the standard has it

Answer = dict[str, Any]  # of a browser: a credential as JSON


def creation(site: Site, name: str, known: Sequence[Passkey]) -> tuple[str, Answer]:
    """What a browser is asked for to make a passkey, and the challenge in it. It is one that names its person itself,
    and asks for their finger or their code; what made it is not our business. Those that are known are not made again.
    """
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_name=name or NAME,
        challenge=secrets.token_bytes(32),
        user_id=secrets.token_bytes(32),
        timeout=int(1000 * ANSWER_WITHIN),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
    )
    return bytes_to_base64url(options.challenge), msgspec.json.decode(webauthn.options_to_json(options))


def request(site: Site) -> tuple[str, Answer]:
    """What a browser is asked for to show a passkey, and the challenge in it."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=secrets.token_bytes(32),
        timeout=int(1000 * ANSWER_WITHIN),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return bytes_to_base64url(options.challenge), msgspec.json.decode(webauthn.options_to_json(options))


def challenge_in(answer: Answer) -> str:
    """Which challenge a browser has answered."""
    try:
        data = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        return bytes_to_base64url(data.challenge)[:64]
    except Exception:  # whatever a stranger may send
        raise Refused("wrong-passkey") from None


def name_in(answer: Answer) -> str:
    name = answer.get("id")
    if not isinstance(name, str) or len(name) > LONGEST_ID:
        raise Refused("wrong-passkey")
    return name


def made(answer: Answer, challenge: str, site: Site) -> tuple[str, bytes, int]:
    """A new passkey: its name, its public key, its count."""
    try:
        found = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            require_user_verification=True,
        )
    except Exception:  # the library has many, and what it reads comes from strangers
        raise Refused("wrong-passkey") from None
    return bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def shown(answer: Answer, challenge: str, site: Site, passkey: Passkey) -> int:
    """How often it was used by now. A count that does not rise is a copy's."""
    try:
        found = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except Exception:  # as above
        raise Refused("wrong-passkey") from None
    return found.new_sign_count
