"""Operators that random_programs.py draws with --more: those whose attributes
matter (dimension numbers, dilations, modes), nests of control flow, several
operands, narrow and complex types, and gradients through all of them."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from random_programs import Program

NARROW = (jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.float8_e4m3b11fnuz, jnp.int4,
          jnp.uint4, np.int16, np.uint16, np.uint64)


def is_float(x):
    return jnp.issubdtype(x.dtype, jnp.floating)


class MoreOperators(Program):
    def shape(self, rank=None):
        shape = super().shape(rank)
        if shape and self.rng.random() < 0.05:
            at = self.rng.integers(len(shape))
            shape = shape[:at] + (0,) + shape[at + 1:]
        return shape

    def whole(self, size, dtype=np.int32):
        """Whole numbers below `size`, some of them outside."""
        return self.rng.integers(-2, size + 2, int(self.pick([1, 3, 6]))).astype(dtype)

    def op_at(self, x, values):
        """NumPy's indexed updates, with none, one and several index arrays."""
        if x.dtype == bool:
            return None
        kind = self.rng.integers(5)
        if kind == 0 or not x.ndim:
            index = ... if self.rng.random() < 0.5 else (slice(None),) * x.ndim
        elif kind == 1:
            index = slice(int(self.rng.integers(-3, 4)), None, int(self.pick([1, 2, -1])))
        elif kind == 2:
            index = self.whole(x.shape[0])
        elif kind == 3 and x.ndim > 1:
            index = (slice(None), self.whole(x.shape[1], self.pick([np.int32, np.uint8, np.int64])))
        else:
            ids = self.whole(min(x.shape))
            index = tuple(ids for _ in range(min(x.ndim, 2)))
        at = x.at[index]
        got = at.get(mode="clip")
        if got.size == 0 or got.size > 4000:
            return None
        y = self.fit(self.pick(values).astype(x.dtype), got.shape)
        mode = self.pick(["drop", "clip", "promise_in_bounds"] if kind < 2 else ["drop", "clip"])
        if self.rng.random() < 0.3:
            return at.get(mode="fill" if is_float(x) else "clip")
        return self.pick([at.add, at.max, at.min, at.subtract])(y, mode=mode)

    def op_convolution(self, x, values):
        if not is_float(x) or x.size > 2000:
            return None
        rank = int(self.rng.integers(1, 3))
        groups, batches = self.pick([(1, 1), (1, 1), (2, 1), (1, 2), (3, 1)])
        window = [int(self.rng.integers(1, 4)) for _ in range(rank)]
        image = [int(self.rng.integers(1, 9)) for _ in range(rank)]
        lhs = self.fit(x, [2 * batches, 2 * groups] + image)
        rhs = self.fit(self.pick(values).astype(x.dtype), [2 * groups * batches, 2] + window)
        stride, dilate, widen = ([int(self.pick([1, 1, 2, 3])) for _ in window] for _ in range(3))
        low, high = ([int(self.rng.integers(-1, 4)) for _ in window] for _ in range(2))
        numbers = self.pick([None, "last", "mixed"])
        letters = "HW"[:rank]
        if numbers == "last":
            numbers = ("N" + letters + "C", letters + "IO", "N" + letters + "C")
            lhs, rhs = jnp.moveaxis(lhs, 1, -1), jnp.moveaxis(rhs, (0, 1), (-1, -2))
        elif numbers == "mixed":
            numbers = ("C" + letters + "N", "I" + letters + "O", "NC" + letters)
            lhs, rhs = jnp.moveaxis(lhs, (0, 1), (-1, 0)), jnp.moveaxis(rhs, (0, 1), (-1, 0))
        for extent, size, a, b, l, w in zip(image, window, low, high, widen, dilate):
            if (extent - 1) * l + 1 + a + b < 0:
                return None
        return lax.conv_general_dilated(
            lhs, rhs, stride, list(zip(low, high)), lhs_dilation=widen, rhs_dilation=dilate,
            dimension_numbers=numbers, feature_group_count=groups, batch_group_count=batches)

    def op_reduce_window(self, x, values):
        if not x.ndim or x.dtype == bool or 0 in x.shape or x.size > 2000:
            return None
        size = [int(self.rng.integers(1, 4)) for _ in x.shape]
        stride, base, window = ([int(self.pick([1, 1, 2, 3])) for _ in x.shape] for _ in range(3))
        pad = [(int(self.rng.integers(0, 3)), int(self.rng.integers(0, 3))) for _ in x.shape]
        what, init = self.pick([(lax.add, 0), (lax.max, -7), (lax.min, 7), (lax.mul, 1)])
        if jnp.issubdtype(x.dtype, jnp.unsignedinteger):
            init = abs(init)
        return lax.reduce_window(x, jnp.asarray(init, x.dtype), what, size, stride, pad,
                                 base_dilation=base, window_dilation=window)

    def op_pool_gradient(self, x, values):
        """select_and_scatter, or what the gradient of a maximum becomes."""
        if x.ndim < 2 or not is_float(x) or 0 in x.shape or x.size > 1000:
            return None
        size = [1] * (x.ndim - 1) + [min(x.shape[-1], int(self.rng.integers(1, 4)))]
        stride = [1] * (x.ndim - 1) + [int(self.rng.integers(1, 3))]
        pooled = lambda v: jnp.sum(jnp.square(lax.reduce_window(
            v, np.asarray(-np.inf, v.dtype), lax.max, size, stride,
            self.padding)))
        self.padding = self.pick(["VALID", "SAME"])
        return jax.grad(pooled)(x)

    def op_sorted(self, x, values):
        if not x.ndim or x.size > 4000:
            return None
        axis = int(self.rng.integers(x.ndim))
        y = self.fit(self.pick(values), x.shape)
        count = lax.broadcasted_iota(np.int32, x.shape, axis)
        keys = int(self.rng.integers(1, 3))
        sorted_ = lax.sort((x, y, count), dimension=axis, num_keys=keys, is_stable=True)
        return self.pick(sorted_)

    def op_top_k(self, x, values):
        if not x.ndim or x.shape[-1] == 0 or x.dtype == bool:
            return None
        return self.pick(lax.top_k(x, int(self.rng.integers(1, x.shape[-1] + 1))))

    def op_dots(self, x, values):
        if x.dtype == bool or x.size > 2000:
            return None
        b, m, k, n = (int(self.pick([1, 2, 3, 5, 8, 17, 33])) for _ in range(4))
        lhs = self.fit(x, self.pick([(b, m, k), (b, k, m), (k, b, m)]))
        rhs = self.fit(self.pick(values).astype(x.dtype), self.pick([(b, k, n), (b, n, k)]))
        dims = [int(np.flatnonzero(np.array(lhs.shape) == s)[0]) for s in (b, k)]
        other = [int(np.flatnonzero(np.array(rhs.shape) == s)[0]) for s in (b, k)]
        if dims[0] == dims[1] or other[0] == other[1]:
            return None
        wide = np.float32 if is_float(x) and x.dtype != np.float64 else None
        return lax.dot_general(lhs, rhs, (([dims[1]], [other[1]]), ([dims[0]], [other[0]])),
                               preferred_element_type=self.pick([None, wide]))

    def op_nest(self, x, values):
        """A loop that depends on data, in it a scan with a branch."""
        if not x.ndim or 0 in x.shape or x.dtype == bool or x.size > 2000:
            return None
        y = self.fit(self.pick(values).astype(x.dtype), x.shape)
        rounds = int(self.rng.integers(1, 4))

        def inner(carry, row):
            carry = lax.switch(jnp.clip(row.reshape(-1)[0], 0, 2).astype(np.int32),
                               [lambda c: c + 1, lambda c: c * 2, lambda c: c - row], carry)
            return self.tame(carry), (carry, row * 2)

        def body(state):
            i, v = state
            last, (all_, doubled) = lax.scan(inner, v[0], v, reverse=rounds == 2)
            return i + 1, self.tame(all_.at[i % v.shape[0]].set(last) + doubled)

        return lax.while_loop(lambda s: (s[0] < rounds), body, (0, y))[1]

    def op_gradient(self, x, values):
        if not is_float(x) or x.dtype == jnp.float8_e4m3fn or x.size > 500 or x.size == 0:
            return None
        y = self.fit(self.pick(values).astype(x.dtype), x.shape)
        f = self.pick([
            lambda v: jnp.sum(jnp.tanh(v) * y),
            lambda v: jnp.sum(jax.nn.softmax(v + y, axis=-1 if v.ndim else None)),
            lambda v: jnp.sum(jnp.cumsum(v * y)),
            lambda v: jnp.sum(lax.scan(lambda c, r: (self.tame(c * 0.5 + r), c), v.reshape(-1)[0],
                                       v.reshape(-1))[1]),
            lambda v: jnp.sum(jnp.sort(v.reshape(-1)) * y.reshape(-1)),
            lambda v: jnp.max(jnp.where(y > 0, v, v * v)),
            lambda v: jnp.linalg.norm(v.reshape(-1) + 3),
        ])
        return jax.grad(lambda v: f(v).astype(np.float32))(x)

    def op_complex(self, x, values):
        if not is_float(x):
            return None
        wide = x.astype(np.float64 if x.dtype == np.float64 else np.float32)
        z = lax.complex(wide, self.fit(self.pick(values).astype(wide.dtype), x.shape))
        if x.ndim and x.size and self.rng.random() < 0.4:
            z = self.pick([jnp.fft.fft, jnp.fft.ifft])(z, axis=-1)
        else:
            z = self.pick([lambda v: v * v, jnp.conj, lambda v: v / (v * jnp.conj(v) + 1),
                           lambda v: jnp.exp(-abs(v)) * v, lambda v: jnp.sum(v, keepdims=True)])(z)
        return self.pick([jnp.real, jnp.imag, jnp.abs])(z)

    def op_solve(self, x, values):
        if not is_float(x) or x.size == 0 or x.dtype.itemsize < 2:
            return None
        n = int(self.rng.integers(1, 6))
        a = self.fit(x, (2, n, n)) + 20 * jnp.eye(n, dtype=x.dtype)
        if self.rng.random() < 0.4:
            return lax.linalg.cholesky(a @ a.mT + jnp.eye(n, dtype=x.dtype))
        left = bool(self.rng.random() < 0.5)
        b = self.fit(self.pick(values).astype(x.dtype), (2, n, 3) if left else (2, 3, n))
        return lax.linalg.triangular_solve(
            a, b, left_side=left, lower=bool(self.rng.random() < 0.5),
            transpose_a=bool(self.rng.random() < 0.5),
            unit_diagonal=bool(self.rng.random() < 0.2))

    def op_narrow(self, x, values):
        return self.tame(x).astype(self.pick(NARROW)).astype(self.pick([np.float32, np.int32]))

    def op_random(self, x, values):
        key = jax.random.key(int(self.rng.integers(100)))
        shape = self.shape(2)
        return self.pick([
            lambda: jax.random.bits(key, shape, np.uint32),
            lambda: jax.random.uniform(key, shape),
            lambda: jax.random.permutation(key, 7),
            lambda: jax.random.randint(key, shape, -3, 9)])()

    def op_bits(self, x, values):
        same = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}.get(x.dtype.itemsize)
        if x.dtype == bool or same is None:
            return None
        return lax.bitcast_convert_type(x, same)

    def op_reduce_together(self, x, values):
        """Two arrays by one combiner: values and where they stood."""
        if not x.ndim or x.dtype == bool or 0 in x.shape:
            return None
        axis = int(self.rng.integers(x.ndim))
        count = lax.broadcasted_iota(np.int32, x.shape, axis)

        def larger(a, b):
            first = (a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1]))
            return jnp.where(first, a[0], b[0]), jnp.where(first, a[1], b[1])

        low = -9 if is_float(x) else np.iinfo(x.dtype).min
        return self.pick(lax.reduce((x, count), (jnp.asarray(low, x.dtype), np.int32(1 << 30)),
                                    larger, (axis,)))

    def op_vmapped(self, x, values):
        if x.ndim < 2 or 0 in x.shape or x.dtype == bool or x.size > 2000:
            return None
        ids = self.fit(self.pick(values).astype(np.int32), (x.shape[0],))
        return self.pick([
            lambda: jax.vmap(lambda r, i: lax.dynamic_slice_in_dim(r, i, 1))(x, ids),
            lambda: jax.vmap(lambda r, i: lax.dynamic_update_index_in_dim(r, r[0], i, 0))(x, ids),
            lambda: jax.vmap(lambda r, i: r.at[i].add(r[0], mode="drop"))(x, ids),
            lambda: jax.vmap(lambda r, i: lax.cond(i > 0, lambda: r, lambda: r * 2))(x, ids)])()
