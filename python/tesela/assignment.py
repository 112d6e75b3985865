"""x[...] = v and x += y: a new value under the same name.

NumPy would write into memory, which views of x see too. Here nothing is written.
What views are of is known by steps, each of which picks elements and puts others
in their place; so a change of one array is carried over to all that live in the
same memory. Where that is not known (a reshape may be a copy), and for arguments,
which are the caller's, a change is refused.
"""

from __future__ import annotations

import dataclasses
import typing
import weakref

import numpy as np

from . import primitives as p
from .errors import TraceError
from .trace import Traced, lift


@dataclasses.dataclass(eq=False)
class Step:
    """From an array to a view of it: get(x) -> view, put(x, view) -> x with that in it.
    Two steps with one key do the same.
    """

    get: typing.Callable
    put: typing.Callable
    key: tuple = ()


def read_only(x: Traced, view: Traced):
    """The put of a view that NumPy lets nobody write to."""
    raise ValueError("assignment destination is read-only")


class Memory:
    """What arrays lie in, in NumPy: the whole, and the arrays that live. Beside it lie
    those of which only NumPy knows whether they are the same, behind a reshape.
    """

    __slots__ = ("of_caller", "members", "whole", "beside")

    def __init__(self, whole: Traced | None = None, of_caller: bool = False):
        self.of_caller, self.whole = of_caller, whole
        self.members: list[weakref.ref] = []
        self.beside: list[Memory] = []

    def living(self) -> list[Traced]:
        self.members = [m for m in self.members if m() is not None]
        return [m() for m in self.members]

    def connected(self) -> list[Memory]:
        """This, and all that may be the same."""
        found = [self]
        for memory in found:
            found += [m for m in memory.beside if not any(m is f for f in found)]
        return found


def share(x: Traced, view: Traced, step: Step | None = None) -> None:
    """Notes that in NumPy both lie in the same memory, or, without a step, may."""
    if x.memory is None:
        _own_memory(x)
    if step is not None:
        view.memory, view.path = x.memory, (*(x.path or ()), step)
        view.memory.members.append(weakref.ref(view))
        return
    _own_memory(view)
    view.memory.beside.append(x.memory)
    x.memory.beside.append(view.memory)


def _own_memory(x: Traced) -> None:
    x.memory, x.path = Memory(_value(x)), ()
    x.memory.members.append(weakref.ref(x))


def belongs_to_caller(x: Traced) -> None:
    x.memory = Memory(of_caller=True)


def _value(x: Traced) -> Traced:
    return Traced(x.builder, x.name, x.dtype, x.shape)


def replace(x: Traced, result: Traced, operator: str) -> Traced:
    """x becomes `result`, which must fit; `operator` as the user wrote it: "+"."""
    require_writable(x, f"'{operator}='", f"x = x {operator} y")
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
    require_writable(x, what, "the result as a new array")
    if result.shape != x.shape and ufuncs.broadcast_shapes(result.shape, x.shape) != x.shape:
        raise ValueError(
            f"non-broadcastable output operand with shape {x.shape} doesn't match the "
            f"broadcast shape {result.shape}"
        )
    return become(x, ufuncs.broadcast_to(p.convert(result, x.dtype), x.shape))


def require_writable(x: Traced, what: str, instead: str) -> None:
    if x.memory is None:
        return
    if any(step.put is read_only for step in x.path or ()):
        read_only(x, x)
    memories = x.memory.connected()
    if any(memory.of_caller for memory in memories):
        raise TraceError(f"{what} changes an argument, {x!r}", instead)
    if any(memory.living() for memory in memories[1:]):
        raise TraceError(
            f"{what} changes {x!r}, which may share memory with another array", instead
        )


def become(x: Traced, result: Traced) -> Traced:
    """x has the value of `result` from now on, and what shares its memory its part of it."""
    memory = x.memory
    result = _value(result)  # may be one of those that get another name below
    living = memory.living() if memory is not None else [x]
    if len(living) == 1:
        x.memory = x.path = None
    else:
        whole = _put(memory.whole, x.path, result)
        memory.whole = _value(whole)
        for y in living:
            if y is not x:
                _rename(y, _get(memory.whole, y.path))
    return _rename(x, result)


def _rename(x: Traced, value: Traced) -> Traced:
    x.name, x.origin, x.known = value.name, None, None
    return x


def _get(whole: Traced, path) -> Traced:
    for step in path:
        whole = step.get(whole)
    return whole


def _put(whole: Traced, path, value: Traced) -> Traced:
    if not path:
        return value
    first, *rest = path
    return first.put(whole, _put(first.get(whole), rest, value))


# x[index] = value ------------------------------------------------------------------------


def assign(x: Traced, index, value) -> None:
    from . import ufuncs
    from .indexing import spelled_out

    require_writable(x, "x[...] =", "y = x.copy() and y[...] = v, or np.where")
    parts = None
    if isinstance(value, Traced) and value.memory is not None and value.memory is x.memory:
        parts = spelled_out(x, index)
        if _is_there(x, parts, value):
            return  # x[1:] += 1: the view has been written to, and is put where it is
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
    parts = spelled_out(x, index) if parts is None else parts
    if any(isinstance(part, Traced) for part in parts):
        become(x, _scattered(x, parts, value))
    else:
        become(x, _sliced(x, parts, value))


def _is_there(x: Traced, parts, value: Traced) -> bool:
    """Is the value the view x[parts]?"""
    path = value.path
    if x.path is None or not path or any(isinstance(part, Traced) for part in parts):
        return False
    before = path[:-1] == x.path  # the same steps
    return before and path[-1].key == step_of_slices(x, parts).key


def step_of_slices(x: Traced, parts) -> Step:
    """From x to x[parts], without arrays among the parts."""
    from .indexing import basic, plan

    places = plan(x, parts)
    key = tuple(map(tuple, places))
    return Step(lambda a: basic(a, parts), lambda a, v: _sliced(a, parts, v), ("slices", *key))


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

    require_writable(x, "ufunc.at", "y = x.copy() first")
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
