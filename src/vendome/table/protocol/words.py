"""Words that more than one message uses."""

from typing import Annotated, Literal

from msgspec import Meta, Raw

Kind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "finished"]
Memory = Literal["own", "full"]
OptionValue = bool | int | str


def many(name: str) -> Meta:
    """A list that is encoded once and sent to many: what is inside, for the page's types and for OpenAPI."""
    items = {"$ref": f"#/components/schemas/{name}"}
    return Meta(extra={"holds": f"{name}[]"}, extra_json_schema={"type": "array", "items": items})


State = Annotated[Raw, Meta(extra={"holds": "State"}, extra_json_schema={"type": "object"})]
Events = Annotated[Raw, many("GameEvent")]
Story = Annotated[Raw, many("StoryEvent")]
Seats = Annotated[Raw, many("SeatView")]
Chat = Annotated[Raw, many("Said")]
