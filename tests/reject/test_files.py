"""Bad files through the command line: one short error, status 65 or 2, no crash."""

import os
import pathlib
import random
import resource
import struct
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parents[2]
TESELA = pathlib.Path(os.environ.get("TESELA_BUILD", ROOT / "build/release")) / "bin/tesela"
PROGRAM = """
module @two_things {
  func.func public @main(%a: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
    %0 = "stablehlo.case"(%i) ({
      %1 = stablehlo.sine %a : tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }, {
      %2 = stablehlo.reverse %a, dims = [0] : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""

pytestmark = pytest.mark.skipif(not TESELA.exists(), reason="not built")


def tesela(*words, **more):
    return subprocess.run([TESELA, *words], capture_output=True, text=True, errors="replace", timeout=60, check=False, **more)


def refused(done, *statuses):
    """Ended by itself, with an error that fits one screen."""
    assert done.returncode in (statuses or (65,)), done.stderr
    assert 0 < len(done.stderr.splitlines()) < 10, done.stderr
    return done.stderr


@pytest.fixture(scope="session")
def program(tmp_path_factory):
    path = tmp_path_factory.mktemp("program") / "two_things.mlir"
    path.write_text(PROGRAM)
    return path


@pytest.fixture(scope="session")
def compiled(program):
    path = program.with_suffix(".tso")
    assert tesela("compile", program, "-o", path).returncode == 0
    return path


@pytest.fixture(scope="session")
def bytecode(program):
    """The same program as StableHLO's portable bytecode, by JAX's own writer."""
    stablehlo = pytest.importorskip("jaxlib.mlir.dialects.stablehlo")
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    with mlir.make_ir_context():
        module = ir.Module.parse(PROGRAM)
        return stablehlo.serialize_portable_artifact(module, stablehlo.get_current_version())


def damaged(data, seed):
    pick = random.Random(seed)
    data = bytearray(data)
    at = pick.randrange(len(data))
    if seed % 4 == 0:
        return bytes(data[:at])
    if seed % 4 == 1:
        data[at] ^= 1 << pick.randrange(8)
    elif seed % 4 == 2:
        del data[at : at + pick.randrange(1, 20)]
    else:
        data[at:at] = pick.randbytes(3)
    return bytes(data)


def test_damaged_bytecode(bytecode, tmp_path):
    path = tmp_path / "damaged.bc"
    refusals = 0
    for seed in range(60):
        path.write_bytes(damaged(bytecode, seed))
        done = tesela("compile", path, "-o", os.devnull)
        if done.returncode != 0:  # a changed name or number may be as good
            refused(done)
            refusals += 1
    assert refusals > 30


def test_bytecode_of_the_future(bytecode, tmp_path):
    path = tmp_path / "future.bc"
    written = bytecode.index(b"StableHLO_v1.")
    path.write_bytes(bytecode.replace(bytecode[written : written + 15], b"StableHLO_v9.99"))
    error = tesela("compile", path, "-o", os.devnull)
    if error.returncode:  # the producer's name alone binds nobody
        refused(error)
    body = bytearray(bytecode)
    body[4] = 0x7F  # the version of the format, a variable-length 63
    path.write_bytes(bytes(body))
    assert "version" in refused(tesela("compile", path, "-o", os.devnull))


@pytest.mark.parametrize("data", [b"", b"\0", b"ML\xefR", b"ML\xefR\x0d", bytes(range(256)) * 20, b"TESELAP\n", b"func.func"])
def test_no_program(data, tmp_path):
    path = tmp_path / "none"
    path.write_bytes(data)
    refused(tesela("run", path))


def test_damaged_compiled_programs(compiled, tmp_path):
    data = compiled.read_bytes()
    path = tmp_path / "damaged.tso"
    for seed in range(60):
        path.write_bytes(damaged(data, seed))
        refused(tesela("run", path))


def numpy_file(descriptor="<f4", shape="(4,)", elements=16):
    header = f"{{'descr': '{descriptor}', 'fortran_order': False, 'shape': {shape}, }}"
    header = header.ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + bytes(elements)


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (numpy_file("<f8", elements=32), "the program takes <f4(4,)"),
        (numpy_file(">f4"), ">f4"),
        (numpy_file(shape="(5,)", elements=20), "(5,)"),
        (numpy_file(shape="(99999999999999999999,)"), "the program takes"),
        (numpy_file(shape="(-4,)"), "negative"),
        (numpy_file("|O"), "|O"),
        (numpy_file(elements=13), "fewer elements"),
        (numpy_file()[:9], "header"),
        (numpy_file()[:60], "header"),
        (b"PK\3\4", "no .npy file"),
    ],
)
def test_bad_arrays(program, tmp_path, data, what):
    a, i = tmp_path / "a.npy", tmp_path / "i.npy"
    a.write_bytes(data)
    i.write_bytes(numpy_file("<i4", "()", 4))
    assert what in refused(tesela("run", program, "--inputs", f"{a},{i}"))


def test_wrong_counts_of_files(program, tmp_path):
    a = tmp_path / "a.npy"
    a.write_bytes(numpy_file())
    assert "2 parameters" in refused(tesela("run", program))
    assert "2 parameters" in refused(tesela("run", program, "--inputs", a))
    assert "cannot be opened" in refused(tesela("run", program, "--inputs", f"{a},{tmp_path}/none.npy"))


def test_full_disk(program, tmp_path):
    a, i = tmp_path / "a.npy", tmp_path / "i.npy"
    a.write_bytes(numpy_file())
    i.write_bytes(numpy_file("<i4", "()", 4))
    full = pathlib.Path("/dev/full")
    if not full.is_char_device():
        pytest.skip("no /dev/full")
    refused(tesela("compile", program, "-o", full), 2)
    refused(tesela("run", program, "--inputs", f"{a},{i}", "--outputs", full), 2)
    assert full.is_char_device()  # written to, not replaced


def test_a_file_too_large_leaves_nothing_behind(program, tmp_path):
    a, i = tmp_path / "a.npy", tmp_path / "i.npy"
    a.write_bytes(numpy_file())
    i.write_bytes(numpy_file("<i4", "()", 4))

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    target = tmp_path / "out"
    refused(tesela("compile", program, "-o", target, preexec_fn=limit), 2)
    refused(tesela("run", program, "--inputs", f"{a},{i}", "--outputs", target, preexec_fn=limit), 2)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.npy", "i.npy"]


@pytest.mark.skipif("asan" in str(TESELA) or "tsan" in str(TESELA), reason="shadow memory takes more")
def test_little_memory(program, tmp_path):
    """Memory and threads that the system refuses: a line and status 2, at whatever step.

    From what the libraries of this machine need to be loaded to what the compile does."""
    def compiled(kilobytes):
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (kilobytes << 10, kilobytes << 10))

        return tesela("compile", program, "-o", tmp_path / "out", preexec_fn=limit)

    def loads(done):
        return "error while loading shared libraries" not in done.stderr

    enough = next(size for size in range(100_000, 8_000_000, 25_000) if loads(compiled(size)))
    refusals = 0
    for kilobytes in range(enough - 25_000, 8_000_000, 2_500):
        done = compiled(kilobytes)
        if loads(done):
            if done.returncode == 0:
                break
            assert "try: higher limits" in refused(done, 2)
            refusals += 1
    assert refusals


def nest(depth):
    lines = ["func.func @main(%i: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {"]
    lines += [f'%c{k} = "stablehlo.case"(%i) ({{' for k in range(depth)]
    lines += ["stablehlo.return %a : tensor<4xf32>"]
    for k in reversed(range(depth)):
        lines += ["}, {", "stablehlo.return %a : tensor<4xf32>", "}) : (tensor<i32>) -> tensor<4xf32>"]
        lines += [f"stablehlo.return %c{k} : tensor<4xf32>" if k else "return %c0 : tensor<4xf32>"]
    return "\n".join([*lines, "}"])


@pytest.mark.parametrize("depth", [110, 20000])
def test_too_deep(tmp_path, depth):
    path = tmp_path / "deep.mlir"
    path.write_text(nest(depth))
    assert "deep" in refused(tesela("compile", path, "-o", os.devnull))


def test_deep_enough(tmp_path):
    path = tmp_path / "deep.mlir"
    path.write_text(nest(60))
    done = tesela("compile", path, "-o", os.devnull)
    assert done.returncode == 0, done.stderr


def test_two_thousand_operators(tmp_path):
    """Each uses the last one twice: whoever recomputes takes 2^2000."""
    lines = ["func.func @main(%x0: tensor<4096xf32>) -> tensor<4096xf32> {"]
    for k in range(1000):
        operator = "add" if k % 3 else "maximum"
        lines.append(f"%s{k} = stablehlo.sine %x{k} : tensor<4096xf32>")
        lines.append(f"%x{k + 1} = stablehlo.{operator} %s{k}, %x{k} : tensor<4096xf32>")
    path = tmp_path / "chain.mlir"
    path.write_text("\n".join([*lines, "return %x1000 : tensor<4096xf32>", "}"]))
    done = tesela("compile", path, "-o", os.devnull)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("depth", [30, 60])
def test_shared_slices(tmp_path, depth):
    """Pascal's triangle: 2^depth ways lead from the last row to the first."""
    lines = ["func.func @main(%x0: tensor<1024xf32>) -> tensor<" + f"{1024 - depth}xf32> {{"]
    for k in range(depth):
        n = 1024 - k
        lines.append(f"%a{k} = stablehlo.slice %x{k} [0:{n - 1}] : (tensor<{n}xf32>) -> tensor<{n - 1}xf32>")
        lines.append(f"%b{k} = stablehlo.slice %x{k} [1:{n}] : (tensor<{n}xf32>) -> tensor<{n - 1}xf32>")
        lines.append(f"%x{k + 1} = stablehlo.add %a{k}, %b{k} : tensor<{n - 1}xf32>")
    path = tmp_path / "pascal.mlir"
    path.write_text("\n".join([*lines, f"return %x{depth} : tensor<{1024 - depth}xf32>", "}"]))
    done = tesela("compile", path, "-o", os.devnull)
    assert done.returncode == 0, done.stderr
