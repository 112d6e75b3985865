"""Covariances and correlations."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from .errors import TraceError
from .registry import implements
from .trace import lift


@implements(np.cov)
def cov(
    m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None, *, dtype=None
):
    if fweights is not None or aweights is not None:
        raise TraceError("np.cov with weights is not traced", "without them")
    if ddof is not None and ddof != int(ddof):
        raise ValueError("ddof must be integer")
    x = lift(m)
    if x.ndim > 2:
        raise ValueError("m has more than 2 dimensions")
    parts = [x] if y is None else [x, lift(y)]
    if parts[-1].ndim > 2:
        raise ValueError("y has more than 2 dimensions")
    if dtype is None:
        dtype = np.result_type(*(v.dtype for v in parts), np.float64)
    rows = []
    for part in parts:
        part = np.atleast_2d(p.convert(part, np.dtype(dtype)))
        flip = not rowvar and lift(m).ndim != 1 if part is rows else not rowvar
        rows.append(part.T if flip and part.shape[0] != 1 else part)
    x = np.concatenate(rows, axis=0) if len(rows) > 1 else rows[0]
    ddof = (0 if bias else 1) if ddof is None else ddof
    x = x - np.mean(x, axis=1, keepdims=True)
    free = x.shape[1] - ddof
    if isinstance(free, int):
        free = max(free, 0)
    product_ = np.dot(x, np.conjugate(x.T))
    if isinstance(free, int) and free == 0:
        product_ = np.divide(product_, 0.0)
    else:
        product_ = np.divide(product_, free)
    return np.squeeze(product_)


@implements(np.corrcoef)
def corrcoef(x, y=None, rowvar=True, *, dtype=None):
    c = cov(x, y, rowvar, dtype=dtype)
    if c.ndim == 0:
        return np.divide(c, c)
    scale = np.sqrt(np.real(np.diagonal(c)))
    c = np.divide(np.divide(c, scale[:, None]), scale[None, :])
    if dtypes.is_complex(c.dtype):
        return p.complex_of(*(np.clip(v, -1, 1) for v in (p.real(c), p.imag(c))))
    return np.clip(c, -1, 1)
