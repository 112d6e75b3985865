"""tesela.jit itself: structures, static values, caching, captured arrays, errors."""

import collections
import pathlib
import subprocess
import sys
import threading

import ml_dtypes
import numpy as np
import pytest
import tesela
from compare import array, same

F4 = np.dtype("f4")
Pair = collections.namedtuple("Pair", "first second")


def test_structures_are_kept():
    def f(d, pair):
        return {"sum": d["x"] + d["y"], "pair": Pair(pair.second, [pair.first, (None, 3, "text")])}

    x, y = array((3,), F4), array((3,), F4, 1)
    got = tesela.jit(f)({"x": x, "y": y}, Pair(x, y))
    assert got["pair"].second[1] == (None, 3, "text")
    np.testing.assert_array_equal(got["sum"], x + y)
    np.testing.assert_array_equal(got["pair"].first, y)


def test_static_values():
    traces = []

    @tesela.jit
    def f(x, n, *, axis=0, flag=None):
        traces.append((n, axis, flag))
        for _ in range(n):
            x = x + 1 if flag == "up" else x - 1
        return np.sum(x, axis=axis)

    x = array((3, 4), F4)
    f(x, 2), f(x, 2), f(x, 2, axis=1), f(x, 2.0 and 2, axis=1), f(x, True)
    assert traces == [(2, 0, None), (2, 1, None), (True, 0, None)]
    np.testing.assert_allclose(f(x, 1, flag="up"), (x + 1).sum(0), rtol=1e-6)
    f(array((3, 5), F4), 2), f(x.astype("f8"), 2)
    assert len(traces) == 6


def test_signed_zeros_are_different_values():
    f = tesela.jit(lambda x, a: x * a)
    assert not np.signbit(f(np.ones(1), 0.0)[0])
    assert np.signbit(f(np.ones(1), -0.0)[0])


def test_captured_arrays():
    w = array((50, 50), np.dtype("f8"))
    same(lambda x: x @ w + w[0] + np.float32(2), array((3, 50), F4))
    f = tesela.jit(lambda x: x + w[:2])
    before = f(np.zeros((2, 50)))
    w[:] = 0  # what it held when traced stays
    np.testing.assert_array_equal(f(np.zeros((2, 50))), before)


def test_arrays_of_every_layout():
    x = array((6, 8), F4)
    odd = np.frombuffer(b"\0" + x.tobytes(), F4, offset=1).reshape(x.shape)
    for view in (x.T, x[::2, ::-1], np.asfortranarray(x), x.astype(">f4"), odd, x[:, 3], np.broadcast_to(x[0], (3, 8))):
        same(lambda x: x * 2 + 1, view.astype("f4"))
        np.testing.assert_array_equal(tesela.jit(lambda x: x * 2)(view), view * 2)


def test_results_are_arrays_of_their_own():
    f = tesela.jit(lambda x: (x, x, x + 0, x.T))
    x = array((2, 2), F4)
    a, b, c, d = f(x)
    a[:] = 7
    assert not (b == 7).any() and not (x == 7).any() and not (c == 7).any()
    for result in (a, b, c, d):
        assert result.flags.writeable


def test_large_results_live_as_long_as_they_are_used():
    f = tesela.jit(lambda x: x + 1)
    x = np.zeros((512, 1024), "f4")
    kept = [f(x)[3] for _ in range(8)]
    del x
    for row in kept:
        assert row.base is not None and (row == 1).all()


def test_sixty_four_bits_are_sixty_four():
    same(lambda x: x + 1, np.array([2**62, -(2**62)]))
    same(lambda x: x / 3, np.array([1.0, 1e300]))
    same(lambda x: x * 3, np.array([2**63], "u8"))


def test_no_arrays_at_all():
    assert tesela.jit(lambda n: n + 1)(2) == 3
    np.testing.assert_array_equal(tesela.jit(lambda n: np.arange(n))(3), [0, 1, 2])


def test_jit_inside_of_jit():
    inner = tesela.jit(lambda x: x * 2)
    same(lambda x: inner(x) + inner(np.ones(3)), np.arange(3.0))


def test_methods():
    class Layer:
        scale = 3

        @tesela.jit
        def __call__(self, x):
            return x * self.scale

    np.testing.assert_array_equal(Layer()(np.ones(2)), [3, 3])


def test_threads():
    f = tesela.jit(lambda x: np.tanh(x @ x))
    x = array((32, 32), F4)
    results = [None] * 8
    threads = [threading.Thread(target=lambda i=i: results.__setitem__(i, f(x))) for i in range(8)]
    [t.start() for t in threads], [t.join() for t in threads]
    for result in results:
        np.testing.assert_array_equal(result, results[0])


def test_options():
    x = array((4, 4), F4)
    judged = tesela.jit(lambda x: x + x, options={"backend": "judge"})
    np.testing.assert_array_equal(judged(x), x + x)
    with pytest.raises(tesela.Error, match="nonsense"):
        tesela.jit(lambda x: x, options={"nonsense": "1"})(x)


def test_stablehlo_text():
    text = tesela.jit(lambda x: np.exp(x)).stablehlo(array((2, 3), ml_dtypes.bfloat16 and F4))
    assert "stablehlo.exponential %arg0 : tensor<2x3xf32>" in text
    assert "test_jit.py" in text


# Errors: what, where in this file, what to try ------------------------------------------------


def branch(x):
    if x.sum() > 0:
        return x
    return -x


OUTSIDE = np.zeros(3)
REFUSED = {
    "branch": (branch, "np.where"),
    "loop": (lambda x: [i for i in range(x[0])], "np.where"),
    "float": (lambda x: float(x[0]), "number"),
    "assign": (lambda x: x.__setitem__(0, 1), "np.where"),
    "unknown": (lambda x: np.roots(x), "np.roots is not traced"),
    "ufunc": (lambda x: np.isnat(x), "np.isnat is not traced"),
    "out": (lambda x: np.add(x, x, out=OUTSIDE), "out="),
    "out_argument": (lambda x: np.add(x, 1, out=x), "changes an argument"),
    "nonzero": (lambda x: np.where(x), "size depends on values"),
    "argument_in_place": (lambda x: x.__iadd__(1), r"x = x \+ y"),
    "values": (lambda x: np.asarray(x.__array__()), "docs/python.md"),
    "math": (lambda x: __import__("math").sin(x[0]), "number"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    function, says = REFUSED[name]
    with pytest.raises(tesela.TraceError, match=says) as caught:
        tesela.jit(function)(np.array([1.0, 2.0, 3.0]))
    text = str(caught.value)
    assert f"at: {__file__}:" in text and len(text.splitlines()) <= 4


def test_where_in_the_file():
    with pytest.raises(tesela.TraceError) as caught:
        tesela.jit(branch)(np.ones(3))
    assert f"{__file__}:{branch.__code__.co_firstlineno + 1}" in str(caught.value)


def test_arguments_that_cannot_be_keys():
    with pytest.raises(tesela.TraceError, match="set"):
        tesela.jit(lambda x, s: x)(np.ones(3), {1, 2})


def test_numpy_is_as_it_was():
    zeros = np.zeros
    with pytest.raises(tesela.TraceError):
        tesela.jit(branch)(np.ones(3))
    assert np.zeros is zeros


def test_dtypes_that_are_not_supported():
    with pytest.raises(tesela.TraceError, match="dtype"):
        tesela.jit(lambda x: x)(np.array(["a"]))


def test_without_jax():
    """The package asks for NumPy alone."""
    code = (
        "import sys, numpy as np\n"
        "sys.modules['jax'] = sys.modules['ml_dtypes'] = None\n"
        "import tesela\n"
        "print(tesela.jit(lambda x: x.sum())(np.arange(5)))"
    )
    folder = str(pathlib.Path(tesela.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**__import__("os").environ, "PYTHONPATH": folder},
        capture_output=True, text=True, timeout=60, check=False,
    )
    assert done.stdout.strip() == "10", done.stderr
