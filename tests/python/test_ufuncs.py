"""Every traced ufunc, on every dtype and on shapes of every kind, beside NumPy."""

import numpy as np
import pytest
from compare import BF16, DTYPES, array, outcome, same, same_each
from tesela.elementwise import BODIES

UFUNCS = sorted(
    n for n in BODIES if isinstance(getattr(np, n, None), np.ufunc)
)
SHAPES = [(), (0,), (1,), (7,), (2, 0), (3, 5)]


@pytest.mark.parametrize("name", UFUNCS)
def test_call(name):
    ufunc = getattr(np, name)
    for dtype in [*DTYPES, np.dtype("i1"), np.dtype("u8")]:
        arrays = [array(shape, dtype, i) for shape in SHAPES for i in range(ufunc.nin)]
        calls = [slice(i, i + ufunc.nin) for i in range(0, len(arrays), ufunc.nin)]
        same(lambda *xs, u=ufunc: [u(*xs[call]) for call in calls], *arrays)


@pytest.mark.parametrize("name", UFUNCS)
def test_special_values(name):
    ufunc = getattr(np, name)
    for dtype in ("f4", "f8"):
        values = np.array([0.0, -0.0, 1, -1, 0.5, -2.5, np.inf, -np.inf, np.nan, 3], dtype)
        pairs = [values.repeat(len(values)), np.tile(values, len(values))]
        if ufunc.nin == 2:
            same(ufunc, *pairs, scale=10)
        else:
            same(ufunc, values, scale=10)


@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod", "divmod", "left_shift", "right_shift"])
def test_integer_edges(name):
    for dtype in ("i1", "i4", "i8", "u1", "u8"):
        limits = np.iinfo(dtype)
        values = np.array([0, 1, 2, 7, limits.max, limits.min, limits.max // 2], dtype)
        if dtype[0] == "i":
            values = np.append(values, np.array([-1, -2, -7], dtype))
        same(getattr(np, name), values.repeat(len(values)), np.tile(values, len(values)))


MIXED = [np.add, np.multiply, np.true_divide, np.maximum, np.less, np.equal, np.arctan2, np.floor_divide]


@pytest.mark.parametrize("ufunc", MIXED, ids=lambda u: u.__name__)
def test_promotion(ufunc):
    """Two dtypes that differ, and Python numbers, promote as NumPy has it."""
    types = [*DTYPES, np.dtype("u8"), np.dtype("i2")]
    numbers = (2, 0.5, True, -1, 1000, 1 + 2j)
    for a in types:
        x = array((5,), a)
        ys = [array((5,), b, 1) for b in types]
        calls = [lambda x, y=n: ufunc(x, y) for n in numbers]
        calls += [lambda x, y=n: ufunc(y, x) for n in numbers]
        # One program of all that NumPy does; what it refuses is refused one by one.
        done = [f for f in calls if outcome(f, [x])[1] is None]
        same(lambda x: [f(x) for f in done], x)
        for f in set(calls) - set(done):
            same(f, x)
        good = [y for y in ys if outcome(ufunc, [x, y])[1] is None]
        same(lambda x, *ys: [ufunc(x, y) for y in ys], x, *good)
        for y in ys:
            if not any(y is g for g in good):
                same(ufunc, x, y)


def test_int64_beside_uint64():
    signed = np.array([-1, 0, 5, 2**62], "i8")
    unsigned = np.array([2**64 - 1, 0, 5, 2**63], "u8")
    for ufunc in (np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal):
        same(ufunc, signed, unsigned)
        same(ufunc, unsigned, signed)


@pytest.mark.parametrize("shapes", [((3, 1), (1, 4)), ((4,), (2, 3, 4)), ((), (2,)), ((0, 3), (3,)), ((2,), (3,)), ((1,), (0,))])
def test_broadcasting(shapes):
    for dtype in (np.dtype("f4"), np.dtype("i4")):
        same(np.add, *(array(s, dtype, i) for i, s in enumerate(shapes)))
        same(lambda x, y: x < y, *(array(s, dtype, i) for i, s in enumerate(shapes)))


@pytest.mark.parametrize("name", ["add", "multiply", "maximum", "minimum", "logical_and", "logical_or", "bitwise_and", "bitwise_or", "bitwise_xor"])
def test_methods(name):
    ufunc = getattr(np, name)
    for dtype in (d for d in DTYPES if d.kind != "c"):
        arrays = [array(shape, dtype) for shape in [(5,), (3, 4), (1,), (0,), (0, 3)]]
        same_each(lambda x: (ufunc.reduce(x), ufunc.reduce(x, axis=-1, keepdims=True)), arrays)
        if not name.startswith("logical"):
            same_each(lambda x: ufunc.accumulate(x, axis=-1), arrays)
    same(lambda x, y: ufunc.outer(x, y), array((3,), np.dtype("i4")), array((2, 2), np.dtype("i4")))


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, -1, 0.5, -0.5, 2.0, 1.5])
def test_power_operator(exponent):
    for dtype in (np.dtype("f4"), np.dtype("f8"), np.dtype("i4"), np.dtype("c8"), BF16):
        x = np.abs(array((6,), dtype)).astype(dtype) + np.ones((), dtype)
        same(lambda x: x**exponent, x, scale=5)
    same(lambda x: 2**x, np.arange(5))
    same(lambda x: 2.0**x, np.arange(5.0, dtype="f4"))
