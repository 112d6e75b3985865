"""New arrays like others, and padding."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .registry import implements
from .shapes import as_shape, axis_of, fresh
from .sizes import Size
from .trace import Traced, lift


def _like(value):
    def function(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
        x = lift(a)
        shape = x.shape if shape is None else as_shape(shape)
        result = p.full(shape, value, x.dtype if dtype is None else np.dtype(dtype))
        result.zero_d = True
        return result

    return function


implements(np.zeros_like, np.empty_like)(_like(0))
implements(np.ones_like)(_like(1))


@implements(np.full_like)
def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None, *, device=None):
    x = lift(a)
    dtype = x.dtype if dtype is None else np.dtype(dtype)
    shape = x.shape if shape is None else as_shape(shape)
    result = fresh(ufuncs.broadcast_to(p.convert(lift(fill_value), dtype), shape))
    return result


@implements(np.pad)
def pad(array, pad_width, mode="constant", **options):
    x = lift(array)
    if isinstance(pad_width, dict):
        widths = [(0, 0)] * x.ndim
        for axis, pair in pad_width.items():
            widths[axis_of(axis, x.ndim)] = (pair, pair) if np.ndim(pair) == 0 else tuple(pair)
    else:
        widths = _widths(pad_width, x.ndim)
    if x.ndim == 0:
        return fresh(x)
    if mode == "constant":
        return _pad_constant(x, widths, options.get("constant_values", 0))
    if mode not in ("edge", "reflect", "symmetric", "wrap"):
        raise TraceError(f"np.pad with mode={mode!r} is not traced", "mode='constant'")
    for axis, (low, high) in enumerate(widths):
        x = _pad_axis(x, axis, int(low), int(high), mode)
    return x


def _widths(given, ndim: int):
    """Per dimension what to add before and after: of n, (n,), (a, b), ((a, b), ...)."""
    if not isinstance(given, (tuple, list, np.ndarray)):
        return [as_shape((given, given))] * ndim
    if not len(given):
        raise TypeError("`pad_width` must be of integral type.")
    pairs = [tuple(p) if isinstance(p, (tuple, list, np.ndarray)) else p for p in given]
    if not all(isinstance(pair, tuple) for pair in pairs):
        pairs = [tuple(pairs)]
    pairs = [pair * 2 if len(pair) == 1 else pair for pair in pairs]
    if len(pairs) == 1:
        pairs = pairs * ndim
    if len(pairs) != ndim or any(len(pair) != 2 for pair in pairs):
        raise ValueError(
            "operands could not be broadcast together: pad_width does not fit "
            f"{ndim} dimensions"
        )
    return [as_shape(pair) for pair in pairs]


def _pad_constant(x, widths, values):
    if np.ndim(values) == 0 or isinstance(values, Traced):
        low, high = zip(*widths) if widths else ((), ())
        return p.pad(x, low, high, p.convert(lift(values), x.dtype))
    pairs = np.broadcast_to(np.asarray(values), (x.ndim, 2))
    for axis, ((low, high), pair) in enumerate(zip(widths, pairs)):
        for sizes, value in (((low, 0), pair[0]), ((0, high), pair[1])):
            amounts = [[n if i == axis else 0 for i in range(x.ndim)] for n in sizes]
            x = p.pad(x, *amounts, p.constant(value, x.dtype))
    return x


def _pad_axis(x, axis: int, low: int, high: int, mode: str):
    length = x.shape[axis]
    if isinstance(length, Size):
        raise TraceError(f"np.pad with mode={mode!r} of a symbolic size", "mode='constant'")
    if length == 0 and low + high:
        raise ValueError(f"can't extend empty axis {axis} using modes other than 'constant'")
    places = np.pad(np.arange(length), (low, high), mode)
    return np.take(x, places, axis=axis)
