"""The command `scoundrel`: nothing is loaded before Ctrl-C is taken care of.

Loading takes long enough to press it, and Python would answer with a traceback. So while the program is
loaded, and once it is done, Ctrl-C ends it at once, with a sentence. Even `signal` takes its time to load.
"""

import os

__all__ = ["main"]


def main() -> None:
    """Run the command line."""
    try:
        import signal

        # Who started this may have told it to ignore Ctrl-C.
        usual = signal.getsignal(signal.SIGINT)
        hears = usual is signal.default_int_handler
        if hears:
            signal.signal(signal.SIGINT, _leave)
        from scoundrel.cli import main as run
    except KeyboardInterrupt:
        _leave()
    if hears:
        signal.signal(signal.SIGINT, usual)
    try:
        run()
    finally:
        if hears:
            signal.signal(signal.SIGINT, _leave)


def _leave(*_signal: object) -> None:
    os.write(2, b"scoundrel: interrupted\n")
    os._exit(130)
