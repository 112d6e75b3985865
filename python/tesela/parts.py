"""Parts of numbers, roundings, comparisons of arrays, and questions about them."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from .assignment import Step, become, read_only, require_writable
from .errors import TraceError
from .registry import implements
from .shapes import view
from .trace import Traced, alike, duplicate, lift, one_of


@implements(np.real)
def real(val):
    x = lift(val)
    return _part(x, p.real, p.imag, p.complex_of) if dtypes.is_complex(x.dtype) else x


@implements(np.imag)
def imag(val):
    x = lift(val)
    if not dtypes.is_complex(x.dtype):
        zeros = p.like(x, 0)
        if x.ndim == 0 and not x.zero_d:
            return zeros
        return view(zeros, duplicate(zeros), Step(lambda a: a, read_only))
    return _part(x, p.imag, p.real, lambda part, other: p.complex_of(other, part))


def _part(x: Traced, part, other, joined) -> Traced:
    """One of the two parts that complex numbers are of: of an array a view."""
    if x.ndim == 0 and not x.zero_d:
        return part(x)
    return view(x, part(x), Step(part, lambda a, v: joined(v, other(a))))


@implements(np.angle)
def angle(z, deg=False):
    x = lift(z)
    if dtypes.is_complex(x.dtype):
        result = np.arctan2(p.imag(x), p.real(x))
    else:
        result = np.arctan2(np.zeros_like(x), x)
    return np.multiply(result, 180 / np.pi) if deg else result


@implements(np.round, np.around)
def round_to(a, decimals=0):
    x = lift(a)
    if not (dtypes.is_float(x.dtype) or dtypes.is_complex(x.dtype)):
        if decimals >= 0:
            return duplicate(p.convert(x, np.round(one_of(x.dtype)).dtype))
        raise TraceError("np.round of integers to tens is not traced")
    if decimals == 0:
        return np.rint(x)
    if decimals > 0:
        return np.true_divide(np.rint(np.multiply(x, 10.0**decimals)), 10.0**decimals)
    return np.multiply(np.rint(np.true_divide(x, 10.0**-decimals)), 10.0**-decimals)


@implements(np.astype)
def astype(x, dtype, /, *, copy=True, device=None):
    return x.astype(dtype, copy=copy)


@implements(np.isposinf)
def isposinf(x):
    return np.logical_and(np.isinf(x), np.logical_not(np.signbit(x)))


@implements(np.isneginf)
def isneginf(x):
    return np.logical_and(np.isinf(x), np.signbit(x))


@implements(np.fix)
def fix(x):
    return np.trunc(x)


@implements(np.nan_to_num)
def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    x = lift(x)
    if not copy:
        require_writable(x, "np.nan_to_num with copy=False", "np.nan_to_num(x)")
        return become(x, nan_to_num(x, True, nan, posinf, neginf))
    if not dtypes.is_float(x.dtype):
        return duplicate(x)
    limits = np.finfo(x.dtype) if x.dtype.kind == "f" else __import__("ml_dtypes").finfo(x.dtype)
    high = limits.max if posinf is None else posinf
    low = limits.min if neginf is None else neginf
    result = p.select(np.isnan(x), p.like(x, nan), x)
    result = p.select(np.equal(x, p.like(x, np.inf)), p.like(x, high), result)
    return p.select(np.equal(x, p.like(x, -np.inf)), p.like(x, low), result)


@implements(np.isclose)
def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    x, y = lift(a), lift(b)
    y = p.convert(y, np.result_type(y.dtype, 1.0))
    near = np.less_equal(np.absolute(np.subtract(x, y)), atol + rtol * np.absolute(y))
    result = np.where(np.isfinite(y), near, np.equal(x, y))
    if equal_nan:
        result = np.logical_or(result, np.logical_and(np.isnan(x), np.isnan(y)))
    result.zero_d = False
    return result


@implements(np.allclose)
def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return _as_bool(np.all(isclose(a, b, rtol, atol, equal_nan)))


def _as_bool(x: Traced) -> Traced:
    """Where NumPy answers with Python's bool."""
    x.zero_d = bool
    return x


@implements(np.array_equal)
def array_equal(a1, a2, equal_nan=False):
    x, y = lift(a1), lift(a2)
    if x.shape != y.shape:
        return False
    same = np.equal(x, y)
    if equal_nan:
        same = np.logical_or(same, np.logical_and(np.isnan(x), np.isnan(y)))
    return _as_bool(np.all(same))


@implements(np.sinc)
def sinc(x):
    y = np.multiply(np.pi, np.where(np.equal(x, 0), 1.0e-20, x))
    return np.true_divide(np.sin(y), y)


@implements(np.cross)
def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if axis is not None:
        axisa = axisb = axisc = axis
    x, y = np.moveaxis(lift(a), axisa, -1), np.moveaxis(lift(b), axisb, -1)
    if x.shape[-1] != 3 or y.shape[-1] != 3:
        raise TraceError("np.cross of vectors of other than 3 elements is not traced")
    parts = [
        x[..., i] * y[..., j] - x[..., j] * y[..., i] for i, j in ((1, 2), (2, 0), (0, 1))
    ]
    return np.moveaxis(np.stack(parts, axis=-1), -1, axisc)


@implements(np.ndim)
def ndim(a):
    return a.ndim


@implements(np.shape)
def shape(a):
    return a.shape


@implements(np.size)
def size(a, axis=None):
    return a.size if axis is None else a.shape[axis]


@implements(np.result_type)
def result_type(*arrays_and_dtypes):
    return np.result_type(*(getattr(a, "dtype", a) for a in arrays_and_dtypes))


@implements(np.can_cast)
def can_cast(from_, to, casting="safe"):
    return np.can_cast(from_.dtype, to, casting)


@implements(np.iscomplexobj)
def iscomplexobj(x):
    return dtypes.is_complex(x.dtype)


@implements(np.isrealobj)
def isrealobj(x):
    return not dtypes.is_complex(x.dtype)
