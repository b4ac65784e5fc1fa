"""The last step of training: the net's output for points is fitted to how games really end."""

from __future__ import annotations

from typing import Any

import numpy as np

from scoundrel.engine.search.net import Net
from scoundrel.engine.search.selfplay import ROW, SelfPlay
from scoundrel.lab.weights import parts_of

__all__ = ["settled"]

NEWTON_STEPS = 12


def settled(net: Net, decisions: int) -> Net:
    """The net with its output for points fitted again to how games really end; its chances don't change.

    What TD(λ) learns of points spreads from the end of the game to its beginning, and slowly: without this,
    the first rooms would be valued too low.
    """
    rows: Any = np.empty((decisions, ROW), np.uint16)
    unseen: Any = np.empty(decisions, np.uint8)
    worths: Any = np.empty((decisions, 2), np.float32)
    SelfPlay(net).collect("settle", 0.0, 1.0, rows, unseen, worths)
    late = unseen <= net.late_until()
    other = _settled(net, rows[~late], worths[~late, 1])
    if net.late is not None:
        other.leave_to(_settled(net.late, rows[late], worths[late, 1]), net.late_until())
    return other


def _settled(net: Net, rows: Any, points: Any) -> Net:
    """One half of the net: logistic regression on the last hidden layer, by Newton's method."""
    *layers, last, bias = parts_of(net)
    hidden = np.concatenate([_hidden(layers, part) for part in np.array_split(rows, 1 + len(rows) // 4096)])
    hidden = np.hstack([hidden, np.ones((len(hidden), 1))])
    weights: Any = np.append(last[1], bias[1]).astype(np.float64)
    loss = _cross_entropy(hidden @ weights, points)
    for _ in range(NEWTON_STEPS):
        told = _sigmoid(hidden @ weights)
        slope = hidden.T @ (told - points)
        curve = hidden.T @ (hidden * (told * (1 - told))[:, None])
        step = np.linalg.solve(curve + np.eye(len(weights)), slope)
        while (tried := _cross_entropy(hidden @ (weights - step), points)) > loss and abs(
            step
        ).max() > 1e-9:
            step /= 2  # the step was too long
        weights, loss = weights - step, tried
    other = Net(net.rules, net.width())
    last[1], bias[1] = weights[:-1], weights[-1]
    other.load(
        np.concatenate([part.ravel() for part in (*layers, last, bias)]).astype(np.float32).tobytes()
    )
    return other


def _sigmoid(logits: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logits, -30, 30)))


def _cross_entropy(logits: Any, shares: Any) -> float:
    return float(np.sum(np.logaddexp(0, logits) - shares * logits))


def _hidden(layers: list[Any], rows: Any) -> Any:
    """The last hidden layer's activations for rows of inputs that are on."""
    first, first_bias, second, second_bias, third, third_bias = layers
    padded = np.vstack([first, np.zeros((1, first.shape[1]), np.float32)])
    told = np.maximum(padded[rows].sum(axis=1) + first_bias, 0)
    told = np.maximum(told @ second + second_bias, 0)
    return np.maximum(told @ third + third_bias, 0)
