"""Contractions and a transformer block beside JAX's CPU backend, in one interleaved run.

    python bench/contractions.py [--threads N] [--json FILE]

The running example, bf16 and f32 1024^3 matmul, a block forward and its gradient: median of the ratios of pairs,
time per call, first-call times. --threads 1 pins the process to one core.
"""

import argparse
import json
import os
import statistics
import sys

parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("--threads", type=int, default=0)
parser.add_argument("--seconds", type=float, default=4.0)
parser.add_argument("--json")
options = parser.parse_args()
if options.threads:
    cores = sorted(os.sched_getaffinity(0))[: options.threads]
    os.sched_setaffinity(0, cores)
os.environ.setdefault("JAX_PLATFORMS", "tesela,cpu")

import jax
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import demo


def workloads():
    """Name, function, arguments, products (0: not counted)."""
    random = np.random.default_rng(0)
    a = random.integers(-128, 128, (1024, 512), dtype=np.int8)
    b = random.standard_normal((512, 2048)).astype(demo.BF16)
    yield "running example", demo.running_example, (a, b), 1024 * 512 * 2048
    for name, dtype in (("bf16 1024^3", demo.BF16), ("f32 1024^3", "f4")):
        x, y = (random.standard_normal((1024, 1024)).astype(dtype) for _ in "xy")
        yield name, lambda p, q: p @ q, (x, y), 1024**3
    block = demo.block_inputs()
    yield "transformer block, forward", demo.transformer_block, block, 0
    yield "transformer block, gradient", jax.grad(demo.block_loss), block, 0


rows = []
for name, function, arguments, products in workloads():
    placed = {
        platform: jax.device_put(arguments, jax.devices(platform)[0])
        for platform in ("tesela", "cpu")
    }
    jitted = jax.jit(function)
    calls = {
        platform: (lambda args=args: jax.block_until_ready(jitted(*args)))
        for platform, args in placed.items()
    }
    times = demo.interleaved(calls, options.seconds)
    first = {
        platform: statistics.median(
            demo.first_call(function, args) for _ in range(3)
        )
        for platform, args in placed.items()
    }
    ratio = statistics.median(
        t / c for t, c in zip(times["tesela"], times["cpu"])
    )
    best = {platform: min(values) for platform, values in times.items()}
    median = {p: statistics.median(values) for p, values in times.items()}
    rows.append(
        {
            "workload": name,
            "threads": len(os.sched_getaffinity(0)),
            "ratio": ratio,
            "tesela_ms": median["tesela"] * 1e3,
            "cpu_ms": median["cpu"] * 1e3,
            "tesela_gflops": 2 * products / median["tesela"] / 1e9,
            "tesela_best_gflops": 2 * products / best["tesela"] / 1e9,
            "first_tesela_ms": first["tesela"] * 1e3,
            "first_cpu_ms": first["cpu"] * 1e3,
        }
    )
    print(
        f"{name}: ratio {ratio:.2f}, Tesela {median['tesela'] * 1e3:.2f} ms "
        f"({rows[-1]['tesela_gflops']:.0f} GFLOP/s, best "
        f"{rows[-1]['tesela_best_gflops']:.0f}), JAX's CPU backend "
        f"{median['cpu'] * 1e3:.2f} ms; first call "
        f"{first['tesela'] * 1e3:.0f} against {first['cpu'] * 1e3:.0f} ms"
    )
if options.json:
    with open(options.json, "w") as file:
        json.dump(rows, file, indent=1)
