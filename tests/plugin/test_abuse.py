"""What a careless or hostile caller does: an exception, and the next program runs."""

import os
import signal
import subprocess
import sys
import threading
import time

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.experimental import serialize_executable

x = np.arange(8, dtype=np.float32)


@pytest.fixture(autouse=True)
def next_program_runs():
    yield
    value = float(time.time_ns() % 1000)
    np.testing.assert_array_equal(jax.jit(lambda a: a * 2 + value)(x), x * 2 + np.float32(value))


@pytest.mark.parametrize(
    "program",
    [
        lambda v: jnp.zeros(1 << 40, jnp.float32),
        lambda v: jnp.broadcast_to(v, (1 << 38,)) * jnp.arange(1 << 38, dtype=jnp.float32),
        lambda v: jnp.sort(jnp.broadcast_to(v, (1 << 37,)))[0],
        lambda v: jnp.cumsum(jnp.broadcast_to(v, (1 << 38,)))[::-1][0],
        lambda v: (lambda m: (m @ m).sum())(jnp.broadcast_to(v, (1 << 20, 1 << 20)) + jnp.arange(1 << 20, dtype=jnp.float32)),
    ],
    ids=["result", "iota", "sort", "scan", "matmul"],
)
def test_out_of_memory(program):
    with pytest.raises(jax.errors.JaxRuntimeError, match=r"RESOURCE_EXHAUSTED.*\d+ bytes"):
        jax.block_until_ready(jax.jit(program)(np.float32(1)))


def test_memory_limit(run_jax):
    program = """
import jax, jax.numpy as jnp
kept = []
try:
    while len(kept) < 100:
        kept.append(jnp.ones(1 << 20, jnp.float32))
except (ValueError, jax.errors.JaxRuntimeError) as error:  # JAX's fast path raises the former
    print(len(kept) < 17, "RESOURCE_EXHAUSTED" in str(error))
kept.clear()
print(float(jnp.ones(1 << 20, jnp.float32).sum()))
"""
    assert run_jax(program, TESELA_MEMORY_LIMIT="64M").split() == ["True", "True", "1048576.0"]


def test_unknown_custom_call():
    call = jax.ffi.ffi_call("no_such_target", jax.ShapeDtypeStruct((8,), np.float32))
    with pytest.raises(jax.errors.JaxRuntimeError, match="(?s)no_such_target.*test_abuse.py"):
        jax.jit(lambda a: call(a))(x)


def test_unknown_option():
    with pytest.raises(jax.errors.JaxRuntimeError, match="no_such_option"):
        jax.jit(lambda a: a + 1, compiler_options={"tesela_no_such_option": "1"})(x)


SHARDED = """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
mesh = Mesh(np.array(jax.devices()), ("x",))
a = np.arange(64, dtype=np.float32).reshape(8, 8)
at = lambda *spec: NamedSharding(mesh, P(*spec))
whole = at()
def by_shard(f, **more):
    return jax.jit(jax.shard_map(f, mesh=mesh, in_specs=P("x"), out_specs=P("x"), **more))
turns = lambda v: jax.lax.fori_loop(0, 3, lambda i, c: c + jax.lax.psum(c, "x"), v)
until = lambda v: jax.lax.while_loop(lambda c: jax.lax.psum(c, "i") < 50, lambda c: c + 1, v)
apart = lambda v: jax.lax.cond(v > 1, lambda c: c * 2, lambda c: c - 1, v)
agreed = lambda v: jax.lax.cond(jax.lax.psum(v, "i") > 1, lambda c: jax.lax.psum(c, "i"), lambda c: c - 1, v)
programs = {
    "sharded": (lambda: jax.jit(lambda v: v * 2 + 1)(jax.device_put(a, at("x"))), a * 2 + 1),
    "matmul": (lambda: jax.jit(lambda v: v @ v.T)(jax.device_put(a, at("x"))), a @ a.T),
    "constraint": (lambda: jax.jit(lambda v: jax.lax.with_sharding_constraint(v * 2, at(None, "x")))(a), a * 2),
    "out": (lambda: jax.jit(lambda v: v * 2, out_shardings=at("x"))(a), a * 2),
    "replicated": (lambda: jax.jit(lambda v: v * 2)(jax.device_put(a, whole)), a * 2),
    "said": (lambda: jax.jit(lambda v: v + 1, in_shardings=whole, out_shardings=whole)(a), a + 1),
    "shift": (lambda: by_shard(lambda v: jax.lax.ppermute(v, "x", [(i, (i + 1) % 4) for i in range(4)]))(a), np.roll(a, 2, 0)),
    "loop": (lambda: by_shard(turns, check_vma=False)(np.ones(4, np.float32)), np.full(4, 125.0)),
    "pmap": (lambda: jax.pmap(lambda v: jax.lax.psum(v, "i"), axis_name="i")(a[:4, 0]), np.full(4, a[:4, 0].sum())),
    "until": (lambda: jax.pmap(until, axis_name="i")(np.ones(4, np.float32)), np.full(4, 13.0)),
    "apart": (lambda: jax.pmap(apart, axis_name="i")(a[0, :4]), [-1, 0, 4, 6]),
    "agreed": (lambda: jax.pmap(agreed, axis_name="i")(a[0, :4]), np.full(4, 6.0)),
    "one": (lambda: jax.jit(lambda v: v + 1)(jax.device_put(a, jax.devices()[3])), a + 1),
    "moved": (lambda: jax.device_put(jax.device_put(a, at("x")), at(None, "x")), a),
}
for name, (program, wanted) in programs.items():
    try:
        print(name, "right" if np.allclose(program(), wanted) else "WRONG")
    except Exception as error:
        print(name, str(error)[:200].replace("\\n", " "))
"""


def test_several_devices(run_jax):
    answers = dict(line.split(" ", 1) for line in run_jax(SHARDED, TESELA_NUM_DEVICES="4").splitlines())
    assert set(answers.values()) == {"right"}, answers
    assert len(answers) == 14


def test_donation_misuse():
    two = jax.jit(lambda a, b: (a + b, a * b), donate_argnums=(0, 1))
    y = jnp.array(x)
    with pytest.raises(jax.errors.JaxRuntimeError, match="donate the same buffer twice"):
        two(y, y)
    for donated in range(2):
        one = jax.jit(lambda a, b: (a + b, a * b), donate_argnums=donated)
        with pytest.raises(jax.errors.JaxRuntimeError, match="also used by the same call"):
            one(y, y)
    many = jax.jit(lambda *a: [v + 1 for v in a], donate_argnums=range(20))
    arrays = [jnp.array(x) for _ in range(19)]
    with pytest.raises(jax.errors.JaxRuntimeError, match="donate the same buffer twice"):
        many(*arrays[:7], arrays[11], *arrays[7:])
    for kept in [y, *arrays]:
        np.testing.assert_array_equal(kept, x)
    two(y, jnp.array(x))
    with pytest.raises(RuntimeError, match="deleted"):
        two(y, jnp.array(x))


def test_donated_arguments_change_places():
    swap = jax.jit(lambda a, b, c: (b, c, a), donate_argnums=(0, 1, 2))
    arrays = [x, x + 10, x * 2]
    got = swap(*map(jnp.array, arrays))
    np.testing.assert_array_equal(got, [arrays[1], arrays[2], arrays[0]])
    shift = jax.jit(lambda a, b: (a[::-1] + b, b * 2), donate_argnums=(0, 1))
    got = shift(jnp.array(x), jnp.array(x + 1))
    np.testing.assert_array_equal(got, [x[::-1] + x + 1, (x + 1) * 2])
    crossed = jax.jit(lambda a, b: (b, a, a + b), donate_argnums=(0, 1))
    got = crossed(jnp.array(x), jnp.array(x + 1))
    np.testing.assert_array_equal(got, [x + 1, x, x + x + 1])


def test_donation_keeps_the_source():
    source = np.arange(1 << 18, dtype=np.float32)
    array = jax.device_put(source)
    jax.jit(lambda a: a * 0 - 1, donate_argnums=0)(array).block_until_ready()
    np.testing.assert_array_equal(source, np.arange(1 << 18))


def test_views_outlive_their_array():
    array = jnp.arange(1 << 18, dtype=jnp.float32)
    view = np.asarray(array)
    array.delete()
    del array
    jax.block_until_ready([jnp.zeros(1 << 18) + k for k in range(4)])
    np.testing.assert_array_equal(view, np.arange(1 << 18))


def test_arrays_deleted_while_in_use():
    arrays = [jax.device_put(np.ones(1 << 14, np.float32)) for _ in range(40)]
    double = jax.jit(lambda a: (a * 2).sum())
    double(arrays[0])
    wrong = []

    def use():
        for array in arrays * 5:
            try:
                if float(double(array)) != 2 << 14:
                    wrong.append("sum")
            except (RuntimeError, ValueError) as error:
                if "deleted" not in str(error):
                    wrong.append(str(error))

    def delete():
        for array in arrays:
            time.sleep(0.001)
            array.delete()

    threads = [threading.Thread(target=use) for _ in range(4)] + [threading.Thread(target=delete)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_threads_compile_and_run():
    shared = [jax.jit(lambda a, k=k: a * k + jnp.sort(a)) for k in range(3)]
    wrong = []

    def work(seed):
        pick = np.random.default_rng(seed)
        for turn in range(4):
            a = pick.standard_normal(int(pick.integers(1, 2000))).astype(np.float32)
            k = float(pick.integers(1, 1000))
            try:
                np.testing.assert_allclose(jax.jit(lambda v: jnp.sin(v) + k)(a), np.sin(a) + k, rtol=1e-5)
                for n, function in enumerate(shared):
                    np.testing.assert_allclose(function(a), a * n + np.sort(a), rtol=1e-5, atol=1e-5)
            except Exception as error:
                wrong.append(repr(error)[:500])

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_compiled_functions_run_in_a_fork(run_jax):
    # Compiling there is beyond us: JAX waits for threads of the parent.
    program = """
import os, signal, warnings
import jax, jax.numpy as jnp, numpy as np
warnings.simplefilter("ignore")
a = np.ones((600, 600), np.float32)
f = jax.jit(lambda v: jnp.sin(v @ v))
wanted = np.asarray(f(a))
child = os.fork()
if child == 0:
    signal.alarm(30)
    os._exit(0 if np.array_equal(f(a), wanted) else 1)
print(os.waitpid(child, 0)[1], np.array_equal(f(a), wanted))
"""
    assert run_jax(program, TESELA_NUM_THREADS="2").split() == ["0", "True"]


ENDLESS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may ignore it
import jax, jax.numpy as jnp, numpy as np
loop = jax.jit(lambda v: jax.lax.fori_loop(0, 1 << 30, BODY, v))
print(float(jax.jit(lambda v: v + 1)(1.0)), flush=True)
try:
    jax.block_until_ready(loop(np.eye(SIZE, dtype=np.float32)))
except KeyboardInterrupt:
    print("interrupted", float(jax.jit(lambda v: v + 2)(1.0)), flush=True)
"""


@pytest.mark.parametrize(
    ("body", "size"),
    [("lambda i, c: jnp.sin(c @ c) * 0.01", 16), ("lambda i, c: jnp.sort(c) + 1", 16), ("lambda i, c: jnp.sin(c @ c) * 0.01", 512)],
    ids=["machine loop", "steps", "large steps"],
)
def test_interrupt(body, size):
    path = os.pathsep.join(p for p in sys.path if p)
    program = ENDLESS.replace("BODY", body).replace("SIZE", str(size))
    process = subprocess.Popen(
        [sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "2.0\n"
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        pytest.fail("the program went on")
    assert process.returncode == 0, err
    assert out == "interrupted 3.0\n"


def test_damaged_executables():
    compiled = jax.jit(lambda a: jnp.sort(a) * 2).lower(x).compile()
    data, inputs, outputs = serialize_executable.serialize(compiled)
    start = data.index(b"TESELAP\n")
    size = 28 + int.from_bytes(data[start + 12 : start + 20], "little")
    for at in range(start + 8, start + size, size // 40):
        broken = bytearray(data)
        broken[at] ^= 0x10
        with pytest.raises(jax.errors.JaxRuntimeError, match="DATA_LOSS|INVALID_ARGUMENT"):
            serialize_executable.deserialize_and_load(bytes(broken), inputs, outputs)
    whole = serialize_executable.deserialize_and_load(data, inputs, outputs)
    np.testing.assert_array_equal(whole(x), np.sort(x) * 2)


def test_damaged_cache(run_jax, tmp_path):
    program = """
import jax, numpy as np, jax.numpy as jnp, warnings
warnings.simplefilter("ignore")
print(np.asarray(jax.jit(lambda a: jnp.sort(a) + jnp.cumsum(a))(np.arange(4.0)[::-1].copy())))
"""
    settings = {
        "JAX_COMPILATION_CACHE_DIR": str(tmp_path),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    }
    wanted = run_jax(program, **settings)
    kept = list(tmp_path.glob("*-cache"))
    assert kept
    for file in kept:
        data = bytearray(file.read_bytes())
        data[len(data) // 2] ^= 0xFF
        file.write_bytes(data)
    assert run_jax(program, **settings) == wanted
    for file in kept:
        file.write_bytes(file.read_bytes()[:40])
    assert run_jax(program, **settings) == wanted


def test_many_operators():
    """Eight times the operators cost far from sixty-four times the work."""

    def seconds(count):
        def chain(a):
            for k in range(count):
                a = jnp.sin(a[1:] + a[:-1]) if k % 8 == 0 else a * 1.01 + k
            return a

        lowered = jax.jit(chain).lower(np.ones(128, np.float32))
        start = time.process_time()
        lowered.compile()
        return time.process_time() - start

    seconds(8)
    assert seconds(800) < 45 * seconds(100)


def test_nested_control_flow():
    def nest(depth, a):
        if depth == 0:
            return a + 1
        return jax.lax.cond(a[0] > depth * 0 - 1, lambda v: nest(depth - 1, v), lambda v: v, a)

    np.testing.assert_array_equal(jax.jit(lambda a: nest(40, a))(x), x + 1)
    with pytest.raises(jax.errors.JaxRuntimeError, match="deep"):
        jax.jit(lambda a: nest(120, a))(x)


def test_large_constant():
    large = np.arange(1 << 22, dtype=np.float32)
    np.testing.assert_array_equal(jax.jit(lambda a: large[::2] + a[0])(x), large[::2] + x[0])
