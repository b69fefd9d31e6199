"""What a server at home never uses does not make it start later."""

import subprocess
import sys

import pytest

LATE = "webauthn", "cryptography", "httpcore", "asyncpg", "nats"


@pytest.mark.slow
def test_a_server_starts_without_what_only_some_servers_use() -> None:
    code = f"import sys, vendome.cli.serve; print(*[name for name in {LATE} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.split() == []
