"""tesela.jit: a NumPy function, compiled once per shapes, dtypes and static values."""

from __future__ import annotations

import collections
import functools
import operator
import sys
import threading
import types

import numpy as np

from . import native
from .assignment import belongs_to_caller
from .creation import patched
from .emit import Builder, current, module
from .errors import TraceError
from .structure import flatten, unflatten
from .trace import Traced, contains_traced


def jit(function=None, *, options: dict[str, str] | None = None):
    """Compiles a function of NumPy arrays; call it as before.

    Arguments may be arrays, NumPy scalars, and tuples, lists and dicts of them:
    one program is compiled for each combination of shapes and dtypes. Anything
    else (Python numbers, strings, None, ...) is static: the program is compiled
    for its value, which must be hashable. Results are what the function returns:
    arrays, in whatever tuples, lists and dicts, with NumPy's own dtypes.

    options: of the compile (docs/options.md), such as {"numerics": "strict"}.
    Errors: TraceError where the function needs values while it is traced; Error
    from the compiler; NumPy's own exceptions where NumPy raises them.
    """
    if not isinstance(options or {}, dict):
        raise TraceError(f"options={options!r} is no dict", 'options={"numerics": "strict"}')
    if function is None:
        return functools.partial(jit, options=options)
    if not callable(function):
        raise TraceError(f"{function!r} is no function", "tesela.jit(f), @tesela.jit")
    return Jitted(function, options)


class Jitted:
    """What tesela.jit answers with."""

    def __init__(self, function, options=None):
        functools.update_wrapper(self, function)
        self._function, self._options = function, dict(options or {})
        self._programs: dict = {}
        self._lock = threading.RLock()

    def __call__(self, *args, **kwargs):
        leaves: list = []
        structure = flatten((args, kwargs) if kwargs else args, leaves)
        if current() is not None and contains_traced(leaves):
            return self._function(*args, **kwargs)
        key = (structure, *map(_kind_of, leaves))
        try:
            program = self._programs.get(key)
        except TypeError:
            bad = next(x for x in leaves if not _is_hashable(x))
            raise TraceError(
                f"an argument of type {type(bad).__name__} is neither an array nor hashable",
                "arrays, or tuples, lists and dicts of them",
            ) from None
        if program is None:
            with self._lock:
                program = self._programs.get(key)
                if program is None:
                    program = Program(self._function, args, kwargs, self._options)
                    self._programs[key] = program
        return program(leaves)

    def __get__(self, instance, owner=None):
        return self if instance is None else functools.partial(self, instance)

    def __repr__(self):
        return f"<tesela.jit of {getattr(self._function, '__qualname__', self._function)}>"

    def __reduce__(self):
        """Without its programs; by its name where it has taken its function's place."""
        found = sys.modules.get(getattr(self, "__module__", None))
        for part in getattr(self, "__qualname__", "").split("."):
            found = getattr(found, part, None)
        return self.__qualname__ if found is self else (Jitted, (self._function, self._options))

    def stablehlo(self, *args, **kwargs) -> str:
        """The program for these arguments, as StableHLO text; nothing is compiled."""
        return trace(self._function, args, kwargs).text

    def clear(self):
        """Forgets all compiled programs, and with them what they captured."""
        self._programs.clear()


def _is_array(leaf) -> bool:
    """Else it is static: a text of NumPy's too."""
    if isinstance(leaf, np.generic):
        return leaf.dtype.kind in "biufcV"
    return isinstance(leaf, np.ndarray)


_OWN_WAYS = ("__array_ufunc__", "__array_function__", "__mul__", "__getitem__")


def _require_plain(array) -> None:
    """Subclasses that compute otherwise would be taken for arrays without a word."""
    kind = type(array)
    if kind is np.ndarray or isinstance(array, (np.generic, np.memmap)):
        return
    if any(getattr(kind, name) is not getattr(np.ndarray, name) for name in _OWN_WAYS):
        raise TraceError(
            f"an argument is a {kind.__name__}, which computes otherwise than arrays do",
            "x.filled(...) of a masked array, np.asarray(x) of others",
        )


def _kind_of(leaf):
    if isinstance(leaf, np.ndarray):
        return leaf.shape, leaf.dtype, type(leaf)
    if _is_array(leaf):
        return "scalar", leaf.dtype
    if isinstance(leaf, slice):  # has no hash before Python 3.12
        return slice, *map(_kind_of, (leaf.start, leaf.stop, leaf.step))
    # 1, 1.0 and True are equal and of one hash, and so are 0.0 and -0.0.
    return type(leaf), leaf, repr(leaf) if isinstance(leaf, (float, complex)) else None


def _is_hashable(leaf) -> bool:
    try:
        hash(_kind_of(leaf))
    except TypeError:
        return False
    return True


def _form(leaf: Traced):
    """What NumPy would answer with: an array, a scalar, or Python's bool."""
    if leaf.zero_d is bool:
        return bool
    return None if leaf.ndim or leaf.zero_d else operator.itemgetter(())


_LATER = (types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType, map, filter, zip)


def _require_free(result) -> None:
    """Of traced arrays, which are nothing when the function has returned."""
    try:
        held = list(vars(result).values())
    except TypeError:
        held = list(result) if isinstance(result, (frozenset, set, collections.deque)) else []
    if isinstance(result, _LATER) or contains_traced(held):
        raise TraceError(
            f"the function returns a {type(result).__name__}, which holds traced arrays or "
            "computes them later",
            "arrays in tuples, lists, dicts or dataclasses: list(...) of a generator",
        )


class Trace:
    """A function as a program: its text, and what becomes of its results."""

    def __init__(self, builder: Builder, structure, results, name: str):
        self.structure, self.captured = structure, builder.captured
        values: list[Traced] = []
        self.outputs = []  # per leaf: number of a result and its form; None, value
        numbers: dict = {}
        for leaf in results:
            if not isinstance(leaf, Traced):
                _require_free(leaf)
                self.outputs.append((None, leaf))
                continue
            if leaf.name not in numbers:
                numbers[leaf.name] = len(values)
                values.append(leaf)
            self.outputs.append((numbers[leaf.name], _form(leaf)))
        self.count = len(values)
        self.checks = [(kind, message) for _, kind, message in builder.checks]
        values += [holds for holds, _, _ in builder.checks]
        self.types = [(value.shape, value.dtype) for value in values]
        self.parameters = len(builder.arguments)
        self.text = module(name, [builder.function("main", values)])


def trace(function, args, kwargs) -> Trace:
    leaves: list = []
    structure = flatten((args, kwargs), leaves)
    builder = Builder()
    with builder, patched(function):
        inputs = []
        for leaf in leaves:
            if _is_array(leaf):
                _require_plain(leaf)
                dtype = leaf.dtype.newbyteorder("=")
                value = builder.argument(dtype, leaf.shape)
                belongs_to_caller(value)
                value.zero_d = isinstance(leaf, np.ndarray)
                leaf = value
            inputs.append(leaf)
        traced_args, traced_kwargs = unflatten(structure, iter(inputs))
        result = function(*traced_args, **traced_kwargs)
        results: list = []
        shape = flatten(result, results)
    name = getattr(function, "__name__", "f").strip("<>")
    return Trace(builder, shape, results, name)


class Program:
    """A compiled trace. Called with the leaves of the arguments."""

    def __init__(self, function, args, kwargs, options):
        self.trace = trace(function, args, kwargs)
        self.executable = None
        if self.trace.types:
            self.executable = native.Executable(self.trace.text, options)
            expected = [native.type_of(d, s) for s, d in self.trace.types]
            assert self.executable.results == expected, (self.executable.results, expected)

    def __call__(self, leaves):
        trace = self.trace
        results = [native.empty(shape, dtype) for shape, dtype in trace.types]
        if self.executable is not None:
            arrays = [native.as_argument(np.asarray(x)) for x in leaves if _is_array(x)]
            self.executable.run(arrays + trace.captured, results)
        for (kind, message), holds in zip(trace.checks, results[trace.count :]):
            if not holds:
                raise kind(message)
        values = []
        used = set()
        for number, detail in trace.outputs:
            if number is None:
                values.append(detail)
                continue
            array = results[number]
            # NumPy would give two arrays here, of which one may be written to.
            if detail is not None:
                values.append(detail(array))
                continue
            values.append(array.copy() if number in used else array)
            used.add(number)
        return unflatten(trace.structure, iter(values))


