"""Values at the edges of operators, computed from arguments and from constants."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

NAN = np.float32("nan")
I32 = np.iinfo(np.int32)
xs = np.arange(10, dtype=np.float32)


def window(start):
    changed = xs.copy()
    changed[start : start + 3] = -1
    return changed


def changed(values, **at):
    out = values.copy()
    for index, value in at.items():
        out[int(index[1:])] = value
    return out


def i32(*values):
    return np.array(values, np.int32)


def f32(*values):
    return np.array(values, np.float32)


def slice_at(a, start):
    return lax.dynamic_slice_p.bind(a, start, slice_sizes=(3,))


def update_at(a, start):
    return lax.dynamic_update_slice_p.bind(a, -jnp.ones(3, a.dtype), start)


def gather(mode):
    numbers = lax.GatherDimensionNumbers((), (0,), (0,))
    return lambda a, at: lax.gather(a, at[:, None], numbers, (1,), mode=mode)


def scatter(a, at):
    numbers = lax.ScatterDimensionNumbers((), (0,), (0,))
    return lax.scatter(a, at[:, None], jnp.full(at.shape, 100, a.dtype), numbers, mode="drop")


def scatter_windows(a, at):
    numbers = lax.ScatterDimensionNumbers((1,), (), (0,))
    return lax.scatter_add(a, at[:, None], jnp.ones((len(at), 2), a.dtype), numbers, mode="drop")


def select_case(index):
    branches = [lambda k=k: jnp.float32(k) for k in (10, 20, 30)]
    return lax.switch(index, branches)


def to(dtype):
    return lambda a: lax.convert_element_type(a, dtype)


FLOATS = f32(NAN, np.inf, -np.inf, 3e9, -3e9, 1.9, -1.9, 300, -300)
OUTSIDE = i32(-1, 0, 9, 10, I32.max, I32.min)

CASES = {
    "divide by zero": (lax.div, (i32(7, -7, 0, I32.min, 5), i32(0, 0, 0, -1, 2)), i32(-1, -1, -1, I32.min, 2)),
    "remainder by zero": (lax.rem, (i32(7, -7, 0, I32.min, 5), i32(0, 0, 0, -1, 2)), i32(7, -7, 0, 0, 1)),
    "unsigned by zero": (lax.div, (np.uint8([5, 0]), np.uint8([0, 0])), np.uint8([255, 255])),
    "shift left": (lax.shift_left, (i32(1, -1, 1, 3), i32(32, 33, -1, 31)), i32(0, 0, 0, I32.min)),
    "shift right": (lax.shift_right_logical, (i32(1, -1, 1), i32(32, 33, -1)), i32(0, 0, 0)),
    "shift right arithmetic": (lax.shift_right_arithmetic, (i32(1, -8, -8), i32(-1, 32, -1)), i32(0, -1, -1)),
    "shift bytes": (lax.shift_right_arithmetic, (np.int8([1, -1, -128]), np.int8([8, 9, -56])), np.int8([0, -1, -1])),
    "to bool": (to(np.bool_), (f32(NAN, 0.9, 0, -0.0),), np.array([True, True, False, False])),
    "maximum": (lax.max, (f32(NAN, 1, 0.0, -0.0), f32(1, NAN, -0.0, 0.0)), f32(NAN, NAN, 0.0, 0.0)),
    "minimum": (lax.min, (f32(NAN, 1, 0.0, -0.0), f32(1, NAN, -0.0, 0.0)), f32(NAN, NAN, -0.0, -0.0)),
    "clamp": (lambda a: lax.clamp(np.float32(2), a, np.float32(1)), (f32(0, NAN, 3),), f32(1, NAN, 1)),
    "largest of NaN": (jnp.max, (f32(*[1, NAN, 3] * 50),), NAN),
    "place of NaN": (jnp.argmax, (f32(1, NAN, 5),), np.int32(1)),
    "unsigned start": (slice_at, (xs, np.uint32(2**32 - 1)), xs[7:]),
    "gather clips": (gather("clip"), (xs, OUTSIDE), f32(0, 0, 9, 9, 9, 0)),
    "gather fills": (gather("fill"), (xs, OUTSIDE), f32(NAN, 0, 9, NAN, NAN, NAN)),
    "scatter drops": (scatter, (xs, OUTSIDE), changed(xs, _0=100, _9=100)),
    "scatter drops windows": (scatter_windows, (xs, i32(-1, 9, 4, I32.max)), changed(xs, _4=5, _5=6)),
    "case below": (select_case, (np.int32(-5),), np.float32(10)),
    "case above": (select_case, (np.int32(7),), np.float32(30)),
    "sum of nothing": (lambda a: a.sum(0), (np.zeros((0, 3), np.float32),), f32(0, 0, 0)),
    "maximum of nothing": (lambda a: lax.reduce_max(a, (0,)), (np.zeros((0, 3), np.float32),), np.full(3, -np.inf, np.float32)),
    "product over nothing": (jnp.matmul, (np.zeros((2, 0), np.float32), np.zeros((0, 3), np.float32)), np.zeros((2, 3), np.float32)),
    "empty": (lambda a: jnp.sort(jnp.sin(a)), (np.zeros((3, 0), np.float32),), np.zeros((3, 0), np.float32)),
    "empty index": (lambda a, at: a[at], (xs, i32()), f32()),
    "empty sum": (jnp.cumsum, (f32(),), f32()),
    "rank 0, no turn": (lambda a: lax.while_loop(lambda c: c < 0, lambda c: c + 1, a), (np.float32(3),), np.float32(3)),
    "no turn": (lambda a: lax.fori_loop(0, 0, lambda i, c: c + 1, a), (xs,), xs),
    "scan over nothing": (lambda a: lax.scan(lambda c, v: (c + v, c), jnp.float32(0), a)[1], (f32(),), f32()),
}
for start, first in ((-5, 0), (100, 7), (I32.max, 7), (I32.min, 0), (3, 3)):
    CASES[f"slice at {start}"] = (slice_at, (xs, np.int32(start)), xs[first : first + 3])
    CASES[f"update at {start}"] = (update_at, (xs, np.int32(start)), window(first))
for integer in (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32):
    bounds = np.iinfo(integer)
    values = [0 if np.isnan(v) else int(np.clip(np.trunc(np.float64(v)), bounds.min, bounds.max)) for v in FLOATS]
    CASES[f"to {np.dtype(integer)}"] = (to(integer), (FLOATS,), np.array(values, integer))


@pytest.mark.parametrize("backend", ["compiled", "judge"])
@pytest.mark.parametrize("folded", [False, True], ids=["arguments", "constants"])
@pytest.mark.parametrize("name", CASES)
def test_edge(name, folded, backend):
    function, arguments, wanted = CASES[name]
    options = {"tesela_backend": backend}
    if folded:
        got = jax.jit(lambda: function(*map(jnp.asarray, arguments)), compiler_options=options)()
    else:
        got = jax.jit(function, compiler_options=options)(*arguments)
    np.testing.assert_array_equal(got, wanted, strict=True)
    if got.dtype.kind == "f":
        known = ~np.isnan(wanted)
        np.testing.assert_array_equal(np.signbit(got)[known], np.signbit(wanted)[known])


@pytest.mark.parametrize("dtype", [np.float32, np.int8, jnp.bfloat16])
@pytest.mark.parametrize("shape, window", [
    ((33,), (7,)), ((1,), (1,)), ((17, 19), (3, 19)), ((130, 77), (31, 33)),
    ((3, 5, 7), (2, 3, 4))])
def test_updates_that_are_only_computed_with(shape, window, dtype):
    """The updated array need not exist: each element is new or old. Starts
    before the array and behind it are moved into it."""
    draw = np.random.default_rng(0)
    x = jnp.array((draw.standard_normal(shape) * 9).astype(dtype))
    u = jnp.array((draw.standard_normal(window) * 9).astype(dtype))

    def program(x, u, start):
        y = jax.lax.dynamic_update_slice(x, u, start)
        twice = jax.lax.dynamic_update_slice(y, -u, [s + 1 for s in start])
        stays, _ = jax.lax.fori_loop(
            0, 3, lambda k, c: (jax.lax.dynamic_update_slice(
                c[0], u, [s + k for s in start]) * 2, c[0][0]), (x, x[0]))
        return (y.astype(np.float32) * 2, jnp.flip(y) + x[0] * 0 - y,
                jnp.max(twice, -1), stays, x.at[start[0]].set(3) > 1)

    run = jax.jit(program)
    for at in (-3, 0, 2, 1000):
        start = [np.int32(at)] * len(shape)
        with jax.disable_jit():
            wanted = program(x, u, start)
        for got, want in zip(run(x, u, start), wanted):
            np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("left", [np.int8, np.uint8])
@pytest.mark.parametrize("right", [np.int8, np.uint8])
def test_products_of_bytes_with_few_rows(left, right):
    """Tiles of 16 rows of which a few exist, beside the ways of one or two."""
    draw = np.random.default_rng(0)
    for m, k, n in [(2, 65, 33), (3, 1, 17), (3, 63, 100), (4, 64, 16), (5, 130, 1),
                    (7, 3, 31), (8, 777, 47), (100, 70, 3), (9, 5, 5)]:
        a, b = (draw.integers(np.iinfo(t).min, np.iinfo(t).max, s, t, True)
                for t, s in ((left, (m, k)), (right, (k, n))))
        want = a.astype(np.int32) @ b.astype(np.int32)
        dot = lambda a, b, c: jax.lax.dot_general(
            a, b, (((1,), (c,)), ((), ())), preferred_element_type=np.int32)
        np.testing.assert_array_equal(jax.jit(lambda a, b: dot(a, b, 0))(a, b), want)
        np.testing.assert_array_equal(
            jax.jit(lambda a, b: dot(a, b, 1))(a, b.T.copy()), want)
