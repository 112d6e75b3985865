"""Ours beside NumPy's: the same types, dtypes, shapes, values and exceptions."""

import warnings

import ml_dtypes
import numpy as np
import tesela

BF16 = np.dtype(ml_dtypes.bfloat16)
DTYPES = [np.dtype(t) for t in ("f4", "f8", "i4", "i8", "u1", "?", "c8", "f2")] + [BF16]
# Relative to the largest element; sums of 16-bit floats are better than NumPy's.
TOLERANCE = {"float16": 4e-3, "bfloat16": 3e-2, "float32": 3e-6, "complex64": 3e-6}


def array(shape, dtype, seed=0):
    random = np.random.default_rng([seed, *np.atleast_1d(shape), 7])
    if dtype == bool:
        return random.integers(0, 2, shape).astype(bool)
    if dtype.kind in "iu":
        return random.integers(0 if dtype.kind == "u" else -9, 10, shape).astype(dtype)
    x = np.asarray(random.standard_normal(shape) * 3)
    if dtype.kind == "c":
        x = x + 1j * random.standard_normal(shape)
    return np.asarray(x.astype(dtype))


def leaves(value):
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def same_value(got, expected, scale=1):
    assert type(got) is type(expected)
    got, expected = np.asarray(got), np.asarray(expected)
    assert got.dtype == expected.dtype
    assert got.shape == expected.shape
    dtype = expected.dtype
    if dtype.kind in "biu":
        np.testing.assert_array_equal(got, expected)
        return
    wide = np.complex128 if dtype.kind == "c" else np.float64
    got, expected = got.astype(wide), expected.astype(wide)
    tolerance = scale * TOLERANCE.get(dtype.name, 1e-13)
    largest = np.abs(expected[np.isfinite(expected)]).max(initial=0)
    np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance * largest)


def outcome(function, arrays):
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            return function(*arrays), None
        except Exception as error:
            return None, error


def same(function, *arrays, scale=1):
    """Asserts that tesela.jit(function) does what the function does."""
    expected, numpys = outcome(function, arrays)
    got, ours = outcome(tesela.jit(function), arrays)
    if numpys is not None:
        # Where NumPy refuses, so do we, with an error of its kind.
        assert ours is not None, f"NumPy: {numpys!r}; ours: {got!r}"
        kinds = [k for k in type(numpys).__mro__ if issubclass(k, Exception) and k is not Exception]
        assert isinstance(ours, tuple(kinds)), repr(ours)
        return
    if ours is not None:
        raise AssertionError(f"NumPy answers, ours: {ours!r}") from ours
    got, expected = list(leaves(got)), list(leaves(expected))
    assert len(got) == len(expected)
    for ours, numpys in zip(got, expected):
        same_value(ours, numpys, scale)


def same_each(function, arrays, scale=1):
    """`same` for each of many arrays, of which NumPy's answers make one program."""
    good = [x for x in arrays if outcome(function, [x])[1] is None]
    same(lambda *xs: [function(x) for x in xs], *good, scale=scale)
    for x in arrays:
        if not any(x is g for g in good):
            same(function, x)
