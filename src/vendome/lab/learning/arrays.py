"""Arrays of NumPy on a processor, of torch on a GPU. Both speak the array API standard, so the learner is written once.

What the standard leaves out is here: random numbers, and the way from one device to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from array_api_compat import numpy as numpy_namespace

from vendome.engine.errors import BadOption, UnknownName

Array = Any  # of NumPy or of torch


class Arrays:
    """Where the learner's arrays are, and in which type it multiplies."""

    device: str
    xp: Any  # the functions of the array API standard
    real: Any  # the type of factors; sums are kept in float32

    def seed(self, seed: int) -> None:
        """Random numbers from here on are a function of it."""
        raise NotImplementedError

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array:
        raise NotImplementedError

    def array(self, host: Array) -> Array:
        """A copy of an array of NumPy."""
        raise NotImplementedError

    def host(self, array: Array) -> np.ndarray[Any, Any]:
        """The other way."""
        raise NotImplementedError

    def uniform(self, *shape: int) -> Array:
        """Random numbers above 0 and below 1."""
        raise NotImplementedError

    def order(self, size: int) -> Array:
        """The numbers below `size`, shuffled."""
        raise NotImplementedError


class OnProcessor(Arrays):
    def __init__(self, seed: int) -> None:
        self.device, self.xp, self.real = "cpu", numpy_namespace, np.float32
        self.seed(seed)

    def seed(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array:
        return np.zeros(shape, kind)

    def array(self, host: Array) -> Array:
        return np.array(host)

    def host(self, array: Array) -> np.ndarray[Any, Any]:
        return np.asarray(array)

    def uniform(self, *shape: int) -> Array:
        return np.maximum(self.rng.random(shape, np.float32), np.float32(1e-12))

    def order(self, size: int) -> Array:
        return self.rng.permutation(size)


class OnTorch(Arrays):
    """On a GPU; on a processor too, for tests."""

    def __init__(self, seed: int, device: str = "cuda") -> None:
        try:
            import torch
            from array_api_compat import torch as torch_namespace
        except ImportError:
            raise BadOption("training on a GPU needs torch: pip install torch") from None
        if device == "cuda" and not torch.cuda.is_available():
            raise BadOption("torch finds no GPU here: train with --device cpu")
        self.device, self.torch, self.xp = device, torch, torch_namespace
        self.real = torch.bfloat16 if device == "cuda" else torch.float32
        self.rng = torch.Generator(device)
        self.seed(seed)

    def seed(self, seed: int) -> None:
        self.rng.manual_seed(seed)

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array:
        return self.torch.zeros(shape, dtype=getattr(self.torch, kind), device=self.device)

    def array(self, host: Array) -> Array:
        return self.torch.as_tensor(np.array(host), device=self.device)

    def host(self, array: Array) -> np.ndarray[Any, Any]:
        found: np.ndarray[Any, Any] = array.cpu().numpy()
        return found

    def uniform(self, *shape: int) -> Array:
        return self.torch.rand(shape, generator=self.rng, device=self.device).clamp_(min=1e-12)

    def order(self, size: int) -> Array:
        return self.torch.randperm(size, generator=self.rng, device=self.device)


DEVICES: dict[str, Callable[[int], Arrays]] = {"cpu": OnProcessor, "cuda": OnTorch}


def arrays_on(device: str, seed: int) -> Arrays:
    if device not in DEVICES:
        raise UnknownName("device", device, list(DEVICES))
    return DEVICES[device](seed)
