"""A short run of the random programs; `random_programs.py` goes on as long as
one likes. In a process of its own: it turns on 64 bits for all of JAX."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
# With guarded arrays, which finds what no comparison of results does.
ENVIRONMENT = {"JAX_PLATFORMS": "tesela", "TESELA_GUARD": "1", **os.environ}
if "TESELA_PLUGIN" in os.environ:  # the package is not installed
    ENVIRONMENT["PYTHONPATH"] = str(HERE.parents[1] / "python")


def run(seed: int, count: int, *options: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", str(HERE / "random_programs.py"),
         "--seed", str(seed), "--count", str(count), *options],
        env=ENVIRONMENT,
        capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]


@pytest.mark.parametrize("seed", [135, 278, 318, 458, 618, 844, 2544])
def test_programs_that_went_wrong_once(seed):
    run(seed, 1)


def test_programs():
    run(10000, 40)


def test_programs_of_more_operators():
    run(10000, 25, "--more")
