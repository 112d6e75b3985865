"""The text of a program while it is traced: names, types, places, the module.

A Builder holds one function. `emit` appends one operator and answers with a
Traced value; the same operator on the same operands is written once.
"""

from __future__ import annotations

import threading

import numpy as np

from . import dtypes
from .errors import TraceError, user_place
from .sizes import Size

_active = threading.local()


def current() -> Builder | None:
    """The trace in progress on this thread."""
    return getattr(_active, "builder", None)


def type_text(dtype: np.dtype, shape) -> str:
    dims = "".join(f"{'?' if isinstance(n, Size) else n}x" for n in shape)
    return f"tensor<{dims}{dtypes.element(dtype)}>"


class Builder:
    """One function: its arguments, its operators so far, and what it captured."""

    def __init__(self, runs: bool = True):
        self.runs = runs  # else it is only looked at
        # In elements; larger constants are handed in at run time.
        self.largest_literal = 16 if runs else float("inf")
        self.arguments: list[tuple[str, str, str]] = []  # name, type, attributes
        self.lines: list[str] = []
        self.captured: list[np.ndarray] = []
        self.checks: list[tuple] = []  # traced bool, exception, message
        self.size_values: dict[str, object] = {}  # name -> traced i32 scalar
        self.assumptions: list[str] = []
        self._known: dict = {}
        self._count = 0

    # While tracing ------------------------------------------------------------
    def __enter__(self):
        self._outer = current()
        _active.builder = self
        return self

    def __exit__(self, *_):
        _active.builder = self._outer

    def argument(self, dtype, shape, attributes: str = "", name: str = ""):
        if name:  # also where names of values are forgotten
            attributes = f'{attributes} loc("{name}")'.strip()
        name = f"%{name or f'arg{len(self.arguments)}'}"
        self.arguments.append((name, type_text(dtype, shape), attributes))
        return self._value(name, dtype, shape)

    def emit(self, operator: str, dtype, shape):
        """`operator` is the text behind "=": 'stablehlo.add %1, %2 : ...'."""
        known = self._known.get(operator)
        if known is None:
            name = f"%{self._count}"
            self._count += 1
            file, line = user_place()
            self.lines.append(f"    {name} = {operator} {_location(file, line)}")
            known = self._known[operator] = (name,)
        return self._value(known[0], dtype, shape)

    def emit_several(self, operator: str, types):
        """An operator with several results, each of (dtype, shape)."""
        first = self.emit(operator, types[0][0], types[0][1])
        name, line = first.name, self.lines[-1]
        if line.startswith(f"    {name} = "):
            self.lines[-1] = line.replace(f"{name} =", f"{name}:{len(types)} =", 1)
        return [
            self._value(f"{name}#{i}", dtype, shape)
            for i, (dtype, shape) in enumerate(types)
        ]

    def constant(self, value, dtype=None):
        """A NumPy array or scalar as it is now."""
        array = np.asarray(value)
        array = array.astype(dtype if dtype is not None else array.dtype)
        if not array.dtype.isnative:
            array = array.astype(array.dtype.newbyteorder("="))
        dtypes.element(array.dtype)
        if array.size > self.largest_literal:
            return self._capture(array)
        text = f"stablehlo.constant {literal(array)}"
        return self.emit(text, array.dtype, array.shape)

    def _capture(self, array: np.ndarray):
        key = (array.dtype.str, array.dtype.name, array.shape, array.tobytes())
        known = self._known.get(key)
        if known is None:
            # A copy: what the function sees is what the array held when traced.
            self.captured.append(np.ascontiguousarray(array).copy())
            known = self._known[key] = (f"%captured{len(self.captured) - 1}",)
        return self._value(known[0], array.dtype, array.shape)

    def check(self, holds, exception: type, message: str):
        """At run time, raises exception(message) unless the traced bool that holds()
        gives is true. A program that does not run takes it for granted.
        """
        if self.runs:
            self.checks.append((holds(), exception, message))

    def assume(self, condition: str):
        if condition not in self.assumptions:
            self.assumptions.append(condition)

    def _value(self, name, dtype, shape):
        from .trace import Traced

        return Traced(self, name, np.dtype(dtype), tuple(shape))

    # The end --------------------------------------------------------------------
    def function(self, name: str, results, attributes: str = "") -> str:
        """The whole function, returning `results`."""
        arguments = self.arguments + [
            (f"%captured{i}", type_text(a.dtype, a.shape), "")
            for i, a in enumerate(self.captured)
        ]
        inputs = ", ".join(f"{n}: {t}{' ' * bool(a)}{a}" for n, t, a in arguments)
        types = ", ".join(type_text(r.dtype, r.shape) for r in results)
        values = ", ".join(r.name for r in results)
        end = f"    return {values} : {types}" if results else "    return"
        head = f"  func.func @{name}({inputs}) -> ({types}){attributes} {{"
        return "\n".join([head, *self.lines, end, "  }"])


def module(name: str, functions) -> str:
    return "\n".join([f'module @"{name}" {{', *functions, "}", ""])


def literal(array: np.ndarray) -> str:
    """`dense<...>` with its type, exact to the bit."""
    of = type_text(array.dtype, array.shape)
    if array.size == 0:
        return f"dense<> : {of}"
    if array.dtype == bool:
        return f"dense<{str(array.tolist()).lower()}> : {of}"
    if array.dtype.kind in "iu":
        return f"dense<{array.tolist()}> : {of}"
    if array.ndim == 0 and array.dtype.kind != "c" and np.isfinite(array):
        digits = {2: 5, 4: 9, 8: 17}.get(array.itemsize, 4)
        return f"dense<{float(array):.{digits - 1}e}> : {of}"
    return f'dense<"0x{array.tobytes().hex().upper()}"> : {of}'


def _location(file: str, line: int) -> str:
    quoted = file.replace("\\", "\\\\").replace('"', '\\"')
    return f'loc("{quoted}":{line}:0)'


def require_builder() -> Builder:
    builder = current()
    if builder is None:
        raise TraceError("a traced array is used after its function has returned")
    return builder


