"""NumPy functions that make arrays and have no protocol: np.asarray, np.zeros, ...,
and those that take lists of arrays without looking into them.

While a function is traced they are replaced, in NumPy's module, by ones that
look at their arguments: with a traced array or a symbolic size among them they
are traced, otherwise NumPy's own is called, on every thread.
"""

from __future__ import annotations

import contextlib
import importlib.machinery
import sys
import threading

import numpy as np

from . import captured, dtypes
from . import primitives as p
from . import ufuncs
from .emit import current
from .errors import TraceError, is_ours
from .sizes import Size
from .shapes import as_shape, atleast_1d, fresh, view, with_ones
from .trace import Traced, contains_traced, duplicate, is_instance, lift

_lock = threading.Lock()
_depth = 0
_originals: dict = {}
REPLACEMENTS: dict = {}


def _replaces(*names):
    def register(function):
        for name in names:
            REPLACEMENTS[name] = function
        return function

    return register


@contextlib.contextmanager
def patched(function):
    """Within it NumPy's functions know traced values, also under the other names that
    `function` has for them.
    """
    with _in_numpy():
        here = {id(original): getattr(np, name) for name, original in _originals.items()}
        here |= {id(isinstance): is_instance, id(_default_rng[0]): _seeded}
        with captured.replaced(function, here) as found, captured.without_chance(found):
            yield


@contextlib.contextmanager
def _in_numpy():
    global _depth
    with _lock:
        if _depth == 0:
            for name, function in REPLACEMENTS.items():
                _originals[name] = getattr(np, name)
                setattr(np, name, _dispatching(_originals[name], function))
            for name, stand_in in OBJECTS.items():
                _originals[name] = stand_in.original
                setattr(np, name, stand_in)
            _compiled[:] = _compiled_users_of_numpy()
            for module, name in _compiled:
                setattr(module, name, _UNAWARE)
            _default_rng[:] = [np.random.default_rng]
            np.random.default_rng = _seeded
        _depth += 1
    try:
        yield
    finally:
        with _lock:
            _depth -= 1
            if _depth == 0:
                for name, original in _originals.items():
                    setattr(np, name, original)
                for module, name in _compiled:
                    setattr(module, name, np)
                np.random.default_rng = _default_rng[0]


_default_rng: list = []


def _seeded(seed=None):
    if seed is None and current():
        raise captured.no_chance()
    return _default_rng[0](seed)


class _Unaware:
    """The module numpy as compiled code has to see it, numpy.random among it: it takes
    for granted that np.asarray answers with an array, and reads its memory.
    """

    def __getattr__(self, name):
        found = _originals.get(name)
        return getattr(np, name) if found is None else found


_UNAWARE = _Unaware()
_compiled: list = []  # modules, and the name they have for numpy


_seen_modules: list = [0, []]  # how many there were, and what was found


def _compiled_users_of_numpy():
    if _seen_modules[0] != len(sys.modules):
        suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
        _seen_modules[:] = len(sys.modules), [
            (module, name)
            for module in list(sys.modules.values())
            if str(getattr(module, "__file__", "")).endswith(suffixes)
            for name, value in list(vars(module).items())
            if value is np
        ]
    return _seen_modules[1]


def _dispatching(original, replacement):
    fills = original.__name__.removesuffix("_like") in ("zeros", "ones", "empty", "full")

    def function(*args, **kwargs):
        if contains_traced(args) or contains_traced(list(kwargs.values())):
            return replacement(*args, **kwargs)
        result = original(*args, **kwargs)
        # A function of the user's fills such arrays with traced values later.
        if fills and current() and not is_ours(sys._getframe(1).f_code.co_filename):
            return _known(original, args, kwargs, result)
        return result

    function.__wrapped__ = original
    function.__name__ = original.__name__
    return function


def _known(original, args, kwargs, result):
    """A traced array whose values are known until something is written to it."""
    if result.dtype.name not in dtypes.NAMES or type(result) is not np.ndarray:
        return result
    value, name = 0, original.__name__.removesuffix("_like")
    if result.size and name != "empty":
        value = result.flat[0]
        filled = args[1] if len(args) > 1 else kwargs.get("fill_value", 0)
        if name == "full" and np.ndim(filled):
            return result
    x = fresh(p.full(result.shape, value, result.dtype))
    x.known = lambda: original(*args, **kwargs)
    x.dense = result.flags.c_contiguous
    return x


@_replaces("array")
def array(object, dtype=None, *, copy=True, order=None, ndmin=0, **_):
    x = asarray(object, dtype)
    if x.ndim < ndmin:
        x = with_ones(x, (1,) * (ndmin - x.ndim) + x.shape)
    return fresh(x) if copy else x


@_replaces("asarray", "asanyarray", "require", "asarray_chkfinite")
def asarray(a, dtype=None, *_, copy=None, **__):
    x = lift(a)
    x = p.convert(x, np.dtype(dtype)) if dtype is not None else x
    return fresh(x) if copy or x is not a else x


@_replaces("ascontiguousarray", "asfortranarray")
def laid_out(a, dtype=None, **_):
    """The same array only where its elements lie like that, which nobody knows here."""
    x = atleast_1d(asarray(a, dtype))
    return view(x, duplicate(x)) if x is a else x


def _filled(value):
    def function(shape, dtype=float, order="C", **_):
        result = p.full(as_shape(shape), value, np.dtype(dtype))
        result.zero_d, result.dense = True, order == "C"
        return result

    return function


_replaces("zeros", "empty")(_filled(0))
_replaces("ones")(_filled(1))


@_replaces("full")
def full(shape, fill_value, dtype=None, order="C", **_):
    value = lift(fill_value)
    value = value if dtype is None else p.convert(value, np.dtype(dtype))
    return fresh(ufuncs.broadcast_to(value, as_shape(shape)))


def _as_it_is(name):
    """NumPy lets others take part; it is here for what is made of NumPy's arrays."""
    return lambda *args, **kwargs: _originals[name](*args, **kwargs)


for _name in ("zeros_like", "ones_like", "empty_like", "full_like"):
    _replaces(_name)(_as_it_is(_name))


def _of_lists(name):
    """NumPy does not look for traced arrays in a list where it expects an array."""

    def function(*args, **kwargs):
        kwargs = {key: _from_list(value) for key, value in kwargs.items()}
        return _originals[name](*map(_from_list, args), **kwargs)

    return function


def _from_list(value):
    """An array in place of a list that holds traced ones; a shape stays a tuple."""
    parts = value
    while isinstance(parts, (list, tuple)):
        if any(isinstance(part, Traced) for part in parts):
            return asarray(value)
        parts = next((part for part in parts if contains_traced(part)), None)
    return value


for _name in (
    "all", "allclose", "amax", "amin", "any", "argmax", "argmin", "argsort", "array_equal",
    "average", "clip", "convolve", "correlate", "count_nonzero", "cross", "cumprod",
    "cumsum", "diag", "diff", "dot", "flip", "inner", "interp", "isclose", "kron", "max",
    "mean", "median", "meshgrid", "min", "nanmax", "nanmean", "nanmin", "nansum", "outer",
    "pad", "percentile", "polyval", "prod", "ptp", "quantile", "ravel", "repeat", "reshape",
    "roll", "round", "searchsorted", "sort", "std", "sum", "tensordot", "tile", "trace",
    "transpose", "trapezoid", "var", "vdot", "where",
):  # fmt: skip
    _replaces(_name)(_of_lists(_name))


@_replaces("arange")
def arange(start, stop=None, step=1, dtype=None, **_):
    if stop is None:
        start, stop = 0, start
    if any(isinstance(v, Traced) for v in (start, stop, step)):
        raise TraceError(
            "np.arange to a traced value: the result's size depends on values",
            "x.shape, or a Python number",
        )
    length = stop - start if step == 1 else (stop - start) // step
    dtype = np.dtype(np.int64 if dtype is None else dtype)
    places = p.iota((length,), 0, dtype)
    if step != 1:
        places = np.multiply(places, step)
    if isinstance(start, Size) or start != 0:
        places = np.add(places, start)
    return p.convert(places, dtype)


@_replaces("linspace")
def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, **_):
    if not isinstance(num, Size):
        return np.linspace.__wrapped__(start, stop, num, endpoint, retstep, dtype, axis)
    first, last = lift(start), lift(stop)
    if first.ndim or last.ndim or retstep:
        raise TraceError("np.linspace of a symbolic size between arrays", "between numbers")
    wide = np.result_type(*(v if type(v) in (int, float) else lift(v).dtype for v in (start, stop)), 1.0)
    first, last = p.convert(first, wide), p.convert(last, wide)
    places = p.iota((num,), 0, np.int64)
    parts = np.maximum(num - 1, 1) if endpoint else num
    step = np.divide(np.subtract(last, first), ufuncs.to_loop(parts, wide))
    result = np.add(np.multiply(p.convert(places, wide), step), first)
    if endpoint:
        end = np.logical_and(np.equal(places, num - 1), np.greater(places, 0))
        result = np.where(end, last, result)
    return result if dtype is None else p.convert(result, np.dtype(dtype))


@_replaces("eye")
def eye(N, M=None, k=0, dtype=float, order="C", **_):
    shape = (N, N if M is None else M)
    rows, columns = (p.iota(shape, d, np.int64) for d in (0, 1))
    return p.convert(np.equal(columns, np.add(rows, k) if k else rows), np.dtype(dtype))


@_replaces("identity")
def identity(n, dtype=None, **_):
    return eye(n, dtype=float if dtype is None else dtype)


@_replaces("tri")
def tri(N, M=None, k=0, dtype=float, **_):
    shape = (N, N if M is None else M)
    rows, columns = (p.iota(shape, d, np.int64) for d in (0, 1))
    return p.convert(np.less_equal(columns, np.add(rows, k) if k else rows), np.dtype(dtype))


@_replaces("isscalar")
def isscalar(element):
    return isinstance(element, Size)




@_replaces("take")
def take(a, indices, axis=None, out=None, mode="raise"):
    """NumPy asks only the array, not the indices."""
    return np.take.__wrapped__(lift(a), indices, axis=axis, out=out, mode=mode)


@_replaces("ndenumerate")
def ndenumerate(arr):
    x = lift(arr)
    return ((at, x[at]) for at in np.ndindex(x.shape))


@_replaces("nditer")
def nditer(*_, **__):
    raise TraceError("np.nditer is not traced", "a loop over np.ndindex(x.shape), or NumPy's functions")


# np.r_ and np.c_ ------------------------------------------------------------------------------


class _Rows:
    """np.r_[x, 0, 1:4], np.c_[x, y] with traced arrays among the parts."""

    def __init__(self, original):
        self.original = original

    def __getattr__(self, name):
        return getattr(self.original, name)

    def __len__(self):
        return len(self.original)

    def __getitem__(self, key):
        parts = key if isinstance(key, tuple) else (key,)
        if not contains_traced(list(parts)):
            return self.original[key]
        if any(isinstance(part, str) for part in parts):
            raise TraceError("np.r_ and np.c_ with directions as a text", "np.concatenate")
        arrays = [np.r_.original[part] if isinstance(part, slice) else part for part in parts]
        arrays = [np.atleast_1d(a) for a in arrays]
        if self.original.axis == 0:
            return np.concatenate(arrays)
        return np.concatenate([a[:, None] if a.ndim == 1 else a for a in arrays], axis=-1)


OBJECTS = {"r_": _Rows(np.r_), "c_": _Rows(np.c_)}
