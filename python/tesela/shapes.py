"""NumPy functions that move elements and compute nothing."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .errors import SizeError, TraceError
from .registry import implements
from .sizes import Size, at_least, divide_exactly, is_static, product
from .assignment import Step, share
from .trace import Traced, duplicate, lift


normalize = np.lib.array_utils.normalize_axis_tuple


def axis_of(axis: int, ndim: int) -> int:
    return normalize(axis, ndim)[0]


def view(x: Traced, result: Traced, step: Step | None = None) -> Traced:
    """What NumPy answers with a view for, or, without a step, may: no scalar, and memory
    in common.
    """
    if result is not x:
        if x.ndim or x.zero_d:  # a scalar's memory is nobody's
            share(x, result, step)
        result.zero_d = True
    return result


def turned(x: Traced, order) -> Traced:
    """A view with its dimensions in another order."""
    order = list(order)
    back = [order.index(i) for i in range(x.ndim)]
    step = Step(lambda a: p.transpose(a, order), lambda a, v: p.transpose(v, back))
    return view(x, p.transpose(x, order), step)


def with_ones(x: Traced, shape) -> Traced:
    """A view with dimensions of size one more or less: however an array lies in memory,
    that is no copy.
    """
    result = reshaped(x, shape)
    result.dense = x.dense
    return result


def reshaped(x: Traced, shape) -> Traced:
    """A view with the same elements in the same order."""
    old, shape = x.shape, tuple(shape)
    step = Step(lambda a: p.reshape(a, shape), lambda a, v: p.reshape(v, old))
    return view(x, p.reshape(x, shape), step)


def _is_dense(x: Traced) -> bool:
    return x.dense or x.ndim <= 1 and not x.path


@implements(np.reshape)
def reshape(a, /, shape, order="C", *, copy=None):
    x = lift(a)
    if order not in ("C", "A"):
        if order != "F":
            raise TraceError(f"np.reshape with order={order!r}", "order='C'")
        back = reshape(transpose(x), as_shape(shape)[::-1])
        return transpose(back)
    shape = with_inferred(x, as_shape(shape))
    if [n for n in shape if n != 1] == [n for n in x.shape if n != 1]:
        return with_ones(x, shape)
    if _is_dense(x) or x.ndim == 1:  # elements in a row are one after the other, or equally far
        result = reshaped(x, shape)
        result.dense = _is_dense(x)
        return result
    return view(x, p.reshape(x, shape))


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
    if _is_dense(x):
        return with_ones(x, (x.size,))
    return view(x, duplicate(p.reshape(x, (x.size,))))


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
    return turned(x, order)


@implements(np.matrix_transpose, np.linalg.matrix_transpose)
def matrix_transpose(x, /):
    return swapaxes(x, -1, -2)


@implements(np.swapaxes)
def swapaxes(a, axis1, axis2):
    x = lift(a)
    order = list(range(x.ndim))
    i, j = axis_of(axis1, x.ndim), axis_of(axis2, x.ndim)
    order[i], order[j] = j, i
    return turned(x, order)


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
    return turned(x, order)


@implements(np.rollaxis)
def rollaxis(a, axis, start=0):
    x = lift(a)
    axis, start = axis_of(axis, x.ndim), start + x.ndim * (start < 0)
    order = [i for i in range(x.ndim) if i != axis]
    order.insert(start - (axis < start), axis)
    return turned(x, order)


@implements(np.expand_dims)
def expand_dims(a, axis):
    x = lift(a)
    axes = axis if isinstance(axis, (tuple, list)) else (axis,)
    ndim = x.ndim + len(axes)
    axes = normalize(axes, ndim)
    rest = iter(x.shape)
    shape = [1 if i in axes else next(rest) for i in range(ndim)]
    return with_ones(x, shape)


@implements(np.squeeze)
def squeeze(a, axis=None):
    x = lift(a)
    ones = [i for i, n in enumerate(x.shape) if isinstance(n, int) and n == 1]
    for n in x.shape if axis is None else [x.shape[i] for i in normalize(axis, x.ndim)]:
        if isinstance(n, Size) and not at_least(n, 2):
            raise SizeError(
                f"np.squeeze of a dimension {n}, which may be 1",
                "np.squeeze(x, axis=...) of dimensions that are 1, or 'M+1' for one that is larger",
            )
    axes = ones if axis is None else normalize(axis, x.ndim)
    if not set(axes) <= set(ones):
        raise ValueError(
            "cannot select an axis to squeeze out which has size not equal to one"
        )
    return with_ones(x, [n for i, n in enumerate(x.shape) if i not in axes])


@implements(np.atleast_1d)
def atleast_1d(*arys):
    return _each(arys, lambda x: x if x.ndim else with_ones(x, (1,)))


@implements(np.atleast_2d)
def atleast_2d(*arys):
    return _each(
        arys,
        lambda x: x if x.ndim > 1 else with_ones(x, (1,) * (2 - x.ndim) + x.shape),
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
    wide = ufuncs.broadcast_to(x, shape)
    return view(x, fresh(x) if wide is x else wide)


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
    result = duplicate(x)
    result.zero_d = True
    return result
