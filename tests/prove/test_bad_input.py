"""What goes wrong around `tesela prove`: no answer is PROVED that is not true."""

import json
import os
import random
import sqlite3
import subprocess
import time

import pytest
import questions as q

pytestmark = pytest.mark.skipif(not q.TESELA.exists(), reason="not built")

TRUE = q.HERE / "cases/scalar_past_matmul.mlir"
FALSE = q.HERE / "cases/false_relu_past_matmul.mlir"


def prove(path, cache, *options):
    environment = dict(os.environ, TESELA_PROOF_CACHE=str(cache))
    return subprocess.run(
        [q.TESELA, "prove", *options, path], capture_output=True, text=True, env=environment, timeout=60
    )


def expect_answers(cache):
    for _ in range(2):
        assert prove(TRUE, cache).stdout.startswith("PROVED REAL")
        assert prove(FALSE, cache).stdout.startswith("REFUTED")


@pytest.fixture
def cache(tmp_path):
    path = tmp_path / "proofs.sqlite"
    expect_answers(path)
    # As a copied file would be, without what belongs to the running database.
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    database.close()
    return path


def truncated(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def empty(path):
    path.write_bytes(b"")


def garbage(path):
    path.write_bytes(random.Random(1).randbytes(8192))


def garbage_behind_the_header(path):
    kept = path.read_bytes()
    path.write_bytes(kept[:100] + random.Random(2).randbytes(len(kept) - 100))


def wrong_columns(path):
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE proofs(question TEXT, answer TEXT)")
        database.execute("INSERT INTO proofs VALUES('all', 'PROVED')")
    database.close()


def a_view_in_its_place(path):
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE VIEW proofs AS SELECT 1 AS id")
    database.close()


@pytest.mark.parametrize(
    "damage",
    [truncated, empty, garbage, garbage_behind_the_header, wrong_columns, a_view_in_its_place],
)
def test_a_damaged_cache_is_set_aside_and_rebuilt(cache, damage):
    damage(cache)
    expect_answers(cache)
    with sqlite3.connect(cache) as database:
        assert database.execute("SELECT count(*) FROM proofs").fetchone()[0] >= 2
        assert len(database.execute("SELECT * FROM proofs").description) == 4
    database.close()
    if damage is not empty:
        assert cache.with_name(cache.name + ".damaged").exists()


def test_rows_with_exchanged_payloads_are_not_believed(cache):
    """The answer to one question under the key of another."""
    with sqlite3.connect(cache) as database:
        rows = database.execute("SELECT id, payload, checksum FROM proofs").fetchall()
        assert len(rows) >= 2
        for (number, _, _), (_, payload, checksum) in zip(rows, rows[1:] + rows[:1]):
            database.execute(
                "UPDATE proofs SET payload = ?, checksum = ? WHERE id = ?", (payload, checksum, number)
            )
    database.close()
    expect_answers(cache)


def test_a_folder_that_cannot_be_written(tmp_path):
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    expect_answers(folder / "proofs.sqlite")


@pytest.mark.parametrize("path", ["/dev/full", "/proc/none/proofs.sqlite", "/"])
def test_places_that_hold_no_cache(path):
    expect_answers(path)


def test_many_processes_write_at_once(tmp_path):
    cache = tmp_path / "proofs.sqlite"
    environment = dict(os.environ, TESELA_PROOF_CACHE=str(cache))
    running = [
        subprocess.Popen([q.TESELA, "prove", path], stdout=subprocess.PIPE, text=True, env=environment)
        for path in [TRUE, FALSE] * 4
    ]
    said = [process.communicate(timeout=120)[0] for process in running]
    assert all(text.startswith("PROVED REAL") for text in said[::2])
    assert all(text.startswith("REFUTED") for text in said[1::2])
    expect_answers(cache)


def test_a_killed_prover_has_proved_nothing(tmp_path):
    """Whenever it dies: no verdict, or the right one, and a cache that serves on."""
    cache = tmp_path / "proofs.sqlite"
    environment = dict(os.environ, TESELA_PROOF_CACHE=str(cache))
    delay = random.Random(3)
    for path in [TRUE, FALSE] * 6:
        process = subprocess.Popen(
            [q.TESELA, "prove", path], stdout=subprocess.PIPE, text=True, env=environment
        )
        time.sleep(delay.uniform(0.0, 0.15))
        process.kill()
        said, _ = process.communicate(timeout=60)
        wrong = "PROVED" if path is FALSE else "REFUTED"
        assert wrong not in said
        if process.returncode != 0:
            assert "PROVED" not in said or path is TRUE
    expect_answers(cache)


def test_without_effort_nothing_is_proved(tmp_path):
    """Too little memory for the solver: an error or UNKNOWN."""
    limited = ["bash", "-c", 'ulimit -v 200000; exec "$0" "$@"', q.TESELA, "prove", "--no-cache", FALSE]
    done = subprocess.run(limited, capture_output=True, text=True, timeout=60)
    assert not done.stdout.startswith("PROVED")
    limited[-1] = TRUE
    done = subprocess.run(limited, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0 or done.stdout.startswith("PROVED REAL")


SAME = "func.func @{}(%x: tensor<{}>{}) -> tensor<{}> {{ return %x : tensor<{}> }}\n"


def ask(tmp_path, text, *options):
    path = tmp_path / "question.mlir"
    path.write_text(text)
    return prove(path, "", *options)


def same_on_both_sides(of, attributes=""):
    return "".join(SAME.format(name, of, attributes, of, of) for name in ("left", "right"))


@pytest.mark.parametrize("attributes, says", [
    (' {tesela.shape = "N *"}', "expected a size at the end"),
    (' {tesela.shape = "N, M"}', "2 sizes for rank 1"),
    (" {tesela.shape = 3 : i32}", "is no text but 3"),
    (' {tesela.positive = "x"}', "takes no value"),
])  # fmt: skip
def test_attributes_that_cannot_be_read(tmp_path, attributes, says):
    done = ask(tmp_path, same_on_both_sides("?xf32", attributes), "--json")
    assert done.returncode == 65
    what, at = done.stderr.splitlines()
    assert what.startswith("tesela prove: tesela.") and says in what
    assert at.startswith("  at: ") and at.endswith("question.mlir:1:17")
    assert json.loads(done.stdout) == {"verdict": "ERROR", "reason": f"{what[14:]}\n{at}"}


@pytest.mark.parametrize("text", ["", "garbage", "\0\0", "(" * 100000, same_on_both_sides("*xf32"), "func.func @f() {}"])
def test_bad_programs_are_told_in_json_too(tmp_path, text):
    done = ask(tmp_path, text, "--json")
    assert done.returncode == 65 and done.stderr.startswith("tesela prove: ")
    assert json.loads(done.stdout)["verdict"] == "ERROR"


def test_standard_input_is_one_program():
    done = subprocess.run([q.TESELA, "prove", "-", "-"], input="", capture_output=True, text=True, timeout=60)
    assert done.returncode == 64 and "once" in done.stderr


def test_counterexamples_too_large_to_be_run(tmp_path):
    text = same_on_both_sides("100000x100000xf32").replace(
        "return", "%0 = stablehlo.negate %x : tensor<100000x100000xf32> return %0 : tensor<100000x100000xf32> }\n//", 1
    )
    done = ask(tmp_path, text, "--no-cache")
    assert done.returncode == 2 and "could not be tried out" in done.stdout, done


def test_numbers_that_outgrow_all_bounds(tmp_path):
    def tower(name, operator):
        lines = [f"%{i} = stablehlo.{operator} %{i - 1}, %{i - 1} : tensor<?xf32>" for i in range(1, 100)]
        return (
            f"func.func @{name}(%x: tensor<?xf32>) -> tensor<?xf32> {{\n  %0 = stablehlo.add %x, %x : tensor<?xf32>\n"
            + "\n".join(lines) + "\n  return %99 : tensor<?xf32>\n}\n"
        )  # fmt: skip

    assert ask(tmp_path, tower("left", "multiply") + tower("right", "add")).returncode in (1, 2)


def test_a_chain_of_ten_thousand_operators(tmp_path):
    lines = "\n".join(f"%{i} = stablehlo.tanh %{i - 1} : tensor<3xf32>" for i in range(1, 10_001))
    text = "\n".join(
        f"func.func @{name}(%x: tensor<3xf32>) -> tensor<3xf32> {{ %0 = stablehlo.{first} %x : tensor<3xf32>\n"
        f"{lines}\nreturn %10000 : tensor<3xf32> }}"
        for name, first in (("left", "sine"), ("right", "cosine"))
    )
    done = ask(tmp_path, text)
    assert done.returncode == 65 and "a chain of more than" in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="skipped, no /dev/full")
def test_an_answer_that_cannot_be_written_is_none():
    """1 would say REFUTED."""
    for options in ([], ["--json"], ["--terms"]):
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [q.TESELA, "prove", *options, TRUE], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
            )
        assert done.returncode == 2 and done.stderr.startswith("tesela: standard output"), done


def test_a_certificate_that_cannot_be_written(tmp_path):
    done = prove(TRUE, "", f"--certificate={tmp_path}/none/c.smt2")
    assert done.returncode == 2 and "none" in done.stderr and "tesela prove: " in done.stderr
    done = prove(TRUE, "", "--certificate=/dev/full")
    assert done.returncode == 2 and "/dev/full" in done.stderr, done
