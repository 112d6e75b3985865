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
from .sizes import Size
from .trace import Traced, duplicate, lift, one_of

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
    for name in ("out", "where"):
        default = True if name == "where" else None
        given = options.get(name, default)
        if isinstance(given, tuple) and given[0] is None:
            given = None
        if given is not default and not (method == "reduce" and name == "where"):
            raise TraceError(
                f"np.{ufunc.__name__}(..., {name}=...) writes into an array",
                "the result as a new array, and np.where",
            )
        if method != "reduce" or name == "out":
            options.pop(name, None)
    if method == "__call__":
        return _call(ufunc, inputs, **options)
    if method == "reduce":
        return reduce(ufunc, *inputs, **options)
    if method == "accumulate":
        return accumulate(ufunc, *inputs, **options)
    if method == "outer":
        x, y = map(lift, inputs)
        wide = p.reshape(x, x.shape + (1,) * y.ndim)
        return ufunc(wide, y, **options)
    raise TraceError(f"np.{ufunc.__name__}.{method} is not traced", "see docs/python.md")


def _call(ufunc, inputs, dtype=None, casting="same_kind", signature=None, **_):
    name = ufunc.__name__
    if ufunc.signature is not None:
        from .contractions import generalized

        return generalized(ufunc, inputs)
    body = BODIES.get(name)
    if body is None:
        raise TraceError(f"np.{name} is not traced", "a function of docs/python.md")
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
    return results if len(results) > 1 else results[0]


def _is_weak(value) -> bool:
    """Python's numbers take the type of what they meet."""
    return type(value) in (int, float, complex) or isinstance(value, Size)


def loop_types(ufunc, inputs, dtype=None, casting="same_kind", signature=None):
    """The dtypes that NumPy computes in: of the inputs, then of the results."""
    types = [
        (int if isinstance(v, Size) else type(v)) if _is_weak(v) else v.dtype
        for v in inputs
    ]
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
    if _is_weak(value):
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
        raise TraceError(f"np.{name}.reduce is not traced", "a loop over x[i]")
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
    if name not in _COMBINERS or name.startswith("logical"):
        raise TraceError(f"np.{name}.accumulate is not traced", "np.cumsum, np.cumprod")
    x = lift(array)
    tried = ufunc.accumulate(one_of(x.dtype, max(x.ndim, 1)), axis=0, dtype=dtype)
    (axis,) = axes_of(axis, x.ndim)
    x = p.convert(x, tried.dtype)
    combiner, identity = _COMBINERS[name]
    return p.scan(combiner, x, axis, identity(tried.dtype))


