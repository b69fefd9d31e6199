"""A worker process: tasks come in on its standard input, answers go out on its standard output.

It ends when its input ends: when the server closes it, or is killed. It ignores the signals that end the server, which
reach it as well when somebody presses Ctrl-C.
"""

import os
import queue
import signal
import sys
import threading
from typing import BinaryIO

import msgspec

from vendome.table.problems import Refused
from vendome.table.workers.process import HEAD
from vendome.table.workers.tasks import Declined, Done, Failed, Reply, decode_task, encode


def main() -> None:
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not get between the answers
    messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, messages), daemon=True).start()
    while True:
        message = encode(reply_to(messages.get()))
        try:
            answers.write(HEAD.pack(len(message)) + message)
            answers.flush()
        except OSError:  # the server has gone
            os._exit(0)


def listen(tasks: BinaryIO, messages: queue.SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end of the input is noticed at once."""
    while len(head := tasks.read(HEAD.size)) == HEAD.size:
        messages.put(tasks.read(*HEAD.unpack(head)))
    os._exit(0)


def reply_to(message: bytes) -> Reply:
    try:
        return Done(msgspec.Raw(encode(decode_task(message).run())))
    except Refused as refused:
        return Declined(refused.cause, refused.parts, refused.details)
    except Exception as error:  # whatever it is, whoever asked is told, and the process goes on
        return Failed(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
