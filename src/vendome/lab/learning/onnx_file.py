"""The file format ONNX, as far as a net needs it: a graph of a few operations, written by hand.

ONNX is a message of Protocol Buffers. A message is a row of fields; a field is a key, which tells its number and how it
is written, and a value. Two ways of writing are enough here: a whole number in groups of seven bits, and bytes with
their length in front. The numbers of the fields are those of `onnx.proto`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

IR_VERSION = 8  # of the format
OPSET = 17  # of the operations
FLOAT, INT64 = 1, 7  # types of numbers
KINDS = {np.dtype(np.float32): FLOAT, np.dtype(np.int64): INT64}
INTEGER = 2  # the kind of an attribute
BATCH = "batch"  # the name of the first dimension, which has any size


class Node(NamedTuple):
    """One operation: from the names of its inputs to that of its output."""

    operation: str
    inputs: Sequence[str]
    output: str
    attributes: Mapping[str, int] = {}


class Graph(NamedTuple):
    name: str
    help: str
    nodes: Sequence[Node]
    constants: Mapping[str, np.ndarray[Any, Any]]
    inputs: Mapping[str, int]  # names and columns of float32; a row for each position
    outputs: Mapping[str, int]


def model_bytes(graph: Graph, about: Mapping[str, str]) -> bytes:
    """The whole file. `about` is told to whoever asks for the model's metadata."""
    return b"".join([
        number(1, IR_VERSION),
        text(2, "vendome"),
        part(7, graph_bytes(graph)),
        part(8, number(2, OPSET)),
        *(part(14, text(1, key) + text(2, value)) for key, value in about.items()),
    ])  # fmt: skip


def graph_bytes(graph: Graph) -> bytes:
    return b"".join([
        *(part(1, node_bytes(node)) for node in graph.nodes),
        text(2, graph.name),
        *(part(5, tensor_bytes(name, array)) for name, array in graph.constants.items()),
        text(10, graph.help),
        *(part(11, rows_bytes(name, columns)) for name, columns in graph.inputs.items()),
        *(part(12, rows_bytes(name, columns)) for name, columns in graph.outputs.items()),
    ])  # fmt: skip


def node_bytes(node: Node) -> bytes:
    attributes = [text(1, name) + number(3, value) + number(20, INTEGER) for name, value in node.attributes.items()]
    return b"".join([
        *(text(1, name) for name in node.inputs),
        text(2, node.output),
        text(3, f"to_{node.output}"),
        text(4, node.operation),
        *(part(5, attribute) for attribute in attributes),
    ])  # fmt: skip


def tensor_bytes(name: str, array: np.ndarray[Any, Any]) -> bytes:
    """Its numbers lie as they are in memory, the lowest byte first."""
    kind = KINDS[array.dtype]
    raw = np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<")).tobytes()
    return b"".join([*(number(1, size) for size in array.shape), number(2, kind), text(8, name), part(9, raw)])


def rows_bytes(name: str, columns: int) -> bytes:
    """What an input or an output is: a matrix with any number of rows."""
    shape = part(1, text(2, BATCH)) + part(1, number(1, columns))
    return text(1, name) + part(2, part(1, number(1, FLOAT) + part(2, shape)))


# The two ways of writing.


def number(field: int, value: int) -> bytes:
    return groups(field << 3) + groups(value)


def part(field: int, content: bytes) -> bytes:
    return groups(field << 3 | 2) + groups(len(content)) + content


def text(field: int, content: str) -> bytes:
    return part(field, content.encode())


def groups(value: int) -> bytes:
    """Seven bits a byte, the lowest first; the eighth says that more follow."""
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])
