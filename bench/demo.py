"""The demo: two JAX programs on Tesela, checked and timed beside JAX's own CPU
backend in the same process.

    python bench/demo.py [--seconds S]

1. The running example, f(a, b) = -((a @ b) * 0.125) with a: s8[1024,512]
   converted to bf16 and b: bf16[512,2048]. Shows the HLO before and after.
2. A transformer block (RMSNorm, attention, gated MLP), forward and gradient.

Prints the largest error against float64 NumPy, the time of the first call
(trace to result) and the median ratio of interleaved calls. Exits 1 if a result
is wrong.
"""

import argparse
import os
import statistics
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "tesela,cpu")

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

BF16 = ml_dtypes.bfloat16


def running_example(a, b):
    return -((a.astype(jnp.bfloat16) @ b) * 0.125)


def rms_norm(x, weight):
    scale = jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6)
    return x * scale * weight


def attention(x, wq, wk, wv, wo, heads):
    length, width = x.shape
    split = lambda y: y.reshape(length, heads, width // heads).swapaxes(0, 1)
    q, k, v = split(x @ wq), split(x @ wk), split(x @ wv)
    scores = q @ k.swapaxes(1, 2) / np.sqrt(width // heads)
    mask = jnp.tril(jnp.ones((length, length), bool))
    weights = jax.nn.softmax(jnp.where(mask, scores, -1e30), axis=-1)
    return (weights @ v).swapaxes(0, 1).reshape(length, width) @ wo


def transformer_block(parameters, x):
    p = parameters
    x = x + attention(
        rms_norm(x, p["norm1"]), p["wq"], p["wk"], p["wv"], p["wo"], heads=8
    )
    y = rms_norm(x, p["norm2"])
    return x + (jax.nn.silu(y @ p["gate"]) * (y @ p["up"])) @ p["down"]


def block_loss(parameters, x):
    return jnp.mean(transformer_block(parameters, x) ** 2)


def block_inputs(length=256, width=512, hidden=1408):
    random = np.random.default_rng(42)
    matrix = lambda m, n: (random.standard_normal((m, n)) / np.sqrt(m)).astype("f4")
    parameters = {
        "norm1": np.ones(width, "f4"),
        "norm2": np.ones(width, "f4"),
        "wq": matrix(width, width),
        "wk": matrix(width, width),
        "wv": matrix(width, width),
        "wo": matrix(width, width),
        "gate": matrix(width, hidden),
        "up": matrix(width, hidden),
        "down": matrix(hidden, width),
    }
    return parameters, random.standard_normal((length, width)).astype("f4")


def block_float64(parameters, x):
    """The block in float64 NumPy, written independently of the JAX one."""
    p = {name: value.astype("f8") for name, value in parameters.items()}
    x = x.astype("f8")

    def norm(y, weight):
        return y / np.sqrt((y * y).mean(-1, keepdims=True) + 1e-6) * weight

    length, width = x.shape
    heads, depth = 8, width // 8
    y = norm(x, p["norm1"])
    q, k, v = (
        (y @ p[w]).reshape(length, heads, depth).transpose(1, 0, 2)
        for w in ("wq", "wk", "wv")
    )
    scores = np.einsum("hqd,hkd->hqk", q, k) / np.sqrt(depth)
    scores[:, ~np.tri(length, dtype=bool)] = -np.inf
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    mixed = np.einsum("hqk,hkd->qhd", weights, v).reshape(length, width)
    x = x + mixed @ p["wo"]
    y = norm(x, p["norm2"])
    gate = y @ p["gate"]
    return x + (gate / (1 + np.exp(-gate)) * (y @ p["up"])) @ p["down"]


def first_call(function, arguments):
    """Seconds from trace to result, compiled anew."""
    jax.clear_caches()
    started = time.perf_counter()
    jax.block_until_ready(jax.jit(function)(*arguments))
    return time.perf_counter() - started


def interleaved(calls, seconds):
    """Times of each call, taken turn about: {name: [seconds, ...]}."""
    times = {name: [] for name in calls}
    for call in calls.values():
        call()
    finish = time.perf_counter() + seconds
    while time.perf_counter() < finish or len(times[next(iter(times))]) < 5:
        for name, call in calls.items():
            started = time.perf_counter()
            call()
            times[name].append(time.perf_counter() - started)
    return times


def compare(title, function, host_arguments, seconds):
    """Runs `function` on both platforms; prints times; returns the results."""
    devices = {name: jax.devices(name)[0] for name in ("tesela", "cpu")}
    arguments = {
        name: jax.device_put(host_arguments, device)
        for name, device in devices.items()
    }
    # The first program of a platform pays for its start; let a tiny one do so.
    for name, device in devices.items():
        jax.block_until_ready(jax.jit(lambda x: x + 1)(jax.device_put(1.0, device)))
    first = {name: [] for name in devices}
    for _ in range(3):
        for name in devices:
            first[name].append(first_call(function, arguments[name]))
    jitted = jax.jit(function)
    calls = {
        name: (lambda args=args: jax.block_until_ready(jitted(*args)))
        for name, args in arguments.items()
    }
    times = interleaved(calls, seconds)
    ratios = [t / c for t, c in zip(times["tesela"], times["cpu"])]
    median = {name: statistics.median(values) for name, values in times.items()}
    opened = {name: statistics.median(values) for name, values in first.items()}
    print(
        f"{title}: Tesela {median['tesela'] * 1e3:.3f} ms, "
        f"JAX's CPU backend {median['cpu'] * 1e3:.3f} ms, "
        f"ratio {statistics.median(ratios):.2f} "
        f"(median of {len(ratios)} interleaved pairs)"
    )
    print(
        f"{'first call':>{len(title)}}: Tesela {opened['tesela'] * 1e3:.0f} ms, "
        f"JAX's CPU backend {opened['cpu'] * 1e3:.0f} ms, "
        f"ratio {opened['tesela'] / opened['cpu']:.2f}"
    )
    return {name: jax.device_get(call()) for name, call in calls.items()}


def check(title, got, want, tolerance):
    """Largest difference, relative to the largest value wanted."""
    got, want = np.asarray(got, "f8"), np.asarray(want, "f8")
    error = np.abs(got - want).max() / np.abs(want).max()
    fine = bool(error <= tolerance)
    print(
        f"{title}: largest error {error:.2e} of the largest value, "
        f"allowed {tolerance:.2e}: {'correct' if fine else 'WRONG'}"
    )
    return fine


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=4.0)
    options = parser.parse_args()

    random = np.random.default_rng(42)
    a = random.integers(-128, 128, (1024, 512), dtype=np.int8)
    b = random.standard_normal((512, 2048)).astype(BF16)
    on_tesela = jax.device_put((a, b), jax.devices("tesela")[0])

    print("== The running example: f(a, b) = -((a @ b) * 0.125)")
    lowered = jax.jit(running_example).lower(*on_tesela)
    print("-- HLO before:\n" + lowered.as_text(dialect="hlo"))
    print("-- HLO after:\n" + lowered.compile().as_text())
    results = compare("running example", running_example, (a, b), options.seconds)
    exact = -((a.astype("f8") @ b.astype("f8")) * 0.125)
    # Three roundings to bf16 (the product and, exact ones, the scale and the
    # sign): half an ulp of 2^-7, doubled for the sums in f32.
    fine = check("running example", results["tesela"], exact, 2**-8)

    print("== A transformer block: RMSNorm, attention, gated MLP")
    parameters, x = block_inputs()
    forward = compare(
        "block, forward", transformer_block, (parameters, x), options.seconds
    )
    # f32 sums of at most 1408 terms through five products in a row.
    bound = 1408 * 5 * np.finfo("f4").eps
    fine &= check(
        "block, forward", forward["tesela"], block_float64(parameters, x), bound
    )
    gradient = compare(
        "block, gradient", jax.grad(block_loss), (parameters, x), options.seconds
    )
    for name in sorted(parameters):
        fine &= check(
            f"block, gradient of {name}",
            gradient["tesela"][name],
            gradient["cpu"][name],
            bound,
        )
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
