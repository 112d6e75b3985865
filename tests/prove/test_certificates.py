"""What proofs rest on, asked of a second solver."""

import os
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TESELA_BUILD", ROOT / "build" / "release"))
RECHECK = ROOT / "scripts" / "recheck_certificates.py"
JOBS = str(os.cpu_count())

pytest.importorskip("cvc5")


def recheck(folder):
    """The exit code, and how many questions were asked of how many proofs."""
    run = subprocess.run(
        [sys.executable, RECHECK, folder, "--jobs", JOBS],
        capture_output=True,
        text=True,
        check=False,
    )
    counts = re.search(r"(\d+) questions of (\d+) proofs", run.stdout)
    assert counts, run.stdout + run.stderr
    print(run.stdout)
    return run.returncode, int(counts[1]), int(counts[2])


def test_programs(tmp_path):
    def certify(path):
        out = tmp_path / (path.stem + ".smt2")
        try:
            subprocess.run(
                [BUILD / "bin" / "tesela", "prove", path, "--no-refute"]
                + ["--certificate", out],
                capture_output=True,
                check=False,
                timeout=10,
            )
        except subprocess.TimeoutExpired:
            return False
        return out.exists()

    paths = sorted((ROOT / "tests" / "prove" / "cases").glob("*.mlir"))
    proved = [path for path in paths if "expect: PROVED" in path.read_text()]
    proved = proved[::2]  # all of them take longer than they tell
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        written = sum(pool.map(certify, proved))
    assert written > len(proved) * 0.8
    code, questions, proofs = recheck(tmp_path)
    assert code == 0
    assert questions > 80 and proofs > 50


def question(body):
    return f"(reset)\n(declare-fun x () Int)\n(assert {body})\n(check-sat)\n"


def test_a_wrong_question_is_found(tmp_path):
    (tmp_path / "good.smt2").write_text(question("(< x x)"))
    assert recheck(tmp_path) == (0, 1, 1)
    (tmp_path / "bad.smt2").write_text(
        question("(< x x)") + question("(= (* 2 x) 4)")
    )
    assert recheck(tmp_path) == (1, 3, 2)
    (tmp_path / "bad.smt2").write_text("(reset)\n(nonsense)\n(check-sat)\n")
    assert recheck(tmp_path)[0] == 1


# The instances of the schema that questions contain (IntegerEncoding.cpp) are
# hypotheses to whoever rechecks them; here the schema itself is asked about.
SCHEMA = (
    "(=> (and (> d 0) (< u w)) (<= (+ (* u d) d) (* w d)))",
    "(=> (and (> d 0) (>= u 1)) (>= (* u d) d))",
    "(=> (and (> d 0) (<= u (- 1))) (<= (* u d) (- d)))",
)


@pytest.mark.parametrize("law", SCHEMA)
def test_the_schema_of_products(law, tmp_path):
    names = "".join(f"(declare-fun {name} () Int)\n" for name in "duw")
    text = f"(reset)\n{names}(assert (not {law}))\n(check-sat)\n"
    (tmp_path / "law.smt2").write_text(text)
    assert recheck(tmp_path) == (0, 1, 1)
