"""Fitting nets in PyTorch, on a GPU if there is one."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from scoundrel.engine.search.net import Net
from scoundrel.engine.search.selfplay import ROW
from scoundrel.lab.train import Schedule

__all__ = ["TorchFitting"]


class TorchFitting:
    """Fits nets on the GPU or the CPU, and packs their state into bytes."""

    def __init__(self) -> None:
        torch.manual_seed(0)
        torch.set_num_threads(1)  # the cores belong to the players
        self._place = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.device = torch.cuda.get_device_name() if self._place.type == "cuda" else "processor"

    def half(self, inputs: int, schedule: Schedule, start: Net | None) -> TorchHalf:
        return TorchHalf(inputs, schedule, self._place, start)

    def packed(self, state: dict[str, Any]) -> bytes:
        content = io.BytesIO()
        torch.save(state, content)
        return content.getvalue()

    def unpacked(self, content: bytes) -> Any:
        try:
            return torch.load(io.BytesIO(content), map_location=self._place, weights_only=True)
        except Exception as error:  # PyTorch does not document which errors it raises
            raise ValueError(f"nothing that was learned: {error}") from None


class ValueNet(nn.Module):
    """The net of `scoundrel.engine.search.net`, for learning."""

    def __init__(self, inputs: int, width: int, second: int = 32) -> None:
        super().__init__()
        self.inputs = inputs
        self.first = nn.Parameter(torch.randn(inputs, width) * 0.05)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Parameter(torch.randn(width, second) * (2 / width) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(second))
        self.third = nn.Parameter(torch.randn(second, second) * (2 / second) ** 0.5)
        self.third_bias = nn.Parameter(torch.zeros(second))
        self.last = nn.Parameter(torch.randn(2, second) * (1 / second) ** 0.5)
        self.last_bias = nn.Parameter(torch.zeros(2))

    def forward(self, rows: Tensor) -> Tensor:
        """The logits of winning and of the share of points, for rows of inputs that are on."""
        hidden = torch.relu(self._sums(rows) + self.first_bias)
        hidden = torch.relu(hidden @ self.second + self.second_bias)
        hidden = torch.relu(hidden @ self.third + self.third_bias)
        return hidden @ self.last.T + self.last_bias

    def _sums(self, rows: Tensor) -> Tensor:
        if rows.is_cuda:
            # A matrix product of ones and zeros beats a gather there.
            ones = torch.zeros(len(rows), self.inputs + 1, dtype=torch.bfloat16, device=rows.device)
            ones.scatter_(1, rows, 1.0)
            return (ones[:, :-1] @ self.first.to(torch.bfloat16)).float()
        padded = torch.cat([self.first, torch.zeros(1, self.first.shape[1])])
        return functional.embedding_bag(rows, padded, mode="sum")


class TorchHalf:
    """The net of one stretch of the game, and the decisions that it learns from."""

    def __init__(self, inputs: int, schedule: Schedule, device: torch.device, start: Net | None) -> None:
        self.schedule = schedule
        self.device = device
        self.model = ValueNet(inputs, schedule.width)
        self.started = start is not None
        if start is not None:
            self._take_over(start)
        self.model.to(device)
        self.averaged = {name: p.detach().clone() for name, p in self.model.named_parameters()}
        self.optimizer = torch.optim.Adam(
            self.model.parameters(), lr=schedule.rate[0], fused=device.type == "cuda"
        )
        self.window = schedule.window // 2
        self.rows = torch.full((self.window, ROW), inputs, dtype=torch.int16, device=device)
        self.worths = torch.zeros(self.window, 2, device=device)
        self.filled = self.steps = 0
        self.owed = 0.0
        self.loss = 0.0

    def _take_over(self, start: Net) -> None:
        """Copy the weights of another net."""
        numbers = torch.frombuffer(bytearray(start.numbers()), dtype=torch.float32)
        at = 0
        for parameter in self.model.parameters():
            size = parameter.numel()
            parameter.data.copy_(numbers[at : at + size].view_as(parameter))
            at += size

    def take(self, rows: Any, worths: Any) -> None:
        """Replace the oldest decisions by new ones; each adds to the steps that are due."""
        count = len(rows)
        at = min(self.filled % self.window, self.window - count)
        self.rows[at : at + count] = torch.from_numpy(rows.view(np.int16)).to(self.device)
        self.worths[at : at + count] = torch.from_numpy(worths).to(self.device)
        self.filled += count
        self.owed += count * self.schedule.reuse / self.schedule.batch

    def learn(self, rate: float) -> int:
        """Make the steps that are due; return how many there were."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        made = int(self.owed)
        self.owed -= made
        there = min(self.filled, self.window)
        for _ in range(made):
            pick = torch.randint(there, (self.schedule.batch,), device=self.device)
            logits = self.model(self.rows[pick].long())
            worths = self.worths[pick]
            known = worths.clamp(0, 1)
            losses = functional.binary_cross_entropy_with_logits(logits, known, reduction="none")
            loss = losses[worths >= 0].sum() / len(pick)  # what is not to be learned is below 0
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.steps += 1
            self._average()
        if made:
            self.loss = loss.item()
        return made

    @torch.no_grad()
    def _average(self) -> None:
        # The average forgets the first steps sooner.
        keep = min(self.schedule.average, 1 - 1 / (1 + self.steps / 10))
        torch._foreach_lerp_(list(self.averaged.values()), list(self.model.parameters()), 1 - keep)

    def numbers(self) -> bytes:
        """The averaged weights, as a net takes them."""
        parts = [part.float() for part in self.averaged.values()]
        parts[0] = parts[0].where(self._touched(), 0)
        return bytes(torch.cat([part.flatten() for part in parts]).cpu().numpy().tobytes())

    def _touched(self) -> Tensor:
        """Which rows of the first layer were learned; those of inputs that were never on are random."""
        learned = self.optimizer.state.get(self.model.first)
        if self.started or not learned:
            return torch.ones(1, 1, dtype=torch.bool, device=self.device)
        return (learned["exp_avg_sq"] > 0).any(dim=1, keepdim=True)

    def state(self) -> dict[str, Any]:
        return {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "averaged": self.averaged,
            "steps": self.steps,
        }

    def resume(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.averaged = state["averaged"]
        self.steps = state["steps"]
