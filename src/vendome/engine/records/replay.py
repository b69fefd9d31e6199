"""Playing a record through the rules: whatever they do not allow is refused."""

from __future__ import annotations

from collections.abc import Iterator

from vendome.engine.errors import RecordError, VendomeError
from vendome.engine.play import Chance, Result, Session
from vendome.engine.records.fair import Proof, hash_of
from vendome.engine.records.record import GameRecord, Line, need


def replay(record: GameRecord) -> Iterator[Session]:
    """Play a record through the rules: the game before its first line, then after every line."""
    session = record.setup.blank()
    yield session
    for index, line in enumerate(record.log):
        need(not session.finished, "order", "surplus line: the game is over", index)
        due = session.chance_is_due
        try:
            if due:
                replay_chance(session, line, index)
            else:
                replay_move(session, line, index)
        except RecordError:
            raise
        except VendomeError as error:
            raise RecordError("chance" if due else "move", str(error), index=index) from None
        yield session
    check_result(session, record)


def replay_chance(session: Session, line: Line, index: int) -> None:
    need("chance" in line, "order", f"expected a chance line, got the move {line.get('move')!r}", index)
    session.happen(session.game.chance.read(session.state, line["chance"]))


def replay_move(session: Session, line: Line, index: int) -> None:
    need("move" in line, "order", "a chance line where no chance is due", index)
    seat = session.asked[0]  # a secret choice stands in seat order
    need(line["seat"] == seat, "order", f"seat {line['seat']} moves where seat {seat} is asked", index)
    if "legal" in line:
        legal = session.moves(seat)
        reason = f"`legal` is not the list of legal moves: {differ(line['legal'], legal)}"
        need(line["legal"] == legal, "legal", reason, index)
    session.choose(line["move"], seat)


def differ(stated: list[str], legal: list[str]) -> str:
    """How a stated list of moves differs from the true one."""
    for move in stated:
        if move not in legal:
            return f"{move!r} is not legal"
    for move in legal:
        if move not in stated:
            return f"{move!r} is missing"
    return "it is not sorted, or has a move twice"


def check_result(session: Session, record: GameRecord) -> None:
    end = len(record.log)
    need(session.result is not None, "order", "the log ends before the game does", end)
    for name, stated, true in zip(Result._fields, record.result, session.result or (), strict=True):
        need(stated == true, "result", f"`result.{name}` is {stated!r}, but the game gives {true!r}")


def check_fair(record: GameRecord) -> None:
    """Draw all chance of a table's game again from its secrets; or RecordError."""
    without = "no `seed`, `nonce` and `commitment`: only a table's record can be proven fair"
    need(record.proof is not None, "unfair", without)
    assert record.proof is not None
    need(record.proof.commitment == record.commitment, "unfair", "`commitment` is not the SHA-256 of `SEED:NONCE`")
    check_words(record.proof)
    session = record.setup.blank()
    for index, line in enumerate(record.log):
        if not session.chance_is_due:
            replay_move(session, line, index)
            continue
        record.proof.draw(session)
        drawn = session.log[-1]
        reason = f"not what seed, nonce and words give: {str(*drawn)[:60]} …"
        need(drawn == Chance(line["chance"]), "unfair", reason, index)


def check_words(proof: Proof) -> None:
    """Every word must be the one whose hash its seat showed before the deal."""
    for seat, (word, stated) in enumerate(zip(proof.words, proof.word_hashes, strict=True)):
        if word is not None:
            need(hash_of(word) == stated, "unfair", f"the word of seat {seat} does not fit its hash in `word_hashes`")
