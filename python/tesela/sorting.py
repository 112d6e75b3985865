"""NumPy functions that sort: stable, NaN last."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .registry import implements
from .shapes import axis_of
from .sizes import Size, product
from .trace import Traced, lift, one_of


def _less(x: Traced) -> str:
    of, flag = p.type_text(x.dtype, ()), "tensor<i1>"
    if not dtypes.is_float(x.dtype):
        kind = "SIGNED" if dtypes.is_signed(x.dtype) else "UNSIGNED"
        return (
            f"%c = stablehlo.compare LT, %a0, %b0, {kind} : ({of}, {of}) -> {flag} "
            f"stablehlo.return %c : {flag}"
        )
    pair = f"({of}, {of}) -> {flag}"
    return (
        f"%c = stablehlo.compare LT, %a0, %b0, FLOAT : {pair} "
        f"%d = stablehlo.compare NE, %b0, %b0, FLOAT : {pair} "
        f"%e = stablehlo.compare EQ, %a0, %a0, FLOAT : {pair} "
        f"%f = stablehlo.and %d, %e : {flag} %g = stablehlo.or %c, %f : {flag} "
        f"stablehlo.return %g : {flag}"
    )


def _sorted(a, axis, also_places: bool):
    x = lift(a)
    if axis is None or also_places and x.ndim == 0 and axis in (0, -1):
        x, axis = p.reshape(x, (x.size,)), 0
    axis = axis_of(axis, x.ndim)
    if dtypes.is_complex(x.dtype):
        raise TraceError("sorting complex numbers is not traced", "the real parts")
    operands = [x, p.iota(x.shape, axis, np.int64)] if also_places else [x]
    return p.sort(operands, axis, _less(x))


@implements(np.sort)
def sort(a, axis=-1, kind=None, order=None, *, stable=None):
    return _sorted(a, axis, False)[0]


@implements(np.argsort)
def argsort(a, axis=-1, kind=None, order=None, *, stable=None):
    return _sorted(a, axis, True)[1]


@implements(np.median)
def median(a, axis=None, overwrite_input=False, keepdims=False):
    x = lift(a)
    axes = ufuncs.axes_of(axis, x.ndim)
    kept = [i for i in range(x.ndim) if i not in axes]
    flat = p.transpose(x, kept + axes)
    shape = [x.shape[i] for i in kept]
    flat = sort(p.reshape(flat, (*shape, product(x.shape[i] for i in axes))))
    length = flat.shape[-1]
    if isinstance(length, Size):
        raise TraceError("np.median over a symbolic size", "a fixed size")
    tried = np.median(one_of(x.dtype)).dtype
    if length == 0:
        return np.mean(p.convert(flat, tried), axis=-1)
    middle = flat[..., (length - 1) // 2 : length // 2 + 1]
    result = np.mean(p.convert(middle, tried), axis=-1)
    if dtypes.is_float(x.dtype):  # NaN sorts last and makes all of it NaN
        last = flat[..., -1]
        result = p.select(np.isnan(last), p.like(result, np.nan), result)
    if keepdims:
        result = p.reshape(result, [1 if i in axes else n for i, n in enumerate(x.shape)])
    return result




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
    return np.sum(below, axis=-1)
