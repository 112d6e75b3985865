"""Which NumPy function is traced by what: the table behind __array_function__."""

from __future__ import annotations

import functools
import inspect

import numpy as np

from . import assignment, unsupported
from .errors import TraceError
from .trace import Traced, alike, duplicate, lift

TABLE: dict = {}


def implements(*functions):
    """Registers the decorated function for NumPy's. Parameters have NumPy's names."""

    def register(function):
        TABLE.update(dict.fromkeys(functions, function))
        return function

    return register


def name_of(function) -> str:
    module = function.__module__ or "numpy"
    return f"{module.replace('numpy', 'np', 1)}.{function.__name__}"


def call(function, args, kwargs):
    found = TABLE.get(function)
    if found is None:
        reason, instead = unsupported.why(function)
        raise TraceError(
            f"{name_of(function)} is not traced{': ' * bool(reason)}{reason}", instead
        )
    out = kwargs.get("out")
    kwargs = {k: v for k, v in kwargs.items() if k != "out" and v is not np._NoValue}
    result = call_named(found, function, args, kwargs)
    if function not in _VIEWS:
        result = _own(result, list(_traced((args, kwargs))))
    return result if out is None else write(name_of(function), (out,), (result,))[0]


def call_named(found, function, args, kwargs):
    """Calls our function; a parameter that it lacks is named."""
    try:
        bound = _signature(found).bind(*args, **kwargs)
    except TypeError as error:
        try:
            inspect.signature(function).bind(*args, **kwargs)
        except (TypeError, ValueError):
            raise TypeError(f"{function.__name__}() {error}") from None
        raise TraceError(
            f"{name_of(function)} is traced without some of its parameters: {error}",
            "the others",
        ) from None
    return found(*bound.args, **bound.kwargs)


_signature = functools.cache(inspect.signature)


def write(name: str, outs, results) -> tuple:
    """`out=`: results become what arrays of the function's own hold."""
    written = []
    for out, result in zip(outs, results):
        if out is None:
            written.append(result)
            continue
        if not isinstance(out, Traced):
            raise TraceError(
                f"{name}(..., out=...) writes into an array that is not traced",
                "out= made of traced arrays, np.empty_like(x), or the result as it is",
            )
        written.append(assignment.write_out(out, lift(result), f"{name}(..., out=...)"))
    return tuple(written)


# Those that may answer with their argument itself.
_VIEWS = {
    np.reshape, np.ravel, np.transpose, np.permute_dims, np.swapaxes, np.moveaxis,
    np.rollaxis, np.squeeze, np.atleast_1d, np.atleast_2d, np.broadcast_to,
    np.broadcast_arrays, np.real, np.einsum, np.flip, np.flipud, np.fliplr, np.split,
    np.array_split, np.meshgrid, np.hsplit, np.vsplit, np.diagonal, np.matrix_transpose,
    np.astype, np.diff, np.linalg.matrix_power, np.nan_to_num,
}  # fmt: skip


def _traced(value):
    """The traced arrays in arguments."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _traced(part)
    elif isinstance(value, dict):
        yield from _traced(list(value.values()))
    elif isinstance(value, Traced):
        yield value


def _own(result, arguments):
    """A result that is one of the arguments, as an array of its own."""
    if isinstance(result, tuple):
        parts = [_own(part, arguments) for part in result]
        return type(result)(*parts) if hasattr(result, "_fields") else tuple(parts)
    if any(result is x for x in arguments):
        return alike(result, duplicate(result))
    return result
