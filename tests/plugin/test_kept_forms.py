"""What kernels keep of their operands (docs/runtime.md): nobody sees it, but in
memory and time. Where there are no tile registers nothing is kept."""

import ctypes
import os
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
import pytest

TILES = "amx_bf16" in pathlib.Path("/proc/cpuinfo").read_text()
GUARDED = os.environ.get("TESELA_GUARD") == "1"  # then neither
needs_tiles = pytest.mark.skipif(GUARDED or not TILES, reason="nothing is kept")
ROWS, K, COLUMNS = 31, 1030, 1027
FORM = K * COLUMNS  # and some padding


def random(shape, seed=0):
    return np.random.default_rng(seed).integers(-9, 9, shape, np.int8)


def in_use():
    return jax.devices()[0].memory_stats()["bytes_in_use"]


@jax.jit
def product(x, w):
    return jax.lax.dot(x, w, preferred_element_type=jnp.int32)


def assert_multiplies(x, w):
    expected = x.astype(np.int32) @ np.asarray(w).astype(np.int32)
    np.testing.assert_array_equal(product(x, w), expected)


X = random((ROWS, K), 1)


@needs_tiles
def test_calls_keep_a_form_and_deletion_ends_it():
    w = jnp.array(random((K, COLUMNS)))
    assert_multiplies(X, w)
    before = in_use()
    for _ in range(3):
        assert_multiplies(X, w)
    assert in_use() - before >= FORM
    for _ in range(6):
        assert_multiplies(X, w)
        assert_multiplies(X, jnp.array(random((K, COLUMNS), 5)))
    assert str(w) and np.asarray(w).any()  # who reads takes nothing away
    assert in_use() - before >= FORM
    w.delete()
    assert in_use() < before


@needs_tiles
def test_constants_are_kept_too():
    w = random((K, COLUMNS))
    captured = jax.jit(lambda x: product(x, w))
    expected = captured(X)
    before = in_use()
    for _ in range(6):
        np.testing.assert_array_equal(captured(X), expected)
    assert in_use() - before >= FORM
    assert_multiplies(X, w)


def test_a_loop_keeps_what_it_multiplies_by():
    w = jnp.array(random((K, K)))

    @jax.jit
    def looped(x, w):
        return jax.lax.fori_loop(0, 5, lambda _, x: product(x, w).astype(jnp.int8), x)

    x = X
    for _ in range(5):
        x = (x.astype(np.int32) @ np.asarray(w).astype(np.int32)).astype(np.int8)
    for _ in range(6):
        np.testing.assert_array_equal(looped(X, w), x)


def overwrite(address):
    new = random((K, COLUMNS), 2)
    ctypes.memmove(address, new.ctypes.data, new.nbytes)
    return new


def test_what_is_written_by_its_address_is_seen():
    w = jnp.array(random((K, COLUMNS)))
    for _ in range(6):
        assert_multiplies(X, w)
    new = overwrite(w.unsafe_buffer_pointer())
    for _ in range(6):
        np.testing.assert_array_equal(product(X, w), product(X, new))


def test_what_is_written_by_dlpack_is_seen():
    w = jnp.array(random((K, COLUMNS)))
    for _ in range(6):
        assert_multiplies(X, w)
    view = np.from_dlpack(w)
    new = overwrite(view.ctypes.data)
    for _ in range(6):
        np.testing.assert_array_equal(product(X, w), product(X, new))


def test_what_came_by_dlpack_may_be_written():
    room = np.zeros(K * COLUMNS + 64, np.int8)
    start = -room.ctypes.data % 64
    host = room[start:][:K * COLUMNS].reshape(K, COLUMNS)
    host[...] = random((K, COLUMNS))
    w = jax.dlpack.from_dlpack(host)
    for _ in range(6):
        assert_multiplies(X, w)
    host[...] = random((K, COLUMNS), 2)
    for _ in range(6):
        np.testing.assert_array_equal(product(X, w), product(X, np.array(host)))


@needs_tiles
def test_memory_that_a_program_needs_comes_first(run_jax):
    program = (
        "import jax, jax.numpy as jnp\n"
        "def in_use(): return jax.devices()[0].memory_stats()['bytes_in_use'] >> 20\n"
        "f = jax.jit(lambda x, w: x @ w)\n"
        "x, w = jnp.ones((32, 2048), jnp.bfloat16), jnp.ones((2048, 2048), jnp.bfloat16)\n"
        "for _ in range(6): f(x, w)\n"
        "print(in_use() >= 16)\n"
        "large = jnp.ones((40 << 20,), jnp.int8)\n"
        "print(in_use() < 56, f(x, w)[0, 0])\n")
    for limit, kept in ("12M", "True"), ("0", "False"):
        out = run_jax(program, TESELA_MEMORY_LIMIT="56M", TESELA_KEPT_LIMIT=limit)
        assert out.split() == [kept, "True", "2048"]
