"""NumPy functions that choose between elements, or pick them by their places."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .indexing import gather_dims
from .registry import implements
from .shapes import axis_of
from .trace import Traced, example, lift, one_of


@implements(np.where)
def where(condition, x=None, y=None, /):
    if x is None or y is None:
        raise TraceError(
            "np.where(condition) alone: the result's size depends on values",
            "np.where(condition, x, y)",
        )
    dtype = np.where(one_of(bool), *(_small(v) for v in (x, y))).dtype
    mask = p.convert(lift(condition), bool)
    operands = [_cast(v, dtype) for v in (x, y)]
    result = p.select(*ufuncs.broadcast_together(mask, *operands))
    result.zero_d = True
    return result


def _cast(value, dtype):
    """Python's numbers too as C casts: -1 is 255 in uint8."""
    if type(value) in (int, float, complex):
        value = np.asarray(value).astype(dtype)
    return ufuncs.to_loop(value, dtype)


def _small(value):
    """An example without elements to speak of: NumPy's result type and no more."""
    value = example(value)
    if isinstance(value, (np.ndarray, list, tuple)):
        return one_of(np.asarray(value).dtype)
    return value


def _known_mask(condition, name: str) -> np.ndarray:
    if isinstance(condition, Traced):
        raise TraceError(
            f"np.{name} by a traced condition: the result's size depends on values",
            "np.where(condition, x, other), or a condition that is a NumPy array",
        )
    return np.asarray(condition)


@implements(np.compress)
def compress(condition, a, axis=None):
    mask, x = _known_mask(condition, "compress"), lift(a)
    if mask.ndim != 1:
        raise ValueError("condition must be a 1-d array")
    places = np.nonzero(mask)[0]
    size = x.size if axis is None else x.shape[axis_of(axis, x.ndim)]
    if places.size and isinstance(size, int) and places[-1] >= size:
        raise IndexError(f"index {places[-1]} is out of bounds for axis 0 with size {size}")
    return np.take(x, places, axis=axis)


@implements(np.extract)
def extract(condition, arr):
    return np.take(np.ravel(arr), np.nonzero(np.ravel(_known_mask(condition, "extract")))[0])


@implements(np.clip)
def clip(a, a_min=None, a_max=None, *, min=None, max=None, dtype=None):
    low, high = a_min if min is None else min, a_max if max is None else max
    if isinstance(a, Traced) and a.dtype.kind in "iu":
        limits = np.iinfo(a.dtype)
        low = None if type(low) is int and low <= limits.min else low
        high = None if type(high) is int and high >= limits.max else high
    if low is None and high is None:
        return np.positive(a)
    small = [None if v is None else _small(v) for v in (a, low, high)]
    wanted = np.clip(*small, dtype=dtype).dtype
    parts = [None if v is None else ufuncs.to_loop(v, wanted) for v in (a, low, high)]
    result = parts[0]
    if low is not None:
        result = p.binary("maximum", *ufuncs.broadcast_together(result, parts[1]))
    if high is not None:
        result = p.binary("minimum", *ufuncs.broadcast_together(result, parts[2]))
    return result


@implements(np.select)
def select(condlist, choicelist, default=0):
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    small = [_small(v) for v in choicelist]
    dtype = np.select([one_of(bool)] * len(small), small, _small(default)).dtype
    result = ufuncs.to_loop(default, dtype)
    for condition, choice in zip(reversed(condlist), reversed(choicelist)):
        mask, choice = lift(condition), ufuncs.to_loop(choice, dtype)
        result = p.select(*ufuncs.broadcast_together(mask, choice, result))
    result.zero_d = True
    return result


@implements(np.take)
def take(a, indices, axis=None, mode="raise"):
    x, index = lift(a), lift(indices)
    if index.dtype.kind not in "iu":
        raise TypeError(f"Cannot cast array data from {index.dtype!r} to dtype('int64')")
    if axis is None or x.ndim == 0 and axis in (0, -1):
        x, axis = p.reshape(x, (x.size,)), 0
    axis = axis_of(axis, x.ndim)
    return gather_dims(x, [axis], [index], axis, mode)


@implements(np.take_along_axis)
def take_along_axis(arr, indices, axis=-1):
    x, index = lift(arr), lift(indices)
    if axis is None:
        x, axis = p.reshape(x, (x.size,)), 0
    axis = axis_of(axis, x.ndim)
    shape = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    full = ufuncs.broadcast_shapes(shape, index.shape)
    index = ufuncs.broadcast_to(index, full)
    x = ufuncs.broadcast_to(x, (*full[:axis], x.shape[axis], *full[axis + 1 :]))
    arrays = [index if i == axis else p.iota(full, i, np.int64) for i in range(x.ndim)]
    return gather_dims(x, list(range(x.ndim)), arrays, 0)
