"""NumPy's ufuncs on traced arrays: types as NumPy resolves them, then the body.

The bodies, in elementwise.py, take arrays of one shape in the types of the
ufunc's loop. Methods: a call, reduce, accumulate, outer.
"""

from __future__ import annotations

import operator

import numpy as np

from . import primitives as p
from .dynamic import size_value
from .elementwise import BODIES
from .errors import TraceError
from .sizes import Size, is_static
from .trace import Number, Traced, duplicate, is_number, lift, one_of

# How a ufunc reduces: StableHLO's combiner and its identity for a dtype (None:
# an empty array is an error, as NumPy has it).
_COMBINERS = {
    "add": ("add", lambda d: 0),
    "multiply": ("multiply", lambda d: 1),
    "maximum": ("maximum", lambda d: smallest(d)),
    "minimum": ("minimum", lambda d: largest(d)),
    "logical_and": ("and", lambda d: True),
    "logical_or": ("or", lambda d: False),
    "bitwise_and": ("and", lambda d: -1 if d.kind == "i" else largest(d)),
    "bitwise_or": ("or", lambda d: 0),
    "bitwise_xor": ("xor", lambda d: 0),
}
_WITHOUT_IDENTITY = {"maximum", "minimum"}


def smallest(dtype):
    if dtype == bool:
        return False
    if dtype.kind in "iu":
        return np.iinfo(dtype).min
    return dtype.type(-np.inf)


def largest(dtype):
    if dtype == bool:
        return True
    if dtype.kind in "iu":
        return np.iinfo(dtype).max
    return dtype.type(np.inf)


def call(ufunc, method: str, inputs, options):
    options = dict(options)
    outs = options.pop("out", None) or ()
    outs = outs if isinstance(outs, tuple) else (outs,)
    if method == "__call__":
        results = _call(ufunc, inputs, **{"where": True, **options}, outs=outs)
    elif method == "reduce":
        results = reduce(ufunc, *inputs, **options)
    elif method == "accumulate":
        results = accumulate(ufunc, *inputs, **options)
    elif method == "outer":
        x, y = map(lift, inputs)
        wide = p.reshape(x, x.shape + (1,) * y.ndim)
        results = ufunc(wide, y, **options)
    elif method == "at":
        return at(ufunc, *inputs)
    else:
        results = reduceat(ufunc, *inputs, **options)
    if all(out is None for out in outs):
        return results
    from .registry import write

    several = isinstance(results, tuple)
    written = write(f"np.{ufunc.__name__}", outs, results if several else (results,))
    return written if several else written[0]


def at(ufunc, x, indices, values=None):
    """ufunc.at(x, i, v): where an element is named twice, it counts twice."""
    from .assignment import combine_at

    name = ufunc.__name__
    if not isinstance(x, Traced):
        raise TraceError(
            f"np.{name}.at writes into an array that is not traced",
            "np.zeros_like(x) of a traced x",
        )
    if ufunc.nin == 1:
        return _unary_at(ufunc, x, indices)
    values = lift(np.asarray(values) if is_number(values) and not isinstance(values, (Size, Number)) else values)
    if ufunc in (np.subtract, np.divide) and x.dtype.kind != "b":
        loop = ufunc(one_of(x.dtype), one_of(values.dtype)).dtype
        _require_same_kind(ufunc, x, values, loop)
        name, values = ("add", -values) if name == "subtract" else ("multiply", 1.0 / values)
    elif name in _COMBINERS:
        _require_same_kind(ufunc, x, values, ufunc(one_of(x.dtype), one_of(values.dtype)).dtype)
    if name not in _COMBINERS:
        raise TraceError(f"np.{ufunc.__name__}.at is not traced", "np.add.at")
    combine_at(x, indices, values, _COMBINERS[name][0])


def _require_same_kind(ufunc, x: Traced, values: Traced, loop) -> None:
    """NumPy casts back after each mention, as C does; modulo 2^n is the same in the end."""
    modular = x.dtype.kind in "iu" and values.dtype.kind in "iub" and ufunc.__name__ not in (
        "maximum", "minimum", "logical_and", "logical_or",
    )  # fmt: skip
    if not modular and not np.can_cast(loop, x.dtype, "same_kind"):
        raise TraceError(
            f"np.{ufunc.__name__}.at of {values.dtype} into {x.dtype}, in which NumPy rounds after "
            "each mention", "x.astype before, values.astype",
        )  # fmt: skip


def _unary_at(ufunc, x: Traced, indices) -> None:
    """As often as an element is named."""
    parts = indices if isinstance(indices, tuple) else (indices,)
    if any(isinstance(part, (Traced, Size)) for part in parts) or not is_static(x.shape):
        raise TraceError(f"np.{ufunc.__name__}.at with traced indices", "np.where")
    places = np.arange(x.size).reshape(x.shape)[indices]
    counts = np.bincount(np.ravel(places), minlength=x.size).reshape(x.shape)
    result = x
    for times in range(int(counts.max(initial=0))):
        result = np.where(counts > times, p.convert(ufunc(result), x.dtype), result)
    x[...] = result


def _call(
    ufunc, inputs, dtype=None, casting="same_kind", signature=None, where=True, outs=(), **_
):
    name = ufunc.__name__
    if ufunc.signature is not None:
        from .contractions import generalized

        if "axes" in _ or "axis" in _ or _.get("keepdims"):
            raise TraceError(f"np.{name} with axes=, axis= or keepdims=", "np.moveaxis before it")
        result = generalized(ufunc, inputs)
        return result if dtype is None else p.convert(result, np.dtype(dtype))
    body = BODIES.get(name)
    if body is None:
        from . import unsupported

        reason, instead = unsupported.why(ufunc)
        known = getattr(np, name, None) is ufunc
        raise TraceError(f"{'np.' * known}{name} is not traced{': ' * bool(reason)}{reason}", instead)
    inputs = [v if _is_weak(v) or isinstance(v, Traced) else lift(v) for v in inputs]
    outside = _outside_of_type(name, inputs)
    if outside is not None:
        return outside
    loop = loop_types(ufunc, inputs, dtype, casting, signature)
    operands = broadcast_together(
        *(to_loop(v, t) for v, t in zip(inputs, loop[: ufunc.nin]))
    )
    results = body(*operands)
    if not isinstance(results, tuple):
        results = (results,)
    results = tuple(duplicate(p.convert(r, t)) for r, t in zip(results, loop[ufunc.nin :]))
    if where is not True:
        results = _masked(name, lift(where), results, outs)
    return results if len(results) > 1 else results[0]


def _masked(name: str, mask, results, outs):
    """`where=`: elsewhere `out` stays as it is."""
    if not outs or any(not isinstance(out, Traced) for out in outs):
        raise TraceError(
            f"np.{name}(..., where=...) without a traced out= leaves elements undefined",
            "np.where",
        )
    if mask.dtype != bool:
        raise TypeError(f"Cannot cast array data from {mask.dtype!r} to dtype('bool')")
    masked = []
    for result, out in zip(results, outs):
        result = p.convert(result, out.dtype) if np.can_cast(
            result.dtype, out.dtype, "same_kind") else result
        masked.append(p.select(*broadcast_together(mask, result, p.convert(out, result.dtype))))
    return tuple(masked)


def _is_weak(value) -> bool:
    """Python's numbers take the type of what they meet."""
    return is_number(value)


def loop_types(ufunc, inputs, dtype=None, casting="same_kind", signature=None):
    """The dtypes that NumPy computes in: of the inputs, then of the results."""
    types = [
        {Size: int, Number: float}.get(type(v), type(v)) if _is_weak(v) else v.dtype
        for v in inputs
    ]
    if inputs and all(isinstance(t, type) for t in types):  # Python's numbers alone
        types = [np.dtype(t) for t in types]
    if dtype is not None and signature is None:
        signature = (None,) * ufunc.nin + (np.dtype(dtype),) * ufunc.nout
    options = {} if signature is None else {"signature": signature}
    found = ufunc.resolve_dtypes(
        (*types, *(None,) * ufunc.nout), casting=casting, **options
    )
    # For types that are not NumPy's own it may say less than it does.
    if any(getattr(t, "kind", "") == "V" for t in types) and dtype is None:
        tried = ufunc(*(one_of(t) if isinstance(t, np.dtype) else t(1) for t in types))
        tried = tried if isinstance(tried, tuple) else (tried,)
        if tuple(t.dtype for t in tried) != tuple(found[ufunc.nin :]):
            found = (tried[0].dtype,) * ufunc.nin + tuple(t.dtype for t in tried)
    return found


def to_loop(value, dtype):
    if isinstance(value, Size):
        return p.convert(size_value(value), dtype)
    if _is_weak(value) and not isinstance(value, Number):
        return p.constant(np.array(value, dtype))
    return p.convert(lift(value), dtype)


_DIRECTIONS = {
    "less": operator.lt,
    "less_equal": operator.le,
    "greater": operator.gt,
    "greater_equal": operator.ge,
    "equal": operator.eq,
    "not_equal": operator.ne,
}


def _outside_of_type(name: str, inputs):
    """A comparison of integers with a Python int that their type does not hold."""
    if name not in _DIRECTIONS:
        return None
    ints = [v for v in inputs if type(v) is int]
    arrays = [v for v in inputs if isinstance(v, Traced) and v.dtype.kind in "iu"]
    if len(ints) != 1 or len(arrays) != 1:
        return None
    limits = np.iinfo(arrays[0].dtype)
    if limits.min <= ints[0] <= limits.max:
        return None
    of_array = [0 if isinstance(v, Traced) else v for v in inputs]
    return p.full(arrays[0].shape, _DIRECTIONS[name](*of_array), bool)


def broadcast_shapes(*shapes):
    """NumPy's rule. A symbolic size meets itself or one."""
    result = []
    for place in range(-max(map(len, shapes), default=0), 0):
        sizes = [shape[place] for shape in shapes if -place <= len(shape)]
        others = [n for n in sizes if not (isinstance(n, int) and n == 1)]
        if any(n != others[0] for n in others[1:]):
            texts = " ".join("(" + ",".join(map(str, s)) + ")" for s in shapes)
            raise ValueError(
                f"operands could not be broadcast together with shapes {texts}"
            )
        result.append(others[0] if others else 1)
    return tuple(result)


def broadcast_to(x, shape):
    shape = tuple(shape)
    return p.broadcast_in_dim(x, shape, range(len(shape) - x.ndim, len(shape)))


def broadcast_together(*arrays):
    shape = broadcast_shapes(*(x.shape for x in arrays))
    return [broadcast_to(x, shape) for x in arrays]


def power_operator(x, exponent):
    """x ** exponent, which for some Python numbers is another ufunc in NumPy."""
    if type(exponent) in (int, float):
        fast = {2: np.square, 1: np.positive, 0.5: np.sqrt, -1: np.reciprocal}
        ufunc = fast.get(exponent)
        if ufunc is not None:
            wanted = (one_of(x.dtype, max(x.ndim, 1)) ** exponent).dtype
            if ufunc(one_of(x.dtype)).dtype == wanted:
                return ufunc(x)
    return np.power(x, exponent)


# Reductions -------------------------------------------------------------------------


def axes_of(axis, ndim: int, lenient: bool = False) -> list[int]:
    """Any form of `axis` as sorted non-negative numbers; None is all of them."""
    if axis is None:
        return list(range(ndim))
    axis = axis if isinstance(axis, tuple) else (axis,)
    if lenient and ndim == 0 and len(axis) == 1 and axis[0] in (0, -1):
        return []  # NumPy lets one dimension pass for none
    return sorted(np.lib.array_utils.normalize_axis_tuple(axis, ndim))


def reduce(ufunc, array, axis=0, dtype=None, keepdims=False, initial=None, where=True):
    name = ufunc.__name__
    if name not in _COMBINERS:
        return _folded(ufunc, array, axis, dtype, keepdims, initial, where)
    x = lift(array)
    combiner, identity = _COMBINERS[name]
    axes = axes_of(axis, x.ndim, lenient=True)
    tried = ufunc.reduce(one_of(x.dtype, max(x.ndim, 1)), axis=None, dtype=dtype)
    loop = np.dtype(bool) if name.startswith("logical") else tried.dtype
    if x.dtype.kind == "c" and name in _WITHOUT_IDENTITY:
        raise TraceError(f"np.{name} of complex numbers is not traced")
    x = p.convert(x, loop)
    if where is not True:
        mask = broadcast_to(lift(where), x.shape)
        if name in _WITHOUT_IDENTITY and initial in (None, np._NoValue):
            raise ValueError(
                f"reduction operation '{name}' does not have an identity, so to use "
                "a where mask one has to specify 'initial'"
            )
        x = p.select(mask, x, p.like(x, identity(loop)))
    given = initial is not None and initial is not np._NoValue
    if name in _WITHOUT_IDENTITY and not given:
        if any(isinstance(x.shape[i], int) and x.shape[i] == 0 for i in axes):
            raise ValueError(
                f"zero-size array to reduction operation {name} which has no identity"
            )
    result = p.reduce(combiner, x, axes, identity(loop))
    if given:
        result = BODIES[name](*broadcast_together(p.convert(lift(initial), loop), result))
    if keepdims:
        shape = tuple(1 if i in axes else n for i, n in enumerate(x.shape))
        result = p.reshape(result, shape)
    return duplicate(p.convert(result, tried.dtype))


def accumulate(ufunc, array, axis=0, dtype=None):
    name = ufunc.__name__
    x = lift(array)
    if name not in _COMBINERS or name.startswith("logical"):
        if not x.ndim:
            raise TypeError("cannot accumulate on a scalar")
        (axis,) = axes_of(axis, x.ndim)
        steps = list(_fold(ufunc, x, axis, dtype, "accumulate"))
        if not steps:
            return p.full(x.shape, 0, ufunc.accumulate(one_of(x.dtype), dtype=dtype).dtype)
        return np.stack(steps, axis=axis)
    tried = ufunc.accumulate(one_of(x.dtype, max(x.ndim, 1)), axis=0, dtype=dtype)
    (axis,) = axes_of(axis, x.ndim)
    x = p.convert(x, tried.dtype)
    combiner, identity = _COMBINERS[name]
    return p.scan(combiner, x, axis, identity(tried.dtype))




# One element after the other, of ufuncs that no operator reduces with ----------------------

_LONGEST = 1000  # elements, each an operator of the program


def _fold(ufunc, x: Traced, axis: int, dtype, method: str):
    """x[0], u(x[0], x[1]), ... along an axis."""
    name = f"np.{ufunc.__name__}.{method}"
    if ufunc.nin != 2 or ufunc.nout != 1 or ufunc.signature is not None:
        raise ValueError(f"{method} only supported for binary functions")
    if not isinstance(x.shape[axis], int):
        raise TraceError(f"{name} over a symbolic size", "a fixed size")
    if x.shape[axis] > _LONGEST:
        raise TraceError(f"{name} over {x.shape[axis]} elements, more than {_LONGEST}", "np.add")
    tried = getattr(ufunc, method)(one_of(x.dtype, 1), dtype=dtype).dtype
    x = np.moveaxis(x, axis, 0)
    for i in range(x.shape[0]):
        part = duplicate(x[i])
        total = p.convert(part, tried) if i == 0 else p.convert(ufunc(total, part, dtype=dtype), tried)
        yield total


def _folded(ufunc, array, axis, dtype, keepdims, initial, where):
    x, name = lift(array), f"np.{ufunc.__name__}.reduce"
    if where is not True or initial not in (None, np._NoValue):
        raise TraceError(f"{name} with where= or initial= is not traced", "np.where before it")
    axes = axes_of(axis, x.ndim, lenient=True)
    if len(axes) > 1:
        try:  # those that have one order only refuse several axes
            getattr(ufunc, "reduce")(one_of(x.dtype, x.ndim), axis=tuple(axes), dtype=dtype)
        except ValueError as error:
            raise ValueError(str(error)) from None
    result = x
    for at in reversed(axes):
        if result.shape[at] == 0:
            if ufunc.identity is None:
                raise ValueError(
                    f"zero-size array to reduction operation {ufunc.__name__} which has no identity"
                )
            kind = ufunc.reduce(one_of(x.dtype), dtype=dtype).dtype
            shape = [n for i, n in enumerate(result.shape) if i != at]
            result = p.full(shape, ufunc.identity, kind)
            continue
        *_, result = _fold(ufunc, result, at, dtype, "reduce")
    result.zero_d = False
    if keepdims:
        result = p.reshape(result, [1 if i in axes else n for i, n in enumerate(x.shape)])
    return duplicate(result)


def reduceat(ufunc, array, indices, axis=0, dtype=None):
    """Of x[i:j] for neighbours i < j among the indices, and x[i] where j <= i."""
    x, name = lift(array), f"np.{ufunc.__name__}.reduceat"
    if isinstance(indices, Traced):
        raise TraceError(f"{name} with traced indices: sizes depend on values", "np.add.at")
    (axis,) = axes_of(axis, x.ndim)
    n, starts = x.shape[axis], [operator.index(i) for i in np.asarray(indices).ravel()]
    if isinstance(n, Size):
        raise TraceError(f"{name} over a symbolic size", "a fixed size")
    for i in starts:
        if not 0 <= i < n:
            raise IndexError(f"index {i} out-of-bounds in {ufunc.__name__}.reduceat [0, {n})")
    kind = ufunc.reduceat(one_of(x.dtype), [0], dtype=dtype).dtype
    if not starts:
        return p.full([0 if i == axis else m for i, m in enumerate(x.shape)], 0, kind)
    parts, before = [], (slice(None),) * axis
    for i, j in zip(starts, [*starts[1:], n]):
        part = x[(*before, slice(i, j if j > i else i + 1))]
        parts.append(ufunc.reduce(part, axis=axis, dtype=dtype, keepdims=True))
    return p.convert(np.concatenate(parts, axis=axis), kind)
