"""x[...] = v and x += y: a new value under the same name.

NumPy would write into memory, which views of x see too. Here nothing is written;
so an array may be changed only while no other can lie in the same memory: not an
argument, and not beside a living view.
"""

from __future__ import annotations

import weakref

import numpy as np

from . import primitives as p
from .errors import TraceError
from .trace import Traced, lift


class Memory:
    """What arrays lie in, in NumPy."""

    __slots__ = ("of_caller", "members")

    def __init__(self, of_caller: bool = False):
        self.of_caller = of_caller
        self.members: list[weakref.ref] = []

    def holds_several(self) -> bool:
        self.members = [m for m in self.members if m() is not None]
        return len(self.members) > 1


def share(x: Traced, view: Traced) -> None:
    """Notes that in NumPy both may lie in the same memory."""
    if x.memory is None:
        x.memory = Memory()
        x.memory.members.append(weakref.ref(x))
    view.memory = x.memory
    x.memory.members.append(weakref.ref(view))


def belongs_to_caller(x: Traced) -> None:
    x.memory = Memory(of_caller=True)


def replace(x: Traced, result: Traced, operator: str) -> Traced:
    """x becomes `result`, which must fit; `operator` as the user wrote it: "+"."""
    require_alone(x, f"'{operator}='", f"x = x {operator} y")
    if not np.can_cast(result.dtype, x.dtype, "same_kind"):
        raise TypeError(
            f"Cannot cast ufunc output from {result.dtype!r} to {x.dtype!r} with "
            "casting rule 'same_kind'"
        )
    if result.shape != x.shape:
        raise ValueError(
            f"non-broadcastable output operand with shape {x.shape} doesn't match the "
            f"broadcast shape {result.shape}"
        )
    return become(x, p.convert(result, x.dtype))


def write_out(x: Traced, result: Traced, what: str) -> Traced:
    """x becomes `result`, broadcast to it, as out= has it."""
    from . import ufuncs

    if not np.can_cast(result.dtype, x.dtype, "same_kind"):
        raise TypeError(
            f"Cannot cast ufunc output from {result.dtype!r} to {x.dtype!r} with "
            "casting rule 'same_kind'"
        )
    require_alone(x, what, "the result as a new array")
    if result.shape != x.shape and ufuncs.broadcast_shapes(result.shape, x.shape) != x.shape:
        raise ValueError(
            f"non-broadcastable output operand with shape {x.shape} doesn't match the "
            f"broadcast shape {result.shape}"
        )
    return become(x, ufuncs.broadcast_to(p.convert(result, x.dtype), x.shape))


def require_alone(x: Traced, what: str, instead: str) -> None:
    if x.memory is None:
        return
    if x.memory.of_caller:
        raise TraceError(f"{what} changes an argument, {x!r}", instead)
    if x.memory.holds_several():
        raise TraceError(
            f"{what} changes {x!r}, which may share memory with another array", instead
        )


def become(x: Traced, result: Traced) -> Traced:
    x.name, x.origin, x.known = result.name, None, None
    return x


# x[index] = value ------------------------------------------------------------------------


def assign(x: Traced, index, value) -> None:
    from . import ufuncs
    from .indexing import spelled_out

    require_alone(x, "x[...] =", "y = x.copy() and y[...] = v, or np.where")
    value = ufuncs.to_loop(value, x.dtype)
    mask = _mask_of(x, index)
    if mask is not None:
        value = _without_ones(value, x.ndim - mask.ndim)
        if value.ndim <= x.ndim - mask.ndim:
            become(x, _masked(x, mask, value))
            return
        if mask.ndim == x.ndim and value.ndim > 1:
            raise TypeError(
                "NumPy boolean array indexing assignment requires a 0 or 1-dimensional "
                f"input, input has {value.ndim} dimensions"
            )
    parts = spelled_out(x, index)
    if any(isinstance(part, Traced) for part in parts):
        become(x, _scattered(x, parts, value))
    else:
        become(x, _sliced(x, parts, value))


def _mask_of(x: Traced, index) -> Traced | None:
    """The mask, where a mask is all of the index."""
    if isinstance(index, tuple) and len(index) == 1:
        index = index[0]
    if not isinstance(index, (Traced, np.ndarray)) or index.dtype != bool:
        return None
    mask = lift(index)
    if mask.ndim > x.ndim or mask.shape != x.shape[: mask.ndim]:
        raise IndexError(
            f"boolean index did not match indexed array: {mask.shape} for {x.shape}"
        )
    return mask


def _masked(x: Traced, mask: Traced, value: Traced) -> Traced:
    from . import ufuncs

    wide = p.broadcast_in_dim(mask, x.shape, range(mask.ndim))
    return p.select(wide, ufuncs.broadcast_to(value, x.shape), x)


def _without_ones(value: Traced, ndim: int) -> Traced:
    """NumPy lets leading ones be too many."""
    while value.ndim > ndim and value.shape[0] == 1:
        value = p.reshape(value, value.shape[1:])
    return value


def _fitted(value: Traced, shape) -> Traced:
    """Broadcast to what is assigned to."""
    from . import ufuncs

    shape = tuple(shape)
    value = _without_ones(value, len(shape))
    if value.ndim > len(shape) or ufuncs.broadcast_shapes(value.shape, shape) != shape:
        raise ValueError(
            f"could not broadcast input array from shape {value.shape} into shape {shape}"
        )
    return ufuncs.broadcast_to(value, shape)


def _sliced(x: Traced, parts, value: Traced) -> Traced:
    from .indexing import plan

    starts, lengths, strides, backward, shape = plan(x, parts)
    value = p.reverse(p.reshape(_fitted(value, shape), lengths), backward)
    if any(isinstance(n, int) and n == 0 for n in lengths):
        return x
    if all(stride == 1 for stride in strides):
        return value if tuple(lengths) == x.shape else p.update_slice(x, value, starts)
    high = [
        n - start - (length - 1) * stride - 1
        for n, start, length, stride in zip(x.shape, starts, lengths, strides)
    ]
    between = [stride - 1 for stride in strides]
    ones = p.like(p.convert(value, bool), True)
    mask = p.pad(ones, starts, high, p.constant(False), between)
    spread = p.pad(value, starts, high, p.constant(0, x.dtype), between)
    return p.select(mask, spread, x)


def combine_at(x: Traced, index, value, combiner: str | None) -> None:
    """x[index] joined with `value` by StableHLO's `combiner`, once per mention."""
    from . import ufuncs
    from .indexing import spelled_out

    require_alone(x, "ufunc.at", "y = x.copy() first")
    value = ufuncs.to_loop(value, x.dtype)
    mask = _mask_of(x, index)
    if mask is not None:
        index = np.where(mask)  # a TraceError that says why
    parts = spelled_out(x, index)
    if not any(isinstance(part, Traced) for part in parts):
        parts = [lift(np.arange(n)[part]) for n, part in zip(x.shape, parts)]
        for i, part in enumerate(parts):
            ones = [1] * sum(q.ndim for q in parts[i + 1 :])
            parts[i] = p.reshape(part, (*part.shape, *ones))
    become(x, _scattered(x, parts, value, combiner or ""))


def _scattered(x: Traced, parts, value: Traced, combiner: str = "") -> Traced:
    """Of several values for one element the last one stays, as in NumPy."""
    from . import ufuncs
    from .indexing import places

    if any(part is None or isinstance(part, slice) and part != slice(None) for part in parts):
        raise TraceError(
            "assignment by arrays of integers beside slices other than ':'",
            "integers in all places, or np.where",
        )
    dims = [i for i, part in enumerate(parts) if isinstance(part, Traced)]
    arrays = ufuncs.broadcast_together(*(parts[i] for i in dims))
    at = dims[0] if dims == list(range(dims[0], dims[0] + len(dims))) else 0
    kept = [n for i, n in enumerate(x.shape) if i not in dims]
    shape = (*kept[:at], *arrays[0].shape, *kept[at:])
    return p.scatter(x, places(x, dims, arrays), _fitted(value, shape), at, dims, combiner)
