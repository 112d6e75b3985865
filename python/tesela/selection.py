"""NumPy functions that choose, sort, fill and pad."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .indexing import gather_dims
from .registry import implements
from .shapes import as_shape, axis_of, fresh
from .sizes import Size, product
from .trace import Traced, alike, example, lift, one_of


@implements(np.where)
def where(condition, x=None, y=None, /):
    if x is None or y is None:
        raise TraceError(
            "np.where(condition) alone: the result's size depends on values",
            "np.where(condition, x, y)",
        )
    dtype = np.where(one_of(bool), *(_small(v) for v in (x, y))).dtype
    mask = p.convert(lift(condition), bool)
    operands = [_cast(v, dtype) for v in (x, y)]
    result = p.select(*ufuncs.broadcast_together(mask, *operands))
    result.zero_d = True
    return result


def _cast(value, dtype):
    """Python's numbers too as C casts: -1 is 255 in uint8."""
    if type(value) in (int, float, complex):
        value = np.asarray(value).astype(dtype)
    return ufuncs.to_loop(value, dtype)


def _small(value):
    """An example without elements to speak of: NumPy's result type and no more."""
    value = example(value)
    if isinstance(value, (np.ndarray, list, tuple)):
        return one_of(np.asarray(value).dtype)
    return value


@implements(np.clip)
def clip(a, a_min=None, a_max=None, *, min=None, max=None, dtype=None):
    low, high = a_min if min is None else min, a_max if max is None else max
    if low is None and high is None:
        return np.positive(a)
    small = [None if v is None else _small(v) for v in (a, low, high)]
    wanted = np.clip(*small, dtype=dtype).dtype
    parts = [None if v is None else ufuncs.to_loop(v, wanted) for v in (a, low, high)]
    result = parts[0]
    if low is not None:
        result = p.binary("maximum", *ufuncs.broadcast_together(result, parts[1]))
    if high is not None:
        result = p.binary("minimum", *ufuncs.broadcast_together(result, parts[2]))
    return result


@implements(np.select)
def select(condlist, choicelist, default=0):
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    small = [_small(v) for v in choicelist]
    dtype = np.select([one_of(bool)] * len(small), small, _small(default)).dtype
    result = ufuncs.to_loop(default, dtype)
    for condition, choice in zip(reversed(condlist), reversed(choicelist)):
        mask, choice = lift(condition), ufuncs.to_loop(choice, dtype)
        result = p.select(*ufuncs.broadcast_together(mask, choice, result))
    result.zero_d = True
    return result


@implements(np.take)
def take(a, indices, axis=None, mode="raise"):
    x, index = lift(a), lift(indices)
    if index.dtype.kind not in "iu":
        raise TypeError(f"Cannot cast array data from {index.dtype!r} to dtype('int64')")
    if axis is None or x.ndim == 0 and axis in (0, -1):
        x, axis = p.reshape(x, (x.size,)), 0
    axis = axis_of(axis, x.ndim)
    return gather_dims(x, [axis], [index], axis, mode)


@implements(np.take_along_axis)
def take_along_axis(arr, indices, axis=-1):
    x, index = lift(arr), lift(indices)
    if axis is None:
        x, axis = p.reshape(x, (x.size,)), 0
    axis = axis_of(axis, x.ndim)
    shape = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    full = ufuncs.broadcast_shapes(shape, index.shape)
    index = ufuncs.broadcast_to(index, full)
    x = ufuncs.broadcast_to(x, (*full[:axis], x.shape[axis], *full[axis + 1 :]))
    arrays = [index if i == axis else p.iota(full, i, np.int64) for i in range(x.ndim)]
    return gather_dims(x, list(range(x.ndim)), arrays, 0)


# Sorting: stable, NaN last ------------------------------------------------------------------


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
        x = take(x, sorter)
    try:
        dtype = np.result_type(x.dtype, values.dtype)
    except TypeError:  # bfloat16 beside integers
        dtype = x.dtype
    x, values = p.convert(x, dtype), p.convert(values, dtype)
    wide = p.reshape(values, (*values.shape, 1))
    x, wide = ufuncs.broadcast_together(x, wide)
    below = (np.less if side == "left" else np.less_equal)(x, wide)
    return np.sum(below, axis=-1)


# Triangles and diagonals ----------------------------------------------------------------------


def _triangle(m, k, upper: bool):
    x = lift(m)
    if x.ndim == 1:
        x = ufuncs.broadcast_to(x, (*x.shape, *x.shape))
    rows, columns = (p.iota(x.shape, d, np.int64) for d in (x.ndim - 2, x.ndim - 1))
    if not isinstance(k, int) or k:
        rows = np.add(rows, k)
    kept = p.compare("GE" if upper else "LE", columns, rows)
    return p.select(kept, x, p.like(x, 0))


@implements(np.tril)
def tril(m, k=0):
    return _triangle(m, k, False)


@implements(np.triu)
def triu(m, k=0):
    return _triangle(m, k, True)


@implements(np.diagonal)
def diagonal(a, offset=0, axis1=0, axis2=1):
    x = lift(a)
    if x.ndim < 2:
        raise ValueError("diag requires an array of at least two dimensions")
    rows, columns = axis_of(axis1, x.ndim), axis_of(axis2, x.ndim)
    if rows == columns:
        raise ValueError("axis1 and axis2 cannot be the same")
    order = [i for i in range(x.ndim) if i not in (rows, columns)]
    x = p.transpose(x, [*order, rows, columns])
    height, width = x.shape[-2:]
    if isinstance(height, Size) or isinstance(width, Size):
        if height != width or offset:
            raise TraceError("a diagonal of a matrix of symbolic sizes", "a square matrix")
        length = height
    else:
        length = max(0, min(height + min(offset, 0), width - max(offset, 0)))
        if length == 0:
            return p.slice_of(x, [0] * x.ndim, [*x.shape[:-2], 0, 1], [1] * x.ndim)[..., 0]
    places = p.iota((length,), 0, np.int64)
    pair = [np.add(places, by) if by else places for by in (max(-offset, 0), max(offset, 0))]
    columns_of = [p.reshape(i, (length, 1)) for i in pair]
    indices = p.concatenate(columns_of, 1)
    return p.gather(x, indices, x.ndim - 2, [x.ndim - 2, x.ndim - 1])


implements(np.linalg.diagonal)(
    lambda x, /, *, offset=0: diagonal(x, offset, axis1=-2, axis2=-1)
)


@implements(np.diag)
def diag(v, k=0):
    x = lift(v)
    if x.ndim == 2:
        return fresh(diagonal(x, k))
    if x.ndim != 1:
        raise ValueError("Input must be 1-d or 2-d.")
    size = x.shape[0] + abs(k)
    wide = p.pad(x, [max(k, 0)], [max(-k, 0)], p.constant(0, x.dtype))
    shape = (size, size)
    rows, columns = (p.iota(shape, d, np.int64) for d in (0, 1))
    at = np.equal(columns, np.add(rows, k))
    return p.select(at, p.broadcast_in_dim(wide, shape, [1]), p.full(shape, 0, x.dtype))


# New arrays like others -----------------------------------------------------------------------


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
        return x
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


# Parts and roundings ----------------------------------------------------------------------------


@implements(np.real)
def real(val):
    x = lift(val)
    return alike(x, p.real(x)) if dtypes.is_complex(x.dtype) else x


@implements(np.imag)
def imag(val):
    x = lift(val)
    return alike(x, p.imag(x) if dtypes.is_complex(x.dtype) else p.like(x, 0))


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
            return p.convert(x, np.round(one_of(x.dtype)).dtype)
        raise TraceError("np.round of integers to tens is not traced")
    if decimals == 0:
        return np.rint(x)
    if decimals > 0:
        return np.true_divide(np.rint(np.multiply(x, 10.0**decimals)), 10.0**decimals)
    return np.multiply(np.rint(np.true_divide(x, 10.0**-decimals)), 10.0**-decimals)


@implements(np.fix)
def fix(x):
    return np.trunc(x)


@implements(np.nan_to_num)
def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    x = lift(x)
    if not dtypes.is_float(x.dtype):
        return ufuncs.new(x)
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


