"""Functions of arrays with symbolic sizes, as the prover and the νGraph read them."""

from __future__ import annotations

import copy
import dataclasses
import inspect

import numpy as np

from . import dynamic
from .assignment import belongs_to_caller
from .creation import patched
from .emit import Builder, module
from .errors import TraceError
from .sizes import Size, names_of, text_of, value_at
from .specs import Spec, check_function, parse_arguments, parse_assumptions
from .structure import flatten
from .trace import Traced, lift


def arguments_of(inputs, shapes: dict) -> dict:
    """inputs= and the other keywords of a question."""
    twice = (inputs or {}).keys() & shapes.keys() if isinstance(inputs or {}, dict) else ()
    for name in sorted(twice):
        raise TraceError(f"'{name}' is given twice, in inputs= and beside it", "one of them")
    return {**inputs, **shapes} if isinstance(inputs, dict) else inputs or shapes


class Question:
    """Arguments for functions to be traced with: strings become symbolic arrays.

    arguments: name -> "M K", "M K:f64", or a value that is passed on as it is.
    """

    def __init__(self, arguments: dict, dtype="f32", positive=(), below=None, assume=()):
        self.arguments = parse_arguments(arguments, dtype, positive, below)
        self.assume = parse_assumptions(assume, self.names())

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
        check_function(function, title)
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
            args, kwargs = _bound(function, values, title)
            flatten(function(*args, **kwargs), results)
            results = [lift(r) if isinstance(r, (np.ndarray, np.generic)) else r for r in results]
        bad = [r for r in results if not isinstance(r, Traced)]
        if bad or not results:
            raise TraceError(
                f"the {title} function returns {bad[0] if bad else 'nothing'!r}, not an array "
                "computed from its arguments",
                "arrays, in tuples, lists and dicts; a text names one array, x='M K'",
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


def _bound(function, values: dict, title: str):
    """The values as the function's own parameters: args and kwargs.

    A second function may name its parameters otherwise: then order decides.
    """
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return list(values.values()), {}
    parameters = signature.parameters
    only = [n for n, q in parameters.items() if q.kind is inspect.Parameter.KEYWORD_ONLY]
    kwargs = {n: v for n, v in values.items() if n in only}
    rest = {n: v for n, v in values.items() if n not in only}
    positions = [
        n for n, q in parameters.items()
        if q.kind in (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    ]  # fmt: skip
    named = [n for n in positions if n in rest]
    if len(named) == len(rest):
        args = [rest[n] for n in named]
        if positions[: len(named)] != named:  # those between have defaults
            first = positions.index(next(a for a, b in zip(positions, named) if a != b))
            args, later = args[:first], named[first:]
            kwargs |= {n: rest[n] for n in later}
    else:
        moved = [n for place, n in enumerate(rest) if n in positions and positions.index(n) != place]
        if moved:
            raise TraceError(
                f"the {title} function has parameters {', '.join(positions)}, the question "
                f"arrays {', '.join(rest)}: is it by name or by order?",
                "the function's own names, or other ones for all, in its order",
            )
        args = list(rest.values())
    try:
        signature.bind(*args, **kwargs)
    except TypeError as error:
        raise TraceError(
            f"the {title} function, of {signature}, and the question, of "
            f"{', '.join(values) or 'nothing'}, do not fit: {error}",
            "an argument for each parameter: tesela.prove(f, g, x='M K', w='K N')",
        ) from None
    return args, kwargs
