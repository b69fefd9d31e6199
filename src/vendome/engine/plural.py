"""Numbers of things, as people read them."""


def counted(n: int, thing: str) -> str:
    """`1 card`, `3 cards`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
