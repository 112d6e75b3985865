"""np.poly*: polynomials as arrays of coefficients, the highest power first; np.i0, which is one."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from .errors import TraceError
from .registry import implements
from .trace import lift


def _longer(a, b):
    x, y = np.atleast_1d(a), np.atleast_1d(b)
    more = x.shape[0] - y.shape[0]
    if more > 0:
        y = np.pad(y, (more, 0))
    elif more < 0:
        x = np.pad(x, (-more, 0))
    return x, y


@implements(np.polyadd)
def polyadd(a1, a2):
    return np.add(*_longer(a1, a2))


@implements(np.polysub)
def polysub(a1, a2):
    return np.subtract(*_longer(a1, a2))


@implements(np.polymul)
def polymul(a1, a2):
    return np.convolve(np.atleast_1d(a1), np.atleast_1d(a2))


@implements(np.polyder)
def polyder(p, m=1):
    if m < 0:
        raise ValueError("Order of derivative must be positive (see polyint)")
    x = lift(p)
    for _ in range(m):
        n = x.shape[0] - 1
        x = np.multiply(x[:-1], np.arange(n, 0, -1))
    return x


@implements(np.polyint)
def polyint(p, m=1, k=None):
    if m < 0:
        raise ValueError("Order of integral must be positive (see polyder)")
    if np.ndim(k) != 0 or hasattr(k, "builder"):
        raise TraceError("np.polyint with several constants is not traced", "one number")
    x = lift(p)
    constant = lift(0 if k is None else k)
    for _ in range(m):
        powers = np.arange(x.shape[0], 0, -1)
        x = np.concatenate([np.true_divide(x, powers), np.reshape(constant, (1,))])
    return x


@implements(np.poly)
def poly(seq_of_zeros):
    x = np.atleast_1d(seq_of_zeros)
    if x.ndim != 1:
        raise TraceError(
            "np.poly of a matrix: whether its roots are real depends on values", "its roots"
        )
    if x.dtype.kind == "c":
        raise TraceError(
            "np.poly of complex roots: whether the result is real depends on values",
            "a loop of np.convolve",
        )
    result = np.ones_like(x, shape=(1,))
    for i in range(x.shape[0]):
        result = np.convolve(result, np.stack([np.ones_like(x[i]), np.negative(x[i])]))
    return result


@implements(np.vander)
def vander(x, N=None, increasing=False):
    x = lift(x)
    if x.ndim != 1:
        raise ValueError("x must be a one-dimensional array or sequence.")
    n = x.shape[0] if N is None else N
    dtype = np.result_type(x.dtype, int)
    x = p.convert(x, dtype)
    columns = [np.ones_like(x)]
    for _ in range(n - 1):
        columns.append(np.multiply(columns[-1], x))
    if n == 0:
        return p.full((x.shape[0], 0), 0, dtype)
    return np.stack(columns if increasing else columns[::-1], axis=1)


@implements(np.polyfit)
def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    if full or cov:
        raise TraceError("np.polyfit is traced for its coefficients alone", "full=cov=False")
    count = int(deg) + 1
    places, values = np.add(lift(x), 0.0), np.add(lift(y), 0.0)
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if places.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if places.size == 0:
        raise TypeError("expected non-empty vector for x")
    if values.ndim not in (1, 2):
        raise TypeError("expected 1D or 2D array for y")
    if places.shape[0] != values.shape[0]:
        raise TypeError("expected x and y to have same length")
    rcond = places.shape[0] * np.finfo(places.dtype).eps if rcond is None else rcond
    columns = np.vander(places, count)
    if w is not None:
        weight = lift(w)
        columns = columns * weight[:, None]
        values = values * (weight if values.ndim == 1 else weight[:, None])
    scale = np.sqrt(np.sum(columns * columns, axis=0))
    found = np.matmul(np.linalg.pinv(columns / scale, rcond=rcond), values)
    return (found.T / scale).T


@implements(np.i0)
def i0(x):
    """The modified Bessel function of order 0, by NumPy's own series."""
    x = lift(x)
    if dtypes.is_complex(x.dtype):
        raise TypeError("i0 not supported for complex values")
    if x.dtype.kind != "f":
        x = p.convert(x, np.float64)
    x = np.absolute(x)
    from numpy.lib import _function_base_impl as of

    small = _chebyshev(np.subtract(np.divide(x, 2.0), 2), of._i0A)
    large = _chebyshev(np.subtract(np.divide(32.0, x), 2), of._i0B)
    small = np.multiply(np.exp(x), small)
    large = np.divide(np.multiply(np.exp(x), large), np.sqrt(x))
    result = np.where(np.less_equal(x, 8.0), small, large)
    return p.convert(result, x.dtype)


def _chebyshev(x, coefficients):
    b0, b1 = coefficients[0], 0.0
    for value in coefficients[1:]:
        b2, b1 = b1, b0
        b0 = np.add(np.subtract(np.multiply(x, b1), b2), value)
    return np.multiply(0.5, np.subtract(b0, b2))
