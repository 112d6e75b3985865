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
    with pytest.raises(tesela.Error, match="make build"):
        tool.path()


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
    with pytest.raises(tesela.SizeError, match="not a size"):
        tesela.prove(np.sin, np.sin, x="M/2")
