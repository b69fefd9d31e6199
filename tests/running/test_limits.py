"""Tests that hang are named, whether Python still runs or not, and the run goes on."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = """
from running.limits import Limits

def pytest_configure(config):
    config.pluginmanager.register(Limits(grace=1))
"""
TESTS = """
import asyncio, ctypes, signal, threading

def test_waits_for_a_lock():
    threading.Event().wait()

def test_waits_in_a_loop_of_events():
    asyncio.run(asyncio.sleep(10_000))

def test_hangs_without_python():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])  # which would wake the sleeper
    ctypes.PyDLL(None).sleep(10_000)  # keeps the lock that all Python code needs

def test_passes():
    pass
"""


def test_a_test_that_hangs_is_named_and_the_others_run(pytester: pytest.Pytester) -> None:
    pytester.makeini(f"[pytest]\ntimeout = 1\ntimeout_method = signal\npythonpath = {Path(__file__).parents[1]}")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TESTS)
    result = pytester.runpytest_subprocess("-n", "1", timeout=120)
    result.assert_outcomes(passed=1, failed=3)
    result.stdout.fnmatch_lines_random(
        [
            "FAILED *::test_waits_for_a_lock*",
            "FAILED *::test_waits_in_a_loop_of_events*",
            "FAILED *::test_hangs_without_python*",
            "worker 'gw0' crashed while running *::test_hangs_without_python'",
        ]
    )
    result.stderr.fnmatch_lines(["*in test_hangs_without_python*"])
