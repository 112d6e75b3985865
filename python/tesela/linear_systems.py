"""np.linalg: linear systems, inverses and determinants, by LU factors."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from .decompositions import svdvals
from .lapack import I32, LinAlgError, call, empty, matrices, require, unit
from .registry import implements
from .shapes import fresh
from .trace import Traced, lift


def _lu(x: Traced):
    """L and U in one array, the pivots (from 1), and what went wrong."""
    *batch, n, m = x.shape
    return call(
        "getrf",
        x,
        [x],
        [(x.dtype, x.shape), (I32, (*batch, min(n, m))), (I32, tuple(batch))],
    )


def _permutation(pivots: Traced) -> Traced:
    """Where each row comes from: the swaps of rows i and pivots[i], in order."""
    shape, n, at = pivots.shape, pivots.shape[-1], pivots.ndim - 1
    of, scalar = p.type_text(I32, shape), "tensor<i32>"
    flags, rest = p.type_text(np.dtype(bool), shape), p.type_text(I32, shape[:-1])
    places = p.iota(shape, at, np.int32)
    zero, one, count = (p.constant(np.int32(v)) for v in (0, 1, n))
    pick = (
        "%${0} = stablehlo.select {1}, {2}, %$z : " + f"{flags}, {of} "
        "%${0}s = stablehlo.reduce(%${0} init: " + zero.name + ") applies stablehlo.add across "
        f"dimensions = [{at}] : ({of}, {scalar}) -> {rest} "
        "%${0}w = stablehlo.broadcast_in_dim %${0}s, dims = "
        f"{list(range(at))} : ({rest}) -> {of} "
    )
    same = f"stablehlo.compare EQ, {places.name}, {{}}, SIGNED : ({of}, {of}) -> {flags} "
    wide = f"stablehlo.broadcast_in_dim {{}}, dims = [] : ({scalar}) -> {of} "
    text = f"stablehlo.while(%$i = {zero.name}, %$p = {places.name}) : {scalar}, {of} cond {{ "
    text += f"%$c = stablehlo.compare LT, %$i, {count.name}, SIGNED : ({scalar}, {scalar}) -> tensor<i1> "
    text += "stablehlo.return %$c : tensor<i1> } do { "
    text += f"%$z = {wide.format(zero.name)}%$iw = {wide.format('%$i')}%$ow = {wide.format(one.name)}"
    text += f"%$q = stablehlo.subtract {pivots.name}, %$ow : {of} "
    text += f"%$here = {same.format('%$iw')}" + pick.format("j", "%$here", "%$q")
    text += f"%$there = {same.format('%$jw')}" + pick.format("x", "%$here", "%$p")
    text += pick.format("y", "%$there", "%$p")
    text += f"%$t = stablehlo.select %$there, %$xw, %$p : {flags}, {of} "
    text += f"%$h = stablehlo.select %$here, %$yw, %$t : {flags}, {of} "
    text += f"%$k = stablehlo.add %$i, {one.name} : {scalar} "
    text += f"stablehlo.return %$k, %$h : {scalar}, {of} }}"
    return pivots.builder.emit_several(text, [(I32, ()), (I32, shape)])[1]


def _triangular(a: Traced, b: Traced, lower: bool, unit: bool) -> Traced:
    text = f'"stablehlo.triangular_solve"({a.name}, {b.name}) <{{left_side = true, lower = '
    text += f"{str(lower).lower()}, unit_diagonal = {str(unit).lower()}, transpose_a = "
    text += f"#stablehlo<transpose NO_TRANSPOSE>}}> : ({p.typed(a, b)}) -> {p.typed(b)}"
    return a.builder.emit(text, b.dtype, b.shape)


def _solve(x: Traced, b: Traced) -> Traced:
    """x and b are of one type and batch."""
    if empty(x) or empty(b):
        return p.full(b.shape, 0, b.dtype)
    lu, pivots, info = _lu(x)
    require(x, info, "Singular matrix")
    order = p.broadcast_in_dim(_permutation(pivots), b.shape, range(b.ndim - 1))
    b = np.take_along_axis(b, order, axis=-2)
    return _triangular(lu, _triangular(lu, b, True, True), False, False)


@implements(np.linalg.solve)
def solve(a, b):
    from .ufuncs import broadcast_shapes, broadcast_to

    x, right = matrices(a), lift(b)
    if right.ndim == 0:
        raise ValueError("matmul: Input operand 1 does not have enough dimensions")
    vector = right.ndim == 1
    common = np.linalg.solve(np.ones((1, 1), lift(a).dtype), np.ones((1, 1), right.dtype)).dtype
    x, right = p.convert(x, common), p.convert(right, common)
    if vector:
        right = p.reshape(right, (*right.shape, 1))
    if right.shape[-2] != x.shape[-1]:
        raise ValueError(
            f"solve: Input operand 1 has a mismatch in its core dimension 0 (size "
            f"{right.shape[-2]} is different from {x.shape[-1]})"
        )
    batch = broadcast_shapes(x.shape[:-2], right.shape[:-2])
    result = _solve(
        broadcast_to(x, (*batch, *x.shape[-2:])), broadcast_to(right, (*batch, *right.shape[-2:]))
    )
    return fresh(p.reshape(result, result.shape[:-1]) if vector else result)


@implements(np.linalg.inv)
def inv(a):
    x = matrices(a)
    return fresh(_solve(x, unit(x.shape[-1], x.dtype, x.shape[:-2])))


def _determinant(x: Traced):
    """The diagonal of U, and the sign of the permutation."""
    lu, pivots, _ = _lu(x)
    places = p.binary("add", p.iota(pivots.shape, pivots.ndim - 1, I32), p.like(pivots, 1))
    swapped = p.convert(p.compare("NE", pivots, places), I32)
    odd = np.remainder(np.sum(swapped, axis=-1), 2)
    sign = p.convert(np.subtract(1, np.multiply(2, odd)), x.dtype)
    return np.diagonal(lu, axis1=-2, axis2=-1), sign


@implements(np.linalg.det)
def det(a):
    x = matrices(a)
    if empty(x):
        return p.full(x.shape[:-2], 1 if x.shape[-1] == 0 else 0, x.dtype)
    diagonal, sign = _determinant(x)
    return np.multiply(np.prod(diagonal, axis=-1), sign)


@implements(np.linalg.slogdet)
def slogdet(a):
    x = matrices(a)
    real = dtypes.real_part(x.dtype)
    if empty(x):
        sign, size = p.full(x.shape[:-2], 1, x.dtype), p.full(x.shape[:-2], 0, real)
    else:
        diagonal, sign = _determinant(x)
        sizes = np.absolute(diagonal)
        sign = np.multiply(sign, np.prod(np.sign(diagonal), axis=-1))
        size = np.sum(np.log(sizes), axis=-1)
    return type(np.linalg.slogdet(np.ones((1, 1))))(sign, size)


@implements(np.linalg.cond)
def cond(x, p=None):
    matrix = lift(x)
    if empty(matrix):
        raise LinAlgError("cond is not defined on empty arrays")
    if p in (None, 2, -2):
        s = svdvals(matrix)
        first, last = (s[..., -1], s[..., 0]) if p == -2 else (s[..., 0], s[..., -1])
        result = np.divide(first, last)
    else:
        matrix = matrices(matrix)
        lu_inverse = _unchecked_inverse(matrix)
        norm = np.linalg.norm
        result = norm(matrix, p, axis=(-2, -1)) * norm(lu_inverse, p, axis=(-2, -1))
    spoiled = np.logical_and(
        np.isnan(result), np.logical_not(np.any(np.isnan(matrix), axis=(-2, -1)))
    )
    result = np.where(spoiled, np.inf, result)
    result.zero_d = False
    return result


def _unchecked_inverse(x: Traced) -> Traced:
    """Of a singular matrix: NaN."""
    lu, pivots, info = _lu(x)
    b = unit(x.shape[-1], x.dtype, x.shape[:-2])
    order = p.broadcast_in_dim(_permutation(pivots), b.shape, range(b.ndim - 1))
    b = np.take_along_axis(b, order, axis=-2)
    result = _triangular(lu, _triangular(lu, b, True, True), False, False)
    fine = p.broadcast_in_dim(p.compare("EQ", info, p.like(info, 0)), x.shape, range(x.ndim - 2))
    return p.select(fine, result, p.like(result, np.nan))


@implements(np.linalg.tensorsolve)
def tensorsolve(a, b, axes=None):
    x, right = lift(a), lift(b)
    if axes is not None:
        order = [i for i in range(x.ndim) if i not in axes] + list(axes)
        x = np.transpose(x, order)
    rest = x.shape[-(x.ndim - right.ndim) :]
    count = int(np.prod(rest))
    if x.size != count**2:
        raise LinAlgError(
            "Input arrays must satisfy the requirement"
            "             prod(a.shape[b.ndim:]) == prod(a.shape[:b.ndim])"
        )
    return np.reshape(solve(np.reshape(x, (-1, count)), np.ravel(right)), rest)


@implements(np.linalg.tensorinv)
def tensorinv(a, ind=2):
    x = lift(a)
    if ind <= 0:
        raise ValueError("Invalid ind argument.")
    count = int(np.prod(x.shape[ind:]))
    return np.reshape(
        inv(np.reshape(x, (count, -1))), (*x.shape[ind:], *x.shape[:ind])
    )
