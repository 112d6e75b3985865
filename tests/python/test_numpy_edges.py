"""Values at the edges, where functions have been wrong before."""

import numpy as np
import pytest
from compare import same


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
@pytest.mark.parametrize("side", ["left", "right"])
def test_searchsorted_with_nan(dtype, side):
    nan, inf = np.nan, np.inf
    v = np.array([nan, inf, -inf, 0, -0.0, 1, 1.5, 5], dtype)
    for values in ([0, 1, 2], [0, nan, nan], [nan, nan], [-inf, 0, 0, inf, nan], [], [1]):
        a = np.array(values, dtype)
        same(lambda a, v: np.searchsorted(a, v, side=side), a, v)
        same(lambda v: np.searchsorted(a, v, side=side), v)
        same(lambda a: np.searchsorted(a, nan, side=side), a)


@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"])
def test_lcm_of_narrow_integers(dtype):
    limits = np.iinfo(dtype)
    x = np.array([0, 1, 2, 3, 6, 7, 100, 120, 127, limits.max, limits.max - 1, limits.min], dtype)
    for f in (np.lcm, np.gcd):
        same(lambda a: f.outer(a, a), x)
        same(lambda a: f(a, 6), x)
        for other in ("i1", "u1", "i4", "u8"):
            same(lambda a, b: f(a, b), x[:6], np.arange(6).astype(other))


@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"])
def test_floats_that_unsigned_and_narrow_integers_do_not_hold(dtype):
    values = [0, 1.5, -1, -1.9, -0.5, 255, 256, 300.7, -129, 70000, 65536, -70000]
    for of in ("f4", "f8"):
        same(lambda x: x.astype(dtype), np.array(values, of))
        same(lambda x: np.zeros(12, dtype) + np.floor(x).astype(dtype), np.array(values, of))
    same(lambda x: x.astype(dtype), np.array([0, 1.5, -1, 256, 300, -129], "f2"))

    def written(x):
        y = np.zeros(12, dtype)
        y[...] = x
        return y

    same(written, np.array(values))
