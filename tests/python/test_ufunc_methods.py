"""reduce, accumulate, reduceat, outer and at of any ufunc."""

import numpy as np
import pytest
import tesela
from compare import array, same

FLOATS, INTEGERS = np.abs(array((4, 5), np.dtype("f8"))), np.abs(array((4, 5), np.dtype("i8"))) + 1
BOOLS = array((4, 5), np.dtype("?"))
NAMES = """add multiply maximum minimum logical_and logical_or logical_xor bitwise_xor subtract divide power hypot
gcd lcm arctan2 fmod equal less fmax logaddexp floor_divide remainder exp matmul""".split()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("x", [FLOATS, INTEGERS, BOOLS], ids=["f8", "i8", "bool"])
def test_folds(name, x):
    ufunc = getattr(np, name)
    same(lambda x: ufunc.reduce(x, axis=0), x)
    if name in ("power", "arctan2"):
        return  # whose vectorised loops spoil NumPy's own reductions of rows
    same(lambda x: ufunc.reduce(x, axis=-1, keepdims=True), x)
    same(lambda x: ufunc.reduce(x, axis=None), x)
    same(lambda x: ufunc.accumulate(x, axis=1), x)
    same(lambda x: ufunc.reduceat(x, [0, 2, 1, 2], axis=0), x)


def test_edges():
    same(lambda x: np.add.reduceat(x, [0, 9]), FLOATS)
    same(lambda x: np.add.reduceat(x, []), FLOATS)
    same(lambda x: np.subtract.reduce(x, axis=(0, 1)), FLOATS)
    empty = np.zeros((0, 3))
    for ufunc in (np.subtract, np.logical_xor, np.hypot, np.maximum):
        same(lambda x: ufunc.reduce(x), empty)
    same(lambda x: np.subtract.reduce(x, dtype="f4"), INTEGERS)
    with pytest.raises(tesela.TraceError, match="more than 1000"):
        tesela.jit(np.subtract.reduce)(np.ones(1001))


def test_single_booleans_pick_all_or_nothing():
    same(lambda x: (x[True], x[False], x[np.array(True)], x[np.False_]), FLOATS)
    same(lambda x: (x[()], x[...]), np.array(2.5))


WEIGHTS = np.array([1, 2, 0, 4.0])


@pytest.mark.parametrize("q", [0, 0.25, 0.5, 1, [0.1, 0.5, 1.0]], ids=str)
def test_weights_of_quantiles(q):
    x = array((4, 5), np.dtype("f8"))

    def of(x, w, **options):
        return np.quantile(x, q, weights=w, method="inverted_cdf", **options)

    same(lambda x, w: of(x, w, axis=0), x, WEIGHTS)
    same(lambda x: of(x, WEIGHTS, axis=0, keepdims=True), x.astype("f4"))
    same(lambda x, w: of(x, w), x, np.abs(x))
    same(lambda x, w: of(x, w, axis=1), INTEGERS, INTEGERS)
    same(lambda x, w: np.percentile(x, np.multiply(q, 100), weights=w, method="inverted_cdf", axis=0), x, WEIGHTS)
    for w in (-WEIGHTS, 0 * WEIGHTS, WEIGHTS[:3]):  # refused, when run or when traced
        same(lambda x, w: of(x, w, axis=0), x, w)
    same(lambda x, w: np.quantile(x, q, weights=w, axis=0), x, WEIGHTS)


@pytest.mark.parametrize("method", list(np.lib._function_base_impl._QuantileMethods) + ["none"])
def test_all_methods_of_quantiles(method):
    for x in (array((4, 5), np.dtype("f8")), array((3, 4), np.dtype("f4")), INTEGERS):
        for q in (0, 0.25, 0.4, 0.5, 1, [0.1, 0.5, 1.0]):
            same(lambda x: np.quantile(x, q, axis=0, method=method), x)


def _with_nan(dtype):
    x = array((4, 5), np.dtype(dtype))
    x[0, 0], x[1], x[2, 3], x[:, 4] = np.inf, np.nan, np.nan, np.nan
    return x


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("method", np.lib._function_base_impl._QuantileMethods)
def test_all_methods_of_quantiles_without_nan(method):
    for x in (_with_nan("f8"), _with_nan("f4")):
        for q in (0, 0.4, 0.5, 1, [[0.1, 0.5], [0.9, 1.0]]):
            same(lambda x: np.nanquantile(x, q, axis=0, method=method), x)
            same(lambda x: np.nanquantile(x, q, axis=(1, 0), method=method, keepdims=True), x)
    same(lambda x: np.nanpercentile(x, [30, 60], axis=1, method=method), _with_nan("f8"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("q", [0, 0.3, 1, [0.1, 0.5, 1.0]], ids=str)
def test_weights_of_quantiles_without_nan(q):
    x, weights = _with_nan("f8"), np.abs(array((4, 5), np.dtype("f8"), 3))
    for axis in (0, 1, None):
        same(lambda x, w: np.nanquantile(
            x, q, axis=axis, weights=w, method="inverted_cdf"), x, weights)
    same(lambda x, w: np.nanquantile(x, q, weights=w, method="inverted_cdf"), x, 0 * weights)


@pytest.mark.filterwarnings("ignore")
def test_the_median_of_one_and_infinity_was_nan():
    x = _with_nan("f4")
    x[2, 0], x[3, 0], x[3, 1] = 1, 1e38, -np.inf
    for axis in (0, 1, None):
        same(lambda x: np.nanmedian(x, axis=axis), x)


def test_least_squares():
    g, h = array((6, 3), np.dtype("f8")), array((6, 2), np.dtype("f8"), 1)
    for a, b in [
        (g, h[:, 0]), (g, h), (g.T, h[:3, 0]), (g[:3], h[:3]), (g.astype("f4"), h[:, 0].astype("f4")),
        (g + 1j * g[::-1], h[:, 0]), (INTEGERS, INTEGERS[:, 0]), (g, h[:4, 0]), (np.ones((3, 4)), h[:3, 0]),
    ]:  # fmt: skip
        same(lambda a, b: tuple(np.linalg.lstsq(a, b)), a, b, scale=100)
        same(lambda a, b: tuple(np.linalg.lstsq(a, b, rcond=1e-3)), a, b, scale=100)
    with pytest.raises(tesela.TraceError, match="full rank"):
        tesela.jit(np.linalg.lstsq)(np.ones((4, 3)), h[:4, 0])
