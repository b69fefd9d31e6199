"""Types that more than one message uses."""

from typing import Annotated, Literal

from msgspec import Meta, Raw

Kind = Literal["human", "bot", "open"]
ClockKind = Literal["decision", "bank"]  # a time for each decision, or one for the whole game
Status = Literal["waiting", "playing", "finished"]
Memory = Literal["own", "full"]
TakeBacks = Literal["off", "ask", "free"]  # whether moves may be taken back: never, if the others allow it, or freely
TableLanguage = Literal["en", "fr", "de", "it"]  # what people speak at an open table
Experience = Literal["any", "beginner", "experienced"]  # whom it is for
OptionValue = bool | int | str
Talk = Literal["free", "phrases", "off"]  # what may be said: anything, only what is on our list, or nothing
# Each is said in the reader's own language. Whoever does not know one has the line's text, in English.
Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "take-your-time",
    "one-moment",
    "back-again",
    "well-played",
    "nice-try",
    "oops",
    "thanks",
    "good-game",
    "another-one",
]
Reaction = Literal["bravo", "laughter", "surprise", "mischief", "ouch", "jewel"]
Frames = Literal["whole", "patch", "events"]  # of a view, after the first: it all, a patch, or a patch for each event


def encoded_list_of(name: str) -> Meta:
    """Describes a list that is encoded once and sent to many: what its items are, for TypeScript and for OpenAPI."""
    items = {"$ref": f"#/components/schemas/{name}"}
    return Meta(extra={"holds": f"{name}[]"}, extra_json_schema={"type": "array", "items": items})


State = Annotated[Raw, Meta(extra={"holds": "State"}, extra_json_schema={"type": "object"})]
Events = Annotated[Raw, encoded_list_of("GameEvent")]
Story = Annotated[Raw, encoded_list_of("StoryEvent")]
Seats = Annotated[Raw, encoded_list_of("SeatView")]
Chat = Annotated[Raw, encoded_list_of("Said")]
Patch = Annotated[Raw, encoded_list_of("Operation")]
Numbers = Annotated[
    Raw, Meta(extra={"holds": "number[]"}, extra_json_schema={"type": "array", "items": {"type": "number"}})
]
