"""All that Vendôme asks of a compiler for GPUs. No other module imports one.

That is numba-cuda, which is only maintained since June 2026; its successor, numba-cuda-mlir, would be taken in here.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.cache import config
from vendome.engine.compiler.layout import BaseState, Struct
from vendome.engine.compiler.quiet import narrow, quiet
from vendome.engine.errors import BadOption, NoDevice

BLOCK = 128  # threads that are scheduled together

# NUMBA_ENABLE_CUDASIM=1, together with NUMBA_DISABLE_JIT=1: kernels run as plain Python, a thread each. The memory of
# the GPU then is that of the processor, and NumPy's arrays are its arrays.
SIMULATED = bool(config.ENABLE_CUDASIM)
CELL = np.int32 if SIMULATED else np.int16  # of lists of moves and outcomes: see `layout_of`


def cuda() -> Any:
    """The compiler, with a GPU to compile for; `NoDevice` says what is missing."""
    try:
        module = import_module("numba.cuda")
    except ImportError as error:
        raise NoDevice(f"no compiler for GPUs is installed ({error}): pip install 'vendome[gpu]'") from None
    if not module.is_available():
        raise NoDevice("no NVIDIA GPU is to be found here, or no driver for it; device='cpu' works everywhere")
    if not SIMULATED:
        keep_tables_in_global_memory()
    return module


@cache
def keep_tables_in_global_memory() -> None:
    """Constant memory has 64 KB, and every function gets its own copy of each table it reads there: too much for a
    mind. The compiler looks under this name where tables go."""
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL


def layout_of(description: type[BaseState]) -> Struct:
    """Of a state. A simulated GPU is an interpreter, which reckons in the type of the cells: bytes are too narrow."""
    return quiet(description) if SIMULATED else narrow(description)


def bind_kernels(
    kernels: Iterable[FunctionType],
    parts: Iterable[FunctionType],
    meanings: dict[str, Any],
    *,
    registers: int | None = None,
) -> dict[str, Any]:
    """Copies of templates for a GPU, as `bind` makes them for a processor. The kernels may call the parts, and both
    find `meanings`, and `cuda`, where they name a global. With so many `registers` a thread, at most."""
    compiler = cuda()
    limits = {} if SIMULATED else {"max_registers": registers}  # a simulated GPU has none
    kernels, parts = list(kernels), list(parts)
    scope: dict[str, Any] = {}
    for template in [*parts, *kernels]:
        scope |= template.__globals__
    scope |= {"cuda": compiler, **meanings}
    bound: dict[str, Any] = {}
    for template in [*parts, *kernels]:
        copy = FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
        jit = compiler.jit(device=True) if template in parts else compiler.jit(**limits)
        bound[template.__name__] = scope[template.__name__] = jit(copy)
    return bound


def launch(kernel: Any, threads: int, *arguments: Any, block: int = BLOCK, stream: Any = 0) -> None:
    """Run a kernel in so many threads, at least."""
    kernel[-(-threads // block), block, stream](*arguments)


def recorded(work: Callable[[Any], None]) -> Callable[[], None]:
    """Launches that are made again and again, with the same arguments. To make one takes a tenth of a millisecond, most
    of it for the arguments; so they are recorded once, and what is returned replays all of them. `work` launches its
    kernels, which must have run before, on the stream that it is given."""
    if SIMULATED:
        return lambda: work(0)
    device = import_module("cuda.core").Device()
    device.set_current()
    builder = device.create_graph_builder().begin_building()
    work(builder)
    graph = builder.end_building().complete()
    stream = device.default_stream
    return lambda: graph.launch(stream)


def type_of(dtype: np.dtype[Any]) -> Any:
    """What the compiler calls a NumPy type, where it makes memory for one thread."""
    return dtype if SIMULATED else import_module("numba.np.numpy_support").from_dtype(dtype)


def zeros(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """New memory on the GPU."""
    return to_device(np.zeros(shape, dtype))


def to_device(array: NDArray[Any]) -> Any:
    """A copy of an array on the GPU."""
    return array.copy() if SIMULATED else cuda().to_device(array)


def as_device_array(name: str, memory: Any) -> Any:
    """Memory of somebody else's on the GPU, never a copy of it."""
    if SIMULATED and isinstance(memory, np.ndarray):
        return memory
    if cuda().is_cuda_array(memory):
        return cuda().as_cuda_array(memory)
    if hasattr(memory, "__dlpack__"):
        return cuda().as_cuda_array(Lent(name, memory))
    raise BadOption(
        f"{name}: {type(memory).__name__} is no memory of a GPU: it has no __cuda_array_interface__, and no DLPack"
    )


class Lent:
    """Memory that speaks DLPack, as the compiler wants to have it: with `__cuda_array_interface__`."""

    def __init__(self, name: str, memory: Any) -> None:
        view = import_module("cuda.core.utils").StridedMemoryView.from_dlpack(memory, stream_ptr=-1)
        if not view.is_device_accessible:
            raise BadOption(f"{name}: {type(memory).__name__} is memory of the processor, not of a GPU")
        size = view.dtype.itemsize
        self.memory = memory  # lives as long as this does
        self.__cuda_array_interface__ = {
            "version": 3,
            "shape": tuple(view.shape),
            "typestr": view.dtype.str,
            "data": (view.ptr, bool(view.readonly)),
            "strides": None if view.strides is None else tuple(size * stride for stride in view.strides),
        }


def address(array: Any) -> int:
    """Where an array of the GPU begins."""
    return int(array.ctypes.data if SIMULATED else array.__cuda_array_interface__["data"][0])


def to_host(array: Any) -> NDArray[Any]:
    """A copy of an array in the memory of the processor."""
    copy: NDArray[Any] = array.copy() if SIMULATED else array.copy_to_host()
    return copy


def write(array: Any, values: NDArray[Any]) -> None:
    """Copy values from the processor into an array on the GPU."""
    if SIMULATED:
        array[...] = values
    else:
        array.copy_to_device(values)
