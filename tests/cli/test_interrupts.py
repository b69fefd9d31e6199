"""Ctrl-C ends the program with one line, whatever it was doing."""

import subprocess
import sys

import pytest

# Whoever runs the tests in the background has it turned off.
TURNED_ON = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
TURNED_OFF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
BEGIN = """
import ctypes, os, signal
import vendome.cli

def interrupt():
    os.kill(os.getpid(), signal.SIGINT)

"""
# As the compiler does it: what is raised in a function that C calls is told of and lost, and something is missing then.
SWALLOWED = (
    BEGIN
    + """
def work():
    ctypes.CFUNCTYPE(None)(interrupt)()
    raise RuntimeError("no compiled object yet")
"""
)
AT_ONCE = (
    BEGIN
    + """
def work():
    interrupt()
"""
)
NONE = (
    BEGIN
    + """
def work():
    raise RuntimeError("a fault")
"""
)
END = """
vendome.cli.main = work
vendome.cli.run()
"""


@pytest.mark.parametrize("program", [SWALLOWED, AT_ONCE])
def test_an_interrupt_is_no_fault(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", TURNED_ON + program + END], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "vendome: stopped\n")


def test_what_a_shell_has_turned_off_stays_off() -> None:
    """As for a program that a script starts in the background."""
    program = TURNED_OFF + BEGIN + "work = interrupt" + END
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_fault_is_told_of_in_full() -> None:
    done = subprocess.run([sys.executable, "-c", NONE + END], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.endswith("RuntimeError: a fault\n")
