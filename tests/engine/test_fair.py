"""Chance that can be proven: what was committed to is what was drawn."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vendome
from support import EVERY_GAME
from vendome import Game, RecordError
from vendome.cli import main
from vendome.engine.fair import Proof
from vendome.engine.record import check_fair, parse, record_of
from vendome.games.registry import find

pytestmark = pytest.mark.interpreted

PROOF = Proof("5eed" * 16, "0123456789abcdef" * 2)


def played(game: str, proof: Proof | None, players: int = 2) -> dict[str, Any]:
    """The data of a random game whose chance comes from a proof."""
    state = vendome.game(game, players=players).blank()
    random = Random(1)
    (proof or PROOF).draw_chance(state)
    while not state.finished:
        seat = random.choice(state.asked)
        state.choose(random.choice(state.moves(seat)), seat)
        (proof or PROOF).draw_chance(state)
    return record_of(state, ["x"] * players, proof).data()


@EVERY_GAME
def test_the_chance_of_a_table_can_be_drawn_again(game: Game) -> None:
    data = played(game.id, PROOF)
    check_fair(parse(data, find))
    assert played(game.id, PROOF) == data


def test_the_commitment_is_the_hash_of_seed_and_nonce() -> None:
    text = f"{PROOF.seed}:{PROOF.nonce}"
    assert PROOF.commitment == hashlib.sha256(text.encode()).hexdigest()
    digest = hashlib.sha256(f"{text}:3".encode()).hexdigest()
    assert PROOF.words(3) == [int(digest[i : i + 8], 16) for i in range(0, 32, 8)]


def test_secrets_are_long_and_never_the_same() -> None:
    one, other = Proof.drawn(), Proof.drawn()
    assert (len(one.seed), len(one.nonce)) == (64, 32)
    assert one.commitment != other.commitment


def test_a_shuffle_that_was_chosen_is_found() -> None:
    data = played("shadow_thief", None) | {"seed": "00", "nonce": "00"}
    data["commitment"] = Proof("00", "00").commitment
    with pytest.raises(RecordError, match="not what seed and nonce give") as found:
        check_fair(parse(data, find))
    assert found.value.index == 0


def test_a_commitment_to_something_else_is_found() -> None:
    data = played("shadow_thief", PROOF) | {"commitment": "0" * 64}
    with pytest.raises(RecordError, match="SHA-256"):
        check_fair(parse(data, find))


@pytest.mark.parametrize("change", [{"seed": 7}, {"nonce": None}, {"commitment": ["x"]}])
def test_fields_of_the_same_name_that_are_no_proof_are_left_alone(change: dict[str, Any]) -> None:
    record = parse(played("shadow_thief", PROOF) | change, find)
    with pytest.raises(RecordError, match="only a table's record"):
        check_fair(record)


def test_only_a_tables_record_can_be_proven() -> None:
    with pytest.raises(RecordError, match="only a table's record"):
        check_fair(parse(played("shadow_thief", None), find))


def test_check_fair_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(json.dumps(played("shadow_thief", PROOF)) + "\n")
    assert main(["check", "--fair", str(good)]) == 0
    told = capsys.readouterr().out
    assert PROOF.commitment in told
    assert "chance as committed" in told
    bad.write_text(json.dumps(played("shadow_thief", None)) + "\n")
    assert main(["check", str(bad)]) == 0
    assert main(["check", "--fair", str(bad)]) == 1
    assert "line 1" in capsys.readouterr().err
