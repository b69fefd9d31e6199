"""WebKit by the W3C's WebDriver protocol: the few commands that a game needs, as plain JSON over HTTP."""

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from browser.devices import DESKTOP
from waits import until

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the protocol's name for a thing of the page
PATIENCE = 60  # seconds; a machine that runs other tests as well is slow
LONG = 300  # seconds: for a whole game in one script, which takes half a minute


class WebKit:
    """A window of WebKit."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        timeouts = {"script": LONG * 1000, "pageLoad": PATIENCE * 1000}
        made = self.tell("/session", capabilities={"alwaysMatch": {"timeouts": timeouts}})
        self.session = f"/session/{made['sessionId']}"
        self.tell(f"{self.session}/window/rect", **DESKTOP)

    def tell(self, path: str, timeout: float = 2 * PATIENCE, **body: object) -> Any:
        """The driver has time limits of its own; ours is for a driver that no longer answers."""
        answer = self.client.post(path, json=body, timeout=timeout)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value['error']}: {value['message']}"
        return value

    def go(self, address: str) -> None:
        self.tell(f"{self.session}/url", url=address)

    def run(self, function: str, *arguments: object) -> Any:
        """Call a function of the page, and wait for what it promises."""
        script = f"const done = [...arguments].pop(); Promise.resolve(({function})(...arguments)).then(done)"
        return self.tell(f"{self.session}/execute/async", 2 * LONG, script=script, args=arguments)

    def wait(self, condition: str) -> None:
        until(lambda: self.run(f"() => !!({condition})"), within=PATIENCE)

    def click(self, selector: str) -> None:
        """As a person does: it is scrolled to, which the driver does not do in a dialog, and nothing may cover it."""
        self.wait(f"document.querySelector({json.dumps(selector)})")
        thing = self.tell(f"{self.session}/element", using="css selector", value=selector)
        self.run("(thing) => thing.scrollIntoView({ block: 'center', behavior: 'instant' })", thing)
        self.tell(f"{self.session}/element/{thing[ELEMENT]}/click")

    def close(self) -> None:
        self.client.delete(self.session)


@contextmanager
def webkit() -> Iterator[WebKit]:
    """WebKit on a screen of its own, which nobody sees."""
    with ExitStack() as stack:
        port = free_port()
        command = ["WebKitWebDriver", f"--port={port}"]
        environment = {**os.environ, "DISPLAY": stack.enter_context(screen()), "GDK_BACKEND": "x11"}
        stack.enter_context(running(subprocess.Popen(command, env=environment)))
        await_port(port)
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE))
        window = WebKit(client)
        stack.callback(window.close)
        yield window


@contextmanager
def screen() -> Iterator[str]:
    """An X server; the name of its screen, which it chooses itself."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
    os.close(writes)
    with running(server), os.fdopen(reads) as told:
        yield f":{told.readline().strip()}"


@contextmanager
def running(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def await_port(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            assert time.monotonic() < end, "WebKitWebDriver does not answer"
            time.sleep(0.05)
