"""np.einsum: one contraction after another, from left to right."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .registry import implements
from .assignment import Step
from .contractions import by_names
from .shapes import turned, view
from .trace import Traced, duplicate, lift, one_of


@implements(np.einsum)
def einsum(*operands, optimize=False, dtype=None, casting="safe", order="K"):
    terms, result, arrays = _parse(list(operands))
    tried = np.einsum(
        ",".join("".join(t) for t in terms) + "->" + "".join(result),
        *(one_of(x.dtype, x.ndim) for x in arrays),
        dtype=dtype,
        casting=casting,
    )
    sizes = _sizes_of(terms, arrays)
    rest = [
        (p.convert(x, tried.dtype), list(names))
        for x, names in (_single(x, t) for x, t in zip(arrays, terms))
    ]
    rest = [_without_ones(x, names, sizes) for x, names in rest]
    value, names = rest.pop(0)
    while rest:
        wanted = set(result) | {n for _, others in rest[1:] for n in others}
        value, names = _pair(value, names, *rest.pop(0), wanted, tried.dtype)
    value, names = _summed(value, names, set(result))
    missing = [n for n in result if n not in names]
    value = p.reshape(value, (1,) * len(missing) + value.shape)
    names = missing + names
    value = p.transpose(value, [names.index(n) for n in result])
    value = ufuncs.broadcast_to(value, [sizes[n] for n in result])
    return _view(arrays[0], terms[0], result, value) if len(arrays) == 1 else value


def _view(x: Traced, term, result, value: Traced) -> Traced:
    """NumPy answers with a view where nothing is added up."""
    if value.dtype != x.dtype or set(term) != set(result):
        return value
    if len(term) == len(result):
        return turned(x, [term.index(n) for n in result])
    return view(x, duplicate(value), Step(
        lambda a: _diagonals(a, term, result),
        lambda a, v: _with_diagonals(a, term, result, v),
    ))


def _diagonals(x: Traced, term, result) -> Traced:
    x, names = _single(x, term)
    return p.transpose(x, [names.index(n) for n in result])


def _with_diagonals(x: Traced, term, result, value: Traced) -> Traced:
    """x with `value` where dimensions of one letter are at the same place."""
    on = p.full(x.shape, True, bool)
    for d, name in enumerate(term):
        first = term.index(name)
        if first != d:
            same = np.equal(p.iota(x.shape, first, np.int64), p.iota(x.shape, d, np.int64))
            on = np.logical_and(on, same)
    names = sorted(result, key=term.index)
    value = p.transpose(value, [result.index(n) for n in names])
    wide = p.broadcast_in_dim(value, x.shape, [term.index(n) for n in names])
    return p.select(on, wide, x)


def _parse(operands):
    """Letters of each operand and of the result, with "..." spelled out."""
    if not isinstance(operands[0], str):
        operands = _from_lists(operands)
    text, arrays = operands[0].replace(" ", ""), [lift(a) for a in operands[1:]]
    left, arrow, right = text.partition("->")
    inputs = left.split(",")
    if len(inputs) != len(arrays):
        raise ValueError("number of einsum subscripts must be equal to the number of operands")
    free = iter(sorted(set(_LETTERS) - set(text)))
    most = max((x.ndim - len(t) + 3 for t, x in zip(inputs, arrays) if "..." in t), default=0)
    dots = "".join(next(free) for _ in range(most))
    terms = []
    for term, x in zip(inputs, arrays):
        if "..." in term:
            term = term.replace("...", dots[most - (x.ndim - len(term) + 3) :])
        if len(term) != x.ndim:
            raise ValueError(
                f"einstein sum subscripts string '{term}' does not fit an operand with "
                f"{x.ndim} dimensions"
            )
        terms.append(list(term))
    if arrow:
        result = right.replace("...", dots)
    else:
        letters = "".join(inputs).replace("...", "")
        result = dots + "".join(c for c in sorted(set(letters)) if letters.count(c) == 1)
    return terms, list(result), arrays


_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _from_lists(operands):
    """einsum(x, [0, 1], y, [1, 2], [0, 2]) as letters."""

    def letters(labels):
        return "".join("..." if n is Ellipsis else _LETTERS[n] for n in labels)

    result = operands.pop() if len(operands) % 2 else None
    text = ",".join(letters(labels) for labels in operands[1::2])
    if result is not None:
        text += "->" + letters(result)
    return [text, *operands[0::2]]


def _sizes_of(terms, arrays) -> dict:
    sizes: dict = {}
    for names, x in zip(terms, arrays):
        for name, size in zip(names, x.shape):
            known = sizes.get(name, 1)
            if isinstance(known, int) and known == 1:
                sizes[name] = size
            elif known != size and not (isinstance(size, int) and size == 1):
                raise ValueError(
                    "operands could not be broadcast together: einsum label "
                    f"'{name}' has sizes {known} and {size}"
                )
    return sizes


def _single(x: Traced, names):
    """A letter twice in one operand stands for its diagonal."""
    names = list(names)
    for name in dict.fromkeys(names):
        while names.count(name) > 1:
            first = names.index(name)
            second = names.index(name, first + 1)
            x = np.diagonal(x, 0, first, second)
            del names[second], names[first]
            names.append(name)
    return x, names


def _without_ones(x, names, sizes):
    """A size of one that others repeat takes no part in a contraction."""
    gone = [
        i
        for i, n in enumerate(names)
        if isinstance(x.shape[i], int) and x.shape[i] == 1 and sizes[n] != 1
    ]
    if gone:
        x = p.reshape(x, [n for i, n in enumerate(x.shape) if i not in gone])
        names = [n for i, n in enumerate(names) if i not in gone]
    return x, names


def _summed(x, names, wanted):
    over = [i for i, n in enumerate(names) if n not in wanted]
    if over:
        x = ufuncs.reduce(np.add, x, tuple(over), x.dtype)
        names = [n for n in names if n in wanted]
    return x, names


def _pair(x, x_names, y, y_names, wanted, dtype):
    x, x_names = _summed(x, x_names, wanted | set(y_names))
    y, y_names = _summed(y, y_names, wanted | set(x_names))
    both = [n for n in x_names if n in y_names]
    result = [n for n in both if n in wanted]
    result += [n for n in x_names + y_names if n not in both]
    if not set(both) - set(result):  # nothing to sum over: a product
        parts = []
        for value, names in ((x, x_names), (y, y_names)):
            value = p.transpose(value, [names.index(n) for n in result if n in names])
            sizes = iter(value.shape)
            parts.append(p.reshape(value, [next(sizes) if n in names else 1 for n in result]))
        return np.multiply(*parts), result
    return by_names(x, x_names, y, y_names, result, dtype), result
