"""Programs and the variants of them that an expert would name.

Each is a NumPy function of the inputs; a variant that can be written in several
ways lists them. Sizes differ from each other, so that a size is known by its
number. `write_programs.py` lowers them, and those of `held_out.py`, to the .mlir
files of this folder.
"""

from functools import reduce
from operator import add

import jax.numpy as np

PROGRAMS = {}


def program(table, name, function, variants, families=(), **shapes):
    """`families` are the introductions that a variant may need."""
    table[name] = (function, variants, families, shapes)


def known(name, function, variants=None, families=(), **shapes):
    program(PROGRAMS, name, function, variants or {}, families, **shapes)


# For where nobody knew which would be needed: all that `tesela explain` explores.
ALL_FAMILIES = ("split", "tile", "remainder", "siblings", "open", "scan",
                "transposes", "broadcasts", "functions", "shift",
                "split+telescope")


EPS = 1e-5


def mean(x, axis):
    return x.sum(axis) / x.shape[axis]


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lse(x):
    return np.log(np.exp(x).sum(1))


def total(parts):
    return reduce(add, parts)


def silu(x):
    return x / (1 + np.exp(-x))


def rms(x):
    return np.sqrt((x * x).sum(-1) / x.shape[-1] + EPS)


def rows(v):
    return v[:, None]


def halves(x, axis):
    n = x.shape[axis]
    return np.split(x, [(n + 1) // 2], axis)


# ------------------------------------------------------------ the 20 kernels

M, K, N = 1024, 2048, 4096
XW = dict(x=(M, K), w=(K, N))

known("01 relu", lambda x: np.maximum(x, 0), x=(M, N))
known("02 silu", silu, x=(M, N))


def softmax(x):
    e = np.exp(x)
    return e / e.sum(-1, keepdims=True)


known("03 softmax", softmax, x=(M, N))
known("04 rmsnorm", lambda x: x / rows(rms(x)), x=(M, N))


def layernorm(x):
    n = x.shape[1]
    d = x - rows(x.sum(1) / n)
    return d / rows(np.sqrt((d * d).sum(1) / n + EPS))


def onepass(variance):
    def f(x):
        n = x.shape[1]
        s, q = x.sum(1), (x * x).sum(1)
        m = s / n
        return (x - rows(m)) / rows(np.sqrt(variance(q, m, s, n) + EPS))

    return f


known("05 layernorm", layernorm, {
    "one-pass variance": [
        onepass(lambda q, m, s, n: (q - m * s) / n),
        onepass(lambda q, m, s, n: q / n - m * s / n),
        onepass(lambda q, m, s, n: q / n - m * m)]},
    ["open"], x=(128, 8192))


def upper(n, dtype):
    return (np.arange(n)[:, None] <= np.arange(n)[None, :]).astype(dtype)


def two_blocks(x):
    a, b = halves(x, 1)
    return np.concatenate(
        [np.cumsum(a, 1), np.cumsum(b, 1) + rows(a.sum(1))], 1)


known("06 cumsum", lambda x: np.cumsum(x, 1), {
    "triangular matmul": [lambda x: x @ upper(x.shape[1], x.dtype)],
    "two blocks with carry": [two_blocks]},
    ["scan", "split"], x=(1000, 1024))
known("07 rope", lambda e, o, c, s: (e * c - o * s, o * c + e * s),
      e=(128, N), o=(128, N), c=(128, N), s=(128, N))
known("08 matmul", lambda x, w: x @ w, **XW)
known("09 transpose_matmul", lambda x, w: x.T @ w, {
    "no transpose": [lambda x, w: np.einsum("ki,kj->ij", x, w)],
    "transpose of the swapped product": [lambda x, w: (w.T @ x).T]},
    x=(K, M), w=(K, N))
known("10 matmul_transpose", lambda x, w: (x @ w).T, {
    "w.T @ x.T": [lambda x, w: w.T @ x.T],
    "swapped operands, no transpose": [
        lambda x, w: np.einsum("kj,ik->ji", w, x)]}, **XW)
known("11 silu_matmul", lambda x, w: silu(x) @ w, **XW)
known("12 softmax_matmul", lambda x, w: softmax(x) @ w, {
    "division after the matmul": [
        lambda x, w: np.exp(x) @ w / rows(np.exp(x).sum(1))]}, **XW)
NORM = dict(x=(16, 4096), w=(4096, 6144))
known("13 rmsnorm_matmul", lambda x, w: (x / rows(rms(x))) @ w, {
    "row scale after the matmul": [lambda x, w: (x @ w) / rows(rms(x))]},
    **NORM)
known("13g rmsnorm(g)_matmul", lambda x, w, g: (x / rows(rms(x)) * g) @ w, {
    "weight folding": [lambda x, w, g: (x / rows(rms(x))) @ (w * rows(g))],
    "weight folding, row scale after": [
        lambda x, w, g: (x @ (w * rows(g))) / rows(rms(x))],
    "row scale after the matmul": [
        lambda x, w, g: ((x * g) @ w) / rows(rms(x))]},
    **NORM, g=(4096,))
known("14 rowsum_mul_matmul", lambda x, y, w: (x * rows(y.sum(1))) @ w, {
    "row scale after the matmul": [lambda x, y, w: (x @ w) * rows(y.sum(1))]},
    x=(M, K), y=(M, 512), w=(K, N))


def clones(x, y, w):
    s = y.sum(1)
    return x @ w + np.broadcast_to(rows(s), x.shape) @ w


known("15 rowsum_bias_matmul", lambda x, y, w: (x + rows(y.sum(1))) @ w, {
    "two clones": [
        lambda x, y, w: x @ w + np.einsum("i,kj->ij", y.sum(1), w), clones],
    "b times the column sum of w": [
        lambda x, y, w: x @ w + rows(y.sum(1)) * w.sum(0)[None, :],
        lambda x, y, w: x @ w + np.einsum("i,j->ij", y.sum(1), w.sum(0))]},
    ["open"], x=(M, K), y=(M, 512), w=(K, N))


def gated(a, b):
    return silu(a) * b


def fused(x, w1, w2):
    n = w1.shape[1]
    f = x @ np.concatenate([w1, w2], 1)
    return gated(f[:, :n], f[:, n:])


MLP = dict(x=(8, 4096), w1=(4096, 2048), w2=(4096, 2048))
known("16 gated_mlp", lambda x, w1, w2: gated(x @ w1, x @ w2), {
    "gate and up fused by concatenation": [fused]}, ["siblings"], **MLP)


def transposed(x, w1, w2, w3):
    h = gated(np.einsum("kj,ik->ji", w1, x), np.einsum("kj,ik->ji", w2, x))
    return np.einsum("ji,jp->ip", h, w3)


def transposed_op(x, w1, w2, w3):
    h = gated(np.einsum("kj,ik->ji", w1, x), np.einsum("kj,ik->ji", w2, x))
    return h.T @ w3


known("17 gated_mlp_full",
      lambda x, w1, w2, w3: gated(x @ w1, x @ w2) @ w3, {
          "gate and up fused by concatenation": [
              lambda x, w1, w2, w3: fused(x, w1, w2) @ w3],
          "transposed intermediate for free": [transposed, transposed_op]},
      ["siblings", "transposes"],
      x=(1000, 1024), w1=(1024, 1100), w2=(1024, 1100), w3=(1100, 1200))

S, D, H, G = 4096, 64, 6, 4
QKV = dict(q=(H, 256, D), k=(H, D, S), v=(H, S, D))


def attention(q, k, v):
    return softmax(q @ k) @ v


def late(q, k, v):
    e = np.exp(q @ k)
    return (e @ v) / e.sum(-1, keepdims=True)


def flash(q, k, v):
    e, f = (np.exp(q @ block) for block in halves(k, 2))
    a, b = halves(v, 1)
    return (e @ a + f @ b) / (e.sum(2) + f.sum(2))[..., None]


known("18 gqa", attention, {
    "division after P@V": [late],
    "flash, two key blocks": [flash]}, ["split"], **QKV)


def shared(q, k, v, spread):
    if spread:
        k = np.broadcast_to(k[:, None], (H, G) + k.shape[1:])
        v = np.broadcast_to(v[:, None], (H, G) + v.shape[1:])
    return k, v


def grouped(q, k, v):
    k, v = shared(q, k, v, True)
    return softmax(q @ k) @ v


def ungrouped(after):
    def f(q, k, v):
        e = np.exp(np.einsum("hgmd,hds->hgms", q, k))
        s = e.sum(-1, keepdims=True)
        p = e if after else e / s
        o = np.einsum("hgms,hsd->hgmd", p, v)
        return o / s if after else o

    return f


known("18b gqa, kv broadcast", grouped, {
    "broadcast eliminated": [ungrouped(False)],
    "eliminated, division after": [ungrouped(True)]},
    q=(H, G, 256, D), k=(H, D, S), v=(H, S, D))


def blocked(q, k, v):
    b, t = 32, 128
    e = np.exp(np.einsum("hmd,hdbt->hmbt", q, k.reshape(H, D, b, t)))
    o = np.einsum("hmbt,hbtd->bhmd", e, v.reshape(H, b, t, D)).sum(0)
    return o / e.sum(3).sum(2)[..., None]


known("18t gqa, S = B T", attention, {
    "flash, B blocks of T, one division": [blocked]}, ["tile"], **QKV)

LORA = dict(x=(128, 1024), w=(1024, 4096), a=(1024, 16), b=(16, 4096))


def one_contraction(x, w, a, b):
    return np.concatenate([x, x @ a], 1) @ np.concatenate([w, b], 0)


known("19 lora", lambda x, w, a, b: x @ w + (x @ a) @ b, {
    "half merged x@w + x@(a@b)": [lambda x, w, a, b: x @ w + x @ (a @ b)],
    "merged x@(w + a@b)": [lambda x, w, a, b: x @ (w + a @ b)],
    "one contraction [x|x@a]@[w;b]": [one_contraction]}, **LORA)
known("19b lora, merged", lambda x, w, a, b: x @ (w + a @ b), {
    "unmerged x@w + (x@a)@b": [lambda x, w, a, b: x @ w + (x @ a) @ b]},
    **LORA)


def residual(x, r, t, w):
    h = x + r + t
    return (h / rows(rms(h))) @ w


def residual_late(x, r, t, w):
    h = x + r + t
    return (h @ w) / rows(rms(h))


known("20 residual_rmsnorm_qkv", residual, {
    "row scale after the matmul": [residual_late]},
    x=(M, 8192), r=(M, 8192), t=(M, 8192), w=(8192, 512))


def stable(x):
    e = np.exp(x - rows(x.max(1)))
    return e / rows(e.sum(1))


def online(x):
    a, b = halves(x, 1)
    ma, mb = a.max(1), b.max(1)
    m = np.maximum(ma, mb)
    part = lambda y, my: np.exp(y - rows(my)).sum(1) * np.exp(my - m)
    e = np.exp(x - rows(x.max(1)))
    return e / rows(part(a, ma) + part(b, mb))


known("21 softmax_stable", stable, {
    "max removed": [softmax],
    "online: block sums rescaled": [online]},
    ["split+telescope"], x=(M, N))
