"""NumPy functions over whole dimensions: sums, means, running sums."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .registry import implements
from .shapes import axis_of, fresh
from .sizes import Size, product
from .trace import Traced, lift, one_of


def _reduction(ufunc):
    def function(a, axis=None, dtype=None, keepdims=False, initial=None, where=True):
        return ufuncs.reduce(ufunc, a, axis, dtype, keepdims, initial, where)

    function.__doc__ = f"np.{ufunc.__name__}.reduce over `axis`, None being all."
    return function


implements(np.sum)(_reduction(np.add))
implements(np.prod)(_reduction(np.multiply))


@implements(np.max, np.amax)
def maximum(a, axis=None, keepdims=False, initial=None, where=True):
    return ufuncs.reduce(np.maximum, a, axis, None, keepdims, initial, where)


@implements(np.min, np.amin)
def minimum(a, axis=None, keepdims=False, initial=None, where=True):
    return ufuncs.reduce(np.minimum, a, axis, None, keepdims, initial, where)


@implements(np.any)
def any_of(a, axis=None, keepdims=False, *, where=True):
    return ufuncs.reduce(np.logical_or, a, axis, None, keepdims, None, where)


@implements(np.all)
def all_of(a, axis=None, keepdims=False, *, where=True):
    return ufuncs.reduce(np.logical_and, a, axis, None, keepdims, None, where)


@implements(np.ptp)
def ptp(a, axis=None, keepdims=False):
    return np.subtract(maximum(a, axis, keepdims), minimum(a, axis, keepdims))


@implements(np.count_nonzero)
def count_nonzero(a, axis=None, *, keepdims=False):
    mask = p.convert(lift(a), bool)
    return ufuncs.reduce(np.add, mask, axis, np.intp, keepdims)


def _count(x: Traced, axes, where):
    """How many elements a mean is over: an int, a Size, or a traced array."""
    if where is True:
        return product(x.shape[i] for i in axes)
    mask = ufuncs.broadcast_to(lift(where), x.shape)
    return ufuncs.reduce(np.add, mask, tuple(axes), np.intp, True)


def _divided(total, count):
    """total / count in the type of the total."""
    if type(count) is int or isinstance(count, Size):
        divisor = ufuncs.to_loop(count, total.dtype)
    else:
        divisor = p.convert(count, total.dtype)
    total, divisor = ufuncs.broadcast_together(total, divisor)
    return p.binary("divide", total, divisor)


def _wide(x: Traced, tried: np.dtype) -> np.dtype:
    """The type to sum in: NumPy takes f32 for f16, and f64 for integers."""
    if dtypes.is_narrow_float(x.dtype) and dtypes.is_narrow_float(tried):
        return np.dtype(np.float32)
    return tried


@implements(np.mean)
def mean(a, axis=None, dtype=None, keepdims=False, *, where=True):
    x = lift(a)
    tried = np.mean(one_of(x.dtype), dtype=dtype).dtype
    axes = ufuncs.axes_of(axis, x.ndim)
    loop = _wide(x, tried)
    total = ufuncs.reduce(np.add, p.convert(x, loop), tuple(axes), loop, True, None, where)
    return _shaped(p.convert(_divided(total, _count(x, axes, where)), tried), axes, keepdims)


def _shaped(x: Traced, axes, keepdims: bool) -> Traced:
    """Without the dimensions of size one at `axes`, unless they are kept."""
    if keepdims:
        return x
    return p.reshape(x, [n for i, n in enumerate(x.shape) if i not in axes])


@implements(np.var)
def var(
    a, axis=None, dtype=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None
):
    x = lift(a)
    ddof = ddof if correction is None else correction
    tried = np.var(np.repeat(one_of(x.dtype), 2), dtype=dtype).dtype
    loop = _wide(x, np.result_type(tried, x.dtype) if dtypes.is_complex(x.dtype) else tried)
    x, axes = p.convert(x, loop), ufuncs.axes_of(axis, x.ndim)
    count = _count(x, axes, where)
    if mean is None:
        total = ufuncs.reduce(np.add, x, tuple(axes), loop, True, None, where)
        center = _divided(total, count)
    else:
        center = p.convert(lift(mean), loop)
    apart = p.binary("subtract", *ufuncs.broadcast_together(x, center))
    if dtypes.is_complex(loop):
        re, im = p.real(apart), p.imag(apart)
        squares = p.binary("add", p.binary("multiply", re, re), p.binary("multiply", im, im))
    else:
        squares = p.binary("multiply", apart, apart)
    total = ufuncs.reduce(np.add, squares, tuple(axes), squares.dtype, True, None, where)
    left = _degrees(count, ddof)
    return _shaped(p.convert(_divided(total, left), tried), axes, keepdims)


def _degrees(count, ddof):
    if isinstance(count, int):
        left = max(count - ddof, 0)
        return left if isinstance(left, int) else lift(np.float64(left))
    if isinstance(count, Size):
        return count - ddof
    return np.maximum(np.subtract(count, ddof), 0)


@implements(np.std)
def std(
    a, axis=None, dtype=None, ddof=0, keepdims=False, *, where=True, mean=None, correction=None
):
    return np.sqrt(
        var(a, axis, dtype, ddof, keepdims, where=where, mean=mean, correction=correction)
    )


@implements(np.average)
def average(a, axis=None, weights=None, returned=False, *, keepdims=False):
    x = lift(a)
    if weights is None:
        result = mean(x, axis, keepdims=keepdims)
        if isinstance(result.size, int) and result.size == 0:
            raise ZeroDivisionError("division by zero")
        count = _count(x, ufuncs.axes_of(axis, x.ndim), True)
        return (result, np.full_like(result, count)) if returned else result
    w = lift(weights)
    common = np.average(one_of(x.dtype), weights=one_of(w.dtype)).dtype
    if w.ndim != x.ndim:
        at = axis_of(axis, x.ndim)
        w = p.reshape(w, [n if i == at else 1 for i, n in enumerate(x.shape)])
    x, w = ufuncs.broadcast_together(p.convert(x, common), p.convert(w, common))
    scale = ufuncs.reduce(np.add, w, axis, common, keepdims)
    total = ufuncs.reduce(np.add, p.binary("multiply", x, w), axis, common, keepdims)
    result = np.true_divide(total, scale)
    return (result, scale) if returned else result


def _running(ufunc):
    def function(a, axis=None, dtype=None):
        x = lift(a)
        if axis is None:
            x, axis = p.reshape(x, (x.size,)), 0
        elif x.ndim == 0:
            x = p.reshape(x, (1,))
        return ufuncs.accumulate(ufunc, x, axis, dtype)

    return function


implements(np.cumsum)(_running(np.add))
implements(np.cumprod)(_running(np.multiply))


@implements(np.diff)
def diff(a, n=1, axis=-1, prepend=np._NoValue, append=np._NoValue):
    x = lift(a)
    if n == 0:
        return x
    axis = axis_of(axis, x.ndim)
    ends = []
    for end in (prepend, append):
        if end is not np._NoValue:
            end = lift(end)
            ones = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
            ends.append([ufuncs.broadcast_to(end, ones) if end.ndim == 0 else end])
        else:
            ends.append([])
    if ends[0] or ends[1]:
        x = np.concatenate([*ends[0], x, *ends[1]], axis=axis)
    before = (slice(None),) * axis
    subtract = np.not_equal if x.dtype == bool else np.subtract
    for _ in range(n):
        x = subtract(x[(*before, slice(1, None))], x[(*before, slice(None, -1))])
    return fresh(x)
