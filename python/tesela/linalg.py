"""Norms, traces and what else of np.linalg is a product or a sum."""

from __future__ import annotations

import operator

import numpy as np

from . import primitives as p
from . import ufuncs
from .registry import implements
from .shapes import axis_of
from .trace import duplicate, lift, one_of


@implements(np.linalg.norm)
def norm(x, ord=None, axis=None, keepdims=False):
    x = lift(x)
    tried = np.linalg.norm(one_of(x.dtype)).dtype
    ufuncs.axes_of(axis, x.ndim)
    if x.dtype.kind not in "fc":  # NumPy takes bfloat16 too for no float
        x = p.convert(x, np.float64)
    vector = axis is None and ord is None or np.ndim(axis) == 0 and axis is not None
    if axis is None and ord is not None:
        vector = x.ndim == 1
    if not vector and len(axis or range(x.ndim)) == 2 and ord not in (None, "fro"):
        return _matrix_norm(x, ord, axis or (0, 1), keepdims, tried)
    if vector and isinstance(ord, str):
        raise ValueError(f"Invalid norm order '{ord}' for vectors")
    size = np.absolute(x)
    if ord is None or ord == 2 or ord == "fro":
        squares = np.square(size if x.dtype.kind == "c" else x)
        total = np.sum(squares, axis=axis, keepdims=keepdims)
        return p.convert(np.sqrt(total), tried)
    if ord in (np.inf, -np.inf):
        if ord > 0:
            return p.convert(np.max(size, axis=axis, keepdims=keepdims, initial=0), tried)
        return p.convert(np.min(size, axis=axis, keepdims=keepdims), tried)
    if ord == 0:
        return p.convert(np.sum(p.convert(x, bool), axis=axis, keepdims=keepdims), tried)
    if isinstance(ord, str):
        raise ValueError(f"Invalid norm order '{ord}' for vectors")
    total = np.sum(size**ord, axis=axis, keepdims=keepdims)
    return p.convert(total ** (1 / ord), tried)


def _matrix_norm(x, order, axis, keepdims, dtype):
    rows, columns = (axis_of(i, x.ndim) for i in axis)
    if order in (2, -2, "nuc"):
        return _of_singular_values(x, order, rows, columns, keepdims, dtype)
    if order not in (1, -1, np.inf, -np.inf):
        raise ValueError("Invalid norm order for matrices.")
    summed, over = (rows, columns) if abs(order) == 1 else (columns, rows)
    totals = np.sum(np.absolute(x), axis=summed, keepdims=True)
    extreme = (np.max if order > 0 else np.min)(totals, axis=over, keepdims=True)
    if not keepdims:
        extreme = np.squeeze(extreme, axis=(rows, columns))
        extreme.zero_d = False
    return p.convert(extreme, dtype)


def _of_singular_values(x, order, rows, columns, keepdims, dtype):
    values = np.linalg.svdvals(np.moveaxis(x, (rows, columns), (-2, -1)))
    pick = {2: np.max, -2: np.min, "nuc": np.sum}[order]
    result = p.convert(pick(values, axis=-1), dtype)
    return np.expand_dims(result, tuple(sorted((rows, columns)))) if keepdims else result


@implements(np.trace, np.linalg.trace)
def trace(a, offset=0, axis1=0, axis2=1, dtype=None):
    return np.sum(np.diagonal(a, offset, axis1, axis2), axis=-1, dtype=dtype)


@implements(np.linalg.vecdot)
def vecdot(x1, x2, /, *, axis=-1):
    return np.vecdot(np.moveaxis(x1, axis, -1), np.moveaxis(x2, axis, -1))


@implements(np.linalg.matmul)
def matmul(x1, x2, /):
    return np.matmul(x1, x2)


@implements(np.linalg.outer)
def linalg_outer(x1, x2, /):
    return np.outer(x1, x2)


@implements(np.linalg.matrix_power)
def matrix_power(a, n):
    x = lift(a)
    if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
        raise np.linalg.LinAlgError("Last 2 dimensions of the array must be square")
    n = operator.index(n)
    if n == 0:
        unit = np.equal(*(p.iota(x.shape[-2:], d, np.int64) for d in (0, 1)))
        return ufuncs.broadcast_to(p.convert(unit, x.dtype), x.shape)
    if n < 0:
        x, n = np.linalg.inv(x), -n
    if n == 1 and x is a:
        return x
    result, square = None, x
    while n:
        if n % 2:
            result = square if result is None else np.matmul(result, square)
        n //= 2
        square = np.matmul(square, square) if n else square
    return duplicate(result)


@implements(np.linalg.vector_norm)
def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    x = lift(x)
    if axis is None:
        result = np.linalg.norm(np.ravel(x), ord)
    elif isinstance(axis, tuple):
        axes = [axis_of(i, x.ndim) for i in axis]
        kept = [i for i in range(x.ndim) if i not in axes]
        flat = np.transpose(x, kept + axes)
        flat = np.reshape(flat, (*[x.shape[i] for i in kept], -1))
        result = np.linalg.norm(flat, ord, axis=-1)
    else:
        axes = [axis_of(axis, x.ndim)]
        result = np.linalg.norm(x, ord, axis=axis)
    if keepdims:
        axes = range(x.ndim) if axis is None else axes
        result = p.reshape(result, [1 if i in axes else n for i, n in enumerate(x.shape)])
    return result


@implements(np.linalg.matrix_norm)
def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    return np.linalg.norm(x, ord, axis=(-2, -1), keepdims=keepdims)


@implements(np.linalg.cross)
def cross(x1, x2, /, *, axis=-1):
    x, y = lift(x1), lift(x2)
    if x.shape[axis] != 3 or y.shape[axis] != 3:
        raise ValueError(
            "Both input arrays must be (arrays of) 3-dimensional vectors, but they are "
            f"{x.shape[axis]} and {y.shape[axis]} dimensional instead."
        )
    return np.cross(x, y, axis=axis)
