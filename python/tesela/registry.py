"""Which NumPy function is traced by what: the table behind __array_function__."""

from __future__ import annotations

import numpy as np

from .errors import TraceError

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
    return found(*args, **kwargs)
