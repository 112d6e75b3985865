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


# The ufuncs with a signature: matmul, vecdot, matvec, vecmat ----------------------------------------


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
    return by_names(x, names[0], y, names[1], result, dtype)


def by_names(x, x_names, y, y_names, result, dtype) -> Traced:
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


def _type_of(function, x: Traced, y: Traced) -> np.dtype:
    dtype = np.asarray(function(one_of(x.dtype), one_of(y.dtype))).dtype
    dtypes.element(dtype)  # bfloat16 with integers would be Python objects
    return dtype


# dot, inner, outer, tensordot ----------------------------------------


@implements(np.dot)
def dot(a, b):
    x, y = lift(a), lift(b)
    dtype = _type_of(np.dot, x, y)
    if x.ndim == 0 or y.ndim == 0:
        return np.multiply(x, y)
    return contract(x, y, ([], []), ([x.ndim - 1], [max(y.ndim - 2, 0)]), dtype)


@implements(np.vdot)
def vdot(a, b, /):
    x, y = lift(a), lift(b)
    return dot(np.conjugate(p.reshape(x, (x.size,))), p.reshape(y, (y.size,)))


@implements(np.inner)
def inner(a, b, /):
    x, y = lift(a), lift(b)
    dtype = _type_of(np.inner, x, y)
    if x.ndim == 0 or y.ndim == 0:
        return np.multiply(x, y)
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
    dtype = _type_of(np.dot, x, y)
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
