"""Programs that were written without looking at what the moves reach."""

import jax.numpy as np
from jax import nn

from programs import EPS, halves, program, rows, softmax

HELD_OUT = {}


def unseen(name, function, variants, families=(), **shapes):
    program(HELD_OUT, name, function, variants, families, **shapes)


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
