"""Reasons that random games hardly ever give: none."""

RARE: set[str] = set()
