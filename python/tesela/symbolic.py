"""Functions of arrays with symbolic sizes, as the prover and the νGraph read them."""

from __future__ import annotations

import copy
import dataclasses
import inspect

import numpy as np

from . import dtypes, dynamic
from .assignment import belongs_to_caller
from .creation import patched
from .emit import Builder, module
from .errors import TraceError
from .sizes import Size, is_static, names_of, parse_size, text_of, value_at
from .structure import flatten
from .trace import Traced


@dataclasses.dataclass(frozen=True)
class Spec:
    """What is known of one array: "M 2*K:bf16" -> its sizes and dtype."""

    shape: tuple
    dtype: np.dtype
    positive: bool = False
    below: object = None  # a size; integers in [0, below)

    def at(self, sizes: dict[str, int]) -> Spec:
        below = None if self.below is None else value_at(self.below, sizes)
        shape = tuple(value_at(n, sizes) for n in self.shape)
        return dataclasses.replace(self, shape=shape, below=below)

    def attributes(self) -> str:
        parts = []
        if not is_static(self.shape):
            parts.append(f'tesela.shape = "{", ".join(map(text_of, self.shape))}"')
        if self.positive:
            parts.append("tesela.positive")
        if self.below is not None:
            parts.append(f'tesela.below = "{text_of(self.below)}"')
        return f"{{{', '.join(parts)}}}" if parts else ""


def parse_spec(text: str, dtype, positive: bool = False, below=None) -> Spec:
    """Dimensions are separated by blanks or by commas; a dtype follows a colon."""
    sizes, _, element = text.partition(":")
    parts = sizes.split(",") if "," in sizes else sizes.split()
    shape = tuple(parse_size(part) for part in parts if part.strip())
    if below is not None and not isinstance(below, (int, Size)):
        below = parse_size(below)
    return Spec(shape, dtypes.parse(element.strip() or dtype), positive, below)


class Question:
    """Arguments for functions to be traced with: strings become symbolic arrays.

    arguments: name -> "M K", "M K:f64", or a value that is passed on as it is.
    """

    def __init__(self, arguments: dict, dtype="f32", positive=(), below=None, assume=()):
        below = dict(below or {})
        for name in (*positive, *below):
            if not isinstance(arguments.get(name), str):
                raise TraceError(f"'{name}' is no array of the question")
        self.arguments = {
            name: parse_spec(value, dtype, name in positive, below.get(name))
            if isinstance(value, str)
            else value
            for name, value in arguments.items()
        }
        self.assume = [assume] if isinstance(assume, str) else list(assume)

    def names(self) -> set[str]:
        """Of the sizes."""
        return set().union(*map(names_of, self._sizes()))

    def at(self, sizes: dict[str, int]) -> Question:
        """The same with numbers for sizes."""
        fixed = copy.copy(self)
        fixed.arguments = {
            name: value.at(sizes)
            if isinstance(value, Spec)
            else value_at(value, sizes)
            if isinstance(value, Size)
            else value
            for name, value in self.arguments.items()
        }
        fixed.assume = []
        return fixed

    def trace(self, function, title: str) -> Side:
        """The function as `func.func @title`."""
        builder = Builder(runs=False)
        with builder, patched(function):
            values = {
                name: builder.argument(
                    value.dtype, value.shape, value.attributes(), name
                )
                if isinstance(value, Spec)
                else value
                for name, value in self.arguments.items()
            }
            self._provide_sizes(builder, values)
            for value in values.values():
                if isinstance(value, Traced):
                    belongs_to_caller(value)
            results: list = []
            flatten(function(*_bound(function, values)), results)
        bad = [r for r in results if not isinstance(r, Traced)]
        if bad or not results:
            raise TraceError(
                f"the function returns {bad[0] if bad else 'nothing'!r}, not an array computed "
                "from its arguments"
            )
        return Side(builder, results, title)

    def _provide_sizes(self, builder: Builder, values: dict) -> None:
        """Where the value of each size comes from: a dimension that is just it, or
        an argument of its own.
        """
        specs = {n: v for n, v in self.arguments.items() if isinstance(v, Spec)}
        for argument, spec in specs.items():
            for dim, size in enumerate(spec.shape):
                name = text_of(size)
                if isinstance(size, Size) and {(name,): 1} == size.terms:
                    builder.size_values.setdefault(
                        name,
                        lambda x=values[argument], d=dim: dynamic.dimension_size(x, d),
                    )
        for name in sorted(self.names() - builder.size_values.keys()):
            attributes = f'{{tesela.size = "{name}"}}'
            value = builder.argument(
                np.dtype(np.int32), (), attributes, f"size_of_{name}"
            )
            builder.size_values[name] = lambda v=value: v

    def _sizes(self):
        """All sizes that the arguments name."""
        for value in self.arguments.values():
            if isinstance(value, Spec):
                yield from value.shape
                if value.below is not None:
                    yield value.below
            elif isinstance(value, Size):
                yield value

    def module(self, traces) -> str:
        """One module of all functions, under the assumptions of all of them."""
        assume = self.assumptions(traces)
        attributes = ""
        if assume:
            attributes = f" attributes {{tesela.assume = {_strings(assume)}}}"
        functions = [t.builder.function(t.title, t.results, attributes) for t in traces]
        return module("question", functions)

    def assumptions(self, traces) -> list[str]:
        found = list(self.assume)
        for trace in traces:
            found += [a for a in trace.builder.assumptions if a not in found]
        return found


@dataclasses.dataclass
class Side:
    """A function that was traced for a question."""

    builder: Builder
    results: list
    title: str


def _strings(texts) -> str:
    quoted = (text.replace("\\", "\\\\").replace('"', '\\"') for text in texts)
    return "[" + ", ".join(f'"{text}"' for text in quoted) + "]"


def _bound(function, values: dict):
    """The values in the order of the function's own parameters.

    A second function may name its parameters otherwise: then order decides.
    """
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return list(values.values())
    named = [n for n in parameters if n in values]
    if len(named) == len(values) and all(
        parameters[n].kind is not inspect.Parameter.KEYWORD_ONLY for n in named
    ):
        rest = [n for n, q in parameters.items() if n not in values]
        if not rest or list(parameters)[: len(named)] == named:
            return [values[n] for n in named]
    return list(values.values())
