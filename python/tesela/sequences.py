"""Numbers at even distances: of themselves, of their logarithms."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .registry import implements
from .shapes import fresh
from .trace import lift


@implements(np.linspace)
def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, *, device=None):
    if num < 0:
        raise ValueError(f"Number of samples, {num}, must be non-negative.")
    parts = num - 1 if endpoint else num
    first, last = (lift(v) for v in (start, stop))
    weak = [v if type(v) in (int, float, complex) else lift(v).dtype for v in (start, stop)]
    wide = np.result_type(*weak, float(num))
    first, last = ufuncs.broadcast_together(p.convert(first, wide), p.convert(last, wide))
    apart = np.subtract(last, first)
    shape = (num, *(1,) * first.ndim)
    steps = p.convert(lift(np.arange(num).reshape(shape)), wide)
    step = np.divide(apart, parts) if parts > 0 else p.full(first.shape, np.nan, wide)
    if parts > 0:
        none = np.any(np.equal(step, 0))
        exact = np.add(np.multiply(np.divide(steps, parts), apart), first)
        places = p.select(
            p.broadcast_in_dim(none, exact.shape, []), exact, np.add(np.multiply(steps, step), first)
        )
    else:
        places = np.add(np.multiply(steps, apart), first)
    if endpoint and num > 1:
        places = np.concatenate([places[:-1], p.reshape(last, (1, *last.shape))])
    if axis != 0:
        places = np.moveaxis(places, 0, axis)
    if dtype is not None:
        dtype = np.dtype(dtype)
        places = p.convert(np.floor(places) if dtype.kind in "iu" else places, dtype)
    return (places, step) if retstep else places


@implements(np.logspace)
def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    places = np.linspace(start, stop, num, endpoint, axis=axis)
    if not isinstance(base, (int, float)):
        base = lift(base)
        base = np.expand_dims(base, axis) if base.ndim else base
    result = np.power(base, places)
    return result if dtype is None else p.convert(result, np.dtype(dtype))


@implements(np.geomspace)
def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    first, last = lift(start), lift(stop)
    weak = [v if type(v) in (int, float, complex) else lift(v).dtype for v in (start, stop)]
    wide = np.result_type(*weak, float(num), np.zeros((), dtype))
    first, last = ufuncs.broadcast_together(*(p.convert(v, wide) for v in (first, last)))
    some = np.logical_not(np.any(np.logical_or(np.equal(first, 0), np.equal(last, 0))))
    some.builder.check(lambda: some, ValueError, "Geometric sequence cannot include zero")
    sign = np.sign(first)
    first, last = np.divide(first, sign), np.divide(last, sign)
    result = np.logspace(np.log10(first), np.log10(last), num, endpoint)
    parts = [result]
    if num > 0:
        parts = [p.reshape(first, (1, *first.shape)), result[1:]]
    if num > 1 and endpoint:
        parts[1:] = [result[1:-1], p.reshape(last, (1, *last.shape))]
    result = np.multiply(np.concatenate(parts), sign)
    result = p.convert(result, wide if dtype is None else np.dtype(dtype))
    return fresh(np.moveaxis(result, 0, axis))
