"""What the workers of the tests do: in a module of its own, which their processes can import."""

import os
import time

from vendome.engine.errors import VendomeError
from vendome.lab.crew import check_sign


def double(number: int) -> int:
    check_sign()
    return 2 * number


def never_ready(number: int) -> int:
    """A game without end, that looks for the sign."""
    while True:
        check_sign()
        time.sleep(0.01)


def die(number: int) -> int:
    os._exit(9)


def fail(number: int) -> int:
    raise VendomeError(f"number {number} can't be played")
