"""The benchmark kernels, as their table has them, through tesela.jit."""

import csv
import re

import ml_dtypes
import numpy as np
import pytest
import tesela
from conftest import SHARED
from test_prove import needs_prover

TABLE = SHARED / "benchmarks/kernels20.tsv"
ROWS = list(csv.DictReader(TABLE.open(), delimiter="\t", quoting=csv.QUOTE_NONE)) if TABLE.exists() else []
DTYPES = {"float32": np.dtype(np.float32), "bfloat16": np.dtype(ml_dtypes.bfloat16)}

pytestmark = pytest.mark.skipif(not ROWS, reason=f"skipped, no {TABLE}")


def _inputs(row, dtype):
    """In double precision by the table's rules, rounded to dtype; names in order."""
    sizes = {n: int(v) for n, v in re.findall(r"(\w+)=(\d+)", row["small"])}
    random = np.random.default_rng(42)
    angle = None
    for name, dims in re.findall(r"(\w+):([\w,]+)", row["inputs(dims)"]):
        shape = [sizes[d] for d in dims.split(",")]
        if row["init"] == "all U(-1,1)":
            x = random.uniform(-1, 1, shape)
        elif name in ("c", "s") and "cos,sin" in row["init"]:
            angle = random.uniform(-np.pi, np.pi, shape) if angle is None else angle
            x = np.cos(angle) if name == "c" else np.sin(angle)
        else:
            x = random.standard_normal(shape)
            if "weights" in row["init"] and name in ("w", "w1", "w2", "w3", "a", "b"):
                x /= np.sqrt(shape[0])
            if name == "q" and "q N(0,1/D)" in row["init"]:
                x /= np.sqrt(sizes["D"])
        yield name, x.astype(dtype)


def _function(row, names):
    """The expression exactly as it stands."""
    return eval(f"lambda {', '.join(names)}: {row['numpy_expr']}", {"np": np, "EPS": 1e-6})


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_kernel(row, dtype):
    inputs = dict(_inputs(row, DTYPES[dtype]))
    function = _function(row, inputs)
    oracle = function(*(x.astype(np.float64) for x in inputs.values()))
    numpys = function(*inputs.values())
    ours = tesela.jit(function)(*inputs.values())
    assert type(ours) is type(numpys)
    column = "tol_fp32(rtol;atol)" if dtype == "float32" else "tol_bf16(rtol;atol)"
    rtol = float(row[column].split(";")[0])
    tuples = (v if isinstance(v, tuple) else (v,) for v in (ours, numpys, oracle))
    for got, like, expected in zip(*tuples, strict=True):
        assert got.dtype == like.dtype and got.shape == like.shape
        error = np.abs(got.astype(np.float64) - expected)
        assert error.max() <= rtol * np.abs(expected).max()


@needs_prover
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_the_prover_knows_every_operator(row):
    inputs = dict(re.findall(r"(\w+):([\w,]+)", row["inputs(dims)"]))
    function = _function(row, inputs)
    v = tesela.prove(function, function, inputs=inputs)
    assert (v.verdict, v.grade, v.details["opaque"]) == ("PROVED", "BITWISE", []), v
