"""What JAX users ran into once, one test per bug, named after it."""

import jax
import numpy as np


def test_approx_max_k_was_an_unknown_custom_call():
    values = np.random.default_rng(0).standard_normal((3, 500), np.float32)
    top, where = jax.jit(lambda v: jax.lax.approx_max_k(v, 5))(values)
    np.testing.assert_array_equal(top, np.sort(values, 1)[:, :-6:-1])
    np.testing.assert_array_equal(np.take_along_axis(values, where, 1), top)
    least = jax.lax.approx_min_k(values.T, 2, reduction_dimension=0)[0]
    np.testing.assert_array_equal(least, np.sort(values.T, 0)[:2])
