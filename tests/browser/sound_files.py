"""The page's sounds as files, and how loud they are.

    .venv/bin/python tests/browser/sound_files.py FOLDER

renders every sound in Chromium, through the same way to the ear as on the page and at full volume, writes it as WAV,
and prints its loudness and its peak. Rendering is offline: it is quick, and comes out the same every time.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page, sync_playwright

Samples = NDArray[np.float32]

ROOT = Path(__file__).parents[2]
RATE = 48_000
BLOCK = 0.4  # seconds: of what the ear takes for one moment
OVERSAMPLED = 4

# The page's modules without their types, as text that a browser can import.
WITHOUT_TYPES = """
const { transpileModule } = require('typescript');
const { readFileSync } = require('node:fs');
const compilerOptions = { target: 'esnext', module: 'esnext' };
const textOf = (name) => transpileModule(readFileSync(`src/lib/${name}.ts`, 'utf8'), { compilerOptions }).outputText;
console.log(JSON.stringify(['instruments', 'output'].map(textOf)));
"""

RENDER = """async ([modules, cues, seconds, rate]) => {
    let state = 1; // noise that is the same every time
    Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const load = (text) => import(`data:text/javascript;base64,${btoa(unescape(encodeURIComponent(text)))}`);
    const [{ INSTRUMENTS }, { outputOf }] = await Promise.all(JSON.parse(modules).map(load));
    if (cues === null) return Object.keys(INSTRUMENTS);
    const context = new OfflineAudioContext(1, seconds * rate, rate);
    const out = outputOf(context);
    for (const [sound, at] of cues) INSTRUMENTS[sound]({ context, out, at });
    const samples = (await context.startRendering()).getChannelData(0);
    const bytes = new Uint8Array(samples.buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
    return btoa(text);
}"""


class Studio:
    """A page of a browser that renders sounds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        node = shutil.which("node", path=path)
        assert node, "the sounds need Node, like the page"
        self.modules = subprocess.run(
            [node, "-e", WITHOUT_TYPES], cwd=ROOT / "web", capture_output=True, text=True, check=True
        ).stdout

    @property
    def names(self) -> list[str]:
        return list(self.page.evaluate(RENDER, [self.modules, None, 0, RATE]))

    def render(self, *cues: tuple[str, float], seconds: float = 3.0) -> Samples:
        """Sounds, each from its moment on."""
        text = self.page.evaluate(RENDER, [self.modules, [[sound, at + 0.1] for sound, at in cues], seconds, RATE])
        return np.frombuffer(base64.b64decode(text), dtype="<f4")


def loudness(samples: Samples) -> float:
    """Of the loudest moment, in LUFS (ITU-R BS.1770-5; EBU R 128 calls it the maximum momentary loudness): most sounds
    are too short for the integrated one, which leaves out what is quiet."""
    silence = np.zeros(int(BLOCK * RATE), samples.dtype)
    weighted = k_weighted(np.concatenate([silence, samples, silence]))
    power = np.cumsum(weighted**2)
    block = int(BLOCK * RATE)
    mean = (power[block:] - power[:-block]).max() / block
    return float(-0.691 + 10 * np.log10(mean))


def k_weighted(samples: Samples) -> NDArray[np.float64]:
    """As the head and the ear pass it on: two filters, whose coefficients the recommendation gives for 48 kHz."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(samples)))
    head = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    ear = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(samples) * head * ear, len(samples))


def true_peak(samples: Samples) -> float:
    """The highest point of the curve through the samples, in dBTP."""
    spectrum = np.fft.rfft(samples)
    curve = np.fft.irfft(spectrum, len(samples) * OVERSAMPLED) * OVERSAMPLED
    return float(20 * np.log10(np.abs(curve).max()))


def write(samples: Samples, path: Path) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def main(arguments: Sequence[str]) -> None:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    from browser.conftest import QUIET, found

    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=found(), args=QUIET) as browser:
        studio = Studio(browser.new_page())
        print(f"{'sound':10}{'LUFS':>8}{'dBTP':>8}")
        for name in studio.names:
            samples = studio.render((name, 0))
            write(samples, folder / f"{name}.wav")
            print(f"{name:10}{loudness(samples):8.1f}{true_peak(samples):8.1f}")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))
    main(sys.argv[1:])
