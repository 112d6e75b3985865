"""LAPACK's routines as traced operators, called as JAX's processor rules call them
(src/runtime/Lapack.h). LAPACK is SciPy's where that is installed, else the system's.
"""

from __future__ import annotations

import functools

import numpy as np
import tesela_library

from . import dtypes
from . import primitives as p
from .errors import TraceError
from .sizes import is_static
from .trace import Traced, lift

LinAlgError = np.linalg.LinAlgError
I32 = np.dtype(np.int32)
_LETTERS = {"float32": "s", "float64": "d", "complex64": "c", "complex128": "z"}


@functools.cache
def provide_lapack() -> None:
    """Hands SciPy's routines to the runtime; without SciPy it looks for others."""
    try:
        tesela_library.provide_lapack()
    except ImportError:
        pass


def matrices(a, square: bool = True) -> Traced:
    """In a type of LAPACK's; leading dimensions are batches."""
    x = lift(a)
    if x.ndim < 2:
        raise LinAlgError(
            f"{x.ndim}-dimensional array given. Array must be at least two-dimensional"
        )
    if square and x.shape[-1] != x.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    if dtypes.is_narrow_float(x.dtype):
        raise TypeError(f"array type {x.dtype.name} is unsupported in linalg")
    if x.dtype.name not in _LETTERS:
        x = p.convert(x, np.float64)
    return x


def call(routine: str, x: Traced, operands, results, config: str = ""):
    """A custom call; results are (dtype, shape)."""
    if not is_static(x.shape):
        raise TraceError(
            f"LAPACK's {routine} of {x!r}, whose sizes are symbolic", "fixed sizes"
        )
    provide_lapack()
    names = ", ".join(v.name for v in operands)
    types = ", ".join(p.type_text(d, s) for d, s in results)
    text = f"stablehlo.custom_call @lapack_{_LETTERS[x.dtype.name]}{routine}_ffi({names}) "
    text += f"{{api_version = 4 : i32, mhlo.backend_config = {{{config}}}}}"
    text += f" : ({p.typed(*operands)}) -> "
    if len(results) == 1:
        return [x.builder.emit(text + types, *results[0])]
    return x.builder.emit_several(f"{text}({types})", results)


def require(x: Traced, info: Traced, message: str) -> None:
    """LinAlgError where a matrix of the batch has failed."""
    x.builder.check(
        lambda: p.reduce("and", p.compare("EQ", info, p.like(info, 0)), range(info.ndim), True),
        LinAlgError,
        message,
    )


def empty(x: Traced) -> bool:
    return is_static(x.shape) and x.size == 0


def unit(n: int, dtype, batch=()) -> Traced:
    rows, columns = (p.iota((n, n), d, np.int64) for d in (0, 1))
    eye = p.convert(p.compare("EQ", rows, columns), dtype)
    return p.broadcast_in_dim(eye, (*batch, n, n), [len(batch), len(batch) + 1])
