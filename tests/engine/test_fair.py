"""Chance that can be proven: what was committed to is what was drawn."""

import hashlib
import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import vendome
from support import EVERY_GAME
from vendome import Chance, Game, RecordError, Session
from vendome.cli import main
from vendome.engine.compiler import rng as rng_module
from vendome.engine.compiler.bind import plainly
from vendome.engine.records import check_fair, parse, record_of
from vendome.engine.records.fair import Proof, Source, draw_of
from vendome.games.registry import find

pytestmark = pytest.mark.interpreted

PROOF = Proof("5eed" * 16, "0123456789abcdef" * 2)


def played(game: str, proof: Proof | None, players: int = 2) -> dict[str, Any]:
    """The data of a random game whose chance comes from a proof."""
    session = vendome.game(game, players=players).blank()
    random = Random(1)
    (proof or PROOF).draw_chance(session)
    while not session.finished:
        seat = random.choice(session.asked)
        session.choose(random.choice(session.moves(seat)), seat)
        (proof or PROOF).draw_chance(session)
    return record_of(session, ["x"] * players, proof).data()


@EVERY_GAME
def test_the_chance_of_a_table_can_be_drawn_again(game: Game) -> None:
    data = played(game.id, PROOF)
    check_fair(parse(data, find))
    assert played(game.id, PROOF) == data


def test_the_commitment_is_the_hash_of_seed_and_nonce() -> None:
    text = f"{PROOF.seed}:{PROOF.nonce}"
    assert PROOF.commitment == hashlib.sha256(text.encode()).hexdigest()


def test_the_words_of_a_shuffle_are_hashes_of_both_its_number_and_theirs() -> None:
    text = f"{PROOF.seed}:{PROOF.nonce}:3"
    digests = "".join(hashlib.sha256(f"{text}:{block}".encode()).hexdigest() for block in range(2))
    assert list(islice(PROOF.words(3), 16)) == [int(digests[i : i + 8], 16) for i in range(0, 128, 8)]


def engine_words(session: Session) -> Iterator[int]:
    """What the record's own generator would give."""
    rng = session.states["rng"][0].copy()
    word = plainly(rng_module.word, {})
    return (word(rng) for _ in count())


@EVERY_GAME
def test_the_same_is_drawn_from_the_same_words(game: Game) -> None:
    """What a table draws differs from what the lab draws in its words alone."""
    for players in game.players:
        session = vendome.game(game.id, players=players).blank(seed=players)
        random = Random(players)
        while not session.finished:
            while session.chance_is_due:
                outcome = np.zeros(game.outcome_size, np.int32)
                size = draw_of(game)(Source(session.state, engine_words(session)), outcome)
                line = game.chance.write(session.state, outcome[:size].tolist())
                session.draw()
                assert session.log[-1] == Chance(line)
            if not session.finished:
                seat = random.choice(session.asked)
                session.choose(random.choice(session.moves(seat)), seat)


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
