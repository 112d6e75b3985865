"""Tuples, lists, dicts and dataclasses of arrays: taken apart into leaves and put together."""

from __future__ import annotations

import collections
import dataclasses

LEAF = object()


def flatten(value, leaves: list):
    """Appends the leaves of `value`; answers with its structure, which is hashable."""
    kind = type(value)
    if kind is tuple or kind is list:
        return kind, tuple(flatten(part, leaves) for part in value)
    if kind is dict or kind is collections.OrderedDict:
        return kind, tuple((key, flatten(part, leaves)) for key, part in value.items())
    if kind is collections.defaultdict:
        parts = tuple((key, flatten(part, leaves)) for key, part in value.items())
        return kind, parts, value.default_factory
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return kind, tuple(flatten(part, leaves) for part in value)
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(value) if hasattr(value, field.name)]
        return kind, tuple((name, flatten(getattr(value, name), leaves)) for name in names)
    leaves.append(value)
    return LEAF


def unflatten(structure, leaves):
    """The inverse; `leaves` is an iterator."""
    if structure is LEAF:
        return next(leaves)
    kind, parts, *factory = structure
    if dataclasses.is_dataclass(kind):
        value = object.__new__(kind)
        for name, part in parts:
            object.__setattr__(value, name, unflatten(part, leaves))
        return value
    if issubclass(kind, dict):
        return kind(*factory, [(key, unflatten(part, leaves)) for key, part in parts])
    values = (unflatten(part, leaves) for part in parts)
    return kind(*values) if hasattr(kind, "_fields") else kind(values)
