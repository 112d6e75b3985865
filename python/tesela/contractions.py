"""Products of arrays: @, dot, einsum and their relatives, all as dot_general."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .errors import TraceError
from .registry import implements
from .shapes import axis_of
from .trace import Traced, lift, one_of


def contract(x: Traced, y: Traced, batch, contracted, dtype) -> Traced:
    """dot_general in NumPy's type. Sizes must agree: a ValueError otherwise."""
    for i, j in zip((*batch[0], *contracted[0]), (*batch[1], *contracted[1])):
        if x.shape[i] != y.shape[j]:
            raise ValueError(
                f"shapes {x.shape} and {y.shape} not aligned: {x.shape[i]} (dim {i}) "
                f"!= {y.shape[j]} (dim {j})"
            )
    x, y = p.convert(x, dtype), p.convert(y, dtype)
    # 16-bit floats that were widened for the product: their products are exact
    # in f32, so the operands stay narrow and only the sums are wide.
    narrow = [v.origin for v in (x, y)]
    if dtype == np.float32 and all(
        v is not None and dtypes.is_narrow_float(v.dtype) for v in narrow
    ):
        if narrow[0].dtype == narrow[1].dtype:
            x, y = narrow
    return p.dot_general(x, y, batch, contracted, dtype)


# The ufuncs with a signature: matmul, vecdot, matvec, vecmat -----------------------------


def generalized(ufunc, inputs):
    if ufunc not in _SIGNATURES:
        raise TraceError(f"np.{ufunc.__name__} is not traced", "np.matmul, np.einsum")
    x, y = map(lift, inputs)
    if x.ndim == 0 or y.ndim == 0:
        raise ValueError(
            f"{ufunc.__name__}: Input operand does not have enough dimensions"
        )
    dtype = ufunc(one_of(x.dtype, 2), one_of(y.dtype, 2)).dtype
    if ufunc is np.matmul:
        return _matmul(x, y, dtype)
    left, right = _SIGNATURES[ufunc]
    if ufunc is not np.matvec:
        x = np.conjugate(x)
    return _batched(x, y, left, right, dtype)


_SIGNATURES = {
    np.matmul: ("ik", "kj"),
    np.vecdot: ("k", "k"),
    np.matvec: ("ik", "k"),
    np.vecmat: ("k", "kj"),
}


def _matmul(x: Traced, y: Traced, dtype) -> Traced:
    inner = x.shape[-1], y.shape[max(y.ndim - 2, 0)]
    if inner[0] != inner[1]:
        raise ValueError(
            "matmul: Input operand 1 has a mismatch in its core dimension 0, with "
            f"gufunc signature (n?,k),(k,m?)->(n?,m?) (size {inner[1]} is different "
            f"from {inner[0]})"
        )
    left = "k" if x.ndim == 1 else "ik"
    right = "k" if y.ndim == 1 else "kj"
    return _batched(x, y, left, right, dtype)


def _batched(x: Traced, y: Traced, left: str, right: str, dtype) -> Traced:
    """The last dimensions are named; those before broadcast against each other."""
    shapes = x.shape[: x.ndim - len(left)], y.shape[: y.ndim - len(right)]
    batch = ufuncs.broadcast_shapes(*shapes)
    if shapes[0] and shapes[1]:
        x = ufuncs.broadcast_to(x, batch + x.shape[len(shapes[0]) :])
        y = ufuncs.broadcast_to(y, batch + y.shape[len(shapes[1]) :])
    letters = [f"b{i}" for i in range(len(batch))]
    names = [(letters if shape else []) + list(core) for shape, core in zip(shapes, (left, right))]
    result = letters + [c for c in left + right if c != "k"]
    return _by_names(x, names[0], y, names[1], result, dtype)


def _by_names(x, x_names, y, y_names, result, dtype) -> Traced:
    """Names in both and in the result are batch, in both and not there contracted.

    Names of one operand only must be in the result.
    """
    both = [n for n in x_names if n in y_names]
    batch = [n for n in both if n in result]
    over = [n for n in both if n not in result]
    value = contract(
        x,
        y,
        ([x_names.index(n) for n in batch], [y_names.index(n) for n in batch]),
        ([x_names.index(n) for n in over], [y_names.index(n) for n in over]),
        dtype,
    )
    made = batch + [n for n in x_names + y_names if n not in both]
    return p.transpose(value, [made.index(n) for n in result])


# dot, inner, outer, tensordot ----------------------------------------------------------


@implements(np.dot)
def dot(a, b):
    x, y = lift(a), lift(b)
    if x.ndim == 0 or y.ndim == 0:
        return np.multiply(x, y)
    dtype = np.dot(one_of(x.dtype), one_of(y.dtype)).dtype
    return contract(x, y, ([], []), ([x.ndim - 1], [max(y.ndim - 2, 0)]), dtype)


@implements(np.vdot)
def vdot(a, b, /):
    x, y = lift(a), lift(b)
    return dot(np.conjugate(p.reshape(x, (x.size,))), p.reshape(y, (y.size,)))


@implements(np.inner)
def inner(a, b, /):
    x, y = lift(a), lift(b)
    if x.ndim == 0 or y.ndim == 0:
        return np.multiply(x, y)
    dtype = np.inner(one_of(x.dtype), one_of(y.dtype)).dtype
    return contract(x, y, ([], []), ([x.ndim - 1], [y.ndim - 1]), dtype)


@implements(np.outer)
def outer(a, b):
    x, y = lift(a), lift(b)
    return np.multiply(p.reshape(x, (x.size, 1)), p.reshape(y, (1, y.size)))


@implements(np.tensordot, np.linalg.tensordot)
def tensordot(a, b, axes=2):
    x, y = lift(a), lift(b)
    if isinstance(axes, (int, np.integer)):
        pairs = list(range(x.ndim - axes, x.ndim)), list(range(axes))
    else:
        pairs = tuple(
            [axis_of(i, v.ndim) for i in (side if isinstance(side, (list, tuple)) else [side])]
            for v, side in zip((x, y), axes)
        )
    if len(pairs[0]) != len(pairs[1]) or any(
        x.shape[i] != y.shape[j] for i, j in zip(*pairs)
    ):
        raise ValueError("shape-mismatch for sum")
    dtype = np.dot(one_of(x.dtype), one_of(y.dtype)).dtype
    result = contract(x, y, ([], []), pairs, dtype)
    result.zero_d = True
    return result


@implements(np.kron)
def kron(a, b):
    x, y = lift(a), lift(b)
    ndim = max(x.ndim, y.ndim)
    xs, ys = ((1,) * (ndim - v.ndim) + v.shape for v in (x, y))
    wide_x = p.reshape(x, [n for size in xs for n in (size, 1)])
    wide_y = p.reshape(y, [n for size in ys for n in (1, size)])
    result = np.multiply(wide_x, wide_y)
    return p.reshape(result, [m * n for m, n in zip(xs, ys)])


@implements(np.linalg.multi_dot)
def multi_dot(arrays):
    result = lift(arrays[0])
    for array in arrays[1:]:
        result = dot(result, array)
    return result


# einsum ------------------------------------------------------------------------------


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
    return ufuncs.broadcast_to(value, [sizes[n] for n in result])


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
    return _by_names(x, x_names, y, y_names, result, dtype), result


@implements(np.linalg.norm)
def norm(x, ord=None, axis=None, keepdims=False):
    x = lift(x)
    tried = np.linalg.norm(one_of(x.dtype)).dtype
    ufuncs.axes_of(axis, x.ndim)
    if not (dtypes.is_float(x.dtype) or dtypes.is_complex(x.dtype)):
        x = p.convert(x, np.float64)
    vector = axis is None and ord is None or np.ndim(axis) == 0 and axis is not None
    if axis is None and ord is not None:
        vector = x.ndim == 1
    if not vector and len(axis or range(x.ndim)) == 2 and ord not in (None, "fro"):
        return _matrix_norm(x, ord, axis or (0, 1), keepdims, tried)
    size = np.absolute(x)
    if ord is None or ord == 2 or ord == "fro":
        total = np.sum(np.square(size), axis=axis, keepdims=keepdims)
        return p.convert(np.sqrt(total), tried)
    if ord in (np.inf, -np.inf):
        if ord > 0:
            return p.convert(np.max(size, axis=axis, keepdims=keepdims, initial=0), tried)
        return p.convert(np.min(size, axis=axis, keepdims=keepdims), tried)
    if ord == 0:
        return p.convert(np.sum(p.convert(x, bool), axis=axis, keepdims=keepdims), tried)
    if isinstance(ord, str):
        raise ValueError(f"Invalid norm order '{ord}' for vectors")
    total = np.sum(size**ord, axis=axis, keepdims=keepdims)
    return p.convert(total ** (1 / ord), tried)


def _matrix_norm(x, order, axis, keepdims, dtype):
    rows, columns = (axis_of(i, x.ndim) for i in axis)
    if order not in (1, -1, np.inf, -np.inf):
        raise TraceError(f"np.linalg.norm(x, {order!r}) of matrices is not traced", "'fro'")
    summed, over = (rows, columns) if abs(order) == 1 else (columns, rows)
    totals = np.sum(np.absolute(x), axis=summed, keepdims=True)
    extreme = (np.max if order > 0 else np.min)(totals, axis=over, keepdims=True)
    if not keepdims:
        extreme = np.squeeze(extreme, axis=(rows, columns))
        extreme.zero_d = False
    return p.convert(extreme, dtype)


@implements(np.trace, np.linalg.trace)
def trace(a, offset=0, axis1=0, axis2=1, dtype=None):
    return np.sum(np.diagonal(a, offset, axis1, axis2), axis=-1, dtype=dtype)


@implements(np.linalg.vecdot)
def vecdot(x1, x2, /, *, axis=-1):
    return np.vecdot(np.moveaxis(x1, axis, -1), np.moveaxis(x2, axis, -1))


@implements(np.linalg.matmul)
def matmul(x1, x2, /):
    return np.matmul(x1, x2)


@implements(np.linalg.outer)
def linalg_outer(x1, x2, /):
    return outer(x1, x2)


@implements(np.linalg.matrix_power)
def matrix_power(a, n):
    if n < 1:
        raise TraceError(f"np.linalg.matrix_power(x, {n}) needs an inverse", "n >= 1")
    x = result = lift(a)
    for _ in range(n - 1):
        result = np.matmul(result, x)
    return result


