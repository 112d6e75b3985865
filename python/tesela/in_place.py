"""NumPy functions that write into their first argument."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .assignment import assign, become, require_writable
from .errors import TraceError
from .registry import implements
from .shapes import axis_of
from .trace import Traced, lift


def _target(function: str, x) -> Traced:
    if not isinstance(x, Traced):
        raise TraceError(
            f"np.{function} writes into an array that is not traced",
            "an array made of traced ones, np.zeros_like(x)",
        )
    return x


@implements(np.copyto)
def copyto(dst, src, casting="same_kind", where=True):
    x = _target("copyto", dst)
    source = src if type(src) in (int, float, complex) else lift(src)
    of = getattr(source, "dtype", None)
    if of is not None and not np.can_cast(of, x.dtype, casting):
        raise TypeError(
            f"Cannot cast array data from {of!r} to {x.dtype!r} according to the rule '{casting}'"
        )
    require_writable(x, "np.copyto", "np.where")
    value = ufuncs.broadcast_to(ufuncs.to_loop(source, x.dtype), x.shape)
    if where is not True:
        value = p.select(ufuncs.broadcast_to(lift(where), x.shape), value, x)
    become(x, value)


@implements(np.put)
def put(a, ind, v, mode="raise"):
    x = _target("put", a)
    require_writable(x, "np.put", "y = x.copy() first")
    index, value = np.ravel(lift(ind)), np.ravel(ufuncs.to_loop(v, x.dtype))
    if value.size == 0 or index.size == 0:
        return
    if mode == "clip":
        index = np.clip(index, 0, x.size - 1)
    elif mode == "wrap":
        index = np.remainder(index, x.size)
    value = np.resize(value, index.shape)
    flat = np.ravel(x)
    flat = Traced(x.builder, flat.name, x.dtype, flat.shape)
    assign(flat, index, value)
    become(x, p.reshape(flat, x.shape))


@implements(np.putmask)
def putmask(a, /, mask, values):
    x = _target("putmask", a)
    require_writable(x, "np.putmask", "np.where")
    value = np.ravel(ufuncs.to_loop(values, x.dtype))
    if value.size == 0:
        return
    mask = p.convert(lift(mask), bool)
    if mask.size != x.size:
        raise ValueError("putmask: mask and data must be the same size")
    value = p.reshape(np.resize(value, (x.size,)), x.shape)
    become(x, p.select(p.reshape(mask, x.shape), value, x))


@implements(np.put_along_axis)
def put_along_axis(arr, indices, values, axis):
    x, index = _target("put_along_axis", arr), lift(indices)
    if axis is None:
        flat = Traced(x.builder, p.reshape(x, (x.size,)).name, x.dtype, (x.size,))
        assign(flat, index, values)
        require_writable(x, "np.put_along_axis", "y = x.copy() first")
        become(x, p.reshape(flat, x.shape))
        return
    axis = axis_of(axis, x.ndim)
    shape = ufuncs.broadcast_shapes((*x.shape[:axis], 1, *x.shape[axis + 1 :]), index.shape)
    index = ufuncs.broadcast_to(index, shape)
    arrays = [index if i == axis else p.iota(shape, i, np.int64) for i in range(x.ndim)]
    assign(x, tuple(arrays), values)


@implements(np.fill_diagonal)
def fill_diagonal(a, val, wrap=False):
    x = _target("fill_diagonal", a)
    if x.ndim < 2:
        raise ValueError("array must be at least 2-d")
    require_writable(x, "np.fill_diagonal", "np.where(np.eye(n, dtype=bool), value, x)")
    if x.ndim > 2 and any(n != x.shape[0] for n in x.shape):
        raise ValueError("All dimensions of input must be of equal length")
    places = [p.iota(x.shape, d, np.int64) for d in range(x.ndim)]
    if wrap and x.ndim == 2:
        # Past the square the diagonal starts again, one row being left out.
        places[0] = np.remainder(places[0], x.shape[1] + 1)
    value = np.ravel(ufuncs.to_loop(val, x.dtype))
    rows = min(x.shape)
    if value.size == 0 or x.size == 0:
        return
    if value.shape[0] != 1:
        value = np.resize(value, (rows if not wrap else x.shape[0],))
        value = np.pad(value, (0, max(x.shape[0] - value.shape[0], 0)))[: x.shape[0]]
        if wrap and x.shape[0] > x.shape[1] + 1:
            raise TraceError("np.fill_diagonal of several values with wrap=True", "one value")
        value = p.broadcast_in_dim(value, x.shape, [0])
    else:
        value = ufuncs.broadcast_to(value, x.shape)
    on = p.full(x.shape, True, bool)
    for place in places[1:]:
        on = np.logical_and(on, np.equal(places[0], place))
    become(x, p.select(on, value, x))
