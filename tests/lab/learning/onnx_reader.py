"""Reads a file of ONNX and computes what it says, with NumPy: only what the tests need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]
Fields = dict[int, list[Any]]
TYPES = {1: np.float32, 7: np.int64}


def number(data: bytes, at: int) -> tuple[int, int]:
    """A number in groups of seven bits, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        value, shift, at = value | (byte & 127) << shift, shift + 7, at + 1
        if byte < 128:
            return value, at


def fields(data: bytes) -> Fields:
    found: Fields = {}
    for key, value in pairs(data):
        found.setdefault(key, []).append(value)
    return found


def pairs(data: bytes) -> Iterator[tuple[int, Any]]:
    at = 0
    while at < len(data):
        key, at = number(data, at)
        size, at = number(data, at)  # or the value itself
        assert key & 7 in (0, 2)
        if key & 7 == 2:
            yield key >> 3, data[at : at + size]
            at += size
        else:
            yield key >> 3, size


class Model:
    def __init__(self, data: bytes) -> None:
        self.model = fields(data)
        self.graph = fields(self.model[7][0])
        self.constants = dict(tensor(one) for one in self.graph[5])
        self.metadata = {fields(one)[1][0].decode(): fields(one)[2][0].decode() for one in self.model[14]}
        self.inputs, self.outputs = (dict(rows(one) for one in self.graph[key]) for key in (11, 12))

    def run(self, observation: Numbers) -> dict[str, Numbers]:
        values = {**self.constants, "observation": observation}
        for data in self.graph[1]:
            node = fields(data)
            inputs = [values[name.decode()] for name in node[1]]
            values[node[2][0].decode()] = compute(node[4][0].decode(), inputs, attributes(node))
        return {name: values[name] for name in self.outputs}


def attributes(node: Fields) -> dict[str, int]:
    parts = [fields(one) for one in node.get(5, [])]
    return {part[1][0].decode(): part[3][0] for part in parts}


def tensor(data: bytes) -> tuple[str, Numbers]:
    part = fields(data)
    return part[8][0].decode(), np.frombuffer(part[9][0], TYPES[part[2][0]]).reshape(part[1])


def rows(data: bytes) -> tuple[str, int]:
    """The name of an input or output, and its columns."""
    part = fields(data)
    shape = fields(fields(fields(part[2][0])[1][0])[2][0])
    return part[1][0].decode(), fields(shape[1][1])[1][0]


def compute(operation: str, inputs: list[Numbers], given: dict[str, int]) -> Any:
    match operation, inputs:
        case "Gemm", [a, b, c]:
            return a @ b + c
        case "MatMul", [a, b]:
            return a @ b
        case "Add", [a, b]:
            return a + b
        case "Relu", [a]:
            return np.maximum(a, 0)
        case "Round", [a]:
            return np.round(a)
        case "Identity", [a]:
            return a
        case "Cast", [a]:
            return a.astype(TYPES[given["to"]])
        case "Softmax", [a]:
            powers = np.exp(a - a.max(axis=given["axis"], keepdims=True))
            return powers / powers.sum(axis=given["axis"], keepdims=True)
        case "Gather", [a, b]:
            return np.take(a, b, axis=given["axis"])
        case "GatherElements", [a, b]:
            return np.take_along_axis(a, b, axis=given["axis"])
    raise AssertionError(operation)
