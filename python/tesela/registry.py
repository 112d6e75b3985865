"""Which NumPy function is traced by what: the table behind __array_function__."""

from __future__ import annotations

import numpy as np

from .errors import TraceError
from .trace import Traced, alike, duplicate

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
        raise TraceError(
            f"{name_of(function)} is not traced", "a function of docs/python.md"
        )
    if kwargs.get("out") is not None:
        raise TraceError(
            f"{name_of(function)}(..., out=...) writes into an array",
            "the result as a new array",
        )
    kwargs = {k: v for k, v in kwargs.items() if k != "out" and v is not np._NoValue}
    result = found(*args, **kwargs)
    return result if function in _VIEWS else _own(result, list(_traced((args, kwargs))))


# Those that may answer with their argument itself.
_VIEWS = {
    np.reshape, np.ravel, np.transpose, np.permute_dims, np.swapaxes, np.moveaxis,
    np.rollaxis, np.squeeze, np.atleast_1d, np.atleast_2d, np.broadcast_to,
    np.broadcast_arrays, np.real, np.einsum, np.flip, np.flipud, np.fliplr, np.split,
    np.array_split, np.meshgrid, np.hsplit, np.vsplit, np.diagonal, np.matrix_transpose,
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
        return tuple(_own(part, arguments) for part in result)
    if any(result is x for x in arguments):
        return alike(result, duplicate(result))
    return result
