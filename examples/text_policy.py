"""A policy that plays by text, for language models: what the seat is shown becomes a prompt, the answer a move.

    vendome sit http://127.0.0.1:8000/table/ID --bot examples.text_policy:policy

`complete` is any function from a prompt to an answer: a call of a model on your machine, or of somebody's service. The
one here, `offline_stand_in`, is no language model. It is there so that the example runs without a network. Put yours in
its place: `policy = TextPolicy(my_model)`.
"""

import json
import re
import zlib
from collections.abc import Callable, Sequence

from vendome.bots.policy import Situation
from vendome.engine.book.rulebook import rulebook

TRIES = 3  # answers in which no legal move is found, before it plays any: the others should not wait
MOVES = "Your moves:"


class TextPolicy:
    """`complete` is given a prompt and answers in whatever words; the last legal move that it names is played."""

    def __init__(self, complete: Callable[[str], str]) -> None:
        self.complete = complete

    def __call__(self, situation: Situation) -> str:
        prompt = prompt_of(situation)
        for _ in range(TRIES):
            answer = self.complete(prompt)
            move = last_named(situation.moves, answer)
            if move is not None:
                return move
            prompt += f"\n\n{answer}\n\nThat names none of your moves. Answer with one of them, spelt as above."
        return situation.random.choice(situation.moves)


def prompt_of(situation: Situation) -> str:
    """All that a player needs: the rules, what the seat sees, what it is asked, and the moves that it has."""
    return "\n\n".join(
        [
            rulebook(situation.setup.game),
            f"You play it with {situation.players - 1} others. You sit in seat {situation.seat}, counted from 0.",
            f"What you see: {json.dumps(situation.view, ensure_ascii=False)}",
            f"What you are asked: {situation.question}",
            "\n".join([MOVES, *situation.moves]),
            "Think, then name the move that you make, in a line of its own.",
        ]
    )


def last_named(moves: Sequence[str], answer: str) -> str | None:
    """The legal move that stands last in an answer; None if there is none. `play R1` is not meant by `play R10`."""
    longest_first = sorted(moves, key=len, reverse=True)
    found = re.findall("|".join(rf"(?<!\w){re.escape(move)}(?![\w>])" for move in longest_first), answer)
    return found[-1] if found else None


def offline_stand_in(prompt: str) -> str:
    """No language model: it takes one of the moves in the prompt by a checksum, and talks like one."""
    moves = prompt.partition(f"{MOVES}\n")[2].partition("\n\n")[0].splitlines()
    move = moves[zlib.crc32(prompt.encode()) % len(moves)]
    return f"I could begin with {moves[0]}, but I would rather do something else.\n\n{move}"


policy = TextPolicy(offline_stand_in)
