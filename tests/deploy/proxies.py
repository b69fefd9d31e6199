"""nginx and Caddy with the samples of deploy/, each on a port of its own with a certificate of its own."""

from __future__ import annotations

import json
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from deploy.samples import DEPLOY, NAME, program, replaced, run

TRIES = 5  # a port that was free may be taken a moment later
START = 30.0  # seconds
VISITORS = count(1)  # each has an address of its own, all of this machine

AROUND_NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/main.log;
events {{ worker_connections 256; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def make_certificate(folder: Path) -> None:
    run(
        program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
        "-addext", "keyUsage=critical,digitalSignature,keyCertSign",
        "-keyout", folder / "key.pem", "-out", folder / "cert.pem",
    )  # fmt: skip


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Proxy:
    """`certificate` is the folder of `cert.pem` and `key.pem`, `server` the port of what is behind the proxy."""

    def __init__(self, folder: Path, certificate: Path, server: int) -> None:
        self.folder, self.certificate, self.server = folder, certificate, server
        self.https, self.http = 0, 0
        self.process: subprocess.Popen[bytes]

    # -- its life -------------------------------------------------------------------------------------

    def command(self) -> list[str]:
        """Writes the proxy's files; what starts it."""
        raise NotImplementedError

    def start(self) -> None:
        for _ in range(TRIES):
            self.https, self.http = free_port(), free_port()
            with (self.folder / "output").open("ab") as output:
                environment = {"HOME": str(self.folder), "PATH": "/usr/bin:/bin"}
                self.process = subprocess.Popen(self.command(), stdout=output, stderr=output, env=environment)
            if self.is_up():
                return
        raise AssertionError(f"the proxy does not start:\n{self.logs()}")

    def is_up(self) -> bool:
        """Waits until it listens, or has ended."""
        end = time.monotonic() + START
        while self.process.poll() is None and time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.https), timeout=1).close()
                return self.process.poll() is None
            except OSError:
                time.sleep(0.02)
        self.stop()
        return False

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def logs(self) -> str:
        return "\n".join(path.read_text("utf-8", "replace") for path in self.folder.rglob("*") if path.is_file())

    # -- its visitors ---------------------------------------------------------------------------------

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate / "cert.pem")

    def visitor(self) -> Visitor:
        """Somebody new."""
        return Visitor(self, f"127.0.1.{next(VISITORS)}")


class Nginx(Proxy):
    def command(self) -> list[str]:
        site = replaced(
            (DEPLOY / "nginx.conf").read_text(),
            {
                "listen [::]:80;": "",
                "listen [::]:443 ssl http2;": "",
                "listen 80;": f"listen 127.0.0.1:{self.http};",
                "listen 443 ssl http2;": f"listen 127.0.0.1:{self.https} ssl http2;",
                "server 127.0.0.1:8000;": f"server 127.0.0.1:{self.server};",
                f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate / "cert.pem"),
                f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(self.certificate / "key.pem"),
                "/var/log/nginx/": f"{self.folder}/",
                "/var/www/html": str(self.folder),
            },
        )
        file = self.folder / "nginx.conf"
        file.write_text(AROUND_NGINX.format(folder=self.folder, site=site))
        nginx = [program("nginx"), "-e", str(self.folder / "main.log"), "-c", str(file)]
        run(*nginx, "-t")
        return nginx


class Caddy(Proxy):
    def command(self) -> list[str]:
        certificate = f"tls {self.certificate}/cert.pem {self.certificate}/key.pem"
        ports = f"http_port {self.http}\n\thttps_port {self.https}"
        file = self.folder / "Caddyfile"
        file.write_text(
            replaced(
                (DEPLOY / "Caddyfile").read_text(),
                {
                    "\n{\n": f"\n{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\t{ports}\n",
                    f"\n{NAME} {{\n": f"\n{NAME} {{\n\t{certificate}\n",
                    "127.0.0.1:8000": f"127.0.0.1:{self.server}",
                    "/var/log/caddy/": f"{self.folder}/",
                },
            )
        )
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES: dict[str, type[Proxy]] = {"nginx": Nginx, "caddy": Caddy}


@contextmanager
def started(kind: str, folder: Path, certificate: Path, server: int) -> Iterator[Proxy]:
    proxy = PROXIES[kind](folder, certificate, server)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()


class Visitor:
    """Somebody who calls the server by its name, from an address of this machine."""

    def __init__(self, proxy: Proxy, address: str) -> None:
        self.proxy, self.address = proxy, address
        transport = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
        self.client = httpx.Client(transport=transport, timeout=60)

    def ask(self, method: str, path: str, *, name: str = NAME, headers: Any = None, **more: Any) -> httpx.Response:
        return self.client.request(
            method,
            f"https://127.0.0.1:{self.proxy.https}{path}",
            headers={"Host": f"{name}:{self.proxy.https}", **(headers or {})},
            extensions={"sni_hostname": NAME},
            **more,
        )

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any, *, token: str = "", **more: Any) -> httpx.Response:
        headers = {**more.pop("headers", {}), **({"Authorization": f"Bearer {token}"} if token else {})}
        return self.ask("POST", path, json=body, headers=headers, **more)

    def make_table(self, **more: Any) -> httpx.Response:
        seats = [{"kind": "human"}, {"kind": "human"}]
        return self.post("/api/tables", {"game": "shadow_thief", "options": {"players": 2}, "seats": seats}, **more)

    @contextmanager
    def listen(self, path: str, token: str = "") -> Iterator[ClientConnection]:
        """A socket as a browser opens it: it tells whose page it is of, and has the token in a subprotocol."""
        at = f"{NAME}:{self.proxy.https}"
        line = socket.create_connection(("127.0.0.1", self.proxy.https), 10, (self.address, 0))
        offered: Any = ["vendome", f"vendome.token.{token}"] if token else None
        origin: Any = f"https://{at}"
        with connect(
            f"wss://{at}{path}", sock=line, ssl=self.proxy.trust, origin=origin, subprotocols=offered
        ) as opened:
            yield opened

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()


def heard(line: ClientConnection, seconds: float = 60) -> dict[str, Any]:
    return dict(json.loads(line.recv(seconds)))
