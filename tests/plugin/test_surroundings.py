"""What surrounds a program goes wrong: other processes, a full disk, Ctrl-C, devices
that are not there. One error or none, and no result that is wrong."""

import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

ROOT = pathlib.Path(__file__).parents[2]
TESELA = pathlib.Path(os.environ.get("TESELA_BUILD", ROOT / "build/release")) / "bin/tesela"
needs_tool = pytest.mark.skipif(not TESELA.exists(), reason="not built")
PROGRAM = """
import jax, jax.numpy as jnp, numpy as np
f = jax.jit(lambda a: jnp.sort(jnp.sin(a) @ a.T) + jnp.cumsum(a[:, 0]))
for n in (8, 16, 24):
    a = np.arange(n * n, dtype=np.float32).reshape(n, n) / n
    print(np.asarray(f(a)).sum().tobytes().hex())
"""
CACHE = {"JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0", "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}
SUM = """
func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, K"}) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %x : tensor<?x?xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, K"}) -> tensor<?xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %1 = stablehlo.add %0, %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
"""


def environment(**more):
    return {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), **more}


def start(command, **more):
    return subprocess.Popen(
        command, env=environment(**more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell may ignore it
    )  # fmt: skip


def finish(processes):
    """All of them said the same, and that in good order."""
    said = [p.communicate(timeout=300) for p in processes]
    for process, (_, error) in zip(processes, said):
        assert process.returncode == 0, error
    assert len({out for out, _ in said}) == 1, said
    return said[0][0]


def on_small_disk(folder, size="64k", writable=True) -> list[str]:
    """In front of a command: what it sees of the folder is a disk of that size."""
    options = f"size={size}" + ("" if writable else ",ro")
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", f'mount -t tmpfs -o {options} none {folder} && exec "$@"', "sh"]
    if subprocess.run([*command, "true"], capture_output=True).returncode:
        pytest.skip("no mounting here")
    return command


def large_program(path, operators=3000):
    lines = ["func.func @main(%x0: tensor<1000xf32>) -> tensor<1000xf32> {"]
    for k in range(operators):
        lines.append(f"%s{k} = stablehlo.sine %x{k} : tensor<1000xf32>")
        lines.append(f"%x{k + 1} = stablehlo.{'add' if k % 3 else 'maximum'} %s{k}, %x{k} : tensor<1000xf32>")
    path.write_text("\n".join([*lines, f"return %x{operators} : tensor<1000xf32>", "}"]))
    return path


def wide_program(path, parts=20000):
    one = "tensor<1xf32>"
    lines = [f"func.func @main(%x: {one}) -> tensor<{parts}xf32> {{"]
    lines += [f"%s{k} = stablehlo.sine %x : {one}\n%y{k} = stablehlo.add %s{k}, %x : {one}" for k in range(parts)]
    values, types = ", ".join(f"%y{k}" for k in range(parts)), ", ".join([one] * parts)
    lines.append(f"%r = stablehlo.concatenate {values}, dim = 0 : ({types}) -> tensor<{parts}xf32>")
    path.write_text("\n".join([*lines, f"return %r : tensor<{parts}xf32>", "}"]))
    return path


def test_processes_share_a_compilation_cache(tmp_path):
    command = [sys.executable, "-W", "ignore", "-c", PROGRAM]
    finish([start(command, JAX_COMPILATION_CACHE_DIR=str(tmp_path), **CACHE) for _ in range(3)])
    assert list(tmp_path.glob("*-cache"))
    finish([start(command, JAX_COMPILATION_CACHE_DIR=str(tmp_path), **CACHE) for _ in range(2)])


@needs_tool
def test_processes_share_a_proof_cache(tmp_path):
    (tmp_path / "sum.mlir").write_text(SUM)
    command = [TESELA, "prove", tmp_path / "sum.mlir"]
    for _ in range(2):
        said = finish([start(command, TESELA_PROOF_CACHE=str(tmp_path / "proofs")) for _ in range(4)])
        assert said.startswith("PROVED")


@needs_tool
def test_processes_write_one_file(tmp_path):
    program, target = tmp_path / "sum.mlir", tmp_path / "sum.tso"
    program.write_text("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n %0 = stablehlo.sine %x : tensor<4xf32>\n return %0 : tensor<4xf32>\n}\n")
    finish([start([TESELA, "compile", program, "-o", target]) for _ in range(6)])
    assert sorted(p.name for p in tmp_path.iterdir()) == ["sum.mlir", "sum.tso"]
    assert subprocess.run([TESELA, "run", target], capture_output=True).returncode in (0, 65)


@needs_tool
@pytest.mark.parametrize("writable", [True, False], ids=["full", "read-only"])
def test_small_disk(tmp_path, writable):
    disk = tmp_path / "disk"
    disk.mkdir()
    (tmp_path / "sum.mlir").write_text(SUM)
    small = on_small_disk(disk, "8k", writable)
    program = large_program(tmp_path / "large.mlir", 300)
    done = subprocess.run([*small, "sh", "-c", f'"$0" compile {program} -o {disk}/out.tso; s=$?; ls {disk}; exit $s', TESELA], capture_output=True, text=True)
    assert done.returncode == 2 and "cannot be written" in done.stderr, done.stderr
    assert done.stdout == "" and len(done.stderr.splitlines()) < 4
    proved = subprocess.run([*small, TESELA, "prove", tmp_path / "sum.mlir"], env=environment(TESELA_PROOF_CACHE=f"{disk}/proofs"), capture_output=True, text=True)
    assert proved.stdout.startswith("PROVED"), proved.stderr
    fine = subprocess.run([sys.executable, "-W", "ignore", "-c", PROGRAM], env=environment(), capture_output=True, text=True)
    ran = subprocess.run([*small, sys.executable, "-W", "ignore", "-c", PROGRAM], env=environment(JAX_COMPILATION_CACHE_DIR=str(disk), **CACHE), capture_output=True, text=True)
    assert ran.returncode == 0 and ran.stdout == fine.stdout, ran.stderr


@needs_tool
@pytest.mark.parametrize("what", ["compile", "prove"])
def test_interrupted_tool(tmp_path, what):
    words = {
        "compile": ["compile", tmp_path / "large.mlir", "-o", tmp_path / "out.tso"],
        "prove": ["prove", tmp_path / "large.mlir", tmp_path / "large.mlir"],
    }
    large_program(tmp_path / "large.mlir", 20000) if what == "compile" else wide_program(tmp_path / "large.mlir")
    process = start([TESELA, *words[what]])
    time.sleep(0.7)
    assert process.poll() is None, process.communicate()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=300)
    assert process.returncode in (-signal.SIGINT, 130)
    assert [p.name for p in tmp_path.iterdir()] == ["large.mlir"]


def test_interrupted_compilation():
    """Python sees Ctrl-C once JAX returns; the next program compiles and runs."""
    program = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
import jax, jax.numpy as jnp
def chain(a):
    for k in range(600):
        a = jnp.sin(a) + k
    return a
lowered = jax.jit(chain).lower(jnp.ones(100))
print("begun", flush=True)
try:
    lowered.compile()
    jax.block_until_ready(jnp.ones(3))
    import time; time.sleep(3600)
except KeyboardInterrupt:
    print("interrupted", float(jax.jit(lambda v: v + 2)(1.0)), flush=True)
"""
    process = start([sys.executable, "-c", program])
    assert process.stdout.readline() == "begun\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=300)  # it does not sleep on
    assert out == "interrupted 3.0\n", error


def test_devices_that_are_not_there(run_jax):
    said = run_jax(
        """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
def says(f):
    try: f(); print("nothing")
    except Exception as error: print(type(error).__name__, str(error).splitlines()[0])
says(lambda: jax.devices("nonsense"))
says(lambda: jax.devices("cpu") and None)
says(lambda: jax.pmap(lambda v: v + 1)(np.ones((4, 2))))
says(lambda: jax.make_mesh((4,), ("x",)))
print(float(jnp.ones(3).sum()))
"""
    ).splitlines()
    assert "nonsense" in said[0]
    assert "4" in said[2] and "4" in said[3], said
    assert said[-1] == "3.0"


@pytest.mark.parametrize("count", ["0", "many", "100000"])
def test_numbers_of_devices(run_jax, count):
    """Nonsense is one device, or as many as there can be: never a crash."""
    said = run_jax("import jax\nprint(len(jax.devices()), float(jax.jit(lambda v: v + 1)(1.0)))", TESELA_NUM_DEVICES=count)
    assert said.split()[1] == "2.0" and 1 <= int(said.split()[0]) <= 1024


def test_devices_that_jax_is_told_of(run_jax):
    count = "import jax\nprint(len(jax.devices()))"
    assert run_jax(count, XLA_FLAGS="--xla_cpu_foo=1 --xla_force_host_platform_device_count=8") == "8\n"
    assert run_jax("import jax\njax.config.update('jax_num_cpu_devices', 3)\nprint(len(jax.devices()))") == "3\n"
    assert run_jax(count, XLA_FLAGS="--xla_force_host_platform_device_count=8", TESELA_NUM_DEVICES="2") == "2\n"


def test_sizes_left_open(run_jax):
    """An exported program of any size runs at each; left open, it is refused."""
    said = run_jax(
        """
import jax, jax.numpy as jnp, numpy as np
from jax import export
n, = export.symbolic_shape("n")
e = export.export(jax.jit(lambda v: jnp.cumsum(v) * v.shape[0]))(jax.ShapeDtypeStruct((n,), np.float32))
back = export.deserialize(e.serialize())
for k in (1, 5):
    print(np.asarray(back.call(np.ones(k, np.float32))).sum())
"""
    )
    assert said.split() == ["1.0", "75.0"]


@needs_tool
def test_sizes_left_open_in_a_file(tmp_path):
    program = tmp_path / "open.mlir"
    program.write_text("func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = stablehlo.add %x, %x : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n")
    done = subprocess.run([TESELA, "compile", program, "-o", os.devnull], capture_output=True, text=True)
    assert done.returncode in (2, 65) and 0 < len(done.stderr.splitlines()) < 10
    assert "static shape" in done.stderr and "at: " in done.stderr, done.stderr


SMALL_STACK = """
import threading
import jax, jax.numpy as jnp, numpy as np

programs = {
    "f32": (lambda x, w: x @ w, "float32"),
    "long sums on tiles": (lambda x, w: x @ w, "bfloat16"),
    "rows": (lambda x, w: jax.nn.softmax(x, 0) + w[:300, :1].sum(), "float32"),
}
def body():
    for name, (f, dtype) in programs.items():
        x, w = jnp.ones((300, 2600), dtype), jnp.full((2600, 700), 0.5, dtype)
        result = np.asarray(jax.jit(f)(x, w), np.float32)
        print(name, result.shape, result.ravel()[-1])
for f, dtype in programs.values():
    jax.jit(f)(jnp.ones((300, 2600), dtype), jnp.full((2600, 700), 0.5, dtype))
threading.stack_size(256 << 10)  # only to run: LLVM wants more
thread = threading.Thread(target=body)
thread.start()
thread.join()
"""


def test_threads_with_little_stack(run_jax):
    # Kernels took up to 2 MiB of the caller's stack.
    said = run_jax(SMALL_STACK).splitlines()
    assert [line.split()[-1] for line in said[:2]] == ["1300.0", "1296.0"]  # as bf16
