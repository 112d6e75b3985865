"""Places of extremes, and reductions in which NaN counts as nothing."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .registry import implements
from .shapes import axis_of
from .trace import Traced, lift


def _place(less: str):
    """argmax, argmin: the first of them; a NaN counts as one."""

    def function(a, axis=None, *, keepdims=False):
        x = lift(a)
        name = "argmax" if less == "GT" else "argmin"
        shape = x.shape
        if axis is None:
            x, at = p.reshape(x, (x.size,)), 0
        elif x.ndim == 0 and axis in (0, -1):
            x, at, axis = p.reshape(x, (1,)), 0, None
        else:
            at = axis_of(axis, x.ndim)
        if isinstance(x.shape[at], int) and x.shape[at] == 0:
            raise ValueError(f"attempt to get {name} of an empty sequence")
        if dtypes.is_complex(x.dtype):
            raise TraceError(f"np.{name} of complex numbers is not traced")
        result = _first_extreme(x, at, less)
        if keepdims:
            ones = [1 if axis is None or i == at else n for i, n in enumerate(shape)]
            result = p.reshape(result, ones)
        return result

    return function


def _first_extreme(x: Traced, dim: int, less: str) -> Traced:
    initial = (ufuncs.smallest if less == "GT" else ufuncs.largest)(x.dtype)
    places = p.iota(x.shape, dim, np.int64)
    of, flag = p.type_text(x.dtype, ()), "tensor<i1>"
    kind = "FLOAT" if dtypes.is_float(x.dtype) else (
        "SIGNED" if dtypes.is_signed(x.dtype) else "UNSIGNED"
    )
    pair = f"({of}, {of}) -> {flag}"
    # a wins if it is better, or a NaN where b is none, or as good and earlier.
    body = f"%$p0 = stablehlo.compare {less}, %$a0, %$b0, {kind} : {pair} "
    same = f"%$p1 = stablehlo.compare EQ, %$a0, %$b0, {kind} : {pair} "
    if dtypes.is_float(x.dtype):
        body += f"%$n0 = stablehlo.compare NE, %$a0, %$a0, FLOAT : {pair} "
        body += f"%$n1 = stablehlo.compare NE, %$b0, %$b0, FLOAT : {pair} "
        body += f"%$n2 = stablehlo.not %$n1 : {flag} %$n3 = stablehlo.and %$n0, %$n2 : {flag} "
        body += f"%$n4 = stablehlo.and %$n0, %$n1 : {flag} "
        body += f"%$p2 = stablehlo.or %$p0, %$n3 : {flag} {same}"
        body += f"%$p3 = stablehlo.or %$p1, %$n4 : {flag} "
    else:
        body += f"{same}%$p2 = stablehlo.or %$p0, %$p0 : {flag} "
        body += f"%$p3 = stablehlo.or %$p1, %$p1 : {flag} "
    at = "tensor<i64>"
    body += f"%$i = stablehlo.compare LT, %$a1, %$b1, SIGNED : ({at}, {at}) -> {flag} "
    body += f"%$p4 = stablehlo.and %$p3, %$i : {flag} %$w = stablehlo.or %$p2, %$p4 : {flag} "
    body += f"%$v = stablehlo.select %$w, %$a0, %$b0 : {flag}, {of} "
    body += f"%$j = stablehlo.select %$w, %$a1, %$b1 : {flag}, {at} "
    body += f"stablehlo.return %$v, %$j : {of}, {at}"
    return p.reduce_pair(x, places, dim, initial, body)[1]


implements(np.argmax)(_place("GT"))
implements(np.argmin)(_place("LT"))


def _without_nan(function, fill):
    def body(a, axis=None, dtype=None, keepdims=False):
        x = lift(a)
        if dtypes.is_float(x.dtype) or dtypes.is_complex(x.dtype):
            x = p.select(np.isnan(x), p.like(x, fill), x)
        return function(x, axis=axis, dtype=dtype, keepdims=keepdims)

    return body


implements(np.nansum)(_without_nan(np.sum, 0))
implements(np.nanprod)(_without_nan(np.prod, 1))


@implements(np.nanmean)
def nanmean(a, axis=None, dtype=None, keepdims=False):
    x = lift(a)
    if x.ndim == 0 and axis in (0, -1):
        axis = None
    if not dtypes.is_float(x.dtype):
        return np.mean(x, axis, dtype, keepdims)
    return np.mean(x, axis, dtype, keepdims, where=np.logical_not(np.isnan(x)))


@implements(np.nanvar)
def nanvar(a, axis=None, dtype=None, ddof=0, keepdims=False):
    x = lift(a)
    if not dtypes.is_float(x.dtype):
        return np.var(x, axis=axis, dtype=dtype, ddof=ddof, keepdims=keepdims)
    known = np.logical_not(np.isnan(x))
    result = np.var(
        p.select(known, x, p.like(x, 0)), axis=axis, ddof=ddof, keepdims=keepdims, where=known
    )
    few = np.less_equal(np.sum(known, axis=axis, keepdims=keepdims), ddof)
    return p.select(few, p.like(result, np.nan), result)


@implements(np.nanstd)
def nanstd(a, axis=None, dtype=None, ddof=0, keepdims=False):
    return np.sqrt(nanvar(a, axis, dtype, ddof, keepdims))


def _nan_extreme(function, ufunc, worst):
    def body(a, axis=None, keepdims=False):
        x = lift(a)
        if not dtypes.is_float(x.dtype):
            return function(x, axis=axis, keepdims=keepdims)
        nan = np.isnan(x)
        filled = p.select(nan, p.like(x, worst), x)
        best = function(filled, axis=axis, keepdims=keepdims)
        none = np.all(nan, axis=axis, keepdims=keepdims)
        return p.select(none, p.like(best, np.nan), best)

    return body


implements(np.nanmax)(_nan_extreme(np.max, np.maximum, -np.inf))
implements(np.nanmin)(_nan_extreme(np.min, np.minimum, np.inf))
