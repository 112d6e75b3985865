"""Programs and the variants of them that an expert would name.

Each is a NumPy function of the inputs; a variant that can be written in several
ways lists them. Sizes differ from each other, so that a size is known by its
number. `write_programs.py` lowers them to the .mlir files of this folder.

HELD_OUT was written without looking at what the moves reach.
"""

import jax.numpy as np
from jax import nn

PROGRAMS, HELD_OUT = {}, {}


def program(table, name, function, variants, families=(), **shapes):
    """`families` are the introductions that a variant may need."""
    table[name] = (function, variants, families, shapes)


def known(name, function, variants=None, families=(), **shapes):
    program(PROGRAMS, name, function, variants or {}, families, **shapes)


def unseen(name, function, variants, families=(), **shapes):
    program(HELD_OUT, name, function, variants, families, **shapes)


EPS = 1e-5


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

# ---------------------------------------------------------------- held out

unseen("h01 linear attention", lambda q, k, v: q @ (k.T @ v), {
    "(q@k.T)@v": [lambda q, k, v: (q @ k.T) @ v],
    "no transpose": [lambda q, k, v: q @ np.einsum("ki,kj->ij", k, v)]},
    q=(64, 512), k=(80, 512), v=(80, 384))
unseen("h02 attention with bias",
       lambda q, k, v, b: softmax(q @ k.T + b) @ v, {
           "division after P@V": [
               lambda q, k, v, b: (np.exp(q @ k.T + b) @ v)
               / rows(np.exp(q @ k.T + b).sum(1))]},
       q=(512, 64), k=(640, 64), v=(640, 96), b=(512, 640))


def affine(x, w, g, b):
    n = x.shape[1]
    d = x - rows(x.sum(1) / n)
    r = np.sqrt((d * d).sum(1) / n + EPS)
    return (d / rows(r) * g + b) @ w


def affine_folded(x, w, g, b):
    n = x.shape[1]
    d = x - rows(x.sum(1) / n)
    r = np.sqrt((d * d).sum(1) / n + EPS)
    return (d @ (w * rows(g))) / rows(r) + (b @ w)[None, :]


unseen("h03 layernorm with gamma and beta, matmul", affine, {
    "gamma folded, scale after, beta@w": [affine_folded]}, ["open"],
    x=(256, 1024), w=(1024, 768), g=(1024,), b=(1024,))
unseen("h04 weight normalisation",
       lambda x, v, g: x @ (v * (g / np.sqrt((v * v).sum(0)))[None, :]), {
           "column scale after the matmul": [
               lambda x, v, g: (x @ v)
               * (g / np.sqrt((v * v).sum(0)))[None, :]]},
       x=(256, 1024), v=(1024, 768), g=(768,))


def unit(x):
    return x / rows(np.sqrt((x * x).sum(1)))


def length(x):
    return np.sqrt((x * x).sum(1))


unseen("h05 cosine similarities", lambda x, y: unit(x) @ unit(y).T, {
    "both norms after the matmul": [
        lambda x, y: (x @ y.T) / (rows(length(x)) * length(y)[None, :]),
        lambda x, y: (x @ y.T) / rows(length(x)) / length(y)[None, :],
        lambda x, y: (x @ y.T) / length(y)[None, :] / rows(length(x)),
        lambda x, y: np.einsum("ik,jk->ij", x, y) / rows(length(x))
        / length(y)[None, :]]},
    x=(256, 1024), y=(768, 1024))


def shifted_lse(x):
    m = x.max(1)
    return np.log(np.exp(x - rows(m)).sum(1)) + m


unseen("h06 log-sum-exp", shifted_lse, {
    "without the maximum": [lambda x: np.log(np.exp(x).sum(1))]},
    x=(256, 1024))
unseen("h07 two adapters",
       lambda x, w, a, b, c, d: x @ w + (x @ a) @ b + (x @ c) @ d, {
           "merged": [
               lambda x, w, a, b, c, d: x @ (w + a @ b + c @ d)]},
       x=(128, 1024), w=(1024, 768), a=(1024, 16), b=(16, 768), c=(1024, 8),
       d=(8, 768))
unseen("h08 tied projections", lambda x, y, w: x @ w + y @ w, {
    "one matmul of the sum": [lambda x, y, w: (x + y) @ w]},
    x=(256, 1024), y=(256, 1024), w=(1024, 768))
unseen("h09 batch normalisation after matmul",
       lambda x, w, m, s, b: (x @ w - m) * s + b, {
           "scale folded into w": [
               lambda x, w, m, s, b: (x @ (w * s)) + (b - m * s),
               lambda x, w, m, s, b: x @ (w * s) - m * s + b]},
       x=(256, 1024), w=(1024, 768), m=(768,), s=(768,), b=(768,))
unseen("h10 mean pool after a linear layer",
       lambda x, w: np.einsum("bsk,kn->bsn", x, w).sum(1) / x.shape[1], {
           "pool first": [lambda x, w: (x.sum(1) / x.shape[1]) @ w]},
       x=(16, 128, 1024), w=(1024, 768))
unseen("h11 rank-one update times vector",
       lambda a, u, v, x: (a + rows(u) * v[None, :]) @ x, {
           "a@x + u (v.x)": [lambda a, u, v, x: a @ x + u * (v @ x)]},
       ["open"], a=(768, 1024), u=(768,), v=(1024,), x=(1024,))
unseen("h12 scores of concatenated keys",
       lambda q, k, n: q @ np.concatenate([k, n], 0).T, {
           "concatenation of scores": [
               lambda q, k, n: np.concatenate([q @ k.T, q @ n.T], 1)]},
       q=(16, 64), k=(640, 64), n=(48, 64))
unseen("h13 residual before a projection",
       lambda x, w, v: (x + x @ w) @ v, {
           "x@v + x@(w@v)": [lambda x, w, v: x @ v + x @ (w @ v)],
           "x@(v + w@v)": [lambda x, w, v: x @ (v + w @ v)]},
       x=(2048, 512), w=(512, 512), v=(512, 768))
unseen("h14 scaled queries", lambda q, k: (q * 0.125) @ k.T, {
    "scaled scores": [lambda q, k: (q @ k.T) * 0.125]},
    q=(512, 64), k=(640, 64))


def variance(x):
    d = x - rows(x.sum(1) / x.shape[1])
    return (d * d).sum(1) / x.shape[1]


def raw_variance(x):
    m = x.sum(1) / x.shape[1]
    return (x * x).sum(1) / x.shape[1] - m * m


unseen("h15 variance", variance, {"from raw moments": [raw_variance]},
       ["open"], x=(256, 1024))
unseen("h16 cross entropy",
       lambda x, t: (t * (rows(np.log(np.exp(x).sum(1))) - x)).sum(1), {
           "log-sum-exp times sum of targets": [
               lambda x, t: np.log(np.exp(x).sum(1)) * t.sum(1)
               - (t * x).sum(1),
               lambda x, t: t.sum(1) * np.log(np.exp(x).sum(1))
               - np.einsum("ij,ij->i", t, x)]},
       ["open"], x=(256, 1024), t=(256, 1024))
unseen("h17 sum of an outer product",
       lambda x, y: (rows(x) * y[None, :]).sum(1).sum(0), {
           "product of sums": [lambda x, y: x.sum() * y.sum()]},
       ["open"], x=(768,), y=(1024,))
unseen("h18 diagonal scaling", lambda d, a, b: (rows(d) * a) @ b, {
    "after the matmul": [lambda d, a, b: rows(d) * (a @ b)]},
    d=(256,), a=(256, 1024), b=(1024, 768))
unseen("h19 inner diagonal", lambda d, a, b: (a * d[None, :]) @ b, {
    "on the other operand": [lambda d, a, b: a @ (rows(d) * b)]},
    d=(1024,), a=(256, 1024), b=(1024, 768))


def trace(a, b):
    c = a @ b
    n = c.shape[0]
    return np.where(np.eye(n, dtype=bool), c, 0).sum(1).sum(0)


unseen("h20 trace of a product", trace, {
    "sum of an elementwise product": [
        lambda a, b: (a * b.T).sum(1).sum(0),
        lambda a, b: np.einsum("ij,ji->", a, b)]},
    ["open"], a=(256, 1024), b=(1024, 256))
unseen("h21 Gram matrix of features", lambda x, w: (x @ w).T @ (x @ w), {
    "w.T @ (x.T @ x) @ w": [
        lambda x, w: w.T @ (x.T @ x) @ w,
        lambda x, w: w.T @ ((x.T @ x) @ w),
        lambda x, w: np.einsum("ka,kb->ab", w,
                               np.einsum("ik,il->kl", x, x) @ w)]},
    x=(2048, 128), w=(128, 96))
unseen("h22 matrix chain on a vector", lambda a, b, x: (a @ b) @ x, {
    "from the right": [lambda a, b, x: a @ (b @ x)]},
    a=(512, 640), b=(640, 768), x=(768,))
unseen("h23 pairwise squared distances",
       lambda x, y: ((x[:, None, :] - y[None, :, :]) ** 2).sum(2), {
           "norms and one matmul": [
               lambda x, y: rows((x * x).sum(1)) + (y * y).sum(1)[None, :]
               - 2 * (x @ y.T),
               lambda x, y: rows((x * x).sum(1)) - 2 * (x @ y.T)
               + (y * y).sum(1)[None, :]]},
       ["open"], x=(256, 64), y=(320, 64))
unseen("h24 output projection of attention",
       lambda p, v, w: (p @ v) @ w, {
           "values projected first": [lambda p, v, w: p @ (v @ w)]},
       p=(512, 640), v=(640, 64), w=(64, 96))
unseen("h25 softmax with a row bias",
       lambda x, b: softmax(x + rows(b)), {
           "the bias cancels": [lambda x, b: softmax(x)]},
       x=(256, 1024), b=(256,))
unseen("h26 row gate before a matmul",
       lambda x, g, w: (x * rows(nn.sigmoid(g))) @ w, {
           "after it": [lambda x, g, w: (x @ w) * rows(nn.sigmoid(g))]},
       x=(256, 1024), g=(256,), w=(1024, 768))
unseen("h27 relu of a maximum", lambda x: np.maximum(x.max(1), 0), {
    "maximum of relus": [lambda x: np.maximum(x, 0).max(1)]}, x=(256, 1024))
unseen("h28 projected embeddings", lambda t, i, w: t[i] @ w, {
    "embedding of the projected table": [lambda t, i, w: (t @ w)[i]]},
    t=(3000, 64), i=("int32", 8000), w=(64, 96))


def two_halves(x, w, b, v, c):
    a, d = (nn.gelu(x @ wh + bh, approximate=True)
            for wh, bh in zip(halves(w, 1), halves(b, 0)))
    va, vd = halves(v, 0)
    return (a @ va + d @ vd) + c


unseen("h29 mlp with biases",
       lambda x, w, b, v, c: nn.gelu(x @ w + b, approximate=True) @ v + c,
       {"hidden layer in two halves": [two_halves]},
       ["split"], x=(128, 512), w=(512, 768), b=(768,), v=(768, 640),
       c=(640,))

# ------------------------------------------- held out, a second time
#
# Chosen for what is known of these programs, and committed before anything was
# tried on them; not changed since. No families are named: all are tried.

SECOND_SET = "h30"  # and what comes after


def shifted(x):
    return x - rows(x.max(1))


unseen("h30 log-softmax",
       lambda x: shifted(x) - rows(np.log(np.exp(shifted(x)).sum(1))), {
           "without the maximum": [
               lambda x: x - rows(np.log(np.exp(x).sum(1)))]},
       x=(256, 1024))
unseen("h31 softmax at a temperature",
       lambda x: softmax(shifted(x * 0.125)), {
           "scaled after the shift": [
               lambda x: softmax(shifted(x) * 0.125)]},
       x=(256, 1024))


def covariance(x):
    d = x - (x.sum(0) / x.shape[0])[None, :]
    return (d.T @ d) / x.shape[0]


def raw_covariance(x):
    n = x.shape[0]
    m = x.sum(0) / n
    return (x.T @ x) / n - rows(m) * m[None, :]


unseen("h32 covariance", covariance, {
    "from raw moments": [
        raw_covariance,
        lambda x: (x.T @ x) / x.shape[0] - np.einsum(
            "i,j->ij", x.sum(0) / x.shape[0], x.sum(0) / x.shape[0])]},
    x=(2048, 128))
unseen("h33 bilinear form of rows",
       lambda x, a, y: ((x @ a) * y).sum(1), {
           "matrix on the other side": [
               lambda x, a, y: (x * (y @ a.T)).sum(1)]},
       x=(256, 512), a=(512, 640), y=(256, 640))
unseen("h34 row sums of a matmul", lambda x, w: (x @ w).sum(1), {
    "matrix times the row sums of w": [lambda x, w: x @ w.sum(1)]},
    x=(256, 1024), w=(1024, 768))
unseen("h35 gradient of least squares",
       lambda x, w, y: x.T @ (x @ w - y), {
           "Gram matrix": [lambda x, w, y: (x.T @ x) @ w - x.T @ y]},
       x=(2048, 128), w=(128, 96), y=(2048, 96))


def experts(x, w, g):
    return (np.einsum("tk,ekn->etn", x, w) * g.T[:, :, None]).sum(0)


unseen("h36 mixture of experts", experts, {
    "gates on the inputs": [
        lambda x, w, g: np.einsum(
            "etk,ekn->tn", g.T[:, :, None] * x[None, :, :], w),
        lambda x, w, g: np.einsum(
            "tek,ekn->tn", g[:, :, None] * x[:, None, :], w)],
    "one contraction over experts": [
        lambda x, w, g: np.einsum(
            "te,etn->tn", g, np.einsum("tk,ekn->etn", x, w))]},
    x=(256, 512), w=(8, 512, 384), g=(256, 8))
unseen("h37 residual sum of squares",
       lambda x, w, y: ((x @ w - y) ** 2).sum(0), {
           "expanded square": [
               lambda x, w, y: ((x @ w) * (x @ w)).sum(0)
               - 2 * ((x @ w) * y).sum(0) + (y * y).sum(0),
               lambda x, w, y: ((x @ w) * (x @ w)).sum(0)
               + (y * y).sum(0) - 2 * ((x @ w) * y).sum(0)]},
       x=(2048, 128), w=(128, 96), y=(2048, 96))
unseen("h38 attention with a value bias",
       lambda s, v, b: softmax(s) @ (v + b), {
           "bias after the sum": [lambda s, v, b: softmax(s) @ v + b]},
       s=(256, 512), v=(512, 64), b=(64,))
unseen("h39 attention with a key bias",
       lambda q, k, b: softmax(q @ (k + b).T), {
           "the bias cancels": [lambda q, k, b: softmax(q @ k.T)]},
       q=(256, 64), k=(512, 64), b=(64,))
unseen("h40 two linear layers",
       lambda x, w, b, v, c: (x @ w + b) @ v + c, {
           "collapsed": [
               lambda x, w, b, v, c: x @ (w @ v) + (b @ v + c),
               lambda x, w, b, v, c: (x @ (w @ v) + b @ v) + c]},
       x=(2048, 512), w=(512, 256), b=(256,), v=(256, 384), c=(384,))
unseen("h41 running sum of projections",
       lambda x, w: np.cumsum(x @ w, 0), {
           "projection of the running sum": [
               lambda x, w: np.cumsum(x, 0) @ w]},
       x=(512, 64), w=(64, 768))
unseen("h42 maximum with a row bias", lambda x, b: (x + rows(b)).max(1), {
    "bias after the maximum": [lambda x, b: x.max(1) + b]},
    x=(256, 1024), b=(256,))
unseen("h43 log-sum-exp with a row bias",
       lambda x, b: np.log(np.exp(x + rows(b)).sum(1)), {
           "bias after it": [lambda x, b: np.log(np.exp(x).sum(1)) + b,
                             lambda x, b: b + np.log(np.exp(x).sum(1))]},
       x=(256, 1024), b=(256,))


def merged_heads(o, w):
    s, h, d = o.shape
    return o.reshape(s, h * d) @ w


unseen("h44 output projection of merged heads", merged_heads, {
    "sum over heads": [
        lambda o, w: np.einsum("shd,hde->se", o, w.reshape(
            o.shape[1], o.shape[2], -1)),
        lambda o, w: np.einsum("shd,hde->hse", o, w.reshape(
            o.shape[1], o.shape[2], -1)).sum(0)]},
    o=(512, 8, 64), w=(512, 384))
unseen("h45 swish gate", lambda x: x / (1 + np.exp(-x)), {
    "through tanh": [lambda x: x * (0.5 * (np.tanh(0.5 * x) + 1)),
                     lambda x: 0.5 * x * (np.tanh(0.5 * x) + 1)]},
    x=(256, 1024))


def weighted(s, m, v):
    e = np.exp(s) * m
    return (e / rows(e.sum(1))) @ v


def weighted_late(s, m, v):
    e = np.exp(s) * m
    return (e @ v) / rows(e.sum(1))


unseen("h46 attention with weighted keys", weighted, {
    "division after the values": [weighted_late]},
    s=(256, 512), m=(256, 512), v=(512, 64))
