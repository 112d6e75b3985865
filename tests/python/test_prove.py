"""tesela.prove: what is asked, and, where the tool can prove, what it answers."""

import json
import stat
import sys

import numpy as np
import pytest
import tesela
from tesela import tool


def scaled_before(x, w):
    return (x / np.sum(x * x, axis=1, keepdims=True)) @ w


def scaled_after(x, w):
    return (x @ w) / np.sum(x * x, axis=1, keepdims=True)


@pytest.fixture
def stand_in(tmp_path, monkeypatch):
    """A tool that gives a fixed answer and keeps what it was asked."""

    def make(answer, status=0, seconds=0):
        asked = tmp_path / "asked"
        script = tmp_path / "tesela"
        script.write_text(
            f"#!{sys.executable}\nimport sys, time\n"
            f"open({str(asked)!r}, 'w').write(' '.join(sys.argv[1:]) + '\\n' + sys.stdin.read())\n"
            f"time.sleep({seconds})\nprint({answer!r})\nsys.exit({status})\n"
        )
        script.chmod(script.stat().st_mode | stat.S_IEXEC)
        monkeypatch.setenv("TESELA_TOOL", str(script))
        return asked

    return make


def test_the_question(stand_in):
    asked = stand_in(json.dumps({"verdict": "PROVED", "grade": "REAL+SIDE", "conditions": {"left": ["a != 0"], "right": []}}))
    v = tesela.prove(scaled_before, scaled_after, x="M K", w="K, 2*N:bf16", assume="K == 64*B", positive=["x"], inputs={})
    assert v and v.grade == "REAL+SIDE" and v.conditions["left"] == ["a != 0"]
    assert str(v).splitlines()[:2] == ["PROVED REAL+SIDE", "  assuming K == 64*B"]
    words, _, text = asked.read_text().partition("\n")
    assert words == "prove --json -" and text == v.stablehlo
    for part in (
        'func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, K", tesela.positive} loc("x"), %w: tensor<?x?xbf16> '
        '{tesela.shape = "K, 2*N"} loc("w"), %size_of_N: tensor<i32> {tesela.size = "N"} loc("size_of_N")) ->',
        "func.func @right(",
        'attributes {tesela.assume = ["K == 64*B"]}',
    ):
        assert part in text


def test_refuted_and_unknown(stand_in):
    example = {"sizes": {"M": 1}, "index": [0], "left": "1", "right": "2", "inputs": {}}
    stand_in(json.dumps({"verdict": "REFUTED", "counterexample": example}), 1)
    v = tesela.prove(np.sin, np.cos, x="M")
    assert not v and v.counterexample["sizes"] == {"M": 1} and v.grade is None
    stand_in(json.dumps({"verdict": "UNKNOWN", "reason": "no term for sort"}), 2)
    assert tesela.prove(np.sort, np.sort, x="M").reason == "no term for sort"


def test_time_is_limited(stand_in):
    stand_in("{}", seconds=20)
    v = tesela.prove(np.sin, np.cos, x="M", timeout=0.5)
    assert v.verdict == "UNKNOWN" and "0.5 s" in v.reason


def test_errors_of_the_tool(stand_in, monkeypatch):
    stand_in("something else", 65)
    with pytest.raises(tesela.Error, match="something else"):
        tesela.prove(np.sin, np.cos, x="M")
    monkeypatch.setenv("TESELA_TOOL", "")
    monkeypatch.setenv("TESELA_BUILD", "/nowhere")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(tool, "__file__", "/nowhere/python/tesela/tool.py")
    with pytest.raises(tesela.Error, match="make build"):
        tool.path()


def test_tools_that_are_none(tmp_path, monkeypatch):
    script = tmp_path / "tesela"
    script.write_text("no program")
    for name in (tmp_path, tmp_path / "none", script):
        monkeypatch.setenv("TESELA_TOOL", str(name))
        with pytest.raises(tesela.Error, match="TESELA_TOOL"):
            tesela.prove(np.sin, np.sin, x="M")
    script.chmod(0o755)
    with pytest.raises(tesela.Error, match="cannot be run"):
        tesela.prove(np.sin, np.sin, x="M")


def test_results_of_different_kinds_are_not_equal():
    v = tesela.prove(lambda x: x, lambda x: x.sum(0), x="M K")
    assert v.verdict == "REFUTED" and "right" in v.reason
    v = tesela.prove(lambda x: x, lambda x: x * np.float64(1), x="M K")
    assert v.verdict == "REFUTED" and "float64" in v.reason


def test_what_is_no_array():
    with pytest.raises(tesela.TraceError, match="3"):
        tesela.prove(lambda x: 3, lambda x: x, x="M")
    with pytest.raises(tesela.TraceError, match="'y'"):
        tesela.prove(np.sin, np.sin, x="M", positive=["y"])
    with pytest.raises(tesela.TraceError, match="bits or bytes"):
        tesela.prove(np.sin, np.sin, x="M:i8")
    with pytest.raises(tesela.SizeError, match="not a size"):
        tesela.prove(np.sin, np.sin, x="M/2")


# With the prover -------------------------------------------------------------------------------


def _softmax(x):
    e = np.exp(x)
    return e / np.sum(e, axis=-1, keepdims=True)


def _shifted_softmax(x):
    return _softmax(x - np.max(x, axis=-1, keepdims=True))


def _rms(x):
    return np.sqrt(np.mean(x * x, axis=1, keepdims=True) + 1e-6)


def _triangle(n):
    return np.arange(n)[:, None] >= np.arange(n)


XW = dict(x="M K", w="K N")
PAIRS = {
    "rmsnorm": ("REAL", lambda x, w: (x / _rms(x)) @ w, lambda x, w: (x @ w) / _rms(x), XW),
    "scale": ("REAL+SIDE", scaled_before, scaled_after, XW),
    "softmax": ("REAL", _softmax, _shifted_softmax, dict(x="H M K")),
    "softmax_matmul": ("REAL", lambda x, w: _softmax(x) @ w, lambda x, w: (np.exp(x) @ w) / np.sum(np.exp(x), axis=1, keepdims=True), XW),
    "transpose": ("BITWISE", lambda x, w: (x @ w).T, lambda x, w: w.T @ x.T, XW),
    "bias": ("REAL", lambda x, y, w: (x + np.sum(y, axis=1, keepdims=True)) @ w, lambda x, y, w: x @ w + np.sum(y, axis=1, keepdims=True) * np.sum(w, axis=0), dict(x="M K", y="M K", w="K N")),
    "lora": ("REASSOC", lambda x, w, a, b: x @ w + (x @ a) @ b, lambda x, w, a, b: np.concatenate([x, x @ a], 1) @ np.concatenate([w, b], 0), dict(x="M K", w="K N", a="K R", b="R N")),
    "cumsum": ("REASSOC", lambda x: np.cumsum(x, axis=1), lambda x: x @ np.triu(np.ones((x.shape[1], x.shape[1]), x.dtype)), dict(x="M K")),
    "variance": ("REAL", lambda x: np.var(x, axis=1), lambda x: np.mean(x * x, axis=1) - np.mean(x, axis=1) ** 2, dict(x="M K")),
    "mask": ("BITWISE", lambda q, k: np.tril(q @ k.T), lambda q, k: np.where(_triangle(q.shape[0]), q @ k.T, np.float32(0)), dict(q="M D", k="M D")),
    "gather": ("BITWISE", lambda x, w, i: (x @ w)[i], lambda x, w, i: x[i] @ w, dict(**XW, i="B:i32", below={"i": "M"})),
    "slice": ("BITWISE", lambda x, w, n: (x @ w)[:n], lambda x, w, n: x[:n] @ w, dict(**XW, n=tesela.size("N0"))),
    "blocks": ("REASSOC", lambda x: x.sum(1), lambda x: x.reshape(x.shape[0], -1, 64).sum(2).sum(1), dict(x="M 64*B")),
    "heads": ("BITWISE", lambda q, k: np.einsum("bhqd,bhkd->bhqk", q, k), lambda q, k: q @ np.swapaxes(k, -1, -2), dict(q="B H Q D", k="B H S D")),
    "roots": ("REAL", lambda x: np.sqrt(x) * np.sqrt(x), lambda x: x, dict(x="M", positive=["x"])),
    "sixteen_bits": ("BITWISE", lambda x, w: x @ w, lambda x, w: x.astype("f4") @ w.astype("f4"), dict(x="M K:bf16", w="K N:bf16")),
    "integers": ("BITWISE", lambda x, y: (x + y) * 2, lambda x, y: x * 2 + y * 2, dict(x="M:i32", y="M:i32")),
    "several_results": ("BITWISE", lambda a, b: (a * b, a + b), lambda a, b: (b * a, b + a), dict(a="M", b="M")),
    "shifts": ("BITWISE", lambda x: np.roll(np.roll(x, 1, 0), -1, 0), lambda x: x, dict(x="M K")),
    "assignment": ("BITWISE", lambda x: _shift_by_assignment(x), lambda x: np.pad(x[:-1], ((1, 0), (0, 0))), dict(x="M K")),
}


def _shift_by_assignment(x):
    y = np.zeros_like(x)
    y[1:] = x[:-1]
    return y


GRADES = ["BITWISE", "BITWISE-FP", "BITWISE-POW2", "REASSOC", "REASSOC-POW2", "REAL", "REAL+SIDE"]


def _has_prover() -> bool:
    try:
        tool.path()
    except tesela.Error:
        return False
    return True


needs_prover = pytest.mark.skipif(not _has_prover(), reason="skipped, no tool to prove with")


@needs_prover
@pytest.mark.parametrize("name", PAIRS)
def test_proved(name):
    grade, left, right, arguments = PAIRS[name]
    v = tesela.prove(left, right, **arguments)
    assert v.verdict == "PROVED", v
    assert GRADES.index(v.grade) <= GRADES.index(grade), v
    assert bool(v.conditions["left"] or v.conditions["right"]) == (v.grade == "REAL+SIDE")


@needs_prover
@pytest.mark.parametrize("left, right, arguments", [
    (lambda x, w: np.tanh(x) @ w, lambda x, w: np.tanh(x @ w), XW),
    (lambda x: x.sum(0), lambda x: x.sum(1), dict(x="M M")),
    (lambda x: np.tril(x), lambda x: np.tril(x, -1), dict(x="M M")),
    (lambda x: x // 2 * 2, lambda x: x, dict(x="M:i32")),
    (lambda x: x[1:], lambda x: x[:-1], dict(x="M")),
])
def test_refuted(left, right, arguments):
    v = tesela.prove(left, right, **arguments)
    assert v.verdict == "REFUTED", v
    example = v.counterexample
    assert example["sizes"] and example["left"] != example["right"]
    assert len(str(v).splitlines()) < 24


def _all(x):
    return np.ones(x.shape[0], bool)


@needs_prover
@pytest.mark.parametrize("left, least", [
    (lambda x: np.arange(x.shape[0]).astype(np.int8) >= 0, 129),
    (lambda x: np.arange(x.shape[0]).astype(np.uint8) == np.arange(x.shape[0]), 257),
    (lambda x: np.arange(x.shape[0]).astype(np.int16) >= 0, 32769),
    (lambda x: np.arange(x.shape[0]).astype(np.int32) ** 2 >= 0, 46342),
    (lambda x: np.arange(x.shape[0]).astype(np.int32) * 70000 >= 0, 30679),
])  # fmt: skip
def test_positions_that_outgrow_their_type_are_refuted(left, least):
    v = tesela.prove(left, _all, x="N")
    assert v.verdict == "REFUTED" and least <= v.counterexample["sizes"]["N"] <= least + 2
    assert len(str(v)) < 1000  # not all of the elements


@needs_prover
def test_what_is_too_large_to_be_run_is_unknown():
    def left(x):
        return np.diagonal((np.arange(x.shape[0]).astype(np.int16)[:, None] >= 0) & (x[None] == x[:, None]))

    assert tesela.prove(left, lambda x: x == x, x="N").verdict == "UNKNOWN"
    v = tesela.prove(lambda x: -x, lambda x: x, x="1000000 1000000")
    assert v.verdict == "UNKNOWN" and "could not be tried out" in v.reason


@needs_prover
def test_the_reason_says_what_is_true_and_what_to_try():
    v = tesela.prove(lambda x: x + np.float32(1e-10), lambda x: x, x="N")
    assert v.verdict == "UNKNOWN"
    for part in ("as functions of real numbers they differ where N = ", "by no more than rounding", "try: "):
        assert part in v.reason, v.reason
    v = tesela.prove(lambda x: np.fft.fft(x).real, lambda x: (8 * np.fft.ifft(x)).real, x="8")
    assert v.verdict == "UNKNOWN"
    for part in ("if what is not looked into may be any function", "run there, both", "stablehlo.fft", "try: "):
        assert part in v.reason, v.reason


@needs_prover
@pytest.mark.parametrize("left, right, x", [
    (lambda x: np.sort(x), lambda x: np.sort(-x), "N"),
    (lambda x: np.sort(x)[::-1], lambda x: np.sort(x), "N"),
    (lambda x: np.fft.fft(x), lambda x: np.fft.fft(x[::-1]), "8"),
])  # fmt: skip
def test_operators_that_are_not_looked_into_are_refuted_by_running_them(left, right, x):
    v = tesela.prove(left, right, x=x)
    assert v.verdict == "REFUTED", v
    assert v.counterexample["left"] != v.counterexample["right"]
