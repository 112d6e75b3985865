"""x[...]: slices, integers, None, Ellipsis, and arrays of integers (gather)."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .errors import SizeError, TraceError
from .assignment import step_of_slices
from .shapes import view
from .sizes import Size, at_least, is_static, product, text_of
from .trace import Traced, contains_traced, duplicate, lift


def get(x: Traced, index) -> Traced:
    """NumPy's rules: basic indexing gives a view, arrays of integers a new array."""
    if isinstance(index, (bool, np.bool_)) or isinstance(index, np.ndarray) and index.shape == ():
        if np.asarray(index).dtype == bool:  # a new dimension, of size 1 or 0
            return duplicate(basic(x, [None, *[slice(None)] * x.ndim])[: int(index)])
    parts = spelled_out(x, index)
    if any(isinstance(part, Traced) for part in parts):
        return _advanced(x, parts)
    result = basic(x, parts)
    # One element alone is a scalar, x[...] an array.
    open_ended = index is Ellipsis or isinstance(index, tuple) and any(i is Ellipsis for i in index)
    if result.ndim == 0 and not open_ended and all(map(_is_integer, parts)):
        result = duplicate(result)
        result.zero_d = False
        return result
    result = view(x, result if result is not x else duplicate(x), step_of_slices(x, parts))
    result.dense = x.dense and _are_neighbours(x, parts)
    return result


def _are_neighbours(x: Traced, parts) -> bool:
    """Are the elements one after the other, if those of x are?"""
    _, lengths, strides, backward, _ = plan(x, parts)
    if not is_static((*lengths, *x.shape)):
        return False
    several = [d for d, n in enumerate(lengths) if n != 1]
    if backward or not several:
        return not backward
    first = several[0]
    return strides[first] == 1 and tuple(lengths[first + 1 :]) == x.shape[first + 1 :]


def _is_integer(part) -> bool:
    return isinstance(part, (int, np.integer, Size)) and not isinstance(part, bool)


def known_index(part):
    """Integers, slices, None and Ellipsis as they are; arrays traced."""
    if part is None or part is Ellipsis or isinstance(part, slice) or _is_integer(part):
        return part
    if isinstance(part, Traced) or contains_traced(part):
        part = lift(part)
        if part.dtype == bool:
            raise TraceError(
                "a boolean mask picks elements: the result's size depends on values",
                "np.where(mask, x, other), a mask that is a NumPy array, or, to assign, "
                "one value for all elements",
            )
    else:
        part = np.asarray(part)
        if part.size == 0 and part.dtype == float:
            part = part.astype(np.intp)
        if part.dtype == bool:
            return part
    if part.dtype.kind not in "iu":
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    return part


def spelled_out(x: Traced, index) -> list:
    """One part per dimension, and None. Masks become their places, the Ellipsis as
    many slices as are missing; integers become arrays where there are arrays.
    """
    parts = [known_index(i) for i in (index if isinstance(index, tuple) else (index,))]
    flat = []
    for part in parts:
        if isinstance(part, np.ndarray) and part.dtype == bool:
            at = sum(_takes(q) for q in flat)
            if part.ndim == 0:
                raise TraceError("a single boolean as an index", "x[None] or x[:0]")
            if part.shape != x.shape[at : at + part.ndim] and Ellipsis not in [
                q for q in flat if q is Ellipsis
            ]:
                raise IndexError(
                    f"boolean index of shape {part.shape} did not match {x.shape[at:]}"
                )
            flat.extend(part.nonzero())
        else:
            flat.append(part)
    dots = [i for i, part in enumerate(flat) if part is Ellipsis]
    if len(dots) > 1:
        raise IndexError("an index can only have a single ellipsis ('...')")
    taken = sum(_takes(part) for part in flat)
    if taken > x.ndim:
        raise IndexError(
            f"too many indices for array: array is {x.ndim}-dimensional, but {taken} "
            "were indexed"
        )
    at = dots[0] if dots else len(flat)
    flat[at : at + 1] = [slice(None)] * (x.ndim - taken)
    arrays = any(isinstance(part, (np.ndarray, Traced)) for part in flat)
    return [lift(i) if isinstance(i, np.ndarray) or arrays and _is_integer(i) else i for i in flat]


def _takes(part) -> int:
    return 0 if part is None or part is Ellipsis else 1


# Slices and integers ---------------------------------------------------------------------


def plan(x: Traced, parts):
    """Which elements basic indices pick: starts, lengths, steps (all positive), the
    dimensions to be turned around afterwards, and the shape of the result.
    """
    starts, lengths, strides, backward, shape = [], [], [], [], []
    dims = iter(range(x.ndim))
    for part in parts:
        if part is None:
            shape.append(1)
            continue
        dim = next(dims)
        if isinstance(part, slice):
            start, length, step = bounds(part, x.shape[dim])
            if step < 0:
                backward.append(dim)
                start, step = start + (length - 1) * step, -step
            shape.append(length)
        else:
            start, length, step = _place(part, x.shape[dim], dim), 1, 1
        if isinstance(length, int) and length == 0:
            start = 0
        starts.append(start)
        lengths.append(length)
        strides.append(step)
    return starts, lengths, strides, backward, shape


def basic(x: Traced, parts) -> Traced:
    starts, lengths, strides, backward, shape = plan(x, parts)
    picked = p.reverse(p.slice_of(x, starts, lengths, strides), backward)
    return p.reshape(picked, shape)


def _place(index, size, dim: int):
    """An integer index as a place from the start."""
    known = isinstance(index, (int, np.integer)) and isinstance(size, int)
    if isinstance(index, Size) or isinstance(size, Size):
        negative = not isinstance(index, Size) and index < 0
        at = size + int(index) if negative else index
        if not at_least(size, at + 1) or negative and not at_least(at, 0):
            lift_assumption(f"{text_of(at)} >= 0" if negative else f"{text_of(at)} < {text_of(size)}")
        return at if isinstance(at, Size) else int(at)
    if known and not -size <= index < size:
        raise IndexError(
            f"index {index} is out of bounds for axis {dim} with size {size}"
        )
    return int(index) % size


def lift_assumption(condition: str):
    from .emit import require_builder

    require_builder().assume(condition)


def bounds(part: slice, size):
    """Start, number of elements and step of a slice of a dimension."""
    step = 1 if part.step is None else part.step
    symbolic = any(isinstance(v, Size) for v in (part.start, part.stop, size))
    if not symbolic:
        start, stop, step = part.indices(size)
        return start, len(range(start, stop, step)), step
    if isinstance(step, Size) or step not in (1, -1):
        return _strided(part, size, step)
    if step == -1:
        if part.start is not None or part.stop is not None:
            raise SizeError("a backward slice with bounds of a symbolic size", "x[::-1]")
        return size - 1, size, -1
    start = _bound(part.start, size, 0)
    stop = _bound(part.stop, size, size)
    if not at_least(stop, start):
        if at_least(start, stop):
            return 0, 0, 1
        lift_assumption(f"{text_of(start)} <= {text_of(stop)}")
    return start, stop - start, 1


def _strided(part: slice, size, step):
    whole = part.stop is None and (part.start is None or isinstance(part.start, int))
    if isinstance(step, int) and step > 1 and whole:
        start = part.start or 0
        if 0 <= start < step:
            return start, size // step, step  # exact, or a SizeError
    raise SizeError(
        f"a slice of size {size} with step {step} has no one length for all sizes",
        "a size that is a multiple of the step, and x[start::step]",
    )


def _bound(value, size, default):
    """A bound counted from the start, within the dimension. What cannot be known
    for all sizes is taken to hold, and noted as an assumption.
    """
    if value is None:
        return default
    value = value if isinstance(value, Size) else int(value)
    if isinstance(value, int) and value < 0:
        value = size + value
        if not at_least(value, 0):
            lift_assumption(f"{text_of(value)} >= 0")
        return value
    if at_least(value, size):
        return size
    if not at_least(size, value):
        lift_assumption(f"{text_of(value)} <= {text_of(size)}")
    return value


# Arrays of integers ------------------------------------------------------------------------


def _advanced(x: Traced, parts) -> Traced:
    """Slices first; then one gather over the dimensions that arrays index."""
    arrays = [part for part in parts if isinstance(part, Traced)]
    x = basic(x, [slice(None) if isinstance(q, Traced) else q for q in parts])
    dims = [i for i, part in enumerate(parts) if isinstance(part, Traced)]
    together = dims == list(range(dims[0], dims[0] + len(dims)))
    at = dims[0] if together else 0
    try:
        arrays = ufuncs.broadcast_together(*arrays)
    except ValueError as error:
        raise IndexError(
            f"shape mismatch: indexing arrays {str(error).removeprefix('operands ')}"
        ) from None
    return gather_dims(x, dims, arrays, at)


def gather_dims(x: Traced, dims, arrays, at: int, mode: str = "raise") -> Traced:
    """x with its dimensions `dims` replaced by those of the index arrays, which
    share one shape and stand at position `at` of the result.
    """
    if any(isinstance(x.shape[d], int) and x.shape[d] == 0 for d in dims):
        return _of_nothing(x, dims, arrays[0].shape, at)
    return p.gather(x, places(x, dims, arrays, mode), at, dims)


def places(x: Traced, dims, arrays, mode: str = "raise") -> Traced:
    """Index arrays side by side, counted from the start, as gather takes them."""
    columns = []
    for dim, index in zip(dims, arrays):
        index = _in_range(index, x.shape[dim], dim, mode)
        columns.append(p.reshape(index, (*index.shape, 1)))
    return p.concatenate(columns, columns[0].ndim - 1)


def _of_nothing(x: Traced, dims, batch, at: int) -> Traced:
    if product(batch):
        raise IndexError("cannot do a non-empty take from an empty axes.")
    around = [n for d, n in enumerate(x.shape) if d not in dims]
    return p.full((*around[:at], *batch, *around[at:]), 0, x.dtype)


def _in_range(index: Traced, size, dim: int, mode: str) -> Traced:
    unsigned = index.dtype.kind == "u"
    index = p.convert(index, np.int64)
    size_of = ufuncs.broadcast_to(ufuncs.to_loop(size, index.dtype), index.shape)
    zero = p.like(index, 0)
    if mode == "wrap":
        return np.remainder(index, size_of)
    if mode == "clip":
        last = p.binary("subtract", size_of, p.like(index, 1))
        return p.binary("maximum", p.binary("minimum", index, last), zero)

    def inside():
        low = p.compare("GE", index, p.unary("negate", size_of))
        both = p.binary("and", low, p.compare("LT", index, size_of))
        return p.reduce("and", both, range(index.ndim), True)

    index.builder.check(
        inside,
        IndexError,
        f"an index is out of bounds for axis {dim} with size {size}",
    )
    if unsigned:
        return index
    from_end = p.binary("add", index, size_of)
    return p.select(p.compare("LT", index, zero), from_end, index)
