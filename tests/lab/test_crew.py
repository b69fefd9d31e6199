"""Worker processes: what comes back, and how they are stopped."""

import signal
from collections.abc import Iterator

import pytest

from lab.tasks import die, double, fail, never_ready
from vendome.engine.errors import VendomeError
from vendome.lab.crew import Processes, StopSign

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def heeding_interrupts() -> Iterator[None]:
    """Tests that run in the background of a shell ignore Ctrl-C; these here must not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("workers", [1, 2])
def test_all_tasks_come_back(workers: int) -> None:
    assert sorted(Processes(workers).work(double, range(20), StopSign())) == list(range(0, 40, 2))
    assert list(Processes(workers).work(double, [], StopSign())) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_with_the_sign_raised_nothing_more_is_begun(workers: int) -> None:
    sign = StopSign()
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            begun.append(number)
            if number == 10:
                signal.raise_signal(signal.SIGINT)
            yield number

    with sign:
        done = list(Processes(workers).work(double, tasks(), sign))
    assert sign.raised
    assert len(begun) <= 12
    assert set(done) <= {2 * number for number in begun}


def test_a_game_under_way_is_left() -> None:
    sign = StopSign()

    def tasks() -> Iterator[int]:
        yield from range(3)
        sign.flag.value = 1

    assert list(Processes(2).work(never_ready, tasks(), sign)) == []


def test_a_second_interrupt_is_one() -> None:
    with StopSign() as sign:
        signal.raise_signal(signal.SIGINT)
        assert sign.raised
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("workers", [1, 2])
def test_a_fault_in_a_worker_is_told(workers: int) -> None:
    with pytest.raises(VendomeError, match="can't be played"):
        list(Processes(workers).work(fail, range(5), StopSign()))


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(VendomeError, match="a worker process died"):
        list(Processes(2).work(die, range(5), StopSign()))
