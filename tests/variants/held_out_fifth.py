"""A fifth set, written without trying anything on it or reading the search."""

from functools import reduce

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, halves, lse, mean, program, rms,
                      rows, sigmoid, softmax, total, upper)

HELD_OUT_FIFTH = {}


def fifth(name, function, variants, **shapes):
    program(HELD_OUT_FIFTH, name, function, variants, ALL_FAMILIES, **shapes)


# ------------------------------------------------ attention and its relatives


def causal(s, offset=0):
    """Zero above the diagonal."""
    i, j = np.arange(s.shape[-2]) + offset, np.arange(s.shape[-1])
    return np.where(j[None, :] <= i[:, None], s, 0)


def weights(q, k):
    return np.exp(np.einsum("hid,hjd->hij", q, k))


def causal_attention(q, k, v):
    e = causal(weights(q, k))
    return (e / e.sum(2)[:, :, None]) @ v


def causal_late(q, k, v, offset=0):
    e = causal(weights(q, k), offset)
    return (e @ v) / e.sum(2)[:, :, None]


def square_blocks(q, k, v):
    (qa, qb), (ka, kb), (va, vb) = (halves(t, 1) for t in (q, k, v))
    d, e = weights(qb, ka), causal(weights(qb, kb))
    return np.concatenate([
        causal_late(qa, ka, va),
        (d @ va + e @ vb) / (d.sum(2) + e.sum(2))[:, :, None]], 1)


def fewer_keys(q, k, v):
    a, b = halves(q, 1)
    n = a.shape[1]
    return np.concatenate([causal_late(a, k[:, :n], v[:, :n]),
                           causal_late(b, k, v, n)], 1)


fifth("h101 causal attention", causal_attention, {
    "the first queries see only the first keys, divisions last": [
        square_blocks, fewer_keys]},
    q=(12, 640, 64), k=(12, 640, 64), v=(12, 640, 96))


def normed(q, k, v, a, b):
    return softmax((q / rows(rms(q)) * a) @ (k / rows(rms(k)) * b).T) @ v


def keys_untouched(q, k, v, a, b):
    return softmax(((q / rows(rms(q)) * (a * b)) @ k.T) / rms(k)) @ v


def norms_after(q, k, v, a, b):
    return softmax(((q * (a * b)) @ k.T) / rows(rms(q)) / rms(k)) @ v


fifth("h102 attention with normalised queries and keys", normed, {
    "weights on the queries, norms of the keys on the scores": [
        keys_untouched, norms_after]},
    q=(512, 64), k=(640, 64), v=(640, 96), a=(64,), b=(64,))


def twice(c):
    return np.concatenate([c, c], 1)[:, None, :]


def rotated(x, c, s):
    a, b = np.split(x, 2, 2)
    return x * twice(c) + np.concatenate([-b, a], 2) * twice(s)


def rotated_halves(x, c, s):
    a, b = np.split(x, 2, 2)
    c, s = c[:, None, :], s[:, None, :]
    return np.concatenate([a * c - b * s, b * c + a * s], 2)


fifth("h103 rotary embedding", rotated, {
    "half by half, nothing doubled": [rotated_halves]},
    x=(512, 12, 64), c=(512, 32), s=(512, 32))


def divided_gradient(q, k, g):
    e = np.exp(q @ k.T)
    return e.T @ (g / rows(e.sum(1)))


def keys_as_rows(q, k, g):
    e = np.exp(k @ q.T)
    return e @ (g / rows(e.sum(0)))


fifth("h104 gradient of the values of attention",
      lambda q, k, g: softmax(q @ k.T).T @ g, {
          "division on the gradient": [divided_gradient, keys_as_rows]},
      q=(512, 64), k=(640, 64), g=(512, 96))


def pooled(x, q, u, w, b):
    p = softmax((x @ u) @ q)
    return np.einsum("bt,btn->bn", p, x @ w + b)


def pooled_inputs(x, q, u, w, b):
    return np.einsum("bt,btc->bc", softmax(x @ (u @ q)), x) @ w + b


def pooled_late(x, q, u, w, b):
    e = np.exp(x @ (u @ q))
    return (np.einsum("bt,btc->bc", e, x) / rows(e.sum(1))) @ w + b


def pooled_last(x, q, u, w, b):
    e = np.exp(x @ (u @ q))
    return (np.einsum("bt,btc->bc", e, x) @ w) / rows(e.sum(1)) + b


fifth("h105 pooling by a learned query", pooled, {
    "neither keys nor values formed": [pooled_inputs],
    "the same, division after the sum": [pooled_late, pooled_last]},
    x=(16, 640, 512), q=(64,), u=(512, 64), w=(512, 96), b=(96,))


def without_queries(k, v, b, r):
    e = np.exp(b[:, :, None] + k[None, :, :])
    return sigmoid(r) * ((e * v).sum(1) / e.sum(1))


def exponentials_apart(k, v, b, r):
    p, e = np.exp(b), np.exp(k)
    return sigmoid(r) * ((p @ (e * v)) / (p @ e))


def exponentials_wide(k, v, b, r):
    e = np.exp(k)
    y, z = np.split(np.exp(b) @ np.concatenate([e * v, e], 1), 2, 1)
    return sigmoid(r) * (y / z)


fifth("h106 attention-free layer", without_queries, {
    "exponentials apart, matmuls": [exponentials_apart, exponentials_wide]},
    k=(160, 64), v=(160, 64), b=(128, 160), r=(128, 64))


def guided(x, y):
    p, q = x - rows(lse(x)), y - rows(lse(y))
    return softmax(q + 1.5 * (p - q))


fifth("h107 guided decoding", guided, {
    "guidance on the logits": [
        lambda x, y: softmax(y + 1.5 * (x - y)),
        lambda x, y: softmax(1.5 * x - 0.5 * y)]},
    x=(256, 8000), y=(256, 8000))

# ------------------------------------------------------ scans and recurrences


def decayed(x, g):
    t = np.arange(len(x))
    d = (t[:, None] - t[None, :])[:, :, None]
    w = np.where(d >= 0, np.exp(d * g), 0)
    return (w * x).sum(1)


def decayed_scan(x, g):
    t = rows(np.arange(len(x))) * g
    return np.exp(t) * np.cumsum(np.exp(-t) * x, 0)


def last_carried(x, g):
    a, b = halves(x, 0)
    y = decayed(a, g)
    t = rows(np.arange(len(b)) + 1) * g
    return np.concatenate([y, decayed(b, g) + np.exp(t) * y[-1]], 0)


def state_carried(x, g):
    a, b = halves(x, 0)
    s = (np.exp(rows(len(a) - 1 - np.arange(len(a))) * g) * a).sum(0)
    t = rows(np.arange(len(b)) + 1) * g
    return np.concatenate(
        [decayed(a, g), decayed(b, g) + np.exp(t) * s], 0)


fifth("h108 sums with decay", decayed, {
    "rescaled running sum": [decayed_scan],
    "two blocks with carry": [last_carried, state_carried]},
    x=(512, 64), g=(64,))


def step_by_step(h, a, b):
    for i in range(4):
        h = a[i] * h + b[i]
    return h


def composed_twice(h, a, b):
    c, d = a[1] * a[0], a[1] * b[0] + b[1]
    e, f = a[3] * a[2], a[3] * b[2] + b[3]
    return (e * c) * h + (e * d + f)


def composed_once(h, a, b):
    c, d = a[1] * a[0], a[1] * b[0] + b[1]
    e, f = a[3] * a[2], a[3] * b[2] + b[3]
    return e * (c * h + d) + f


fifth("h109 four steps of a recurrence", step_by_step, {
    "pairs of steps composed": [composed_once],
    "pairs of pairs composed": [composed_twice]},
    h=(48, 768), a=(4, 48, 768), b=(4, 48, 768))


def to_go(r):
    return np.flip(np.cumsum(np.flip(r, 1), 1), 1)


fifth("h110 rewards to go", to_go, {
    "total less the running sum": [
        lambda r: rows(r.sum(1)) - np.cumsum(r, 1) + r,
        lambda r: rows(r.sum(1)) - (np.cumsum(r, 1) - r),
        lambda r: r + (rows(r.sum(1)) - np.cumsum(r, 1))],
    "triangular matmul": [lambda r: r @ upper(r.shape[1], r.dtype).T]},
    r=(256, 1000))


def forward(a, t, e):
    return e + np.log(np.exp(a[:, :, None] + t[None, :, :]).sum(1))


def forward_shifted(a, t, e):
    m = rows(a.max(1))
    return e + m + np.log(np.exp(a - m) @ np.exp(t))


fifth("h111 forward step of a hidden Markov model", forward, {
    "matmul of exponentials": [
        lambda a, t, e: e + np.log(np.exp(a) @ np.exp(t))],
    "the same, without overflow": [forward_shifted]},
    a=(96, 320), t=(320, 320), e=(96, 320))


def balanced(s):
    p = np.exp(s)
    for _ in range(2):
        p = p / rows(p.sum(1))
        p = p / p.sum(0)
    return p


def scales(s):
    p = np.exp(s)
    u = 1 / p.sum(1)
    v = 1 / (u @ p)
    u = 1 / (p @ v)
    return p, u, v


def scaled_once(s):
    p, u, _ = scales(s)
    return rows(u) * p * (1 / (u @ p))


def scaled_and_divided(s):
    p, u, _ = scales(s)
    return rows(u) * p / (u @ p)


fifth("h112 two rounds of Sinkhorn", balanced, {
    "scales of rows and columns, matrix scaled once": [
        scaled_once, scaled_and_divided]},
    s=(640, 512))

# ------------------------------------------------------- losses and statistics


def huber(x, y):
    d = x - y
    return np.where(np.abs(d) <= 1, 0.5 * d * d, np.abs(d) - 0.5)


def huber_clipped(x, y):
    d = np.abs(x - y)
    m = np.minimum(d, 1)
    return m * (d - 0.5 * m)


def huber_sum(x, y):
    d = np.abs(x - y)
    m = np.minimum(d, 1)
    return 0.5 * m * m + (d - m)


fifth("h113 Huber loss", huber, {
    "clipped residual, no branch": [huber_clipped, huber_sum]},
    x=(256, 1024), y=(256, 1024))


def ranking(u, p, n):
    return mean(-np.log(sigmoid((u * p).sum(1) - (u * n).sum(1))), 0)


fifth("h114 pairwise ranking loss", ranking, {
    "one dot product, no sigmoid": [
        lambda u, p, n: mean(np.log(1 + np.exp((u * (n - p)).sum(1))), 0),
        lambda u, p, n: mean(np.log(1 + np.exp(-(u * (p - n)).sum(1))), 0)]},
    u=(2048, 64), p=(2048, 64), n=(2048, 64))


def returns(s, v):
    p = softmax(s)
    m = p @ v
    d = v - m[:, :, None]
    return m, (p * d * d).sum(2)


def returns_raw(s, v):
    p = softmax(s)
    m = p @ v
    return m, p @ (v * v) - m * m


def returns_late(s, v):
    e = np.exp(s)
    z = e.sum(2)
    m = (e @ v) / z
    return m, (e @ (v * v)) / z - m * m


def returns_one_matmul(s, v):
    y = np.exp(s) @ np.stack([np.ones_like(v), v, v * v], 1)
    m = y[:, :, 1] / y[:, :, 0]
    return m, y[:, :, 2] / y[:, :, 0] - m * m


fifth("h115 mean and variance of a categorical return", returns, {
    "from raw moments": [returns_raw],
    "the same, all sums in one pass": [returns_late, returns_one_matmul]},
    s=(256, 18, 51), v=(51,))


def correlations(x):
    d = x - mean(x, 0)
    z = d / np.sqrt(mean(d * d, 0) + EPS)
    return z.T @ z / len(x)


def deviations_after(x):
    d = x - mean(x, 0)
    s = np.sqrt(mean(d * d, 0) + EPS)
    return (d.T @ d / len(x)) / (rows(s) * s)


def deviations_in_turn(x):
    d = x - mean(x, 0)
    s = np.sqrt(mean(d * d, 0) + EPS)
    return (d.T @ d / len(x)) / rows(s) / s


def raw_correlations(x):
    m = mean(x, 0)
    s = np.sqrt(mean(x * x, 0) - m * m + EPS)
    return (x.T @ x / len(x) - rows(m) * m) / (rows(s) * s)


def raw_in_turn(x):
    m = mean(x, 0)
    s = np.sqrt(mean(x * x, 0) - m * m + EPS)
    return (x.T @ x / len(x) - rows(m) * m) / rows(s) / s


fifth("h116 correlation matrix", correlations, {
    "deviations after the Gram matrix": [
        deviations_after, deviations_in_turn],
    "the same from raw moments": [raw_correlations, raw_in_turn]},
    x=(2048, 128))


def nearest(x, c):
    d = x[:, None, :] - c[None, :, :]
    return (d * d).sum(2).min(1)


fifth("h117 distance to the nearest centroid", nearest, {
    "one matmul, norms of the points after the minimum": [
        lambda x, c: (x * x).sum(1)
        + ((c * c).sum(1) - 2 * (x @ c.T)).min(1),
        lambda x, c: (x * x).sum(1)
        - 2 * (x @ c.T - 0.5 * (c * c).sum(1)).max(1)]},
    x=(2048, 48), c=(160, 48))

# --------------------------------------------------------- layers and updates


def norm_first(x, w, b):
    d = x - rows(mean(x, 1))
    return (d / rows(rms(d))) @ w + b


def weights_centred(x, w, b):
    d = x - rows(mean(x, 1))
    return (x @ (w - mean(w, 0))) / rows(rms(d)) + b


def output_centred(x, w, b):
    m = rows(mean(x, 1))
    return (x @ w - m * w.sum(0)) / rows(rms(x - m)) + b


def raw_deviation(x):
    m = mean(x, 1)
    return np.sqrt(mean(x * x, 1) - m * m + EPS)


def weights_centred_raw(x, w, b):
    return (x @ (w - mean(w, 0))) / rows(raw_deviation(x)) + b


def output_centred_raw(x, w, b):
    y = x @ w - rows(mean(x, 1)) * w.sum(0)
    return y / rows(raw_deviation(x)) + b


fifth("h118 layernorm before a linear layer", norm_first, {
    "centred weights, row scale after": [weights_centred, output_centred],
    "the same from raw moments": [weights_centred_raw, output_centred_raw]},
    x=(256, 1024), w=(1024, 768), b=(768,))


def gates(x, r):
    return sigmoid(mean(x, 1) @ r)


def outputs_mixed(x, r, w):
    y = np.einsum("btc,ecn->ebtn", x, w)
    return (gates(x, r).T[:, :, None, None] * y).sum(0)


def weights_mixed(x, r, w):
    return x @ np.einsum("be,ecn->bcn", gates(x, r), w)


fifth("h119 layer conditioned on its input", outputs_mixed, {
    "weights mixed for each example, one matmul": [weights_mixed]},
    x=(16, 640, 96), r=(96, 6), w=(6, 96, 160))


def hidden(x, w):
    return np.maximum(np.einsum("tk,ekn->etn", x, w), 0)


def expert_mlps(x, r, w, v):
    y = hidden(x, w) @ v
    return (softmax(x @ r).T[:, :, None] * y).sum(0)


def gates_inside(x, r, w, v):
    h = softmax(x @ r).T[:, :, None] * hidden(x, w)
    return np.einsum("etn,enm->tm", h, v)


def one_wide_mlp(x, r, w, v):
    e, k, n = w.shape
    h = np.maximum(x @ w.transpose(1, 0, 2).reshape(k, e * n), 0)
    h = h.reshape(-1, e, n) * softmax(x @ r)[:, :, None]
    return h.reshape(-1, e * n) @ v.reshape(e * n, -1)


fifth("h120 mixture of expert mlps", expert_mlps, {
    "gates on the hidden layer, one contraction": [
        gates_inside, one_wide_mlp]},
    x=(256, 512), r=(512, 8), w=(8, 512, 384), v=(8, 384, 320))


def dequantised(x, w, s):
    g, k, n = w.shape
    return x @ (w.astype(s.dtype) * s[:, None, :]).reshape(g * k, n)


def groups_apart(x, w, s):
    g, k, _ = w.shape
    y = np.einsum("mgk,gkn->gmn", x.reshape(-1, g, k), w.astype(s.dtype))
    return (y * s[:, None, :]).sum(0)


def groups_contracted(x, w, s):
    g, k, _ = w.shape
    y = np.einsum("mgk,gkn->gmn", x.reshape(-1, g, k), w.astype(s.dtype))
    return np.einsum("gmn,gn->mn", y, s)


fifth("h121 weights quantised by group", dequantised, {
    "scales after the matmul of each group": [
        groups_apart, groups_contracted]},
    x=(16, 1024), w=("int8", 8, 128, 768), s=(8, 768))


def clipped(a, b, c):
    g = np.concatenate([a.reshape(-1), b, c.reshape(-1)])
    n = np.maximum(np.sqrt((g * g).sum(0)), 1)
    return a / n, b / n, c / n


def joint_norm(a, b, c):
    q = (a * a).sum(1).sum(0) + (b * b).sum(0) + (c * c).sum(1).sum(0)
    return np.maximum(np.sqrt(q), 1)


def sums_apart(a, b, c):
    n = joint_norm(a, b, c)
    return a / n, b / n, c / n


def one_reciprocal(a, b, c):
    n = 1 / joint_norm(a, b, c)
    return a * n, b * n, c * n


fifth("h122 gradients clipped by their joint norm", clipped, {
    "sums of squares apart, no concatenation": [sums_apart, one_reciprocal]},
    a=(512, 384), b=(384,), c=(384, 96))

# ------------------------------------------------ products, windows and tables


def four_products(a, b, c, d):
    return a @ c - b @ d, a @ d + b @ c


def three_products(a, b, c, d):
    p = (a + b) @ c
    return p - b @ (c + d), p + a @ (d - c)


def three_by_difference(a, b, c, d):
    p, q = a @ c, b @ d
    return p - q, (a + b) @ (c + d) - p - q


def one_product(a, b, c, d):
    w = np.concatenate([np.concatenate([c, d], 1),
                        np.concatenate([-d, c], 1)], 0)
    return tuple(np.split(np.concatenate([a, b], 1) @ w, 2, 1))


def two_contractions(a, b, c, d):
    x = np.concatenate([a, b], 1)
    return (x @ np.concatenate([c, -d], 0), x @ np.concatenate([d, c], 0))


fifth("h123 complex matmul", four_products, {
    "three products": [three_products, three_by_difference],
    "one contraction": [one_product, two_contractions]},
    a=(512, 640), b=(512, 640), c=(640, 768), d=(640, 768))


def corners(x):
    return [x[i::2, j::2] for i in range(2) for j in range(2)]


def corner_by_corner(x, w, b):
    w = w.reshape(4, *w.shape[2:])
    return total(a @ w[i] for i, a in enumerate(corners(x))) + b


def corners_side_by_side(x, w, b):
    return np.concatenate(corners(x), 2) @ w.reshape(-1, w.shape[3]) + b


def patches(x, w, b):
    m, n, c = x.shape
    return np.einsum("minjc,ijco->mno",
                     x.reshape(m // 2, 2, n // 2, 2, c), w) + b


fifth("h124 embedding of patches", corner_by_corner, {
    "one matmul of the patches": [corners_side_by_side, patches]},
    x=(144, 176, 48), w=(2, 2, 48, 160), b=(160,))


def largest(parts):
    return reduce(np.maximum, parts)


def nine_largest(x):
    m, n = x.shape[0] - 2, x.shape[1] - 2
    return largest(x[i:m + i, j:n + j] for i in range(3) for j in range(3))


def down(x):
    return largest(x[i:len(x) - 2 + i] for i in range(3))


def across(x):
    return largest(x[:, j:x.shape[1] - 2 + j] for j in range(3))


fifth("h125 maxima of windows of an image", nine_largest, {
    "columns, then rows": [lambda x: across(down(x)),
                           lambda x: down(across(x))]},
    x=(720, 1280))


def candidates(u, t, i, w, b):
    return np.einsum("bd,bcd->bc", u, t[i] @ w + b)


def users_projected(u, t, i, w, b):
    return np.einsum("be,bce->bc", u @ w.T, t[i]) + rows(u @ b)


fifth("h126 scores of candidate items", candidates, {
    "users projected, items as stored": [users_projected]},
    u=(256, 64), t=(3000, 96), i=("int32", 256, 100), w=(96, 64), b=(64,))
