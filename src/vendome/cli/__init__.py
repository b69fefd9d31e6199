"""The command line."""

import errno
import gc
import os
import signal
import sys
from types import FrameType

MANY_NEW = 20_000  # objects until the collector looks at them. To look at all that is imported took a tenth of a start


def main(arguments: list[str] | None = None) -> int:
    """Run a command. A person's mistake is one line on stderr: exit 2 for usage, 1 for a fault found."""
    import typer

    from vendome.cli.app import app
    from vendome.engine.errors import PolicyError, RecordError, VendomeError

    try:
        code = app(args=arguments, prog_name="vendome", standalone_mode=False)
    except typer.Abort:
        return complain("stopped", 130)
    except typer.TyperException as error:
        return complain(getattr(error, "format_message", error.__str__)(), 2)
    except (PolicyError, RecordError) as error:
        return complain(str(error), 1)
    except VendomeError as error:
        return complain(str(error), 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has left: say no more
        return 1
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO)
        return complain(f"{error.filename or 'output'}: {error.strerror}", 1 if full else 2)
    return code if isinstance(code, int) else 0


def complain(message: str, code: int) -> int:
    line = " ".join(message.split())
    print(f"vendome: {line}", file=sys.stderr)
    return code


def run() -> None:
    """The program."""
    gc.set_threshold(MANY_NEW)
    interrupts = Interrupts()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(complain("stopped", 130))
    except Exception:
        if interrupts.seen:
            sys.exit(complain("stopped", 130))
        raise


class Interrupts:
    """Whether Ctrl-C was pressed. Steps of the compiler swallow it and then fail of it, which is no fault of ours."""

    def __init__(self) -> None:
        self.seen = False
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else a shell has turned it off for us
            signal.signal(signal.SIGINT, self.note)
        sys.unraisablehook = self.tell_of_others

    def note(self, number: int, frame: FrameType | None) -> None:
        self.seen = True
        signal.default_int_handler(number, frame)

    def tell_of_others(self, swallowed: "sys.UnraisableHookArgs") -> None:
        if swallowed.exc_type is not KeyboardInterrupt:
            sys.__unraisablehook__(swallowed)
