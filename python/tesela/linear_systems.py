"""np.linalg: factorisations and what is computed with them.

Cholesky and triangular systems are operators of StableHLO; the others are LAPACK's
routines, called as JAX's processor rules call them (src/runtime/Lapack.h). LAPACK
is SciPy's where that is installed, else the system's.
"""

from __future__ import annotations

import ctypes
import functools

import numpy as np

from . import dtypes, native
from . import primitives as p
from .errors import TraceError
from .registry import implements
from .shapes import axis_of, fresh
from .sizes import is_static
from .trace import Traced, lift, one_of

LinAlgError = np.linalg.LinAlgError
_I32 = np.dtype(np.int32)
_LETTERS = {"float32": "s", "float64": "d", "complex64": "c", "complex128": "z"}


@functools.cache
def provide_lapack() -> None:
    """Hands SciPy's routines to the runtime; without SciPy it looks for others."""
    try:
        from scipy.linalg import cython_lapack
    except ImportError:
        return
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    for routine in "geev geqrf gesdd getrf heevd orgqr syevd ungqr".split():
        for letter in "sdcz":
            capsule = cython_lapack.__pyx_capi__.get(letter + routine)
            if capsule is not None:
                native.provide(letter + routine, pointer_of(capsule, name_of(capsule)))


def _matrices(a, square: bool = True) -> Traced:
    """In a type of LAPACK's; leading dimensions are batches."""
    x = lift(a)
    if x.ndim < 2:
        raise LinAlgError(
            f"{x.ndim}-dimensional array given. Array must be at least two-dimensional"
        )
    if square and x.shape[-1] != x.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    if dtypes.is_narrow_float(x.dtype):
        raise TypeError(f"array type {x.dtype.name} is unsupported in linalg")
    if x.dtype.name not in _LETTERS:
        x = p.convert(x, np.float64)
    return x


def _call(routine: str, x: Traced, operands, results, config: str = ""):
    """A custom call; results are (dtype, shape)."""
    if not is_static(x.shape):
        raise TraceError(
            f"LAPACK's {routine} of {x!r}, whose sizes are symbolic", "fixed sizes"
        )
    provide_lapack()
    names = ", ".join(v.name for v in operands)
    types = ", ".join(p.type_text(d, s) for d, s in results)
    text = f"stablehlo.custom_call @lapack_{_LETTERS[x.dtype.name]}{routine}_ffi({names}) "
    text += f"{{api_version = 4 : i32, mhlo.backend_config = {{{config}}}}}"
    text += f" : ({p.typed(*operands)}) -> "
    if len(results) == 1:
        return [x.builder.emit(text + types, *results[0])]
    return x.builder.emit_several(f"{text}({types})", results)


def _require(x: Traced, info: Traced, message: str) -> None:
    """LinAlgError where a matrix of the batch has failed."""
    x.builder.check(
        lambda: p.reduce("and", p.compare("EQ", info, p.like(info, 0)), range(info.ndim), True),
        LinAlgError,
        message,
    )


def _empty(x: Traced) -> bool:
    return is_static(x.shape) and x.size == 0


def _unit(n: int, dtype, batch=()) -> Traced:
    rows, columns = (p.iota((n, n), d, np.int64) for d in (0, 1))
    eye = p.convert(p.compare("EQ", rows, columns), dtype)
    return p.broadcast_in_dim(eye, (*batch, n, n), [len(batch), len(batch) + 1])


# LU ---------------------------------------------------------------------------------------


def _lu(x: Traced):
    """L and U in one array, the pivots (from 1), and what went wrong."""
    *batch, n, m = x.shape
    return _call(
        "getrf",
        x,
        [x],
        [(x.dtype, x.shape), (_I32, (*batch, min(n, m))), (_I32, tuple(batch))],
    )


def _permutation(pivots: Traced) -> Traced:
    """Where each row comes from: the swaps of rows i and pivots[i], in order."""
    shape, n, at = pivots.shape, pivots.shape[-1], pivots.ndim - 1
    of, scalar = p.type_text(_I32, shape), "tensor<i32>"
    flags, rest = p.type_text(np.dtype(bool), shape), p.type_text(_I32, shape[:-1])
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
    return pivots.builder.emit_several(text, [(_I32, ()), (_I32, shape)])[1]


def _triangular(a: Traced, b: Traced, lower: bool, unit: bool) -> Traced:
    text = f'"stablehlo.triangular_solve"({a.name}, {b.name}) <{{left_side = true, lower = '
    text += f"{str(lower).lower()}, unit_diagonal = {str(unit).lower()}, transpose_a = "
    text += f"#stablehlo<transpose NO_TRANSPOSE>}}> : ({p.typed(a, b)}) -> {p.typed(b)}"
    return a.builder.emit(text, b.dtype, b.shape)


def _solve(x: Traced, b: Traced) -> Traced:
    """x and b are of one type and batch."""
    if _empty(x) or _empty(b):
        return p.full(b.shape, 0, b.dtype)
    lu, pivots, info = _lu(x)
    _require(x, info, "Singular matrix")
    order = p.broadcast_in_dim(_permutation(pivots), b.shape, range(b.ndim - 1))
    b = np.take_along_axis(b, order, axis=-2)
    return _triangular(lu, _triangular(lu, b, True, True), False, False)


@implements(np.linalg.solve)
def solve(a, b):
    from .ufuncs import broadcast_shapes, broadcast_to

    x, right = _matrices(a), lift(b)
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
    x = _matrices(a)
    return fresh(_solve(x, _unit(x.shape[-1], x.dtype, x.shape[:-2])))


def _determinant(x: Traced):
    """The diagonal of U, and the sign of the permutation."""
    lu, pivots, _ = _lu(x)
    places = p.binary("add", p.iota(pivots.shape, pivots.ndim - 1, _I32), p.like(pivots, 1))
    swapped = p.convert(p.compare("NE", pivots, places), _I32)
    odd = np.remainder(np.sum(swapped, axis=-1), 2)
    sign = p.convert(np.subtract(1, np.multiply(2, odd)), x.dtype)
    return np.diagonal(lu, axis1=-2, axis2=-1), sign


@implements(np.linalg.det)
def det(a):
    x = _matrices(a)
    if _empty(x):
        return p.full(x.shape[:-2], 1 if x.shape[-1] == 0 else 0, x.dtype)
    diagonal, sign = _determinant(x)
    return np.multiply(np.prod(diagonal, axis=-1), sign)


@implements(np.linalg.slogdet)
def slogdet(a):
    x = _matrices(a)
    real = dtypes.real_part(x.dtype)
    if _empty(x):
        sign, size = p.full(x.shape[:-2], 1, x.dtype), p.full(x.shape[:-2], 0, real)
    else:
        diagonal, sign = _determinant(x)
        sizes = np.absolute(diagonal)
        sign = np.multiply(sign, np.prod(np.sign(diagonal), axis=-1))
        size = np.sum(np.log(sizes), axis=-1)
    return type(np.linalg.slogdet(np.ones((1, 1))))(sign, size)


# Cholesky, QR, eigenvalues, singular values ------------------------------------------------


@implements(np.linalg.cholesky)
def cholesky(a, /, *, upper=False):
    x = _matrices(a)
    if _empty(x):
        return p.full(x.shape, 0, x.dtype)
    text = f"stablehlo.cholesky {x.name}, lower = {str(not upper).lower()} : {p.typed(x)}"
    result = x.builder.emit(text, x.dtype, x.shape)
    finite = np.diagonal(result, axis1=-2, axis2=-1)
    x.builder.check(
        lambda: np.logical_not(np.any(np.isnan(finite))),
        LinAlgError,
        "Matrix is not positive definite",
    )
    return result


@implements(np.linalg.qr)
def qr(a, mode="reduced"):
    x = _matrices(a, square=False)
    if mode not in ("reduced", "complete", "r"):
        raise TraceError(f"np.linalg.qr with mode={mode!r} is not traced", "mode='reduced'")
    *batch, m, n = x.shape
    k = min(m, n)
    form = type(np.linalg.qr(np.ones((1, 1))))
    if _empty(x):
        columns = m if mode == "complete" else k
        r = p.full((*batch, columns, n), 0, x.dtype)
        unit = p.convert(np.equal(*(p.iota((m, columns), d, np.int64) for d in (0, 1))), x.dtype)
        q = p.broadcast_in_dim(unit, (*batch, m, columns), [len(batch), len(batch) + 1])
        return r if mode == "r" else form(q, r)
    packed, tau = _call("geqrf", x, [x], [(x.dtype, x.shape), (x.dtype, (*batch, k))])
    if mode == "r":
        return fresh(np.triu(packed[..., :k, :]))
    if mode == "complete" and m > n:
        wide = np.pad(packed, [(0, 0)] * len(batch) + [(0, 0), (0, m - n)])
        r = np.triu(packed)
    else:
        wide, r = packed[..., :k], np.triu(packed[..., :k, :])
    name = "ungqr" if dtypes.is_complex(x.dtype) else "orgqr"
    q = _call(name, x, [wide, tau], [(x.dtype, wide.shape)])[0]
    return form(q, fresh(r))


def _symmetric(a, triangle: str, vectors: bool):
    if triangle.upper() not in ("L", "U"):
        raise ValueError("UPLO argument must be 'L' or 'U'")
    x = _matrices(a)
    real = dtypes.real_part(x.dtype)
    if _empty(x):
        return p.full(x.shape[:-1], 0, real), p.full(x.shape, 0, x.dtype)
    config = f"mode = {ord('V' if vectors else 'N')} : ui8, uplo = {ord(triangle.upper())} : ui8"
    name = "heevd" if dtypes.is_complex(x.dtype) else "syevd"
    results = [(x.dtype, x.shape), (real, x.shape[:-1]), (_I32, x.shape[:-2])]
    columns, values, info = _call(name, x, [x], results, config)
    _require(x, info, "Eigenvalues did not converge")
    return values, columns


@implements(np.linalg.eigh)
def eigh(a, UPLO="L"):
    values, vectors = _symmetric(a, UPLO, True)
    return type(np.linalg.eigh(np.ones((1, 1))))(values, vectors)


@implements(np.linalg.eigvalsh)
def eigvalsh(a, UPLO="L"):
    return _symmetric(a, UPLO, False)[0]


def _general(a, vectors: bool):
    x = _matrices(a)
    if not dtypes.is_complex(x.dtype):
        name = "eig" if vectors else "eigvals"
        raise TraceError(
            f"np.linalg.{name} of real matrices: whether the result is real depends on values",
            "np.linalg.eigh where x is symmetric, or x.astype(np.complex128)",
        )
    if _empty(x):
        return p.full(x.shape[:-1], 0, x.dtype), p.full(x.shape, 0, x.dtype)
    config = f"compute_left = {ord('N')} : ui8, compute_right = {ord('V')} : ui8"
    results = [(x.dtype, x.shape[:-1]), (x.dtype, x.shape), (x.dtype, x.shape), (_I32, x.shape[:-2])]
    values, _, columns, info = _call("geev", x, [x], results, config)
    _require(x, info, "Eigenvalues did not converge")
    return values, columns


@implements(np.linalg.eig)
def eig(a):
    return type(np.linalg.eig(np.ones((1, 1))))(*_general(a, True))


@implements(np.linalg.eigvals)
def eigvals(a):
    return _general(a, False)[0]


def _singular(x: Traced, full: bool, vectors: bool):
    *batch, m, n = x.shape
    k = min(m, n)
    real = dtypes.real_part(x.dtype)
    left, right = (m, n) if full else (k, k)
    if _empty(x):
        u = np.eye(m, left) if full else np.zeros((m, left))
        v = np.eye(right, n) if full else np.zeros((right, n))
        wide = [
            p.broadcast_in_dim(p.convert(lift(e), x.dtype), (*batch, *e.shape),
                               [len(batch), len(batch) + 1])
            for e in (u, v)
        ]  # fmt: skip
        return wide[0], p.full((*batch, k), 0, real), wide[1]
    mode = "N" if not vectors else "A" if full else "S"
    results = [
        (x.dtype, x.shape),
        (real, (*batch, k)),
        (x.dtype, (*batch, m, left)),
        (x.dtype, (*batch, right, n)),
        (_I32, tuple(batch)),
    ]
    _, s, u, v, info = _call("gesdd", x, [x], results, f"mode = {ord(mode)} : ui8")
    _require(x, info, "SVD did not converge")
    return u, s, v


@implements(np.linalg.svd)
def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    if hermitian:
        raise TraceError("np.linalg.svd with hermitian=True is not traced", "without it")
    x = _matrices(a, square=False)
    u, s, v = _singular(x, full_matrices, compute_uv)
    return type(np.linalg.svd(np.ones((1, 1))))(u, s, v) if compute_uv else s


@implements(np.linalg.svdvals)
def svdvals(x, /):
    return _singular(_matrices(x, square=False), False, False)[1]


# What is made of them -------------------------------------------------------------------------


def _adjoint(x: Traced) -> Traced:
    return np.conjugate(np.swapaxes(x, -1, -2))


@implements(np.linalg.pinv)
def pinv(a, rcond=None, hermitian=False, *, rtol=np._NoValue):
    if hermitian:
        raise TraceError("np.linalg.pinv with hermitian=True is not traced", "without it")
    x = _matrices(a, square=False)
    m, n = x.shape[-2:]
    if _empty(x):
        return p.full((*x.shape[:-2], n, m), 0, x.dtype)
    if rcond is None:
        real = dtypes.real_part(x.dtype)
        given = rtol is not np._NoValue and rtol is not None
        rcond = rtol if given else max(m, n) * np.finfo(real).eps if rtol is None else 1e-15
    u, s, v = _singular(np.conjugate(x), False, True)
    cutoff = np.multiply(np.asarray(rcond)[..., None], np.max(s, axis=-1, keepdims=True))
    large = np.greater(s, cutoff)
    inverse = np.where(large, np.divide(1, np.where(large, s, 1)), 0)
    scaled = np.multiply(p.convert(inverse[..., None], x.dtype), np.swapaxes(u, -1, -2))
    return np.matmul(np.swapaxes(v, -1, -2), scaled)


@implements(np.linalg.lstsq)
def lstsq(a, b, rcond=None):
    x, right = lift(a), lift(b)
    vector = right.ndim == 1
    right = right[:, None] if vector else right
    for each in (x, right):
        if each.ndim != 2:
            raise LinAlgError(f"{each.ndim}-dimensional array given. Array must be two-dimensional")
    (m, n), count = x.shape, right.shape[1]
    if right.shape[0] != m:
        raise LinAlgError("Incompatible dimensions")
    common = np.linalg.solve(one_of(x.dtype, 2), one_of(right.dtype, 2)).dtype
    wide = np.result_type(common, np.float64)  # what NumPy computes in
    x, right = p.convert(x, wide), p.convert(right, wide)
    if _empty(x) or _empty(right):
        raise TraceError("np.linalg.lstsq of empty arrays is not traced", "np.linalg.pinv(a) @ b")
    if rcond is None:
        rcond = np.finfo(dtypes.real_part(common)).eps * max(m, n)
    elif rcond == -1:
        rcond = np.finfo(dtypes.real_part(common)).eps
    u, s, v = _singular(x, False, True)
    large = np.greater(s, np.multiply(s[:1], p.convert(lift(rcond), s.dtype)))
    inverse = np.where(large, np.divide(1, np.where(large, s, 1)), 0)
    inverse = p.convert(p.convert(inverse, s.dtype), wide)[:, None]
    found = np.matmul(_adjoint(v), np.multiply(inverse, np.matmul(_adjoint(u), right)))
    rank = p.convert(np.sum(large), np.int32)
    residuals = p.full((0,), 0, s.dtype)
    if m > n:
        x.builder.check(
            lambda: np.equal(rank, n), TraceError,
            "np.linalg.lstsq of a matrix that has not full rank: then NumPy gives no residuals, "
            "and how many there are depends on values; np.linalg.pinv(a) @ b gives none ever",
        )  # fmt: skip
        off = np.absolute(np.subtract(right, np.matmul(x, found)))
        residuals = np.sum(np.multiply(off, off), axis=0)
    real = dtypes.real_part(common)
    found = p.convert(found[:, 0] if vector else found, common)
    return fresh(found), fresh(p.convert(residuals, real)), rank, fresh(p.convert(s, real))


@implements(np.linalg.matrix_rank)
def matrix_rank(A, tol=None, hermitian=False, *, rtol=None):
    if hermitian:
        raise TraceError("np.linalg.matrix_rank with hermitian=True is not traced")
    x = lift(A)
    if x.ndim < 2:
        return p.convert(np.any(np.not_equal(x, 0)), np.int64)
    s = svdvals(x)
    if _empty(x):
        return p.full(x.shape[:-2], 0, np.int64)
    if tol is None:
        rtol = max(x.shape[-2:]) * np.finfo(s.dtype).eps if rtol is None else np.asarray(rtol)[..., None]
        tol = np.multiply(np.max(s, axis=-1, keepdims=True), rtol)
    else:
        tol = np.asarray(tol)[..., None]
    return np.count_nonzero(np.greater(s, tol), axis=-1)


@implements(np.linalg.cond)
def cond(x, p=None):
    matrix = lift(x)
    if _empty(matrix):
        raise LinAlgError("cond is not defined on empty arrays")
    if p in (None, 2, -2):
        s = svdvals(matrix)
        first, last = (s[..., -1], s[..., 0]) if p == -2 else (s[..., 0], s[..., -1])
        result = np.divide(first, last)
    else:
        matrix = _matrices(matrix)
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
    b = _unit(x.shape[-1], x.dtype, x.shape[:-2])
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


@implements(np.linalg.vector_norm)
def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    x = lift(x)
    if axis is None:
        result = np.linalg.norm(np.ravel(x), ord)
    elif isinstance(axis, tuple):
        axes = [axis_of(i, x.ndim) for i in axis]
        kept = [i for i in range(x.ndim) if i not in axes]
        flat = np.transpose(x, kept + axes)
        flat = np.reshape(flat, (*[x.shape[i] for i in kept], -1))
        result = np.linalg.norm(flat, ord, axis=-1)
    else:
        axes = [axis_of(axis, x.ndim)]
        result = np.linalg.norm(x, ord, axis=axis)
    if keepdims:
        axes = range(x.ndim) if axis is None else axes
        result = p.reshape(result, [1 if i in axes else n for i, n in enumerate(x.shape)])
    return result


@implements(np.linalg.matrix_norm)
def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    return np.linalg.norm(x, ord, axis=(-2, -1), keepdims=keepdims)


@implements(np.linalg.cross)
def cross(x1, x2, /, *, axis=-1):
    x, y = lift(x1), lift(x2)
    if x.shape[axis] != 3 or y.shape[axis] != 3:
        raise ValueError(
            "Both input arrays must be (arrays of) 3-dimensional vectors, but they are "
            f"{x.shape[axis]} and {y.shape[axis]} dimensional instead."
        )
    return np.cross(x, y, axis=axis)
