"""The ready-made phrases, in English. The page says them in the reader's language."""

from typing import Final

from vendome.table.protocol.shared_types import Phrase

PHRASES: Final[dict[Phrase, str]] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "your-turn": "Your turn!",
    "take-your-time": "Take your time.",
    "one-moment": "One moment, please.",
    "back-again": "I’m back.",
    "well-played": "Well played!",
    "nice-try": "Nice try!",
    "oops": "Oops!",
    "thanks": "Thank you!",
    "good-game": "Good game!",
    "another-one": "Another one?",
}
