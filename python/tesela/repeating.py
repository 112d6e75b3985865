"""Order and repetition: flip, roll, repeat, tile."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .assignment import Step
from .errors import TraceError
from .registry import implements
from .shapes import as_shape, axis_of, fresh, normalize, ravel, swapaxes, view
from .sizes import Size, product
from .trace import Traced, duplicate, lift


@implements(np.flip)
def flip(m, axis=None):
    x = lift(m)
    axes = ufuncs.axes_of(axis, x.ndim)
    if not x.ndim:
        return duplicate(x)
    step = Step(lambda a: p.reverse(a, axes), lambda a, v: p.reverse(v, axes))
    return view(x, p.reverse(x, axes), step)


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
        lambda: lift(m)[:],
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
