"""NumPy functions that sort: stable, NaN last."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .registry import implements
from .shapes import axis_of
from .trace import Traced, lift, one_of


def _less(x: Traced) -> str:
    of, flag = p.type_text(x.dtype, ()), "tensor<i1>"
    if not dtypes.is_float(x.dtype):
        kind = "SIGNED" if dtypes.is_signed(x.dtype) else "UNSIGNED"
        return (
            f"%$c = stablehlo.compare LT, %$a0, %$b0, {kind} : ({of}, {of}) -> {flag} "
            f"stablehlo.return %$c : {flag}"
        )
    pair = f"({of}, {of}) -> {flag}"
    return (
        f"%$c = stablehlo.compare LT, %$a0, %$b0, FLOAT : {pair} "
        f"%$d = stablehlo.compare NE, %$b0, %$b0, FLOAT : {pair} "
        f"%$e = stablehlo.compare EQ, %$a0, %$a0, FLOAT : {pair} "
        f"%$f = stablehlo.and %$d, %$e : {flag} %$g = stablehlo.or %$c, %$f : {flag} "
        f"stablehlo.return %$g : {flag}"
    )


def _sorted(a, axis, also_places: bool):
    x = lift(a)
    if axis is None or also_places and x.ndim == 0 and axis in (0, -1):
        x, axis = p.reshape(x, (x.size,)), 0
    axis = axis_of(axis, x.ndim)
    if dtypes.is_complex(x.dtype):
        return _sorted_complex(x, axis)[: also_places + 1]
    operands = [x, p.iota(x.shape, axis, np.int64)] if also_places else [x]
    return p.sort(operands, axis, _less(x))


def _sorted_complex(x: Traced, axis: int):
    """By real part, then by imaginary part; what holds NaN comes last."""
    re, im = p.real(x), p.imag(x)
    bad = [p.convert(np.isnan(v), np.uint8) for v in (re, im)]
    rank = np.add(np.multiply(2, bad[0]), bad[1])  # NumPy's order among those with NaN
    keys = [rank, np.where(np.isnan(re), 0, re), np.where(np.isnan(im), 0, im)]
    places = lexsort(keys[::-1], axis)
    return np.take_along_axis(x, places, axis), places


@implements(np.lexsort)
def lexsort(keys, axis=-1):
    """Sorted by the last key, then by the one before it: stably, the other way round."""
    keys = [keys[i] for i in range(len(keys))] if isinstance(keys, Traced) else keys
    keys = [lift(key) for key in keys]
    if not keys:
        raise TypeError("need sequence of keys with len > 0 in lexsort")
    axis = axis_of(axis, keys[0].ndim)
    places = p.iota(keys[0].shape, axis, np.int64)
    for key in keys:
        key = np.take_along_axis(key, places, axis)
        places = p.sort([key, places], axis, _less(key))[1]
    return places


@implements(np.partition)
def partition(a, kth, axis=-1, kind="introselect", order=None):
    """A sorted array is a partition at any place."""
    _in_range(lift(a), kth, axis)
    return sort(a, axis)


@implements(np.argpartition)
def argpartition(a, kth, axis=-1, kind="introselect", order=None):
    if lift(a).ndim:
        _in_range(lift(a), kth, axis)
    return argsort(a, axis)


def _in_range(x: Traced, kth, axis) -> None:
    n = x.size if axis is None else x.shape[axis_of(axis, x.ndim)]
    for k in np.ravel(kth):
        if isinstance(n, int) and n and not -n <= k < n:
            raise ValueError(f"kth(={k}) out of bounds ({n})")


@implements(np.sort_complex)
def sort_complex(a):
    x = np.sort(a)
    if dtypes.is_complex(x.dtype):
        return x
    return p.convert(x, np.sort_complex(one_of(x.dtype)).dtype)


@implements(np.sort)
def sort(a, axis=-1, kind=None, order=None, *, stable=None):
    return _sorted(a, axis, False)[0]


@implements(np.argsort)
def argsort(a, axis=-1, kind=None, order=None, *, stable=None):
    return _sorted(a, axis, True)[1]


@implements(np.searchsorted)
def searchsorted(a, v, side="left", sorter=None):
    x, values = lift(a), lift(v)
    if sorter is not None:
        x = np.take(x, sorter)
    try:
        dtype = np.result_type(x.dtype, values.dtype)
    except TypeError:  # bfloat16 beside integers
        dtype = x.dtype
    x, values = p.convert(x, dtype), p.convert(values, dtype)
    wide = p.reshape(values, (*values.shape, 1))
    x, wide = ufuncs.broadcast_together(x, wide)
    below = (np.less if side == "left" else np.less_equal)(x, wide)
    if dtype.kind in "fc":  # NaN is above all numbers, and beside itself
        last = np.isnan(wide)
        below = below | (last & ~np.isnan(x) if side == "left" else last)
    return np.sum(below, axis=-1)
