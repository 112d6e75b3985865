"""A short run of random_stablehlo.py, with guarded arrays."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent


def run(*words):
    done = subprocess.run([sys.executable, str(HERE / "random_stablehlo.py"), *words],
                          env={"TESELA_GUARD": "1", **os.environ},
                          capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]


def test_programs():
    run("--seed", "10000", "--count", "60")


@pytest.mark.parametrize("option", ["capabilities=avx2", "numerics=strict"])
def test_programs_with_options(option):
    run("--seed", "20000", "--count", "20", "-O", option)
