"""Joining arrays and cutting them."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from .registry import implements
from .shapes import atleast_1d, atleast_2d, axis_of, expand_dims, moveaxis, ravel
from .sizes import Size
from .trace import duplicate, example, lift


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
        return duplicate(p.concatenate([ravel(x) for x in parts], 0))
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
    return duplicate(p.concatenate(parts, axis))  # of one part: that part


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


@implements(np.dstack)
def dstack(tup):
    parts = [atleast_2d(a) for a in tup]
    if all(lift(a).ndim < 2 for a in tup):
        parts = [expand_dims(x, -1) for x in parts]
    parts = [expand_dims(x, -1) if x.ndim == 2 else x for x in parts]
    return concatenate(parts, 2)


@implements(np.meshgrid)
def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    arrays, ndim = [ravel(a) for a in xi], len(xi)
    places = list(range(ndim))
    if indexing == "xy" and ndim > 1:
        places[:2] = 1, 0
    wide = [
        expand_dims(x, [d for d in range(ndim) if d != at]) for x, at in zip(arrays, places)
    ]
    wide = tuple(wide) if sparse else np.broadcast_arrays(*wide)
    return tuple(duplicate(x) for x in wide) if copy else wide


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
