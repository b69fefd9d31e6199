"""Types that more than one message uses."""

from typing import Annotated, Literal

from msgspec import Meta, Raw

Kind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "finished"]
Memory = Literal["own", "full"]
OptionValue = bool | int | str
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
