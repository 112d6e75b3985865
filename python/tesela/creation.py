"""NumPy functions that make arrays and have no protocol: np.asarray, np.zeros, ...

While a function is traced they are replaced, in NumPy's module, by ones that
look at their arguments: with a traced array or a symbolic size among them they
are traced, otherwise NumPy's own is called, on every thread.
"""

from __future__ import annotations

import contextlib
import threading

import numpy as np

from . import primitives as p
from . import ufuncs
from .sizes import Size
from .shapes import as_shape, fresh
from .trace import Traced, contains_traced, lift

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
def patched():
    """Within it NumPy's functions know traced values."""
    global _depth
    with _lock:
        if _depth == 0:
            for name, function in REPLACEMENTS.items():
                _originals[name] = getattr(np, name)
                setattr(np, name, _dispatching(_originals[name], function))
        _depth += 1
    try:
        yield
    finally:
        with _lock:
            _depth -= 1
            if _depth == 0:
                for name, original in _originals.items():
                    setattr(np, name, original)


def _dispatching(original, replacement):
    def function(*args, **kwargs):
        if contains_traced(args) or contains_traced(list(kwargs.values())):
            return replacement(*args, **kwargs)
        return original(*args, **kwargs)

    function.__wrapped__ = original
    function.__name__ = original.__name__
    return function


@_replaces("array", "asarray", "asanyarray", "ascontiguousarray")
def array(object, dtype=None, *, copy=None, order=None, **_):
    x = lift(object)
    same = isinstance(object, Traced)
    x = p.convert(x, np.dtype(dtype)) if dtype is not None else x
    if not same or x is not object:
        return fresh(x)
    return fresh(x) if copy else x


def _filled(value):
    def function(shape, dtype=float, order="C", **_):
        result = p.full(as_shape(shape), value, np.dtype(dtype))
        result.zero_d = True
        return result

    return function


_replaces("zeros", "empty")(_filled(0))
_replaces("ones")(_filled(1))


@_replaces("full")
def full(shape, fill_value, dtype=None, order="C", **_):
    value = lift(fill_value)
    value = value if dtype is None else p.convert(value, np.dtype(dtype))
    return fresh(ufuncs.broadcast_to(value, as_shape(shape)))


@_replaces("arange")
def arange(start, stop=None, step=1, dtype=None, **_):
    if stop is None:
        start, stop = 0, start
    if any(isinstance(v, Traced) for v in (start, stop, step)):
        lift(start).__index__()
    length = stop - start if step == 1 else (stop - start) // step
    dtype = np.dtype(np.int64 if dtype is None else dtype)
    places = p.iota((length,), 0, dtype)
    if step != 1:
        places = np.multiply(places, step)
    if isinstance(start, Size) or start != 0:
        places = np.add(places, start)
    return p.convert(places, dtype)


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


