"""The compiled side: Tesela's plugin, called through its own C functions."""

from __future__ import annotations

import ctypes as c
import functools
import sys

import numpy as np
import tesela_library

from . import dtypes
from .errors import Error

# Results of this many bytes and more lie in the runtime's pool of huge pages;
# for smaller ones NumPy's own memory is faster.
_POOLED = 1 << 20


@functools.cache
def functions():
    try:
        return tesela_library.functions()
    except OSError as error:
        raise Error(
            f"Tesela's library cannot be loaded: {error}\n"
            "  try: make build, or TESELA_PLUGIN=path/to/pjrt_tesela.so"
        ) from None


class _Block:
    """Memory of the runtime's pool, given back with the last array on it."""

    __slots__ = ("handle", "release", "__array_interface__")

    def __init__(self, nbytes: int):
        native = functions()
        data, error = c.c_void_p(), c.c_void_p()
        self.release = native.release_block
        self.handle = native.allocate(nbytes, c.byref(data), c.byref(error))
        if not self.handle:
            raise MemoryError(native.text(error.value))
        self.__array_interface__ = {
            "shape": (nbytes,),
            "typestr": "|u1",
            "data": (data.value, False),
            "version": 3,
        }

    def __del__(self):
        if self.handle:
            self.release(self.handle)


def empty(shape, dtype) -> np.ndarray:
    """Like np.empty; large arrays come from the runtime's pool."""
    count = 1
    for n in shape:
        count *= n
    nbytes = count * dtype.itemsize
    if nbytes < _POOLED:
        return np.empty(shape, dtype)
    return np.asarray(_Block(nbytes)).view(dtype).reshape(shape)


def as_argument(array: np.ndarray) -> np.ndarray:
    """Dense, row-major, aligned, in native byte order; a copy only where it is not."""
    flags = array.flags
    if flags.c_contiguous and flags.aligned and array.dtype.isnative:
        return array
    dtype = array.dtype.newbyteorder("=")
    return np.require(np.ascontiguousarray(array, dtype), requirements="CA").reshape(array.shape)


class Executable:
    """A compiled program. parameters, results: types as HLO text writes them."""

    def __init__(self, text: str, options: dict[str, str] | None = None):
        native = functions()
        program = text.encode()
        lines = "\n".join(f"{k}={v}" for k, v in (options or {}).items()).encode()
        error = c.c_void_p()
        self._handle = native.compile(
            program, len(program), lines, len(lines), c.byref(error)
        )
        if not self._handle:
            raise Error(native.text(error.value))
        self._run = native.run
        self._release = native.release_executable
        types = native.text(native.signature(self._handle))
        parameters, _, results = ("\n" + types).partition("\n\n")
        self.parameters = parameters.split()
        self.results = results.split()
        self._inputs = c.c_void_p * len(self.parameters)
        self._outputs = c.c_void_p * len(self.results)

    def run(self, arrays, results):
        """arrays -> results: dense arrays of just the types of the signature."""
        inputs = self._inputs(*[a.ctypes.data for a in arrays])
        outputs = self._outputs(*[r.ctypes.data for r in results])
        error = self._run(
            self._handle, inputs, len(inputs), outputs, len(outputs)
        )
        if error:
            raise Error(functions().text(error))

    def __del__(self, finalizing=sys.is_finalizing):
        if getattr(self, "_handle", None) and not finalizing():
            self._release(self._handle)


def type_of(dtype: np.dtype, shape) -> str:
    """As `Executable.parameters` has it: "f32[2,3]"."""
    return f"{dtypes.hlo_name(dtype)}[{','.join(map(str, shape))}]"
