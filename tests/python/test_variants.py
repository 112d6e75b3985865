"""tesela.variants: the question, and, where the tool can answer, the answer."""

import json
import subprocess

import numpy as np
import pytest
import tesela
from compare import array
from tesela import native, tool
from test_prove import stand_in  # noqa: F401 (a fixture)


def rmsnorm_matmul(x, w):
    return (x / np.sqrt(np.mean(x * x, axis=1, keepdims=True) + 1e-6)) @ w


ANSWER = {
    "nodes": 9,
    "steps": 2,
    "variants": [
        {"original": True, "bestIn": ["bytes"], "grade": "BITWISE", "cost": {"operations": 5}, "algebra": ["t0 = x"], "steps": []},
        {"original": False, "bestIn": [], "grade": "REAL", "cost": {"operations": 4}, "algebra": ["t0 = x", "t1 = w"], "steps": [{"move": "push"}], "seconds": 0.5},
    ],
}


def test_the_question(stand_in, tmp_path):  # noqa: F811
    asked = stand_in(json.dumps(ANSWER))
    found = tesela.variants(rmsnorm_matmul, x="M K", w="K N", sizes={"M": 128}, numerics="standard")
    words, _, program = asked.read_text().partition("\n")
    assert words.startswith("explain --variants --json --variants-numerics=standard --size=K=1024,M=128,N=1024 --export=")
    assert program == found.stablehlo and "@main(%x: tensor<?x?xf32>" in program
    assert found.sizes == {"K": 1024, "M": 128, "N": 1024}
    assert len(found) == 2 and found[0].original and found[1].seconds == 0.5
    assert str(found[1]) == "t0 = x\nt1 = w" and [v.grade for v in found] == ["BITWISE", "REAL"]
    found.save(tmp_path / "graph.json")
    assert json.loads((tmp_path / "graph.json").read_text()) == ANSWER
    assert json.loads(str(found)) == ANSWER  # what the stand-in prints as text too


def test_time_is_limited(stand_in):  # noqa: F811
    stand_in("{}", seconds=20)
    with pytest.raises(tesela.Error, match="0.5 s"):
        tesela.variants(np.sin, x="M", timeout=0.5)


def _explains() -> bool:
    try:
        said = subprocess.run([tool.path(), "explain", "--help"], capture_output=True, text=True, check=False)
    except tesela.Error:
        return False
    return "--variants" in said.stdout


needs_graph = pytest.mark.skipif(not _explains(), reason="skipped, no tool that finds variants")


@needs_graph
def test_the_scale_moves_past_the_product():
    found = tesela.variants(rmsnorm_matmul, x="M K", w="K N", sizes={"M": 16, "K": 512, "N": 256})
    assert found[0].original and found[0].grade == "BITWISE"
    assert len(found) > 1 and found.nodes > len(found[0].algebra)
    moved = [v for v in found if not v.original]
    assert all(v.steps and v.cost["operations"] > 0 for v in moved)
    assert any(v.grade.startswith("REAL") for v in moved)
    assert "operations" in found.text


@needs_graph
def test_variants_give_what_the_function_gives():
    found = tesela.variants(rmsnorm_matmul, x="M K", w="K N", sizes={"M": 5, "K": 12, "N": 7})
    x, w = array((5, 12), np.dtype("f4")), array((12, 7), np.dtype("f4"), 1)
    expected = rmsnorm_matmul(x, w)
    texts = [v.stablehlo for v in found if v.stablehlo]
    assert len(texts) > 1
    for text in texts:
        result = np.empty((5, 7), "f4")
        native.Executable(text).run([x, w], [result])
        np.testing.assert_allclose(result, expected, rtol=1e-4, atol=1e-5)


@needs_graph
def test_costs_are_formulas_of_the_sizes():
    found = tesela.variants(rmsnorm_matmul, x="M K", w="K N", sizes={"M": 16, "K": 512, "N": 256})
    assert "?" in found.stablehlo
    sizes = {"M": 16, "K": 512, "N": 256}
    for variant, told in zip(found, found.json["variants"]):
        if told["families"]:
            continue  # where ranges are cut there are further sizes
        for key, text in variant.formula.items():
            assert eval(text, {}, sizes) == variant.cost[key]


@needs_graph
def test_what_needs_numbers_is_traced_with_them():
    def alternating(x):
        return sum(x[k] for k in range(len(x)))

    found = tesela.variants(alternating, x="M N", sizes={"M": 3, "N": 64})
    assert "tensor<3x64xf32>" in found.stablehlo and found[0].original


@needs_graph
def test_strict_changes_no_bits():
    found = tesela.variants(rmsnorm_matmul, x="M K", w="K N", sizes={"M": 16, "K": 64, "N": 32}, numerics="strict")
    assert {v.grade for v in found} <= {"BITWISE", "BITWISE-FP", "BITWISE-POW2"}
