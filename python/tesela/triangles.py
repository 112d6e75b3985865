"""Triangles and diagonals of matrices."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .assignment import Step, read_only
from .errors import TraceError
from .registry import implements
from .shapes import axis_of, view
from .sizes import Size
from .trace import Traced, lift


def _triangle(m, k, upper: bool):
    x = lift(m)
    if x.ndim == 1:
        x = ufuncs.broadcast_to(x, (*x.shape, *x.shape))
    rows, columns = (p.iota(x.shape, d, np.int64) for d in (x.ndim - 2, x.ndim - 1))
    if not isinstance(k, int) or k:
        rows = np.add(rows, k)
    kept = p.compare("GE" if upper else "LE", columns, rows)
    return p.select(kept, x, p.like(x, 0))


@implements(np.tril)
def tril(m, k=0):
    return _triangle(m, k, False)


@implements(np.triu)
def triu(m, k=0):
    return _triangle(m, k, True)


@implements(np.diagonal)
def diagonal(a, offset=0, axis1=0, axis2=1):
    x = lift(a)
    if x.ndim < 2:
        raise ValueError("diag requires an array of at least two dimensions")
    rows, columns = axis_of(axis1, x.ndim), axis_of(axis2, x.ndim)
    if rows == columns:
        raise ValueError("axis1 and axis2 cannot be the same")
    step = Step(lambda a: _diagonal(a, offset, rows, columns), read_only)
    return view(x, step.get(x), step)


def _diagonal(x: Traced, offset, rows: int, columns: int) -> Traced:
    order = [i for i in range(x.ndim) if i not in (rows, columns)]
    x = p.transpose(x, [*order, rows, columns])
    height, width = x.shape[-2:]
    if isinstance(height, Size) or isinstance(width, Size):
        if height != width or offset:
            raise TraceError("a diagonal of a matrix of symbolic sizes", "a square matrix")
        length = height
    else:
        length = max(0, min(height + min(offset, 0), width - max(offset, 0)))
        if length == 0:
            return p.full((*x.shape[:-2], 0), 0, x.dtype)
    places = p.iota((length,), 0, np.int64)
    pair = [np.add(places, by) if by else places for by in (max(-offset, 0), max(offset, 0))]
    columns_of = [p.reshape(i, (length, 1)) for i in pair]
    indices = p.concatenate(columns_of, 1)
    return p.gather(x, indices, x.ndim - 2, [x.ndim - 2, x.ndim - 1])


implements(np.linalg.diagonal)(
    lambda x, /, *, offset=0: diagonal(x, offset, axis1=-2, axis2=-1)
)


@implements(np.diag)
def diag(v, k=0):
    x = lift(v)
    if x.ndim == 2:
        return diagonal(x, k)
    if x.ndim != 1:
        raise ValueError("Input must be 1-d or 2-d.")
    size = x.shape[0] + abs(k)
    wide = p.pad(x, [max(k, 0)], [max(-k, 0)], p.constant(0, x.dtype))
    shape = (size, size)
    rows, columns = (p.iota(shape, d, np.int64) for d in (0, 1))
    at = np.equal(columns, np.add(rows, k))
    return p.select(at, p.broadcast_in_dim(wide, shape, [1]), p.full(shape, 0, x.dtype))
