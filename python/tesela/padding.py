"""np.pad, in all of its modes but functions of the user's."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from .errors import TraceError
from .registry import implements
from .shapes import as_shape, axis_of, fresh
from .sizes import Size, is_static
from .trace import Traced, lift

_OPTIONS = {
    "constant": "constant_values", "linear_ramp": "end_values", "maximum": "stat_length",
    "mean": "stat_length", "median": "stat_length", "minimum": "stat_length",
    "reflect": "reflect_type", "symmetric": "reflect_type", "edge": "", "wrap": "", "empty": "",
}  # fmt: skip
_STATISTICS = {"maximum": np.max, "minimum": np.min, "mean": np.mean, "median": np.median}


@implements(np.pad)
def pad(array, pad_width, mode="constant", **options):
    x = lift(array)
    if isinstance(pad_width, dict):
        widths = [(0, 0)] * x.ndim
        for axis, pair in pad_width.items():
            widths[axis_of(axis, x.ndim)] = (pair, pair) if np.ndim(pair) == 0 else tuple(pair)
    else:
        widths = _widths(pad_width, x.ndim)
    if callable(mode):
        raise TraceError("np.pad with a function for its mode is not traced", "a named mode")
    if mode not in _OPTIONS:
        raise ValueError(f"mode '{mode}' is not supported")
    unknown = options.keys() - {_OPTIONS[mode]}
    if unknown:
        raise ValueError(f"unsupported keyword arguments for mode '{mode}': {unknown}")
    if x.ndim == 0:
        return fresh(x)
    if mode in ("constant", "empty"):
        return _pad_constant(x, widths, options.get("constant_values", 0))
    if not is_static(x.shape):
        raise TraceError(f"np.pad with mode={mode!r} of a symbolic size", "mode='constant'")
    if x.size == 0:
        return _pad_nothing(x, widths)
    for axis, (low, high) in enumerate(widths):
        x = _pad_axis(x, axis, int(low), int(high), mode, options)
    return x


def _pairs(given, ndim: int) -> list:
    return np.broadcast_to(np.asarray(given), (ndim, 2)).tolist()


def _widths(given, ndim: int):
    """Per dimension what to add before and after: of n, (n,), (a, b), ((a, b), ...)."""
    if not isinstance(given, (tuple, list, np.ndarray)):
        given = (given,)
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
    if any(not isinstance(n, (int, np.integer, Size)) for pair in pairs for n in pair):
        raise TypeError("`pad_width` must be of integral type.")
    pairs = [as_shape(pair) for pair in pairs]
    if any(isinstance(n, int) and n < 0 for pair in pairs for n in pair):
        raise ValueError("index can't contain negative values")
    return pairs


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


def _pad_nothing(x, widths):
    for axis, pair in enumerate(widths):
        if x.shape[axis] == 0 and any(pair):
            raise ValueError(
                f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'"
            )
    return p.full([n + sum(pair) for n, pair in zip(x.shape, widths)], 0, x.dtype)


def _pad_axis(x, axis: int, low: int, high: int, mode: str, options: dict):
    if mode in _STATISTICS:
        of = options.get("stat_length")
        lengths = (None, None) if of is None else _pairs(of, x.ndim)[axis]
        sides = _statistics(x, axis, mode, lengths)
        before, after = (np.repeat(s, n, axis=axis) for s, n in zip(sides, (low, high)))
    elif mode == "linear_ramp":
        values = _pairs(options.get("end_values", 0), x.ndim)[axis]
        before, after = _ramps(x, axis, (low, high), values)
    elif options.get("reflect_type", "even") == "odd" and x.shape[axis] > 1:
        return _odd(x, axis, low, high, mode == "symmetric")
    else:
        places = np.pad(np.arange(x.shape[axis]), (low, high), mode)
        return np.take(x, places, axis=axis)
    return np.concatenate([before, x, after], axis=axis)


def _part(x, axis: int, part: slice):
    return x[(slice(None),) * axis + (part,)]


def _statistics(x, axis: int, mode: str, lengths):
    """Of so many elements at either end, as arrays with one element along the axis."""
    n = x.shape[axis]
    counts = [n if length is None else min(int(length), n) for length in lengths]
    if any(count < 0 for count in counts):
        raise ValueError("index can't contain negative values")
    if 0 in counts and mode in ("maximum", "minimum"):
        raise ValueError("stat_length of 0 yields no value for padding")
    for part in (slice(None, counts[0]), slice(n - counts[1], None)):
        found = _STATISTICS[mode](_part(x, axis, part), axis=axis, keepdims=True)
        yield p.convert(np.round(found) if x.dtype.kind in "iu" else found, x.dtype)


def _ramps(x, axis: int, widths, values):
    for width, value, at in zip(widths, values, (slice(0, 1), slice(-1, None))):
        edge = np.squeeze(_part(x, axis, at), axis=axis)
        ramp = np.linspace(value, edge, width, endpoint=False, dtype=x.dtype, axis=axis)
        yield ramp if at.start == 0 else np.flip(ramp, axis)


def _odd(x, axis: int, low: int, high: int, includes_edge: bool):
    """Reflected in place and in value: 2 * edge - x. As often as it takes."""
    period, offset = x.shape[axis], int(includes_edge)
    while low or high:
        n = x.shape[axis]
        if includes_edge:
            most = n // period * period
        else:
            most = (n - 1) // (period - 1) * (period - 1)
        before, after = min(most, low), min(most, high)
        left = np.flip(_part(x, axis, slice(1 - offset, before + 1 - offset)), axis)
        right = np.flip(_part(x, axis, slice(n - after - 1 + offset, n - 1 + offset)), axis)
        left = 2 * _part(x, axis, slice(0, 1)) - left
        right = 2 * _part(x, axis, slice(n - 1, n)) - right
        x = np.concatenate([p.convert(left, x.dtype), x, p.convert(right, x.dtype)], axis=axis)
        low, high = low - before, high - after
    return x
