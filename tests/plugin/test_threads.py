"""Programs compiled and run from several threads at once. Under the thread
sanitizer (`make test PRESET=tsan`) this is what looks for races."""

import threading

import jax
import jax.numpy as jnp
import numpy as np


def at_once(*bodies):
    """Runs the bodies, each in its thread, from one moment on."""
    start, errors = threading.Barrier(len(bodies)), []

    def run(body):
        try:
            start.wait()
            body()
        except BaseException as error:  # pytest sees only its own thread's
            errors.append(error)

    threads = [threading.Thread(target=run, args=(body,)) for body in bodies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def test_different_programs_are_compiled_at_once():
    x = np.arange(300 * 200, dtype=np.float32).reshape(300, 200) / 1e4

    def program(k):
        def body():
            f = jax.jit(lambda v: jnp.tanh(v * k) @ v.T + k)
            np.testing.assert_allclose(f(x), np.tanh(x * k) @ x.T + k, rtol=2e-3)
            g = jax.jit(lambda v: jnp.sort(v, 1)[:, ::-1] - k)
            np.testing.assert_array_equal(g(x), np.sort(x, 1)[:, ::-1] - np.float32(k))
        return body

    at_once(*[program(k) for k in range(1, 5)])


def test_one_executable_runs_in_several_threads():
    f = jax.jit(lambda v: jax.lax.fori_loop(0, 5, lambda i, c: c * 2 + i, v).sum(0))
    shape = (257, 129)
    f(np.zeros(shape, np.float32))

    def body(k):
        x = np.full(shape, k, np.float32)
        for _ in range(10):
            np.testing.assert_array_equal(f(x), (x * 32 + 26).sum(0))

    at_once(*[lambda k=k: body(k) for k in range(4)])


def test_callbacks_from_two_executables():
    shape = jax.ShapeDtypeStruct((50,), np.float32)

    def body(k):
        def host(v):
            return np.asarray(v) * np.float32(k)

        f = jax.jit(lambda v: jax.pure_callback(host, shape, v + 1) - 1)
        for n in range(5):
            x = np.full(50, n, np.float32)
            np.testing.assert_array_equal(f(x), (x + 1) * k - 1)

    at_once(lambda: body(2), lambda: body(3))


def test_donation_and_transfers_beside_other_programs():
    step = jax.jit(lambda a, b: a * 2 + b, donate_argnums=0)
    other = jax.jit(lambda a: jnp.cumsum(a))

    def donating():
        a = jnp.ones(40000)
        for _ in range(10):
            a = step(a, jnp.ones(40000))
        np.testing.assert_array_equal(a, np.full(40000, 2 * 2.0**10 - 1, np.float32))

    def moving():
        for n in range(10):
            x = jax.device_put(np.full(40000, n, np.float32))
            y = other(x)
            del x
            assert float(np.asarray(y)[-1]) == 40000 * n

    at_once(donating, moving, donating, moving)


def test_results_are_read_and_deleted_while_others_are_made():
    f = jax.jit(lambda a: (a + 1, a @ a.T))
    x = jnp.ones((128, 64))
    made = [f(x) for _ in range(8)]

    def reading(part):
        for a, b in part:
            assert float(np.asarray(a).sum()) == 2 * 128 * 64
            b.delete()

    at_once(lambda: reading(made[:4]), lambda: reading(made[4:]),
            lambda: [f(x)[1].block_until_ready() for _ in range(8)])
