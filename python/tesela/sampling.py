"""Functions sampled at points: interpolation, slopes, areas, convolution."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .registry import implements
from .shapes import axis_of
from .sizes import Size
from .trace import Traced, lift


@implements(np.interp)
def interp(x, xp, fp, left=None, right=None, period=None):
    if period is not None:
        raise TraceError("np.interp with a period is not traced", "np.remainder before it")
    at, points, values = (p.convert(lift(v), np.float64) for v in (x, xp, fp))
    # The segment that each place lies in; outside the first or the last value.
    above = np.searchsorted(points, at, side="right")
    last = points.shape[0] - 1
    low = np.clip(np.subtract(above, 1), 0, max(last - 1, 0))
    high = np.minimum(np.add(low, 1), last)
    x0, x1, y0, y1 = points[low], points[high], values[low], values[high]
    slope = (y1 - y0) / np.where(np.equal(x1, x0), 1.0, x1 - x0)
    result = np.where(np.equal(at, x1), y1, slope * (at - x0) + y0)
    result = np.where(np.less(at, points[0]), values[0] if left is None else left, result)
    result = np.where(
        np.greater(at, points[-1]), values[-1] if right is None else right, result
    )
    result = np.where(np.isnan(at), np.nan, result)
    result.zero_d = False
    return result


@implements(np.trapezoid)
def trapezoid(y, x=None, dx=1.0, axis=-1):
    y = lift(y)
    axis = axis_of(axis, y.ndim)
    before = (slice(None),) * axis
    if x is not None:
        x = lift(x)
        dx = np.diff(x, axis=axis if x.ndim > 1 else -1)
        if x.ndim == 1:
            dx = np.reshape(dx, [-1 if i == axis else 1 for i in range(y.ndim)])
    pairs = y[(*before, slice(1, None))] + y[(*before, slice(None, -1))]
    return np.sum(dx * pairs / 2.0, axis=axis)


@implements(np.gradient)
def gradient(f, *varargs, axis=None, edge_order=1):
    x = lift(f)
    axes = ufuncs.axes_of(axis, x.ndim)
    steps = varargs or (1.0,)
    if edge_order != 1 or any(np.ndim(step) or isinstance(step, Traced) for step in steps):
        raise TraceError("np.gradient of uneven steps or edge_order 2 is not traced")
    if x.dtype.kind in "iub":
        x = p.convert(x, np.float64)
    steps = steps * len(axes) if len(steps) == 1 else steps
    if len(steps) != len(axes):
        raise TypeError("invalid number of arguments")
    results = tuple(_slope(x, at, step) for at, step in zip(axes, steps))
    return results[0] if len(results) == 1 else results


def _slope(x: Traced, axis: int, step) -> Traced:
    if isinstance(x.shape[axis], int) and x.shape[axis] < 2:
        raise ValueError(
            "Shape of array too small to calculate a numerical gradient, at least "
            "(edge_order + 1) elements are required."
        )
    before = (slice(None),) * axis

    def part(start, stop):
        return x[(*before, slice(start, stop))]

    inner = (part(2, None) - part(None, -2)) / (2.0 * step)
    first = (part(1, 2) - part(0, 1)) / step
    last = (part(-1, None) - part(-2, -1)) / step
    return np.concatenate([first, inner, last], axis=axis)


@implements(np.convolve)
def convolve(a, v, mode="full"):
    x, y = lift(a), lift(v)
    if x.shape[0] < y.shape[0]:
        x, y = y, x
    return _correlated(x, p.reverse(y, [0]), mode)


@implements(np.correlate)
def correlate(a, v, mode="valid"):
    x, y = lift(a), np.conjugate(lift(v))
    if x.shape[0] < y.shape[0]:
        # The longer one is shifted over, and the result runs backward.
        return p.reverse(_correlated(y, x, mode), [0])
    return _correlated(x, y, mode)


def _correlated(x: Traced, y: Traced, mode: str) -> Traced:
    """Sums of x[n + k] * y[k] over k, as products with shifted copies."""
    if any(isinstance(v.shape[0], Size) for v in (x, y)):
        raise TraceError("np.convolve of symbolic sizes", "fixed sizes")
    if x.shape[0] == 0 or y.shape[0] == 0:
        raise ValueError("a cannot be empty")
    taps = y.shape[0]
    low, high = {
        "full": (taps - 1, taps - 1),
        "same": (taps // 2, taps - 1 - taps // 2),
        "valid": (0, 0),
    }[mode]
    x = np.pad(x, (low, high))
    count = x.shape[0] - taps + 1
    places = np.arange(count)[:, None] + np.arange(taps)
    return np.dot(np.take(x, places), y)


@implements(np.polyval)
def polyval(p, x):
    coefficients, at = lift(p), lift(x)
    result = np.zeros_like(at)
    for i in range(coefficients.shape[0]):
        result = result * at + coefficients[i]
    return result


@implements(np.digitize)
def digitize(x, bins, right=False):
    return np.searchsorted(bins, x, side="left" if right else "right")
