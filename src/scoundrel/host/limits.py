"""How much one client may ask for. `docs/hosting.md` states every limit."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

__all__ = ["MOST_BODY", "MOST_OPEN", "MOST_SOCKETS", "Limit", "Limits"]

MOST_BODY = 16_384
"""The most bytes of a request."""
MOST_OPEN = 20
"""The most unfinished games for several that one player may have opened."""
MOST_SOCKETS = 8
"""The most sockets for news that one player may have open."""
MOST_CLIENTS = 50_000
"""Of how many clients is remembered what they asked for."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many a second from then on."""

    burst: float
    rate: float


class Limits:
    """Buckets that fill up with time; whoever finds theirs empty has to wait."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> float:
        """How many seconds this client has to wait; 0 if it may go on."""
        now = monotonic()
        left, then = self._left.pop(client, (self._limit.burst, now))
        left = min(self._limit.burst, left + (now - then) * self._limit.rate)
        allowed = left >= 1.0
        self._left[client] = left - 1.0 if allowed else left, now
        if len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        return 0.0 if allowed else (1.0 - left) / self._limit.rate
