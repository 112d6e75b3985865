"""Pairs that a NumPy user would ask about: the right verdict for all sizes, or one
message that says what is in the way."""

import os
import subprocess
import sys

import numpy as np
import pytest
import tesela

N = tesela.size("N")


def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def variance(x):
    m = x.sum(axis=0) / x.shape[0]
    return ((x - m) ** 2).sum(axis=0) / x.shape[0]


def loop_free_triangle(x):
    i = np.arange(x.shape[0])
    return np.where(i[:, None] >= i, x, 0)


def filled(x):
    y = np.zeros(x.shape, x.dtype)
    y[:] = x
    return y * 2


# Name -> left, right, what is asked; all are true.
TRUE = {
    "mean": (lambda x: x.sum(axis=0) / x.shape[0], lambda x: x.mean(axis=0), dict(x="M K")),
    "mean of a mean": (lambda x: x.mean(), lambda x: x.mean(axis=0).mean(), dict(x="M K")),
    "var": (lambda x: np.var(x, axis=0), variance, dict(x="M K")),
    "var of squares": (lambda x: np.var(x, axis=1), lambda x: np.mean(x * x, axis=1) - np.mean(x, axis=1) ** 2, dict(x="M K")),
    "std": (lambda x: x.std(axis=0), lambda x: np.sqrt(x.var(axis=0)), dict(x="M K")),
    "reshape": (lambda x: x.reshape(-1).sum(), lambda x: x.sum(), dict(x="M K")),
    "reshape and back": (lambda x: x.reshape(-1).reshape(x.shape), lambda x: x + 0 * x, dict(x="M K")),
    "reshape of rows": (lambda x: x.reshape(x.shape[0], -1).sum(axis=1), lambda x: x.sum(axis=(1, 2)), dict(x="M K L")),
    "einsum": (lambda x, w: np.einsum("mk,kn->mn", x, w), lambda x, w: x @ w, dict(x="M K", w="K N")),
    "einsum transposed": (lambda x, w: np.einsum("mk,kn->nm", x, w), lambda x, w: w.T @ x.T, dict(x="M K", w="K N")),
    "einsum trace": (lambda x, y: np.einsum("ij,ji->", x, y), lambda x, y: np.trace(x @ y), dict(x="M K", y="K M")),
    "einsum batch": (lambda q, k: np.einsum("bqd,bkd->bqk", q, k), lambda q, k: q @ k.swapaxes(1, 2), dict(q="B Q D", k="B K D")),
    "einsum diagonal": (lambda x: np.einsum("ii->i", x), lambda x: np.diagonal(x), dict(x="M M")),
    "outer": (lambda x, y: np.outer(x, y), lambda x, y: x[:, None] * y, dict(x="M", y="K")),
    "cumsum last": (lambda x: np.cumsum(x)[-1], lambda x: x.sum(), dict(x="M")),
    "cumsum scaled": (lambda x: np.cumsum(2 * x), lambda x: 2 * np.cumsum(x), dict(x="M")),
    "cumsum as matmul": (lambda x: np.cumsum(x), lambda x: loop_free_triangle(np.ones_like(x)[:, None] * np.ones_like(x)) @ x, dict(x="M")),
    "concatenate": (lambda x, y: np.concatenate([x, y]).sum(), lambda x, y: x.sum() + y.sum(), dict(x="M", y="K")),
    "concatenate matmul": (lambda x, y, w: np.concatenate([x, y]) @ w, lambda x, y, w: np.concatenate([x @ w, y @ w]), dict(x="M K", y="L K", w="K N")),
    "concatenate columns": (lambda x, v, w: x @ np.concatenate([v, w], axis=1), lambda x, v, w: np.hstack([x @ v, x @ w]), dict(x="M K", v="K N", w="K L")),
    "split": (lambda x: np.split(x, 2, axis=1)[0] + np.split(x, 2, axis=1)[1], lambda x: x[:, : x.shape[1] // 2] + x[:, x.shape[1] // 2 :], dict(x="M 2*K")),
    "stack": (lambda x, y: np.stack([x, y]).sum(axis=0), lambda x, y: x + y, dict(x="M K", y="M K")),
    "pad": (lambda x: np.pad(x, 1).sum(), lambda x: x.sum(), dict(x="M K")),
    "pad and slice": (lambda x: np.pad(x, (2, 3))[2 : x.shape[0] + 2], lambda x: 1 * x, dict(x="M")),
    "argmax": (lambda x: np.argmax(x + 0, axis=1), lambda x: np.argmax(x, axis=1), dict(x="M K")),
    "argmax of a multiple": (lambda x: np.argmax(2 * x, axis=1), lambda x: np.argmax(x, axis=1), dict(x="M K")),
    "max": (lambda x: np.max(np.max(x, axis=0)), lambda x: x.max(), dict(x="M K")),
    "min of negatives": (lambda x: -np.min(-x, axis=0), lambda x: np.max(x, axis=0), dict(x="M K")),
    "mask": (lambda x: np.where(np.arange(x.shape[1]) < x.shape[1], x, 0), lambda x: 1 * x, dict(x="M K")),
    "causal mask": (loop_free_triangle, lambda x: np.tril(x), dict(x="M M")),
    "mask by multiplication": (lambda x: np.tril(x), lambda x: x * np.tri(x.shape[0]).astype(x.dtype), dict(x="M M")),
    "eye": (lambda x: np.eye(x.shape[0], dtype=x.dtype) @ x, lambda x: 1 * x, dict(x="M K")),
    "diag": (lambda x, v: np.diag(v) @ x, lambda x, v: v[:, None] * x, dict(x="M K", v="M")),
    "softmax": (softmax, lambda x: np.exp(x) / np.exp(x).sum(axis=-1, keepdims=True), dict(x="M K")),
    "softmax of a shift": (lambda x, c: softmax(x + c[:, None]), lambda x, c: softmax(x), dict(x="M K", c="M")),
    "norm": (lambda x: np.linalg.norm(x, axis=1), lambda x: np.sqrt((x * x).sum(axis=1)), dict(x="M K")),
    "flip": (lambda x: x[::-1][::-1], lambda x: 1 * x, dict(x="M K")),
    "flip sum": (lambda x: np.flip(x).sum(), lambda x: x.sum(), dict(x="M")),
    "scale": (lambda x: x * x.shape[1] ** -0.5, lambda x: (1 / x.shape[1] ** 0.5) * x, dict(x="M K")),
    "half a size": (lambda x: x * (x.shape[0] / 2), lambda x: x * (0.5 * x.shape[0]), dict(x="M")),
    "steps": (lambda x: x * np.linspace(0, 1, x.shape[0]), lambda x: np.linspace(0, 1, x.shape[0]) * x, dict(x="M")),
    "ones": (lambda x: np.ones((x.shape[0], 1), dtype=x.dtype).T @ x, lambda x: x.sum(axis=0, keepdims=True), dict(x="M K")),
    "grid": (lambda x: np.where(np.less_equal(*np.meshgrid(np.arange(x.shape[0]), np.arange(x.shape[0]))), x, 0), np.tril, dict(x="M M")),
    "roll": (lambda x: np.roll(x, 1, axis=0).sum(axis=0), lambda x: x.sum(axis=0), dict(x="M K")),
    "repeat": (lambda x: np.repeat(x, 3, axis=0).sum(axis=0), lambda x: 3 * x.sum(axis=0), dict(x="M K")),
    "tile": (lambda x: np.tile(x, 2).mean(), lambda x: x.mean(), dict(x="M")),
    "size parameter": (lambda x, n: np.broadcast_to(x, (n, x.shape[0])).sum(axis=0), lambda x, n: n * x, dict(x="M", n=N)),
    "zeros filled": (filled, lambda x: x + x, dict(x="M K")),
    "take": (lambda x: np.take(x, np.arange(x.shape[0]), axis=0), lambda x: 1 * x, dict(x="M K")),
    "diff": (lambda x: np.diff(x), lambda x: x[1:] - x[:-1], dict(x="M", assume="M > 1")),
    "cov": (lambda x: np.dot(x - x.mean(), x - x.mean()) / x.shape[0], lambda x: x.var(), dict(x="M")),
    "kron": (lambda x, y: np.kron(x, y).sum(), lambda x, y: x.sum() * y.sum(), dict(x="M", y="K")),
    "matrix power": (lambda x: np.linalg.matrix_power(x, 3), lambda x: x @ (x @ x), dict(x="M M")),
    "integers": (lambda i: (i + i) // 2 * 2, lambda i: i * 2, dict(i="M:i32", assume="M > 0")),
}  # fmt: skip
FALSE = {
    "mean": (lambda x: x.sum(axis=0) / x.shape[1], lambda x: x.mean(axis=0), dict(x="M K")),
    "var and ddof": (lambda x: np.var(x, axis=0, ddof=1), lambda x: np.var(x, axis=0), dict(x="M K", assume="M > 1")),
    "transpose": (lambda x: x @ x.T, lambda x: x.T @ x, dict(x="M M")),
    "einsum": (lambda x, w: np.einsum("mk,kn->nm", x, w), lambda x, w: x @ w, dict(x="M M", w="M M")),
    "cumsum": (lambda x: np.cumsum(x), lambda x: np.cumsum(x[::-1])[::-1], dict(x="M")),
    "mask": (lambda x: np.tril(x), lambda x: np.triu(x), dict(x="M M")),
    "mask shifted": (lambda x: np.tril(x, -1), lambda x: np.tril(x), dict(x="M M")),
    "concatenate": (lambda x, y: np.concatenate([x, y]), lambda x, y: np.concatenate([y, x]), dict(x="M", y="M")),
    "pad": (lambda x: np.pad(x, (1, 0)), lambda x: np.pad(x, (0, 1)), dict(x="M")),
    "argmax": (lambda x: np.argmax(-x, axis=1), lambda x: np.argmax(x, axis=1), dict(x="M K")),
    "max": (lambda x: x.max(axis=0).sum(), lambda x: x.sum(axis=0).max(), dict(x="M K")),
    "softmax": (lambda x: softmax(2 * x), softmax, dict(x="M K")),
    "shape": (lambda x: x.T, lambda x: x, dict(x="M K")),
    "rank": (lambda x: x[None], lambda x: x, dict(x="M K")),
    "dtype": (lambda x: x * np.float64(2), lambda x: x * 2, dict(x="M K")),
    "flip": (lambda x: x[::-1], lambda x: 1 * x, dict(x="M")),
    "reshape": (lambda x: x.reshape(-1), lambda x: x.T.reshape(-1), dict(x="M K")),
}  # fmt: skip


# True ones that no proof is found for yet: sums over parts of what was joined, and the
# quotients of integers that wrap around.
OPEN = {"roll", "repeat", "tile", "kron", "integers"}


@pytest.mark.parametrize("name", TRUE)
def test_true(name):
    left, right, asked = TRUE[name]
    v = tesela.prove(left, right, **asked)
    assert v.verdict == "PROVED" or name in OPEN and v.verdict == "UNKNOWN" and v.reason, v


@pytest.mark.parametrize("name", FALSE)
def test_false(name):
    left, right, asked = FALSE[name]
    v = tesela.prove(left, right, **asked)
    assert v.verdict == "REFUTED", v


MESSAGES = {
    "range": (lambda x: sum(x[i] for i in range(x.shape[0])), "symbolic size M"),
    "branch": (lambda x: x if x.sum() > 0 else -x, "np.where"),
    "branch on a size": (lambda x: x if x.shape[0] > 4 else -x, "all sizes"),
    "float": (lambda x: x / float(x.shape[0]), "the size itself"),
    "math": (lambda x: x / __import__("math").sqrt(x.shape[0]), "np.sqrt(n)"),
    "len": (lambda x: x / len(x), "x.shape[0]"),
    "mask": (lambda x: x[x > 0].sum(), "np.where(mask"),
    "inverse": (lambda x: np.linalg.inv(x @ x.T), "fixed sizes"),
    "no array": (lambda x: None, "returns None"),
    "a number": (lambda x: 3, "returns 3"),
    "largest size": (lambda x: x * max(x.shape), "all sizes"),
    "steps": (lambda x: x[::2], "multiple"),
}  # fmt: skip


@pytest.mark.parametrize("name", MESSAGES)
def test_message(name):
    function, says = MESSAGES[name]
    with pytest.raises(tesela.TraceError) as error:
        tesela.prove(function, lambda x: x, x="M K")
    assert says in str(error.value) and "test_prove_pairs.py" in str(error.value)


def test_what_is_asked():
    same = lambda x: x
    for asked, says in ((dict(x="M ?K"), "not a size"), (dict(x="M:float7"), "no dtype"), (dict(x="M:i4"), "bits or bytes")):
        with pytest.raises(tesela.TraceError, match=says):
            tesela.prove(same, same, **asked)
    with pytest.raises(TypeError, match="missing a required argument: 'w'"):
        tesela.prove(lambda x, w: x, lambda x, w: x, x="M")


# As a notebook's cell or a line at a prompt: there is no file to look into.
CELL = """
import numpy as np, tesela
print(tesela.prove(lambda x: x + x, lambda x: 2 * x, x="M K"))
f = tesela.jit(lambda x: np.tanh(x))
print(f(np.zeros(2)))
try:
    tesela.jit(lambda x: x[x > 0])(np.ones(3))
except tesela.TraceError as error:
    print(error)
"""


@pytest.mark.parametrize("place", ["<stdin>", "<string>", "<ipython-input-3-a1b2>"])
def test_without_a_file(place):
    given = {
        "<stdin>": (["-"], CELL),
        "<string>": (["-c", CELL], ""),
        "<ipython-input-3-a1b2>": (["-c", f"exec(compile({CELL!r}, '<ipython-input-3-a1b2>', 'exec'))"], ""),
    }
    arguments, text = given[place]
    done = subprocess.run([sys.executable, *arguments], input=text, capture_output=True, text=True, timeout=120, env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("PROVED") and f"at: {place}:7" in done.stdout
