"""Medians and quantiles."""

from __future__ import annotations

import functools

import numpy as np

from . import dtypes
from . import primitives as p
from . import ufuncs
from .dynamic import size_value
from .errors import TraceError
from .registry import implements
from .sizes import Size, product
from .trace import Traced, lift, one_of


def _gathered(a, axis):
    """The dimensions `axis` as one, at the end."""
    x = lift(a)
    axes = ufuncs.axes_of(axis, x.ndim)
    kept = [i for i in range(x.ndim) if i not in axes]
    flat = p.transpose(x, kept + axes)
    shape = [x.shape[i] for i in kept]
    return x, axes, p.reshape(flat, (*shape, product(x.shape[i] for i in axes)))


def _kept(result: Traced, x: Traced, axes) -> Traced:
    return p.reshape(result, [1 if i in axes else n for i, n in enumerate(x.shape)])


@implements(np.median)
def median(a, axis=None, overwrite_input=False, keepdims=False):
    x, axes, flat = _gathered(a, axis)
    tried = np.median(one_of(x.dtype)).dtype
    flat = np.sort(flat)
    length = flat.shape[-1]
    if isinstance(length, Size):
        result = _middle(p.convert(flat, tried), length)
    elif length == 0:
        result = np.mean(p.convert(flat, tried), axis=-1)
    else:
        middle = flat[..., (length - 1) // 2 : length // 2 + 1]
        result = np.mean(p.convert(middle, tried), axis=-1)
    if dtypes.is_float(x.dtype) and length != 0:  # NaN sorts last and makes all of it NaN
        last = flat[..., -1]
        result = p.select(np.isnan(last), p.like(result, np.nan), result)
    return _kept(result, x, axes) if keepdims else result


def _middle(flat: Traced, length: Size) -> Traced:
    """The mean of the two in the middle, which are one where the length is odd."""
    places = p.iota(flat.shape, flat.ndim - 1, np.int32)
    count = size_value(length)
    both = [
        np.sum(np.where(np.equal(places, np.floor_divide(at, 2)), flat, 0), axis=-1)
        for at in (np.subtract(count, 1), count)
    ]
    return p.convert(np.divide(np.add(*both), 2), flat.dtype)


_METHODS = {
    "linear": lambda n, q: (n - 1) * q,
    "lower": lambda n, q: np.floor((n - 1) * q),
    "higher": lambda n, q: np.ceil((n - 1) * q),
    "nearest": lambda n, q: np.rint((n - 1) * q),
    "midpoint": lambda n, q: 0.5 * (np.floor((n - 1) * q) + np.ceil((n - 1) * q)),
    "weibull": lambda n, q: n * q + q - 1,
    "hazen": lambda n, q: n * q + 0.5 - 1,
    "median_unbiased": lambda n, q: n * q + (1 / 3 + q * (1 - 1 / 3 - 1 / 3)) - 1,
    "normal_unbiased": lambda n, q: n * q + (3 / 8 + q * (1 - 3 / 8 - 3 / 8)) - 1,
    "interpolated_inverted_cdf": lambda n, q: n * q - 1,
    "averaged_inverted_cdf": lambda n, q: n * q - 1,
    "inverted_cdf": lambda n, q: np.ceil(n * q - 1),
    "closest_observation": lambda n, q: _closest(n * q - 1.5),
}
_WHOLE = ("lower", "higher", "nearest", "inverted_cdf", "closest_observation")


def _closest(place):
    """Half-way between two, the one that is even, counted from one."""
    below = np.floor(place)
    return below + (not (place == below and below % 2 == 1))


@implements(np.quantile)
def quantile(
    a, q, axis=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None
):
    return _quantile(a, q, axis, method, keepdims, weights, without_nan=False)


def _quantile(a, q, axis, method: str, keepdims: bool, weights, without_nan: bool):
    x, axes, flat = _gathered(a, axis)
    if isinstance(q, Traced):
        raise TraceError(
            "np.quantile at traced places is not traced", "places that are Python numbers"
        )
    at = np.asanyarray(q)
    weak = type(q) in (int, float)  # as NumPy has it, a number of the array's type
    if not ((at >= 0) & (at <= 1)).all():
        raise ValueError("Quantiles must be in the range [0, 1]")
    if method not in _METHODS:
        raise ValueError(f"{method!r} is not a valid method. Use one of: {_METHODS.keys()}")
    if dtypes.is_complex(x.dtype):
        raise TypeError("a must be an array of real numbers")
    n = flat.shape[-1]
    if isinstance(n, Size):
        raise TraceError("np.quantile over a symbolic size", "np.median, or a fixed size")
    tried = np.quantile(one_of(x.dtype), q, method=method).dtype if weights is None else x.dtype
    if n == 0:
        return _of_nothing(x, axes, flat, at, keepdims, tried, without_nan)
    if weights is not None:
        weight = _weights_like(x, lift(weights), axes, method, axis is None)
        picks = list(_weighted(flat, weight, at, without_nan))
    else:
        flat = np.sort(flat)
        pick = _without_nan if without_nan else _at
        picks = [pick(flat, n, v, method, weak, tried) for v in at.ravel()]
    results = [_kept(r, x, axes) if keepdims else r for r in picks]
    if at.ndim == 0:
        return results[0]
    if not results:
        shape = _kept(flat[..., 0], x, axes).shape if keepdims else flat.shape[:-1]
        return p.full((*at.shape, *shape), 0, tried)
    joined = np.stack(results)
    return p.reshape(joined, (*at.shape, *results[0].shape))


def _of_nothing(x: Traced, axes, flat: Traced, at, keepdims: bool, dtype, without_nan: bool):
    rest = [1 if i in axes else m for i, m in enumerate(x.shape)] if keepdims \
        else flat.shape[:-1]
    if without_nan:  # of no elements np.nanmean, whatever the places
        return p.full(tuple(rest), np.nan, dtype)
    shape = (*at.shape, *rest)
    if not product(shape):
        return p.full(shape, 0, dtype)
    raise IndexError("index -1 is out of bounds for axis 0 with size 0")


def _between(n: int, q, method: str):
    """The two places of n sorted elements that q lies between, and how far from the first."""
    wanted = _METHODS[method](n, q)
    place = np.clip(wanted, 0, n - 1)
    low = int(np.floor(place))
    high, share = min(low + 1, n - 1) if wanted >= 0 else 0, place - low
    if method == "averaged_inverted_cdf":  # beyond the first there is nothing to average
        share = type(share)(0.5 if share == 0 and wanted >= 0 else share > 0)
    return low, high, share


def _is_element(q, method: str) -> bool:
    return method in _WHOLE or method == "linear" and q.dtype.kind in "iu"


def _at(flat: Traced, n: int, q, method: str, weak: bool, dtype) -> Traced:
    """Between the two elements around a place, as NumPy interpolates."""
    low, high, share = _between(n, q, method)
    if _is_element(q, method):
        result = flat[..., low]
    elif flat.dtype == bool:
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported")
    else:
        share = float(share) if weak else share
        a, b = flat[..., low], flat[..., high]
        apart = np.subtract(b, a)
        result = b - apart * (1 - share) if share >= 0.5 else a + apart * share
        result = _as_where_equal(a, b, result)
    result = p.convert(result, dtype)
    result.zero_d = False
    return _spoiled(flat, result)


def _without_nan(flat: Traced, n: int, q, method: str, weak: bool, dtype) -> Traced:
    """The same among those before the first NaN, however many there are."""
    count = _count(flat)
    places = [(0, 0, 0), *(_between(m, q, method) for m in range(1, n + 1))]
    low, high, share = (np.array(table) for table in zip(*places))
    a, b = (
        np.take_along_axis(flat, np.take(lift(i), count), axis=-1) for i in (low, high)
    )
    if _is_element(q, method):
        result = a
    else:
        of = flat.dtype if weak else share.dtype
        apart = np.subtract(b, a)
        near, far = (np.take(lift(t.astype(of)), count) for t in (share, 1 - share))
        upper = np.take(lift(share >= 0.5), count)
        result = p.select(upper, b - apart * far, a + apart * near)
        result = _as_where_equal(a, b, result)
    result = p.convert(result, dtype)[..., 0]
    result.zero_d = False
    return result


def _as_where_equal(a: Traced, b: Traced, result: Traced) -> Traced:
    """Between inf and inf some versions of NumPy have inf, others NaN."""
    return np.where(np.equal(a, b), a, result) if _inf_between_infs() else result


@functools.cache
def _inf_between_infs() -> bool:
    with np.errstate(invalid="ignore"):
        return bool(np.isinf(np.quantile(np.full(2, np.inf), 0.5)))


def _count(flat: Traced) -> Traced:
    """How many are no NaN, the last dimension kept."""
    return np.sum(np.logical_not(np.isnan(flat)), axis=-1, keepdims=True)


def _weights_like(x: Traced, weight: Traced, axes, method: str, of_all: bool) -> Traced:
    """The weights beside the elements, the dimensions `axes` as one at the end."""
    if method != "inverted_cdf":
        raise ValueError(
            f"Only method 'inverted_cdf' supports weights. Got: {method}."
        )
    if weight.shape != x.shape:
        if of_all:
            raise TypeError("Axis must be specified when shapes of a and weights differ.")
        if weight.shape != tuple(x.shape[i] for i in axes):
            raise ValueError(
                "Shape of weights must be consistent with shape of a along specified axis."
            )
        shape = [n if i in axes else 1 for i, n in enumerate(x.shape)]
        weight = ufuncs.broadcast_to(p.reshape(weight, shape), x.shape)
    weight.builder.check(
        lambda: np.logical_not(np.any(np.less(weight, 0))),
        ValueError, "Weights must be non-negative.",
    )  # fmt: skip
    return _gathered(weight, tuple(axes))[2]


def _weighted(flat: Traced, weight: Traced, places: np.ndarray, without_nan: bool):
    """The first element up to which the weights are a share q of all, for each q."""
    order = np.argsort(flat, axis=-1)
    flat, weight = (np.take_along_axis(v, order, axis=-1) for v in (flat, weight))
    most = flat.shape[-1] - 1
    none = False
    if without_nan:
        weight = p.select(np.isnan(flat), p.like(weight, 0), weight)
        most = np.maximum(np.subtract(_count(flat), 1), 0)
        none = np.isnan(flat[..., 0])
    shares = np.cumsum(weight, axis=-1, dtype=np.float64)
    shares = np.divide(shares, shares[..., -1:])
    weight.builder.check(
        lambda: np.all(np.logical_or(np.logical_not(np.isnan(shares[..., -1])), none)),
        ValueError, "Weights included NaN, inf or were all zero.",
    )  # fmt: skip
    if places.dtype.kind == "f":
        shares = p.convert(shares, places.dtype)
    shares = np.where(np.equal(shares, 0), p.like(shares, -1), shares)
    for q in places.ravel():
        at = np.sum(np.less(shares, q), axis=-1, keepdims=True)
        result = np.take_along_axis(flat, np.minimum(at, most), axis=-1)[..., 0]
        result = result if without_nan else _spoiled(flat, result)
        result.zero_d = True
        yield result


def _spoiled(flat: Traced, result: Traced) -> Traced:
    """NaN, which sorts last, makes all of it NaN."""
    if not dtypes.is_float(flat.dtype):
        return result
    return p.select(np.isnan(flat[..., -1]), p.like(result, np.nan), result)


def _hundredths(function):
    def percentile(
        a, q, axis=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None
    ):
        if isinstance(q, Traced):
            raise TraceError("np.percentile at traced places is not traced", "Python numbers")
        q = q / 100 if type(q) in (int, float) else np.true_divide(q, 100)
        return function(a, q, axis, overwrite_input, method, keepdims, weights=weights)

    return percentile


implements(np.percentile)(_hundredths(quantile))


@implements(np.nanmedian)
def nanmedian(a, axis=None, overwrite_input=False, keepdims=False):
    if not dtypes.is_float(lift(a).dtype):
        return median(a, axis, keepdims=keepdims)
    x, axes, flat = _gathered(a, axis)
    if isinstance(flat.shape[-1], Size):
        raise TraceError("a median without NaN over a symbolic size", "a fixed size")
    if flat.shape[-1] == 0:
        result = p.full(flat.shape[:-1], np.nan, x.dtype)
        return _kept(result, x, axes) if keepdims else result
    flat = np.sort(flat)
    count = _count(flat)
    low = np.maximum(np.floor_divide(np.subtract(count, 1), 2), 0)
    high = np.minimum(np.floor_divide(count, 2), flat.shape[-1] - 1)
    below, above = (np.take_along_axis(flat, i, axis=-1) for i in (low, high))
    mean = np.mean(np.concatenate([below, above], axis=-1), axis=-1, keepdims=True)
    result = p.select(np.equal(np.remainder(count, 2), 1), below, mean)[..., 0]
    result.zero_d = False
    return _kept(result, x, axes) if keepdims else result


@implements(np.nanquantile)
def nanquantile(
    a, q, axis=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None
):
    if not dtypes.is_float(lift(a).dtype):
        return quantile(a, q, axis, overwrite_input, method, keepdims, weights=weights)
    return _quantile(a, q, axis, method, keepdims, weights, without_nan=True)


implements(np.nanpercentile)(_hundredths(nanquantile))
