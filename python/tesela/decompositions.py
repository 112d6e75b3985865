"""np.linalg: Cholesky, QR, eigenvalues, singular values, and what is made of these."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from .errors import TraceError
from .lapack import I32, LinAlgError, call, empty, matrices, require
from .registry import implements
from .shapes import fresh
from .trace import Traced, lift, one_of


@implements(np.linalg.cholesky)
def cholesky(a, /, *, upper=False):
    x = matrices(a)
    if empty(x):
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
    x = matrices(a, square=False)
    if mode not in ("reduced", "complete", "r"):
        raise TraceError(f"np.linalg.qr with mode={mode!r} is not traced", "mode='reduced'")
    *batch, m, n = x.shape
    k = min(m, n)
    form = type(np.linalg.qr(np.ones((1, 1))))
    if empty(x):
        columns = m if mode == "complete" else k
        r = p.full((*batch, columns, n), 0, x.dtype)
        unit = p.convert(np.equal(*(p.iota((m, columns), d, np.int64) for d in (0, 1))), x.dtype)
        q = p.broadcast_in_dim(unit, (*batch, m, columns), [len(batch), len(batch) + 1])
        return r if mode == "r" else form(q, r)
    packed, tau = call("geqrf", x, [x], [(x.dtype, x.shape), (x.dtype, (*batch, k))])
    if mode == "r":
        return fresh(np.triu(packed[..., :k, :]))
    if mode == "complete" and m > n:
        wide = np.pad(packed, [(0, 0)] * len(batch) + [(0, 0), (0, m - n)])
        r = np.triu(packed)
    else:
        wide, r = packed[..., :k], np.triu(packed[..., :k, :])
    name = "ungqr" if dtypes.is_complex(x.dtype) else "orgqr"
    q = call(name, x, [wide, tau], [(x.dtype, wide.shape)])[0]
    return form(q, fresh(r))


def _symmetric(a, triangle: str, vectors: bool):
    if triangle.upper() not in ("L", "U"):
        raise ValueError("UPLO argument must be 'L' or 'U'")
    x = matrices(a)
    real = dtypes.real_part(x.dtype)
    if empty(x):
        return p.full(x.shape[:-1], 0, real), p.full(x.shape, 0, x.dtype)
    config = f"mode = {ord('V' if vectors else 'N')} : ui8, uplo = {ord(triangle.upper())} : ui8"
    name = "heevd" if dtypes.is_complex(x.dtype) else "syevd"
    results = [(x.dtype, x.shape), (real, x.shape[:-1]), (I32, x.shape[:-2])]
    columns, values, info = call(name, x, [x], results, config)
    require(x, info, "Eigenvalues did not converge")
    return values, columns


@implements(np.linalg.eigh)
def eigh(a, UPLO="L"):
    values, vectors = _symmetric(a, UPLO, True)
    return type(np.linalg.eigh(np.ones((1, 1))))(values, vectors)


@implements(np.linalg.eigvalsh)
def eigvalsh(a, UPLO="L"):
    return _symmetric(a, UPLO, False)[0]


def _general(a, vectors: bool):
    x = matrices(a)
    if not dtypes.is_complex(x.dtype):
        name = "eig" if vectors else "eigvals"
        raise TraceError(
            f"np.linalg.{name} of real matrices: whether the result is real depends on values",
            "np.linalg.eigh where x is symmetric, or x.astype(np.complex128)",
        )
    if empty(x):
        return p.full(x.shape[:-1], 0, x.dtype), p.full(x.shape, 0, x.dtype)
    config = f"compute_left = {ord('N')} : ui8, compute_right = {ord('V')} : ui8"
    results = [(x.dtype, x.shape[:-1]), (x.dtype, x.shape), (x.dtype, x.shape), (I32, x.shape[:-2])]
    values, _, columns, info = call("geev", x, [x], results, config)
    require(x, info, "Eigenvalues did not converge")
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
    if empty(x):
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
        (I32, tuple(batch)),
    ]
    _, s, u, v, info = call("gesdd", x, [x], results, f"mode = {ord(mode)} : ui8")
    require(x, info, "SVD did not converge")
    return u, s, v


@implements(np.linalg.svd)
def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    if hermitian:
        raise TraceError("np.linalg.svd with hermitian=True is not traced", "without it")
    x = matrices(a, square=False)
    u, s, v = _singular(x, full_matrices, compute_uv)
    return type(np.linalg.svd(np.ones((1, 1))))(u, s, v) if compute_uv else s


@implements(np.linalg.svdvals)
def svdvals(x, /):
    return _singular(matrices(x, square=False), False, False)[1]


def _adjoint(x: Traced) -> Traced:
    return np.conjugate(np.swapaxes(x, -1, -2))


@implements(np.linalg.pinv)
def pinv(a, rcond=None, hermitian=False, *, rtol=np._NoValue):
    if hermitian:
        raise TraceError("np.linalg.pinv with hermitian=True is not traced", "without it")
    x = matrices(a, square=False)
    m, n = x.shape[-2:]
    if empty(x):
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
    if empty(x) or empty(right):
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
    if empty(x):
        return p.full(x.shape[:-2], 0, np.int64)
    if tol is None:
        rtol = max(x.shape[-2:]) * np.finfo(s.dtype).eps if rtol is None else np.asarray(rtol)[..., None]
        tol = np.multiply(np.max(s, axis=-1, keepdims=True), rtol)
    else:
        tol = np.asarray(tol)[..., None]
    return np.count_nonzero(np.greater(s, tol), axis=-1)
