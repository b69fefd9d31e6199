"""Chance that can be proven: what was committed to is what was drawn."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
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
from vendome.engine.records import check_fair, hash_of, parse, record_of
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


def test_the_numbers_of_a_shuffle_are_hashes_of_its_own_number_and_theirs() -> None:
    text = f"{PROOF.seed}:{PROOF.nonce}:3"
    digests = "".join(hashlib.sha256(f"{text}:{block}".encode()).hexdigest() for block in range(2))
    assert list(islice(PROOF.numbers(3), 16)) == [int(digests[i : i + 8], 16) for i in range(0, 128, 8)]


def engine_numbers(session: Session) -> Iterator[int]:
    """What the record's own generator would give."""
    rng = session.states["rng"][0].copy()
    word = plainly(rng_module.word, {})
    return (word(rng) for _ in count())


@EVERY_GAME
def test_the_same_is_drawn_from_the_same_numbers(game: Game) -> None:
    """What a table draws differs from what the lab draws in its random numbers alone."""
    for players in game.players:
        session = vendome.game(game.id, players=players).blank(seed=players)
        random = Random(players)
        while not session.finished:
            while session.chance_is_due:
                outcome = np.zeros(game.outcome_size, np.int32)
                size = draw_of(game)(Source(session.state, engine_numbers(session)), outcome)
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
    with pytest.raises(RecordError, match="not what seed, nonce and words give") as found:
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


# -- the players' words -------------------------------------------------------------------------------

WORDS = ("a1" * 32, None, "b2" * 32)  # seat 1 showed a hash, and told no word
SHARED = replace(PROOF, words=WORDS, word_hashes=tuple(hash_of(word or "c3" * 32) for word in WORDS))


@pytest.fixture(scope="module")
def shared() -> dict[str, Any]:
    """A game in whose deal two of three devices took part."""
    return json.loads(json.dumps(played("shadow_thief", SHARED, 3)))


def deal_of(proof: Proof, game: str = "shadow_thief", players: int = 3) -> list[Chance]:
    session = vendome.game(game, players=players).blank()
    proof.draw_chance(session)
    return [line for line in session.log if isinstance(line, Chance)]


def test_without_words_everything_is_drawn_as_it_always_was() -> None:
    """Tables that began before there were words must go on as they began: these deals are of that time."""
    first = deal_of(PROOF, players=2)[0].line
    assert first.startswith("shuffle S7 R7 E8 R3 B10 R8 N9 E7 S8 R9 TR E5 R1 E6 S4 B7 N10 TB TE B1 B4 S5 N3 R8 B4 S7")
    deals = [Chance("deal 0 5 4 7 2 2 2"), Chance("deal 1 1 6 8 7 8 3")]
    assert deal_of(PROOF, "master_thieves", 2) == deals
    untold = replace(PROOF, words=(None, None), word_hashes=("0" * 64, None))
    assert deal_of(untold, "master_thieves", 2) == deals


def test_all_chance_is_drawn_from_seed_nonce_and_the_words_in_seat_order() -> None:
    text = f"{PROOF.seed}:{PROOF.nonce}:{WORDS[0]}::{WORDS[2]}"
    digests = "".join(hashlib.sha256(f"{text}:3:{block}".encode()).hexdigest() for block in range(2))
    assert list(islice(SHARED.numbers(3), 16)) == [int(digests[i : i + 8], 16) for i in range(0, 128, 8)]
    assert SHARED.commitment == PROOF.commitment, "the table is bound before it knows any word"


@pytest.mark.parametrize("seat", range(3))
def test_every_word_changes_the_deal(seat: int) -> None:
    words = list(WORDS)
    words[seat] = "d4" * 32
    other = replace(SHARED, words=tuple(words))
    assert deal_of(other) != deal_of(SHARED)
    assert deal_of(SHARED) == deal_of(SHARED)
    assert deal_of(replace(SHARED, words=WORDS[::-1])) != deal_of(SHARED), "nor can two words change their seats"


def test_a_game_with_words_can_be_drawn_again(shared: dict[str, Any]) -> None:
    assert shared["words"] == list(WORDS)
    assert shared["word_hashes"] == list(SHARED.word_hashes)
    record = parse(shared, find)
    check_fair(record)
    assert record.encode() == played_line(shared)


def played_line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


OTHER = "a1" * 31 + "a2"  # one digit is another


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"words": [OTHER, None, WORDS[2]]}, "the word of seat 0 does not fit its hash"),
        ({"words": [None, None, WORDS[2]]}, "not what seed, nonce and words give"),
        ({"words": [WORDS[2], None, WORDS[0]]}, "the word of seat 0 does not fit its hash"),
        ({"words": [WORDS[0], "c3" * 32, WORDS[2]]}, "not what seed, nonce and words give"),
        ({"word_hashes": [*SHARED.word_hashes[:2], "0" * 64]}, "the word of seat 2 does not fit its hash"),
        ({"word_hashes": [None, *SHARED.word_hashes[1:]]}, "the word of seat 0 does not fit its hash"),
        ({"words": list(WORDS[::-1]), "word_hashes": list(SHARED.word_hashes[::-1])}, "not what seed, nonce and words"),
        ({"words": [None] * 3, "word_hashes": [None] * 3}, "not what seed, nonce and words give"),
    ],
)
def test_words_that_were_tampered_with_are_found(shared: dict[str, Any], change: dict[str, Any], fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        check_fair(parse(shared | change, find))


def test_words_that_were_taken_out_are_found(shared: dict[str, Any]) -> None:
    left = {name: value for name, value in shared.items() if name not in ("words", "word_hashes")}
    with pytest.raises(RecordError, match="not what seed, nonce and words give"):
        check_fair(parse(left, find))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"words": "abc"}, "`words` must have a place for each seat"),
        ({"words": [None]}, "`words` must have a place for each seat"),
        ({"word_hashes": [7, None, None]}, "`word_hashes` must be texts of 64 digits"),
        ({"words": [WORDS[0].upper(), None, WORDS[2]]}, "`words` must be texts of 64 digits"),
        ({"words": [f"{OTHER}\n", None, None]}, "`words` must be texts of 64 digits"),
    ],
)
def test_words_of_another_form_are_refused(shared: dict[str, Any], change: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        parse(shared | change, find)


@pytest.mark.parametrize("name", ["words", "word_hashes"])
def test_words_and_their_hashes_go_together(shared: dict[str, Any], name: str) -> None:
    with pytest.raises(RecordError, match="go together"):
        parse({field: value for field, value in shared.items() if field != name}, find)


def test_the_words_of_a_record_without_a_proof_are_left_alone(shared: dict[str, Any]) -> None:
    assert parse(shared | {"seed": None, "words": "are free"}, find).proof is None


def test_check_fair_says_whose_device_took_part(
    shared: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "shared.jsonl"
    file.write_text(json.dumps(shared | {"seats": ["[bold]Ada", "Bo", "Cléo"]}) + "\n")
    assert main(["check", "--fair", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1] == f"line 1: seat 0, [bold]Ada: hash {SHARED.word_hashes[0]}, and its word is in the deal"
    assert told[2].startswith(f"line 1: seat 1, Bo: hash {SHARED.word_hashes[1]}, BUT NO WORD")
    file.write_text(json.dumps(shared | {"words": [OTHER, None, WORDS[2]]}) + "\n")
    assert main(["check", "--fair", str(file)]) == 1
    assert "line 1: the word of seat 0 does not fit its hash" in capsys.readouterr().err


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
