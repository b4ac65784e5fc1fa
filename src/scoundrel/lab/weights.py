"""The weights of a net as arrays, layer by layer."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from scoundrel.engine.search.net import Net

__all__ = ["mean_of", "parts_of", "with_points"]


def parts_of(net: Net) -> list[Any]:
    """The numbers of a net, layer by layer."""
    numbers = np.frombuffer(net.numbers(), np.float32).copy()
    ends = np.cumsum([prod(shape) for shape in net.shape()])[:-1]
    return [part.reshape(shape) for part, shape in zip(np.split(numbers, ends), net.shape(), strict=True)]


def with_points(net: Net) -> Net:
    """The net itself, or one that begins to learn points where it knew only chances."""
    if net.outputs() == 2:
        return net
    *most, last, bias = (part.ravel() for part in parts_of(net))
    other = Net(net.rules, net.width())
    other.load(np.concatenate([*most, last, last / 2, bias, bias / 2]).tobytes())
    if net.late is not None:
        other.leave_to(with_points(net.late), net.late_until())
    return other


def mean_of(one: bytes, other: bytes) -> bytes:
    """The mean of the numbers of two nets."""
    return bytes(((np.frombuffer(one, np.float32) + np.frombuffer(other, np.float32)) / 2).tobytes())
