"""JAX on Tesela. Where the plugin is not installed, TESELA_PLUGIN names it."""

import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
os.environ.setdefault("JAX_PLATFORMS", "tesela")
if "TESELA_PLUGIN" in os.environ:
    sys.path.insert(0, str(ROOT / "python"))


@pytest.fixture
def run_jax():
    """Runs a program in a process of its own; returns what it printed."""

    def run(program: str, **environment: str) -> str:
        path = os.pathsep.join(p for p in sys.path if p)
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": path, **environment},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
