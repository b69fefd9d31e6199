"""The page's sounds, rendered as they are heard: loud enough, alike, and never so loud that they crackle."""

from collections.abc import Iterator

import numpy as np
import pytest
from playwright.sync_api import Browser

from browser.sound_files import RATE, Studio, loudness, true_peak

LOUDEST = -1.0  # dBTP, as broadcasters have it: above it a cheap loudspeaker or a codec may clip
BAND = 3.0  # LU from what its kind aims at
AIMS = {
    -26.0: {"card", "knock", "clink", "shuffle", "refused", "drawer", "wood"},  # hands on things, heard all the time
    -22.5: {"jewels", "vanish", "whoosh", "safe", "alarm", "engine"},  # what happens
    -21.0: {"turn", "win", "end"},  # what calls
}


@pytest.fixture(scope="module")
def studio(browser: Browser) -> Iterator[Studio]:
    page = browser.new_page()
    yield Studio(page)
    page.close()


def test_the_meter_reads_what_the_recommendation_says() -> None:
    """A sine of 997 Hz at full scale in one channel is -3.01 LUFS, and peaks between its samples at 0 dBTP."""
    time = np.arange(2 * RATE) / RATE
    sine = np.sin(2 * np.pi * 997 * time).astype(np.float32)
    assert loudness(sine) == pytest.approx(-3.01, abs=0.02)
    between = np.sin(2 * np.pi * RATE / 4 * time + np.pi / 4).astype(np.float32)
    assert np.abs(between).max() == pytest.approx(0.7071, abs=1e-3)
    assert true_peak(between) == pytest.approx(0.0, abs=0.1)


def test_every_sound_is_as_loud_as_its_kind_and_peaks_below_the_ceiling(studio: Studio) -> None:
    aims = {name: aim for aim, names in AIMS.items() for name in names}
    assert set(studio.names) == set(aims)
    for name, aim in aims.items():
        samples = studio.render((name, 0.0))
        assert loudness(samples) == pytest.approx(aim, abs=BAND), name
        assert true_peak(samples) <= LOUDEST, name
        assert np.abs(samples[-RATE // 100 :]).max() < 1e-3, f"{name} is over"


def test_sounds_that_meet_stay_below_the_ceiling(studio: Studio) -> None:
    """What happens, and the call for your turn; the same twice at once; and more than ever meets in a game."""
    names = studio.names
    meetings = [[(name, 0.0), ("turn", 0.0)] for name in names] + [[(name, 0.0), (name, 0.0)] for name in names]
    meetings += [[(name, 0.0) for name in names], [(name, 0.1 * nth) for nth, name in enumerate(names)]]
    for cues in meetings:
        assert true_peak(studio.render(*cues, seconds=cues[-1][1] + 2.0)) <= LOUDEST, cues


def test_a_sound_comes_out_the_same_every_time(studio: Studio) -> None:
    assert np.array_equal(studio.render(("shuffle", 0.0)), studio.render(("shuffle", 0.0)))
