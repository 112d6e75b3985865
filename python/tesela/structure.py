"""Tuples, lists and dicts of arrays: taken apart into leaves and put together."""

from __future__ import annotations

LEAF = object()


def flatten(value, leaves: list):
    """Appends the leaves of `value`; answers with its structure, which is hashable."""
    kind = type(value)
    if kind is tuple or kind is list:
        return kind, tuple(flatten(part, leaves) for part in value)
    if kind is dict:
        return kind, tuple((key, flatten(part, leaves)) for key, part in value.items())
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return kind, tuple(flatten(part, leaves) for part in value)
    leaves.append(value)
    return LEAF


def unflatten(structure, leaves):
    """The inverse; `leaves` is an iterator."""
    if structure is LEAF:
        return next(leaves)
    kind, parts = structure
    if kind is dict:
        return {key: unflatten(part, leaves) for key, part in parts}
    values = (unflatten(part, leaves) for part in parts)
    return kind(*values) if hasattr(kind, "_fields") else kind(values)
