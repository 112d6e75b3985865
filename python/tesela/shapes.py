"""NumPy functions that move elements and compute nothing."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .errors import SizeError, TraceError
from .registry import implements
from .sizes import Size, divide_exactly, is_static, product
from .trace import Traced, example, lift

normalize = np.lib.array_utils.normalize_axis_tuple


def axis_of(axis: int, ndim: int) -> int:
    return normalize(axis, ndim)[0]


def view(x: Traced, result: Traced) -> Traced:
    """What NumPy may answer with a view for: no scalar, and memory in common."""
    if result is not x:
        x.shared = result.shared = True
        result.zero_d = True
    return result


@implements(np.reshape)
def reshape(a, /, shape, order="C", *, copy=None):
    x = lift(a)
    if order not in ("C", "A"):
        if order != "F":
            raise TraceError(f"np.reshape with order={order!r}", "order='C'")
        back = reshape(transpose(x), as_shape(shape)[::-1])
        return transpose(back)
    return view(x, p.reshape(x, with_inferred(x, as_shape(shape))))


def as_shape(shape) -> tuple:
    if isinstance(shape, (list, tuple)):
        return tuple(n if isinstance(n, Size) else n.__index__() for n in shape)
    return (shape if isinstance(shape, Size) else shape.__index__(),)


def with_inferred(x: Traced, shape: tuple) -> tuple:
    """The shape with -1 replaced, checked to have as many elements as x."""
    mismatch = ValueError(
        f"cannot reshape array of size {x.size} into shape "
        f"({','.join(map(str, shape))}{',' * (len(shape) == 1)})"
    )
    unknown = [i for i, n in enumerate(shape) if isinstance(n, int) and n == -1]
    if len(unknown) > 1:
        raise ValueError("can only specify one unknown dimension")
    if unknown:
        rest = product(n for i, n in enumerate(shape) if i != unknown[0])
        size = divide_exactly(x.size, rest)
        if size is None:
            raise mismatch if is_static((*shape, *x.shape)) else SizeError(
                f"{x.size} // {rest} is not exact for all sizes", "sizes that divide"
            )
        shape = (*shape[: unknown[0]], size, *shape[unknown[0] + 1 :])
    if product(shape) != x.size:
        raise mismatch
    return shape


@implements(np.ravel)
def ravel(a, order="C"):
    x = lift(a)
    if order == "F":
        x = transpose(x)
    elif order not in ("C", "A", "K"):
        raise ValueError(f"order must be one of 'C', 'F', 'A', or 'K' (got {order!r})")
    return view(x, p.reshape(x, (x.size,)))


@implements(np.transpose, np.permute_dims)
def transpose(a, axes=None):
    x = lift(a)
    if axes is None:
        order = range(x.ndim)[::-1]
    else:
        axes = tuple(axes) if isinstance(axes, (list, tuple)) else (axes,)
        if len(axes) != x.ndim:
            raise ValueError("axes don't match array")
        order = normalize(axes, x.ndim)
    return view(x, p.transpose(x, list(order)))


@implements(np.matrix_transpose, np.linalg.matrix_transpose)
def matrix_transpose(x, /):
    return swapaxes(x, -1, -2)


@implements(np.swapaxes)
def swapaxes(a, axis1, axis2):
    x = lift(a)
    order = list(range(x.ndim))
    i, j = axis_of(axis1, x.ndim), axis_of(axis2, x.ndim)
    order[i], order[j] = j, i
    return view(x, p.transpose(x, order))


@implements(np.moveaxis)
def moveaxis(a, source, destination):
    x = lift(a)
    source, destination = normalize(source, x.ndim), normalize(destination, x.ndim)
    if len(source) != len(destination):
        raise ValueError(
            "`source` and `destination` arguments must have the same number of elements"
        )
    order = [i for i in range(x.ndim) if i not in source]
    for to, of in sorted(zip(destination, source)):
        order.insert(to, of)
    return view(x, p.transpose(x, order))


@implements(np.rollaxis)
def rollaxis(a, axis, start=0):
    x = lift(a)
    axis, start = axis_of(axis, x.ndim), start + x.ndim * (start < 0)
    order = [i for i in range(x.ndim) if i != axis]
    order.insert(start - (axis < start), axis)
    return view(x, p.transpose(x, order))


@implements(np.expand_dims)
def expand_dims(a, axis):
    x = lift(a)
    axes = axis if isinstance(axis, (tuple, list)) else (axis,)
    ndim = x.ndim + len(axes)
    axes = normalize(axes, ndim)
    rest = iter(x.shape)
    shape = [1 if i in axes else next(rest) for i in range(ndim)]
    return view(x, p.reshape(x, shape))


@implements(np.squeeze)
def squeeze(a, axis=None):
    x = lift(a)
    ones = [i for i, n in enumerate(x.shape) if isinstance(n, int) and n == 1]
    axes = ones if axis is None else normalize(axis, x.ndim)
    if not set(axes) <= set(ones):
        raise ValueError(
            "cannot select an axis to squeeze out which has size not equal to one"
        )
    return view(x, p.reshape(x, [n for i, n in enumerate(x.shape) if i not in axes]))


@implements(np.atleast_1d)
def atleast_1d(*arys):
    return _each(arys, lambda x: x if x.ndim else view(x, p.reshape(x, (1,))))


@implements(np.atleast_2d)
def atleast_2d(*arys):
    return _each(
        arys,
        lambda x: x if x.ndim > 1 else view(x, p.reshape(x, (1,) * (2 - x.ndim) + x.shape)),
    )


def _each(arrays, function):
    results = tuple(function(lift(a)) for a in arrays)
    return results[0] if len(results) == 1 else results


@implements(np.broadcast_to)
def broadcast_to(array, shape, subok=False):
    x, shape = lift(array), as_shape(shape)
    if len(shape) < x.ndim or ufuncs.broadcast_shapes(x.shape, shape) != shape:
        raise ValueError(
            "operands could not be broadcast together with remapped shapes "
            f"[original->remapped]: {x.shape} and requested shape {shape}"
        )
    return view(x, ufuncs.broadcast_to(x, shape))


@implements(np.broadcast_arrays)
def broadcast_arrays(*args, subok=False):
    arrays = [lift(a) for a in args]
    return tuple(
        view(x, wide) for x, wide in zip(arrays, ufuncs.broadcast_together(*arrays))
    )


@implements(np.copy)
def copy(a, order="K", subok=False):
    return fresh(lift(a))


def fresh(x: Traced) -> Traced:
    """The same value as an array of its own."""
    result = Traced(x.builder, x.name, x.dtype, x.shape)
    result.zero_d = True
    return result


# Joining and cutting ---------------------------------------------------------------


def _common_type(arrays, dtype, casting="same_kind"):
    flat = [np.ravel(example(a)) for a in arrays]
    return np.concatenate(flat, dtype=dtype, casting=casting).dtype


@implements(np.concatenate)
def concatenate(arrays, /, axis=0, *, dtype=None, casting="same_kind"):
    arrays = list(arrays)
    if not arrays:
        raise ValueError("need at least one array to concatenate")
    common = _common_type(arrays, dtype, casting)
    parts = [p.convert(lift(a), common) for a in arrays]
    if axis is None:
        return p.concatenate([ravel(x) for x in parts], 0)
    if any(x.ndim == 0 for x in parts):
        raise ValueError("zero-dimensional arrays cannot be concatenated")
    if any(x.ndim != parts[0].ndim for x in parts):
        raise ValueError(
            "all the input array dimensions except for the concatenation axis must "
            "match exactly, but the number of dimensions differs"
        )
    axis = axis_of(axis, parts[0].ndim)
    others = [x.shape[:axis] + x.shape[axis + 1 :] for x in parts]
    if any(shape != others[0] for shape in others):
        raise ValueError(
            "all the input array dimensions except for the concatenation axis must "
            f"match exactly, but they are {[x.shape for x in parts]}"
        )
    return p.concatenate(parts, axis)


@implements(np.stack)
def stack(arrays, axis=0, *, dtype=None, casting="same_kind"):
    parts = [lift(a) for a in arrays]
    if not parts:
        raise ValueError("need at least one array to stack")
    if any(x.shape != parts[0].shape for x in parts):
        raise ValueError("all input arrays must have the same shape")
    axis = axis_of(axis, parts[0].ndim + 1)
    wide = [expand_dims(x, axis) for x in parts]
    return concatenate(wide, axis, dtype=dtype, casting=casting)


@implements(np.vstack)
def vstack(tup, *, dtype=None, casting="same_kind"):
    return concatenate([atleast_2d(a) for a in tup], 0, dtype=dtype, casting=casting)


@implements(np.hstack)
def hstack(tup, *, dtype=None, casting="same_kind"):
    parts = [atleast_1d(a) for a in tup]
    axis = 0 if parts and parts[0].ndim == 1 else 1
    return concatenate(parts, axis, dtype=dtype, casting=casting)


@implements(np.column_stack)
def column_stack(tup):
    parts = [lift(a) for a in tup]
    parts = [x if x.ndim > 1 else p.reshape(x, (x.size, 1)) for x in parts]
    return concatenate(parts, 1)


@implements(np.append)
def append(arr, values, axis=None):
    if axis is None:
        return concatenate([ravel(arr), ravel(values)])
    return concatenate([arr, values], axis)


@implements(np.array_split)
def array_split(ary, indices_or_sections, axis=0):
    x = lift(ary)
    axis = axis_of(axis, x.ndim)
    length = x.shape[axis]
    if isinstance(indices_or_sections, (int, np.integer)):
        count = int(indices_or_sections)
        if count <= 0:
            raise ValueError("number sections must be larger than 0.")
        if isinstance(length, Size):
            bounds = [i * (length // count) for i in range(count + 1)]
        else:
            each, more = divmod(length, count)
            bounds = [i * each + min(i, more) for i in range(count + 1)]
    else:
        bounds = [0, *indices_or_sections, length]
    before = (slice(None),) * axis
    return [x[(*before, slice(a, b))] for a, b in zip(bounds, bounds[1:])]


@implements(np.split)
def split(ary, indices_or_sections, axis=0):
    x = lift(ary)
    if isinstance(indices_or_sections, (int, np.integer)):
        if x.shape[axis] % indices_or_sections:
            raise ValueError("array split does not result in an equal division")
    return array_split(x, indices_or_sections, axis)


@implements(np.vsplit)
def vsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, 0)


@implements(np.hsplit)
def hsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, 1 if lift(ary).ndim > 1 else 0)


@implements(np.unstack)
def unstack(x, /, *, axis=0):
    x = moveaxis(x, axis, 0)
    return tuple(x[i] for i in range(x.shape[0]))


# Order and repetition ----------------------------------------------------------------


@implements(np.flip)
def flip(m, axis=None):
    x = lift(m)
    axes = ufuncs.axes_of(axis, x.ndim)
    return view(x, p.reverse(x, axes)) if x.ndim else ufuncs.new(x)


@implements(np.flipud)
def flipud(m):
    return flip(m, 0)


@implements(np.fliplr)
def fliplr(m):
    return flip(m, 1)


@implements(np.rot90)
def rot90(m, k=1, axes=(0, 1)):
    i, j = normalize(axes, lift(m).ndim)
    turned = [
        lambda: fresh(lift(m)),
        lambda: swapaxes(flip(m, j), i, j),
        lambda: flip(m, (i, j)),
        lambda: flip(swapaxes(m, i, j), j),
    ]
    return turned[k % 4]()


@implements(np.roll)
def roll(a, shift, axis=None):
    x = lift(a)
    if axis is None:
        return p.reshape(roll(ravel(x), shift, 0), x.shape)
    axes = axis if isinstance(axis, tuple) else (axis,)
    shifts = shift if isinstance(shift, tuple) else (shift,) * len(axes)
    for by, at in zip(shifts, axes if len(axes) > 1 else axes * len(shifts)):
        at = axis_of(at, x.ndim)
        length = x.shape[at]
        if isinstance(length, int):
            by = by % length if length else 0
        if isinstance(by, int) and by == 0:
            continue
        before = (slice(None),) * at
        # A symbolic length is taken to be no less than the shift.
        cut = length - by if isinstance(by, Size) or by > 0 else -by
        x = p.concatenate([x[(*before, slice(cut, None))], x[(*before, slice(None, cut))]], at)
    return fresh(x)


@implements(np.repeat)
def repeat(a, repeats, axis=None):
    x = lift(a)
    if axis is None or x.ndim == 0 and axis in (0, -1):
        x, axis = ravel(x), 0
    axis = axis_of(axis, x.ndim)
    if isinstance(repeats, Traced):
        raise TraceError("np.repeat with traced counts: sizes depend on values")
    if isinstance(repeats, Size) or np.ndim(repeats) == 0:
        wide = (*x.shape[: axis + 1], repeats, *x.shape[axis + 1 :])
        dims = [i for i in range(len(wide)) if i != axis + 1]
        shape = (*x.shape[:axis], x.shape[axis] * repeats, *x.shape[axis + 1 :])
        return p.reshape(p.broadcast_in_dim(x, wide, dims), shape)
    places = np.repeat(np.arange(x.shape[axis]), repeats)
    return np.take(x, places, axis=axis)


@implements(np.tile)
def tile(A, reps):
    x = lift(A)
    reps = tuple(reps) if isinstance(reps, (tuple, list)) else (reps,)
    ndim = max(x.ndim, len(reps))
    reps = (1,) * (ndim - len(reps)) + reps
    shape = (1,) * (ndim - x.ndim) + x.shape
    wide = [n for pair in zip(reps, shape) for n in pair]
    x = p.broadcast_in_dim(p.reshape(x, shape), wide, range(1, 2 * ndim, 2))
    return p.reshape(x, [r * n for r, n in zip(reps, shape)])


@implements(np.resize)
def resize(a, new_shape):
    x, shape = ravel(a), as_shape(new_shape)
    count = product(shape)
    if isinstance(x.size, int) and x.size == 0:
        return p.full(shape, 0, x.dtype)
    copies = -(-count // x.size)
    return p.reshape(tile(x, copies)[:count], shape)
