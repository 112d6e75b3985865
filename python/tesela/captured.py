"""What a function finds outside of itself: names of modules, closures, defaults.

NumPy's makers of arrays (creation.py) are replaced in the module numpy while a
function is traced; here they are replaced under all other names that the function
and those it calls have for them: `from numpy import zeros`, `ar = np.arange`.
Random numbers are looked for too: what a trace draws would never change again.
"""

from __future__ import annotations

import contextlib
import functools
import random
import sys
import threading
import types

import numpy as np

from .errors import TraceError, is_ours

_MOST = 2000  # functions and objects that are looked at
_FOREIGN = sys.stdlib_module_names | {"numpy", "ml_dtypes", "tesela"}


class Place:
    """Where a value is kept: a key of a dict, a cell, a place among defaults."""

    def __init__(self, owner, key, value):
        self.owner, self.key, self.value = owner, key, value
        self.is_builtin = value is isinstance and key not in owner

    def identity(self):
        return id(self.owner), self.key

    def now(self):
        if isinstance(self.owner, types.CellType):
            return self.owner.cell_contents
        if isinstance(self.owner, types.FunctionType):
            return self.owner.__defaults__[self.key]
        if isinstance(self.owner, functools.partial):
            return self.owner.func
        return self.owner.get(self.key)

    def write(self, value) -> None:
        if isinstance(self.owner, types.CellType):
            self.owner.cell_contents = value
        elif isinstance(self.owner, types.FunctionType):
            of = self.owner.__defaults__
            self.owner.__defaults__ = (*of[: self.key], value, *of[self.key + 1 :])
        elif isinstance(self.owner, functools.partial):
            _, _, state = self.owner.__reduce__()
            self.owner.__setstate__((value, *state[1:]))
        elif self.is_builtin and value is self.value:
            self.owner.pop(self.key, None)
        else:
            self.owner[self.key] = value


def places(function) -> list[Place]:
    """All places that a call of the function may look at, as far as names tell."""
    found: list[Place] = []
    seen: set[int] = set()
    waiting = [function]

    def note(owner, key, value):
        found.append(Place(owner, key, value))
        waiting.append(value)

    while waiting and len(seen) < _MOST:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, types.FunctionType):
            _of_function(value, note, waiting)
        elif isinstance(value, types.MethodType):
            waiting += [value.__func__, value.__self__]
        elif isinstance(value, functools.partial):
            note(value, "func", value.func)
            waiting += [*value.args, *value.keywords.values()]
        elif isinstance(value, (list, tuple)) and len(value) < 100:
            waiting += value
        elif isinstance(value, dict) and len(value) < 100:
            for key, part in list(value.items()):
                note(value, key, part)
        elif isinstance(value, (staticmethod, classmethod)):
            waiting.append(value.__func__)
        elif isinstance(value, property):
            waiting.append(value.fget)
        elif not _is_foreign(value):
            _of_object(value, note, waiting)
    return found


def _is_foreign(value) -> bool:
    kind = value if isinstance(value, (type, types.ModuleType)) else type(value)
    module = getattr(kind, "__module__", None) or getattr(kind, "__name__", "")
    return isinstance(value, types.ModuleType) or str(module).split(".")[0] in _FOREIGN


def _of_object(value, note, waiting) -> None:
    """A class's functions; an object's attributes and its class."""
    if isinstance(value, type):
        waiting += list(vars(value).values())
        waiting += value.__bases__
        return
    waiting.append(type(value))
    if isinstance(getattr(value, "__dict__", None), dict):
        for key, part in list(value.__dict__.items()):
            note(value.__dict__, key, part)


def _of_function(function, note, waiting) -> None:
    code = function.__code__
    wrapped = getattr(function, "__wrapped__", None)
    if wrapped is not None:
        waiting.append(wrapped)
    if is_ours(code.co_filename) or (function.__module__ or "").split(".")[0] in _FOREIGN:
        return
    names = _names(code)
    if "isinstance" in names:
        place = function.__globals__
        note(place, "isinstance", place.get("isinstance", isinstance))
    for name in names - {"isinstance"}:
        if name in function.__globals__:
            value = function.__globals__[name]
            note(function.__globals__, name, value)
            if isinstance(value, types.ModuleType) and value.__name__.split(".")[0] not in _FOREIGN:
                for attribute in names & vars(value).keys():
                    note(vars(value), attribute, vars(value)[attribute])
    for cell in function.__closure__ or ():
        with contextlib.suppress(ValueError):  # nothing is in it yet
            note(cell, None, cell.cell_contents)
    for number, value in enumerate(function.__defaults__ or ()):
        note(function, number, value)
    for name, value in (function.__kwdefaults__ or {}).items():
        note(function.__kwdefaults__, name, value)


def _names(code) -> set[str]:
    """Of variables and attributes, also in functions inside."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _names(constant)
    return names


_lock = threading.Lock()
_held: dict = {}  # identity of a place -> [traces that need it, place]


@contextlib.contextmanager
def replaced(function, replacements: dict):
    """Within it what `replacements` has by id is replaced where the function finds it.
    Answers with all places.
    """
    with _lock:
        found = places(function)
        wanted = {}
        for place in found:
            if id(place.value) in replacements or place.identity() in _held:
                wanted.setdefault(place.identity(), place)
        for identity, place in wanted.items():
            held = _held.setdefault(identity, [0, place])
            held[0] += 1
            if held[0] == 1:
                place.write(replacements[id(place.value)])
    try:
        yield found
    finally:
        with _lock:
            for identity in wanted:
                held = _held[identity]
                held[0] -= 1
                if held[0] == 0:
                    del _held[identity]
                    place = held[1]
                    if place.now() is replacements[id(place.value)]:
                        place.write(place.value)


# Random numbers -----------------------------------------------------------------------


def _state(source):
    if isinstance(source, np.random.Generator):
        source = source.bit_generator
    if isinstance(source, np.random.RandomState):
        state = source.get_state(legacy=False)
        key = state["state"].get("key")
        return repr(state) if key is None else (key.tobytes(), state["state"]["pos"], state["gauss"])
    return repr(source.state) if hasattr(source, "state") else source.getstate()


@contextlib.contextmanager
def without_chance(found: list[Place]):
    """Refuses a trace that draws random numbers from what it finds outside."""
    kinds = (np.random.Generator, np.random.RandomState, np.random.BitGenerator, random.Random)
    sources = {id(p.value): p.value for p in found if isinstance(p.value, kinds)}
    sources |= {0: np.random.mtrand._rand, 1: random}
    before = [_state(s) for s in sources.values()]
    yield
    # Other threads may draw at the same time.
    if threading.active_count() == 1 and before != [_state(s) for s in sources.values()]:
        raise no_chance()


def no_chance() -> TraceError:
    return TraceError(
        "the function draws random numbers, which would be the same in every call",
        "numbers drawn outside of it, as an argument; np.random.default_rng(seed) inside, "
        "for numbers that are to be the same",
    )
