"""A test that hangs is ended and named, also where no Python runs any more."""

import faulthandler
import os

import pytest
from pytest_timeout import Settings, is_debugging

GRACE = 20.0
"""Seconds after which a test that did not end at its limit ends with its process."""


class Limits:
    """pytest-timeout fails a test by a signal, which Python hears between two of its own steps: never, if compiled code
    or a library hangs. The watchdog of `faulthandler` needs no Python; it writes where the test hangs and ends the
    process. pytest-xdist then names the test and goes on with a new process.
    """

    def __init__(self, *, grace: float = GRACE) -> None:
        self.grace = grace
        self.stderr = os.dup(2)  # pytest reads what tests write to their own

    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_set_timer(self, settings: Settings) -> None:
        if not is_debugging():
            faulthandler.dump_traceback_later(settings.timeout + self.grace, file=self.stderr, exit=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_timeout_cancel_timer(self) -> None:
        faulthandler.cancel_dump_traceback_later()
