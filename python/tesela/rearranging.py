"""Blocks, insertions, windows, bits, grids: what is made of slices and comparisons."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .assignment import Step, read_only
from .errors import TraceError
from .registry import implements
from .shapes import as_shape, axis_of, fresh, view, with_ones
from .sizes import product
from .trace import Traced, duplicate, lift, one_of


@implements(np.atleast_3d)
def atleast_3d(*arys):
    results = []
    for a in arys:
        x = lift(a)
        if x.ndim < 3:
            shape = {0: (1, 1, 1), 1: (1, *x.shape, 1), 2: (*x.shape, 1)}[x.ndim]
            x = with_ones(x, shape)
        results.append(x)
    return results[0] if len(results) == 1 else tuple(results)


@implements(np.dsplit)
def dsplit(ary, indices_or_sections):
    x = lift(ary)
    if x.ndim < 3:
        raise ValueError("dsplit only works on arrays of 3 or more dimensions")
    return np.split(x, indices_or_sections, 2)


@implements(np.block)
def block(arrays):
    def depth(value):
        if isinstance(value, list):
            if not value:
                raise ValueError("List at arrays cannot be empty")
            return 1 + max(map(depth, value))
        return 0

    def leaves(value):
        if isinstance(value, list):
            for part in value:
                yield from leaves(part)
        else:
            yield lift(value)

    levels = depth(arrays)
    ndim = max(levels, max(x.ndim for x in leaves(arrays)))

    def join(value, level):
        if not isinstance(value, list):
            if level < levels:
                raise ValueError("List depths are mismatched.")
            x = lift(value)
            return p.reshape(x, (1,) * (ndim - x.ndim) + x.shape)
        parts = [join(part, level + 1) for part in value]
        return np.concatenate(parts, axis=-(levels - level))

    return fresh(join(arrays, 0))


@implements(np.diagflat)
def diagflat(v, k=0):
    return np.diag(np.ravel(lift(v)), k)


@implements(np.ediff1d)
def ediff1d(ary, to_end=None, to_begin=None):
    x = np.ravel(lift(ary))
    middle = x[1:] - x[:-1]
    parts = []
    for end in (to_begin, None, to_end):
        if end is not None:
            end = np.ravel(lift(end))
            if not np.can_cast(end.dtype, x.dtype, "same_kind"):
                raise TypeError("dtype of `to_end` must be compatible with input `ary`")
            parts.append(p.convert(end, x.dtype))
        elif middle is not None:
            parts.append(middle)
            middle = None
    return fresh(np.concatenate(parts)) if len(parts) > 1 else fresh(parts[0])


def _known_places(obj, n: int, name: str):
    """Integers, a slice or a mask that are known while tracing."""
    if isinstance(obj, Traced):
        raise TraceError(f"np.{name} at traced places: sizes depend on values", "Python numbers")
    if isinstance(obj, slice):
        return np.arange(*obj.indices(n)), False
    obj = np.asarray(obj)
    if obj.dtype == bool:
        return np.flatnonzero(obj), False
    return obj, obj.ndim == 0


@implements(np.delete)
def delete(arr, obj, axis=None):
    x = lift(arr)
    if axis is None:
        x, axis = np.ravel(x), 0
    axis = axis_of(axis, x.ndim)
    kept = np.delete(np.arange(x.shape[axis]), obj if not isinstance(obj, Traced) else
                     _known_places(obj, 0, "delete"))  # fmt: skip
    return fresh(np.take(x, kept, axis=axis))


@implements(np.insert)
def insert(arr, obj, values, axis=None):
    x = lift(arr)
    if axis is None:
        x, axis = np.ravel(x), 0
    axis = axis_of(axis, x.ndim)
    n = x.shape[axis]
    places, single = _known_places(obj, n, "insert")
    value = p.convert(lift(values), x.dtype)
    value = p.reshape(value, (1,) * (x.ndim - value.ndim) + value.shape)
    if single:
        value = np.moveaxis(value, 0, axis)
    count = value.shape[axis] if places.size == 1 else places.size
    shape = (*x.shape[:axis], count, *x.shape[axis + 1 :])
    value = ufuncs.broadcast_to(value, shape)
    # NumPy says where each of n + count elements comes from.
    marks = np.insert(np.arange(n), obj, np.arange(n, n + count))
    return fresh(np.take(np.concatenate([x, value], axis=axis), marks, axis=axis))


@implements(np.ix_)
def ix_(*args):
    results = []
    for i, a in enumerate(args):
        x = lift(a)
        if x.ndim != 1:
            raise ValueError("Cross index must be 1 dimensional")
        if x.dtype == bool:
            raise TraceError("np.ix_ of a traced mask: sizes depend on values", "a known mask")
        results.append(np.reshape(x, [-1 if d == i else 1 for d in range(len(args))]))
    return tuple(results)


@implements(np.tril_indices_from)
def tril_indices_from(arr, k=0):
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return np.tril_indices(arr.shape[-2], k=k, m=arr.shape[-1])


@implements(np.triu_indices_from)
def triu_indices_from(arr, k=0):
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return np.triu_indices(arr.shape[-2], k=k, m=arr.shape[-1])


@implements(np.diag_indices_from)
def diag_indices_from(arr):
    if arr.ndim < 2:
        raise ValueError("input array must be at least 2-d")
    if any(n != arr.shape[0] for n in arr.shape):
        raise ValueError("All dimensions of input must be of equal length")
    return np.diag_indices(arr.shape[0], arr.ndim)


@implements(np.lib.stride_tricks.sliding_window_view)
def sliding_window_view(x, window_shape, axis=None, *, subok=False, writeable=False):
    x = lift(x)
    window = as_shape(window_shape)
    if any(n < 0 for n in window):
        raise ValueError("`window_shape` cannot contain negative values")
    if axis is None:
        axes = range(x.ndim)
        if len(window) != x.ndim:
            raise ValueError(
                "Since axis is None, must provide window_shape for all dimensions of `x`; got "
                f"{len(window)} window_shape elements and `x.ndim` is {x.ndim}."
            )
    else:
        axes = [axis_of(i, x.ndim) for i in (axis if isinstance(axis, tuple) else (axis,))]
        if len(axes) != len(window):
            raise ValueError("Must provide matching length window_shape and axis")
    if any(x.shape[at] - n + 1 < 1 for at, n in zip(axes, window)):
        raise ValueError("window shape cannot be larger than input array shape")
    step = Step(lambda a: _windows(a, axes, window), read_only)
    return view(x, duplicate(step.get(x)), step)


def _windows(x: Traced, axes, window) -> Traced:
    for at, n in zip(axes, window):
        places = np.add(np.arange(x.shape[at] - n + 1)[:, None], np.arange(n))
        x = np.moveaxis(np.take(x, places, axis=at), at + 1, -1)
    return x


@implements(np.apply_along_axis)
def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    x = lift(arr)
    axis = axis_of(axis, x.ndim)
    lines = np.moveaxis(x, axis, -1)
    around = lines.shape[:-1]
    if product(around) == 0:
        raise ValueError("Cannot apply_along_axis when any iteration dimensions are 0")
    if product(around) > 1024:
        raise TraceError(
            f"np.apply_along_axis over {product(around)} lines, each traced on its own",
            "a function over whole arrays, with axis=",
        )
    results = [lift(func1d(lines[at], *args, **kwargs)) for at in np.ndindex(*around)]
    joined = np.stack(results)
    joined = p.reshape(joined, (*around, *results[0].shape))
    inner = list(range(len(around), joined.ndim))
    return fresh(np.moveaxis(joined, inner, range(axis, axis + len(inner))))


@implements(np.apply_over_axes)
def apply_over_axes(func, a, axes):
    x = lift(a)
    for axis in np.atleast_1d(np.asarray(axes)):
        axis = int(axis) + x.ndim * (axis < 0)
        result = func(x, axis)
        x = result if result.ndim == x.ndim else np.expand_dims(result, axis)
    return x


@implements(np.choose)
def choose(a, choices, mode="raise"):
    index = lift(a)
    options = list(choices) if isinstance(choices, (tuple, list)) else [c for c in lift(choices)]
    dtype = np.result_type(*(lift(c).dtype for c in options))
    index, *options = ufuncs.broadcast_together(index, *(p.convert(lift(c), dtype) for c in options))
    count = len(options)
    if mode == "wrap":
        index = np.remainder(index, count)
    elif mode == "clip":
        index = np.clip(index, 0, count - 1)
    else:
        inside = np.logical_and(np.greater_equal(index, 0), np.less(index, count))
        index.builder.check(lambda: np.all(inside), ValueError, "invalid entry in choice array")
    result = options[0]
    for number, option in enumerate(options[1:], 1):
        result = p.select(np.equal(index, number), option, result)
    return duplicate(result)


@implements(np.isin)
def isin(element, test_elements, assume_unique=False, invert=False, *, kind=None):
    x, tests = lift(element), np.ravel(lift(test_elements))
    wide = p.reshape(x, (*x.shape, 1))
    found = np.any(np.equal(wide, tests), axis=-1)
    return fresh(np.logical_not(found) if invert else found)


@implements(np.array_equiv)
def array_equiv(a1, a2):
    from .parts import _as_bool

    x, y = lift(a1), lift(a2)
    try:
        same = np.equal(*ufuncs.broadcast_together(x, y))
    except ValueError:
        return False
    return _as_bool(np.all(same))


@implements(np.iscomplex)
def iscomplex(x):
    x = lift(x)
    if not dtypes.is_complex(x.dtype):
        return p.full(x.shape, False, bool)
    return np.not_equal(p.imag(x), 0)


@implements(np.isreal)
def isreal(x):
    return np.equal(np.imag(lift(x)), 0)


@implements(np.common_type)
def common_type(*arrays):
    return np.common_type(*(one_of(a.dtype) if isinstance(a, Traced) else a for a in arrays))


@implements(np.packbits)
def packbits(a, /, axis=None, bitorder="big"):
    x = lift(a)
    if x.dtype.kind not in "iub":
        raise TypeError("Expected an input array of integer or boolean data type")
    if axis is None or x.ndim == 0 and axis in (0, -1):
        x, axis = np.ravel(x), 0
    axis = axis_of(axis, x.ndim)
    bits = np.moveaxis(p.convert(p.convert(x, bool), np.uint8), axis, -1)
    more = -bits.shape[-1] % 8
    bits = np.pad(bits, [(0, 0)] * (bits.ndim - 1) + [(0, more)])
    bits = p.reshape(bits, (*bits.shape[:-1], bits.shape[-1] // 8, 8))
    weights = np.left_shift(np.uint8(1), np.arange(8, dtype=np.uint8))
    weights = weights[::-1].copy() if bitorder == "big" else weights
    total = np.sum(np.multiply(bits, weights), axis=-1, dtype=np.uint8)
    return np.moveaxis(total, -1, axis)


@implements(np.unpackbits)
def unpackbits(a, /, axis=None, count=None, bitorder="big"):
    x = lift(a)
    if x.dtype != np.uint8:
        raise TypeError("Expected an input array of unsigned byte data type")
    if axis is None or x.ndim == 0 and axis in (0, -1):
        x, axis = np.ravel(x), 0
    axis = axis_of(axis, x.ndim)
    x = np.moveaxis(x, axis, -1)
    shifts = np.arange(8, dtype=np.uint8)
    shifts = shifts[::-1].copy() if bitorder == "big" else shifts
    bits = np.bitwise_and(np.right_shift(p.reshape(x, (*x.shape, 1)), shifts), np.uint8(1))
    bits = p.reshape(bits, (*x.shape[:-1], x.shape[-1] * 8))
    if count is not None:
        have = bits.shape[-1]
        count = have + count if count < 0 else count
        if count < 0:
            raise ValueError("-count larger than number of elements")
        bits = bits[..., :count]
        bits = np.pad(bits, [(0, 0)] * (bits.ndim - 1) + [(0, max(count - have, 0))])
    return np.moveaxis(bits, -1, axis)


@implements(np.ravel_multi_index)
def ravel_multi_index(multi_index, dims, mode="raise", order="C"):
    indices = [lift(i) for i in multi_index]
    dims = as_shape(dims)
    modes = (mode,) * len(dims) if isinstance(mode, str) else tuple(mode)
    total, scale = None, 1
    ordered = list(zip(indices, dims, modes))
    for index, n, how in ordered[::-1] if order == "C" else ordered:
        index = p.convert(index, np.int64)
        if how == "wrap":
            index = np.remainder(index, n)
        elif how == "clip":
            index = np.clip(index, 0, n - 1)
        else:
            inside = np.logical_and(np.greater_equal(index, 0), np.less(index, n))
            index.builder.check(
                lambda inside=inside: np.all(inside), ValueError, "invalid entry in coordinates array"
            )
        part = np.multiply(index, scale)
        total = part if total is None else np.add(total, part)
        scale *= n
    return total


@implements(np.unravel_index)
def unravel_index(indices, shape, order="C"):
    index, dims = lift(indices), as_shape(shape)
    if index.dtype.kind not in "iub":
        raise TypeError("only int indices permitted")
    index = p.convert(index, np.int64)
    inside = np.logical_and(np.greater_equal(index, 0), np.less(index, product(dims)))
    index.builder.check(
        lambda: np.all(inside), ValueError, f"an index is out of bounds for array with size {product(dims)}"
    )
    parts = []
    for n in dims[::-1] if order == "C" else dims:
        parts.append(np.remainder(index, n))
        index = np.floor_divide(index, n)
    return tuple(parts[::-1] if order == "C" else parts)


@implements(np.unwrap)
def unwrap(p, discont=None, axis=-1, *, period=2 * np.pi):
    x = lift(p)
    axis = axis_of(axis, x.ndim)
    apart = np.diff(x, axis=axis)
    discont = period / 2 if discont is None else discont
    dtype = np.result_type(one_of(apart.dtype), period)
    whole = dtype.kind in "iu"
    half, rest = divmod(period, 2) if whole else (period / 2, 1)
    low = -half
    turned = np.add(np.mod(np.subtract(apart, low), period), low)
    if not whole or rest == 0:
        edge = np.logical_and(np.equal(turned, low), np.greater(apart, 0))
        turned = np.where(edge, half, turned)
    fix = np.where(np.less(np.absolute(apart), discont), 0, np.subtract(turned, apart))
    before = (slice(None),) * axis
    rest_of = np.add(x[(*before, slice(1, None))], np.cumsum(fix, axis=axis))
    first = x[(*before, slice(0, 1))].astype(dtype)
    return np.concatenate([first, rest_of.astype(dtype)], axis=axis)


@implements(np.einsum_path)
def einsum_path(subscripts, *operands, optimize="greedy", einsum_call=False):
    shown = [np.broadcast_to(one_of(v.dtype, 0), v.shape) if isinstance(v, Traced) else v
             for v in operands]  # fmt: skip
    return np.einsum_path(subscripts, *shown, optimize=optimize)
