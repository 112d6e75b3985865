"""The wheel alone: installed into a bare environment, with no variable set, no tool on
the PATH, and what the build needs of the system hidden where the machine allows that."""

import glob
import os
import pathlib
import subprocess
import sys

import pytest
from conftest import ROOT

pytest.importorskip("scikit_build_core")
if not (ROOT / "build/release/lib/pjrt_tesela.so").exists():
    pytest.skip("no build/release to make a wheel of", allow_module_level=True)

# Of the system: the C library and the compiler's own runtime.
USUAL = ("linux-vdso", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "ld-linux", "libstdc++.so", "libgcc_s.so")
HIDDEN = ["/usr/lib/llvm-22", *(f for n in ("MLIR", "LLVM", "z3", "tbb", "hwy", "sqlite3", "zstd", "openblas") for f in glob.glob(f"/usr/lib/*/lib{n}*.so*"))]

PROGRAM = """
import numpy as np, tesela
x = np.arange(6, dtype=np.float32).reshape(2, 3)
f = tesela.jit(lambda x: np.tanh(x) @ x.T)
np.testing.assert_allclose(f(x), np.tanh(x) @ x.T, rtol=1e-6)
v = tesela.prove(lambda x, w: (2 * x) @ w, lambda x, w: 2 * (x @ w), x="M K", w="K N")
assert v, v
n = tesela.variants(lambda x, w: (x * 2) @ w, x="M K", w="K N")
assert len(n) > 1
maps = open("/proc/self/maps").read()
assert "libz3" not in maps and "/llvm-22/" not in maps
print("NumPy", tesela.__file__)
"""
JAX = """
import jax, jax.numpy as jnp
print("JAX", jax.devices()[0].platform, float(jax.jit(lambda v: (v * v).sum())(jnp.arange(4.0))))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    made = subprocess.run(
        [ROOT / "scripts/wheel.sh"], env={**os.environ, "WHEELS": str(folder), "PYTHON": sys.executable}, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stdout + made.stderr
    (path,) = folder.glob("tesela-*.whl")
    return path


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    """NumPy and JAX come from this environment, through a path behind its own."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder / "bin/python"]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", wheel], check=True)
    import numpy

    (site / "others.pth").write_text(str(pathlib.Path(numpy.__file__).parents[1]) + "\n")
    return folder


def hiding() -> list[str]:
    """A command in front of another that hides the build's libraries from it."""
    lines = [f"mount --bind /dev/null {path}" if os.path.isfile(path) else f"mount -t tmpfs none {path}" for path in HIDDEN if os.path.exists(path) and not os.path.islink(path)]
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", " && ".join([*lines, 'exec "$@"']), "sh"]
    try:
        allowed = subprocess.run([*command, "true"], capture_output=True).returncode == 0
    except FileNotFoundError:
        allowed = False
    return command if allowed else []


def run(environment, command, **variables):
    done = subprocess.run([*hiding(), *command], env={"HOME": str(environment), **variables}, cwd="/", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_numpy(environment):
    assert str(environment) in run(environment, [environment / "bin/python", "-c", PROGRAM])


def test_command(environment, tmp_path):
    program = tmp_path / "program.mlir"
    program.write_text("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n")
    tool = environment / "bin/tesela"
    assert "PROVED" in run(environment, [tool, "prove", program, program])
    run(environment, [tool, "compile", program, "-o", tmp_path / "program.tso"])
    assert (tmp_path / "program.tso").stat().st_size > 0
    assert "tesela" in run(environment, [tool, "--version"])


def test_jax(environment):
    pytest.importorskip("jax")
    assert run(environment, [environment / "bin/python", "-c", JAX], JAX_PLATFORMS="tesela").split() == ["JAX", "tesela", "14.0"]


def test_libraries(environment):
    """What is loaded comes from the wheel or is on every machine; no debug info."""
    (site,) = environment.glob("lib/python*/site-packages")
    for file in (site / "tesela/bin/tesela", *(site / "jax_plugins/tesela").glob("*.so*")):
        said = subprocess.run(["ldd", file], capture_output=True, text=True, check=True).stdout
        for line in said.splitlines():
            name = line.split()[0].rpartition("/")[2]
            loaded = line.split("=>")[-1]
            # libhwy_contrib by itself does not know where it lies; what loads it does.
            assert name.startswith(USUAL) or str(site) in loaded or "hwy_contrib" in file.name, f"{file.name}: {line}"
        sections = subprocess.run(["readelf", "-SW", file], capture_output=True, text=True).stdout
        assert ".debug_info" not in sections


def test_size(wheel):
    assert wheel.stat().st_size < 40e6
