"""Random programs: what the compiled code gives against what the judge gives.

    JAX_PLATFORMS=tesela python tests/fuzz/random_programs.py [--seed N] [--count N] [--show] [--more]

Each program is a random graph of some ten operators on small arrays, traced by
JAX. Prints the seed and the jaxpr of every program whose results differ by more
than the order of sums explains; exits 1 if there is one.
"""

import argparse
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)

FLOATS = (np.float32, np.float64, jnp.bfloat16, np.float16)
INTEGERS = (np.int32, np.int8, np.uint8, np.int64, np.uint32)


class Program:
    """Draws operators; `values` are what has been computed so far."""

    def __init__(self, rng):
        self.rng = rng

    def pick(self, items):
        return items[self.rng.integers(len(items))]

    def shape(self, rank=None):
        rank = self.rng.integers(0, 4) if rank is None else rank
        return tuple(int(self.pick([1, 2, 3, 4, 5, 7, 8, 16, 17])) for _ in range(rank))

    def tame(self, x):
        """Keeps numbers of a size at which differences mean something."""
        if jnp.issubdtype(x.dtype, jnp.floating):
            return jnp.clip(jnp.nan_to_num(x, nan=0.5, posinf=4, neginf=-4), -8, 8)
        return x

    def step(self, values):
        x = self.pick(values)
        name = self.pick([n for n in dir(self) if n.startswith("op_")])
        return getattr(self, name)(x, values)

    # One method per operator; None where it does not apply.

    def op_unary(self, x, values):
        if jnp.issubdtype(x.dtype, jnp.floating):
            return self.pick([jnp.tanh, jnp.negative, jnp.abs, jnp.sign, jnp.floor,
                              lax.logistic, jnp.sin, lambda v: jnp.exp(-jnp.abs(v)),
                              lambda v: lax.rsqrt(jnp.abs(v) + 1), jnp.round])(x)
        if x.dtype == bool:
            return ~x
        return self.pick([jnp.negative, jnp.bitwise_not, lax.population_count, jnp.sign])(x)

    def op_binary(self, x, values):
        y = self.pick(values)
        if x.dtype == bool:
            y = y.astype(bool)
        y = self.fit(y.astype(x.dtype), x.shape)
        if x.dtype == bool:
            return self.pick([jnp.logical_and, jnp.logical_or, jnp.logical_xor])(x, y)
        if jnp.issubdtype(x.dtype, jnp.integer):
            return self.pick([jnp.add, jnp.subtract, jnp.multiply, jnp.maximum, lax.div,
                              lax.rem, jnp.bitwise_and, lax.shift_left,
                              lax.shift_right_arithmetic])(x, y)
        return self.pick([jnp.add, jnp.subtract, jnp.multiply, jnp.maximum, jnp.minimum,
                          lambda a, b: a / (jnp.abs(b) + 1)])(x, y)

    def fit(self, y, shape):
        """Any array as one of `shape`: by repeating what it has."""
        flat = y.reshape(-1)
        count = int(np.prod(shape))
        if flat.shape[0] == 0:
            return jnp.zeros(shape, y.dtype)
        repeats = -(-count // flat.shape[0]) if count else 1
        return jnp.concatenate([flat] * repeats)[:count].reshape(shape)

    def op_broadcast(self, x, values):
        if x.ndim > 3:
            return None
        dim = self.rng.integers(x.ndim + 1)
        shape = list(x.shape)
        shape.insert(dim, int(self.pick([1, 2, 3, 5, 16])))
        dims = [d for d in range(x.ndim + 1) if d != dim]
        return lax.broadcast_in_dim(x, shape, dims)

    def op_transpose(self, x, values):
        return jnp.transpose(x, self.rng.permutation(x.ndim)) if x.ndim > 1 else None

    def op_reshape(self, x, values):
        shape = list(x.shape)
        if len(shape) > 1 and self.rng.random() < 0.5:
            at = self.rng.integers(len(shape) - 1)
            shape[at:at + 2] = [shape[at] * shape[at + 1]]
        elif shape:
            at = self.rng.integers(len(shape))
            for part in (2, 3, 4):
                if shape[at] % part == 0:
                    shape[at:at + 1] = [part, shape[at] // part]
                    break
        return x.reshape(shape) if len(shape) < 5 else None

    def op_slice(self, x, values):
        if not x.ndim:
            return None
        starts, limits, strides = [], [], []
        for extent in x.shape:
            start = int(self.rng.integers(0, max(extent, 1)))
            starts.append(start)
            limits.append(int(self.rng.integers(start, extent + 1)) if self.rng.random() < .5 else extent)
            strides.append(int(self.pick([1, 1, 2, 3])))
        return lax.slice(x, starts, limits, strides)

    def op_pad(self, x, values):
        config = [(int(self.rng.integers(-1, 3)), int(self.rng.integers(-1, 3)),
                   int(self.pick([0, 0, 1]))) for _ in x.shape]
        for extent, (low, high, interior) in zip(x.shape, config):
            if extent + max(extent - 1, 0) * interior + low + high < 0:
                return None
        return lax.pad(x, jnp.asarray(self.pick([0, 1]), x.dtype), config)

    def op_concatenate(self, x, values):
        if not x.ndim:
            return None
        y = self.pick(values).astype(x.dtype)
        dim = self.rng.integers(x.ndim)
        shape = list(x.shape)
        shape[dim] = int(self.pick([1, 2, 3, 9]))
        return jnp.concatenate([x, self.fit(y, shape)], dim)

    def op_reverse(self, x, values):
        dims = [d for d in range(x.ndim) if self.rng.random() < 0.5]
        return lax.rev(x, dims) if dims else None

    def op_reduce(self, x, values):
        if not x.ndim or x.dtype == bool:
            return None
        axes = tuple(d for d in range(x.ndim) if self.rng.random() < 0.6) or (0,)
        if any(x.shape[a] == 0 for a in axes):
            return None
        return self.pick([jnp.sum, jnp.max, jnp.min, jnp.mean])(x, axes).astype(x.dtype)

    def op_argmax(self, x, values):
        if not x.ndim or x.dtype == bool:
            return None
        axis = self.rng.integers(x.ndim)
        if x.shape[axis] == 0:
            return None
        return self.pick([jnp.argmax, jnp.argmin])(x, axis).astype(np.int32)

    def op_dot(self, x, values):
        if not x.ndim or x.dtype == bool:
            return None
        axis = int(self.rng.integers(x.ndim))
        batch = [d for d in range(x.ndim) if d != axis and self.rng.random() < 0.3]
        free = self.shape(self.rng.integers(0, 2))
        y = self.fit(self.pick(values).astype(x.dtype),
                     tuple(x.shape[d] for d in batch) + free + (x.shape[axis],))
        r = len(batch)
        return lax.dot_general(x, y, (([axis], [r + len(free)]), (batch, list(range(r)))))

    def op_convolve(self, x, values):
        if x.ndim != 3 or not jnp.issubdtype(x.dtype, jnp.floating) or 0 in x.shape:
            return None
        groups = 2 if x.shape[1] % 2 == 0 and self.rng.random() < 0.3 else 1
        k = self.fit(self.pick(values).astype(x.dtype),
                     (2 * int(self.rng.integers(1, 4)), x.shape[1] // groups,
                      int(self.rng.integers(1, 4))))
        dilation = int(self.pick([1, 1, 2]))
        return lax.conv_general_dilated(
            x, k, (int(self.pick([1, 1, 2])),),
            [(int(self.rng.integers(0, 3)), 2 * dilation)],
            lhs_dilation=(int(self.pick([1, 1, 2])),), rhs_dilation=(dilation,),
            feature_group_count=groups)

    def op_window(self, x, values):
        if not x.ndim or x.dtype == bool or 0 in x.shape:
            return None
        size = [int(self.rng.integers(1, min(e, 3) + 1)) for e in x.shape]
        stride = [int(self.pick([1, 1, 2])) for _ in x.shape]
        pad = [(int(self.rng.integers(0, 2)), int(self.rng.integers(0, 2))) for _ in x.shape]
        if self.rng.random() < 0.5:
            return lax.reduce_window(x, jnp.zeros((), x.dtype), lax.add, size, stride, pad)
        low = -jnp.inf if jnp.issubdtype(x.dtype, jnp.floating) else np.iinfo(x.dtype).min
        return self.tame(lax.reduce_window(x, jnp.asarray(low, x.dtype), lax.max, size, stride, pad))

    def op_cumulative(self, x, values):
        if not x.ndim or x.dtype == bool:
            return None
        return self.pick([lax.cumsum, lax.cummax])(
            x, int(self.rng.integers(x.ndim)), reverse=bool(self.rng.random() < 0.3))

    def op_take(self, x, values):
        if not x.ndim:
            return None
        axis = int(self.rng.integers(x.ndim))
        if x.shape[axis] == 0:
            return None
        ids = self.pick(values)
        ids = (ids * (3 if ids.dtype != bool else 1)).reshape(-1)[:9].astype(np.int32)
        return jnp.take(x, ids, axis, mode=self.pick(["clip", "wrap"]))

    def op_dynamic_slice(self, x, values):
        if not x.ndim or 0 in x.shape:
            return None
        starts = [self.fit(self.pick(values).astype(np.int32), ()) for _ in x.shape]
        return lax.dynamic_slice(x, starts, [int(self.rng.integers(1, e + 1)) for e in x.shape])

    def op_update_slice(self, x, values):
        if not x.ndim or 0 in x.shape:
            return None
        starts = [self.fit(self.pick(values).astype(np.int32), ()) for _ in x.shape]
        shape = [int(self.rng.integers(1, e + 1)) for e in x.shape]
        return lax.dynamic_update_slice(x, self.fit(self.pick(values).astype(x.dtype), shape), starts)

    def op_scatter(self, x, values):
        if not x.ndim or x.dtype == bool or 0 in x.shape:
            return None
        ids = self.fit(self.pick(values).astype(np.int32), (5,)) % (x.shape[0] + 1)
        updates = self.fit(self.pick(values).astype(x.dtype), (5,) + x.shape[1:])
        at = x.at[ids]
        return self.pick([at.add, at.max])(updates, mode="drop")

    def op_select(self, x, values):
        y = self.fit(self.pick(values).astype(x.dtype), x.shape)
        z = self.fit(self.pick(values), x.shape)
        return jnp.where(z > 0, x, y)

    def op_compare(self, x, values):
        y = self.fit(self.pick(values).astype(x.dtype), x.shape)
        return self.pick([jnp.less, jnp.equal, jnp.greater_equal])(x, y)

    def op_convert(self, x, values):
        return self.tame(x).astype(self.pick(FLOATS + INTEGERS))

    def op_iota(self, x, values):
        shape = self.shape(2)
        return lax.broadcasted_iota(self.pick((np.int32, np.float32)), shape, int(self.rng.integers(2)))

    def op_sort(self, x, values):
        return jnp.sort(x, int(self.rng.integers(x.ndim))) if x.ndim else None

    def op_loop(self, x, values):
        y = self.fit(self.pick(values).astype(x.dtype), x.shape)
        kind = self.rng.integers(3)
        if x.dtype == bool:
            return None
        if kind == 0:
            return lax.fori_loop(0, 3, lambda i, v: self.tame(v + y * i.astype(x.dtype)), x)
        if kind == 1 and x.ndim:
            return lax.scan(lambda c, row: (self.tame(c + row), c * row),
                            jnp.zeros(x.shape[1:], x.dtype), x)[1]
        return lax.cond(self.fit(y, ()) > 0, lambda: self.tame(x * 2), lambda: y)

    def op_norm(self, x, values):
        if not x.ndim or not jnp.issubdtype(x.dtype, jnp.floating) or 0 in x.shape:
            return None
        return self.pick([lambda v: jax.nn.softmax(v, -1),
                          lambda v: v / jnp.sqrt(jnp.mean(v * v, -1, keepdims=True) + 1)])(x)


def draw(seed, make=Program):
    """Inputs and a function of them that always draws the same operators."""
    rng = np.random.default_rng(seed)
    inputs = []
    for _ in range(rng.integers(1, 4)):
        program = make(rng)
        dtype = program.pick(FLOATS[:3] + INTEGERS[:2])
        inputs.append((rng.standard_normal(program.shape(rng.integers(1, 4))) * 3).astype(dtype))
    start = rng.bit_generator.state

    def function(*arguments):
        own = np.random.default_rng()
        own.bit_generator.state = start
        program = make(own)
        values = list(arguments)
        for _ in range(own.integers(3, 14)):
            made = program.step(values)
            if made is not None and made.size < 20000:
                values.append(program.tame(made))
        return values[len(arguments):][-4:] or values[:1]

    return inputs, function


def coarsest(jaxpr):
    """The rounding of the narrowest floats that a program computes with."""
    text = str(jaxpr)
    for name, dtype in (("bf16[", jnp.bfloat16), ("f16[", np.float16), ("f32[", np.float32)):
        if name in text:
            return float(jnp.finfo(dtype).eps)
    return float(jnp.finfo(np.float64).eps)


def differs(got, wanted, epsilon):
    """Whether the difference is more than rounding explains."""
    if got.dtype == bool or np.issubdtype(got.dtype, np.integer):
        return not np.array_equal(got, wanted)
    got, wanted = got.astype(np.float64), wanted.astype(np.float64)
    same = (got == wanted) | (np.isnan(got) & np.isnan(wanted))
    if same.all():
        return False
    scale = np.nanmax(np.abs(wanted), initial=1.0)
    return not np.nanmax(np.abs(got - wanted)[~same]) <= 64 * epsilon * scale


def check(seed, show=False, make=Program):
    inputs, function = draw(seed, make)
    traced = jax.jit(function).trace(*inputs)
    results = [traced.lower().compile(compiler_options={"tesela_backend": backend})(*inputs)
               for backend in ("compiled", "judge")]
    epsilon = coarsest(traced.jaxpr)
    results = [[np.asarray(each) for each in side] for side in results]
    bad = [n for n, (a, b) in enumerate(zip(*results)) if differs(a, b, epsilon)]
    if show and bad:
        print(traced.jaxpr)
        for n in bad:
            got, wanted = results[0][n], results[1][n]
            where = tuple(np.argwhere(got != wanted)[0])
            print(f"result {n} {got.dtype}{got.shape} at {where}: {got[where]}, "
                  f"judge {wanted[where]}, {np.sum(got != wanted)} differ")
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--show", action="store_true", help="print what differs")
    parser.add_argument("--more", action="store_true", help="draw from more_operators.py too")
    arguments = parser.parse_args()
    make = Program
    if arguments.more:
        from more_operators import MoreOperators as make
    failures = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        try:
            bad = check(seed, arguments.show, make)
        except Exception as error:  # a refusal is a finding, too
            bad = [f"{type(error).__name__}: {str(error)[:300]}"]
        if bad:
            failures += 1
            print(f"seed {seed}: {bad}", flush=True)
    print(f"{arguments.count} programs, {failures} differ")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
