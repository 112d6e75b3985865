"""Histograms of one and of several dimensions."""

from __future__ import annotations

import numpy as np

from . import dtypes
from . import primitives as p
from .errors import TraceError
from .registry import implements
from .trace import lift, one_of


@implements(np.histogram_bin_edges)
def histogram_bin_edges(a, bins=10, range=None, weights=None):
    x = lift(a)
    if isinstance(bins, str):
        raise TraceError(
            f"np.histogram with bins={bins!r}: the number of bins depends on values", "a number"
        )
    if np.ndim(bins):
        return lift(bins)
    if bins < 1:
        raise ValueError("`bins` must be positive, when an integer")
    if range is not None:
        return lift(np.histogram_bin_edges(one_of(x.dtype), bins, range))
    if isinstance(x.size, int) and x.size == 0:
        return lift(np.histogram_bin_edges(one_of(x.dtype)[:0], bins))
    wide = x if x.dtype.kind == "f" else p.convert(x, np.float64)
    low, high = np.min(wide), np.max(wide)
    same = np.equal(low, high)
    low, high = np.where(same, low - 0.5, low), np.where(same, high + 0.5, high)
    edges = np.linspace(low, high, bins + 1)
    return p.convert(edges, x.dtype if dtypes.is_float(x.dtype) else np.float64)


@implements(np.histogram)
def histogram(a, bins=10, range=None, density=None, weights=None):
    x = np.ravel(lift(a))
    if x.dtype == bool:
        x = p.convert(x, np.uint8)
    edges = histogram_bin_edges(x, bins, range)
    weight = None if weights is None else np.ravel(lift(weights))
    of = np.searchsorted(edges, x, side="right")
    last = edges.shape[0] - 1
    of = np.where(np.equal(x, edges[-1]), last, of)
    inside = np.equal(np.subtract(of, 1)[:, None], np.arange(last))
    if weight is None:
        counts = np.sum(inside, axis=0)
    else:
        counts = np.sum(np.where(inside, weight[:, None], p.like(weight[:, None], 0)), axis=0)
        counts = p.convert(counts, np.result_type(weight.dtype, np.float64)) \
            if weight.dtype.kind not in "iu" else counts
    if density:
        width = p.convert(np.diff(edges), np.float64)
        counts = np.divide(np.divide(counts, width), np.sum(counts))
    return counts, edges


@implements(np.histogramdd)
def histogramdd(sample, bins=10, range=None, density=None, weights=None):
    if isinstance(sample, (list, tuple)):
        columns = [np.ravel(lift(part)) for part in sample]
    else:
        columns = list(np.atleast_2d(lift(sample)).T)
    count = len(columns)
    several = isinstance(bins, (list, tuple)) or np.ndim(bins)
    many = list(bins) if several else [bins] * count
    if len(many) != count:
        raise ValueError("The dimension of bins must be equal to the dimension of the sample x.")
    ranges = [None] * count if range is None else list(range)
    edges = [
        np.asarray(each) if np.ndim(each) else histogram_bin_edges(x, each, within)
        for x, each, within in zip(columns, many, ranges)
    ]
    edges = [lift(e) for e in edges]
    places = []
    for x, edge in zip(columns, edges):
        of = np.searchsorted(edge, x, side="right")
        places.append(np.where(np.equal(x, edge[-1]), edge.shape[0] - 1, of))
    shape = tuple(e.shape[0] + 1 for e in edges)
    weight = p.constant(np.float64(1)) if weights is None else p.convert(lift(weights), np.float64)
    counts = p.full(shape, 0, np.float64)  # the bins, and what lies beside them
    np.add.at(counts, tuple(places), weight)
    counts = counts[tuple(slice(1, -1) for _ in edges)]
    if density:
        total = np.sum(counts)
        for i, edge in enumerate(edges):
            counts = counts / np.reshape(np.diff(edge), [
                -1 if d == i else 1 for d in np.arange(count)
            ])
        counts = counts / total
    return counts, tuple(edges)


@implements(np.histogram2d)
def histogram2d(x, y, bins=10, range=None, density=None, weights=None):
    if hasattr(bins, "__len__") and len(bins) not in (1, 2):
        bins = [np.asarray(bins)] * 2
    counts, (first, second) = histogramdd([x, y], bins, range, density, weights)
    return counts, first, second
