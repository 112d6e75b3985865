"""Running sums and products, and sums and places that leave NaN aside."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .registry import implements
from .shapes import axis_of
from .trace import lift


def _replacing_nan(function, value):
    def without_nan(a, axis=None, dtype=None):
        x = lift(a)
        if dtypes.is_float(x.dtype) or dtypes.is_complex(x.dtype):
            x = p.select(np.isnan(x), p.like(x, value), x)
        return function(x, axis=axis, dtype=dtype)

    return without_nan


implements(np.nancumsum)(_replacing_nan(np.cumsum, 0))
implements(np.nancumprod)(_replacing_nan(np.cumprod, 1))


def _cumulative(ufunc):
    def function(x, /, *, axis=None, dtype=None, include_initial=False):
        x = np.atleast_1d(lift(x))
        if axis is None:
            if x.ndim > 1:
                raise ValueError("For arrays which have more than one dimension ``axis`` argument is required.")
            axis = 0
        result = ufuncs.accumulate(ufunc, x, axis, dtype)
        if include_initial:
            at = axis_of(axis, x.ndim)
            shape = (*x.shape[:at], 1, *x.shape[at + 1 :])
            first = p.full(shape, 0 if ufunc is np.add else 1, result.dtype)
            result = np.concatenate([first, result], axis=at)
        return result

    return function


implements(np.cumulative_sum)(_cumulative(np.add))
implements(np.cumulative_prod)(_cumulative(np.multiply))


def _place_without_nan(place, value):
    def function(a, axis=None, *, keepdims=False):
        x = lift(a)
        if dtypes.is_float(x.dtype):
            bad = np.isnan(x)
            all_bad = np.any(np.all(bad, axis=axis))
            x.builder.check(lambda: np.logical_not(all_bad), ValueError, "All-NaN slice encountered")
            x = p.select(bad, p.like(x, value), x)
        return place(x, axis=axis, keepdims=keepdims)

    return function


implements(np.nanargmax)(_place_without_nan(np.argmax, -np.inf))
implements(np.nanargmin)(_place_without_nan(np.argmin, np.inf))
