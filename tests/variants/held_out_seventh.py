"""A seventh set, written without trying anything on it."""

from functools import reduce

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, gated, halves, lse, mean, program,
                      rms, rows, softmax, total)

HELD_OUT_SEVENTH = {}


def seventh(name, function, variants, **shapes):
    program(HELD_OUT_SEVENTH, name, function, variants, ALL_FAMILIES,
            **shapes)


# ------------------------------------------------ attention and its relatives


def biased(x, q, k, v, a, b, c):
    return softmax((x @ q + a) @ (x @ k + b).T) @ (x @ v + c)


def two_biases(x, q, k, v, a, b, c):
    return softmax((x @ q + a) @ (x @ k).T) @ (x @ v) + c


def two_biases_one_matmul(x, q, k, v, a, b, c):
    d = q.shape[1]
    y = x @ np.concatenate([q, k, v], 1)
    return softmax((y[:, :d] + a) @ y[:, d:2 * d].T) @ y[:, 2 * d:] + c


seventh("h153 self-attention with biases", biased, {
    "no bias on the keys, that of the values last": [two_biases],
    "the same, one matmul for all three": [two_biases_one_matmul]},
    x=(640, 512), q=(512, 64), k=(512, 64), v=(512, 96), a=(64,), b=(64,),
    c=(96,))


def batch_scores(q, k):
    return np.einsum("bid,bjd->bij", q, k)


def after(p, x):
    """The prefix p before each x of the batch."""
    return np.concatenate([np.broadcast_to(p, (len(x), *p.shape)), x], 1)


def prefix_copied(q, k, v, c, u):
    return softmax(batch_scores(q, after(c, k))) @ after(u, v)


def prefix_shared(q, k, v, c, u):
    e, f = np.exp(q @ c.T), np.exp(batch_scores(q, k))
    return (e @ u + f @ v) / (e.sum(2) + f.sum(2))[:, :, None]


def prefix_flat(q, k, v, c, u):
    b, m, d = q.shape
    e, f = np.exp(q.reshape(b * m, d) @ c.T), np.exp(batch_scores(q, k))
    y, s = (e @ u).reshape(b, m, -1), e.sum(1).reshape(b, m)
    return (y + f @ v) / (s + f.sum(2))[:, :, None]


def prefix_merged(q, k, v, c, u):
    e, f = np.exp(q @ c.T), np.exp(batch_scores(q, k))
    s, t = e.sum(2)[:, :, None], f.sum(2)[:, :, None]
    w = s / (s + t)
    return w * (e @ u / s) + (1 - w) * (f @ v / t)


seventh("h154 attention after a shared prefix", prefix_copied, {
    "prefix never copied, one matmul with it for all": [
        prefix_shared, prefix_flat, prefix_merged]},
    q=(24, 8, 64), k=(24, 160, 64), v=(24, 160, 96), c=(1024, 64),
    u=(1024, 96))


def decoding(q, k, v):
    s = q @ k.T
    e = np.exp(s - rows(s.max(1)))
    return (e / rows(e.sum(1))) @ v


def block(q, k, v):
    s = q @ k.T
    m = s.max(1)
    e = np.exp(s - rows(m))
    return m, e.sum(1), e @ v


def two_parts(q, k, v):
    return [block(q, *part) for part in zip(halves(k, 0), halves(v, 0))]


def parts_rescaled(q, k, v):
    (a, s, y), (b, t, z) = two_parts(q, k, v)
    m = np.maximum(a, b)
    a, b = np.exp(a - m), np.exp(b - m)
    return (rows(a) * y + rows(b) * z) / rows(a * s + b * t)


def parts_weighted(q, k, v):
    (a, s, y), (b, t, z) = two_parts(q, k, v)
    y, z = y / rows(s), z / rows(t)
    a, b = a + np.log(s), b + np.log(t)
    m = np.maximum(a, b)
    a, b = np.exp(a - m), np.exp(b - m)
    return (rows(a) * y + rows(b) * z) / rows(a + b)


seventh("h155 decoding with a split cache", decoding, {
    "two parts of the keys, each with its own maximum": [
        parts_rescaled, parts_weighted]},
    q=(24, 64), k=(4000, 64), v=(4000, 96))


def projected_first(q, x, f, w, u):
    return softmax(q @ (f @ (x @ w)).T) @ (f @ (x @ u))


def compressed_first(q, x, f, w, u):
    y = f @ x
    return softmax(q @ (y @ w).T) @ (y @ u)


seventh("h156 attention to a compressed sequence", projected_first, {
    "sequence compressed first, then projected": [compressed_first]},
    q=(512, 160), x=(2048, 192), f=(128, 2048), w=(192, 160), u=(192, 224))


def rotated(x, c, s):
    a, b = np.split(x, 2, 2)
    return x * c + np.concatenate([-b, a], 2) * s


def repeated_heads(x, n):
    h, t, d = x.shape
    x = np.broadcast_to(x[:, None], (h, n, t, d))
    return x.reshape(h * n, t, d)


def rotated_each(q, k, v, c, s):
    n = len(q) // len(k)
    q, k = rotated(q, c, s), rotated(repeated_heads(k, n), c, s)
    return softmax(batch_scores(q, k)) @ repeated_heads(v, n)


def rotated_once(q, k, v, c, s):
    n = len(q) // len(k)
    q, k = rotated(q, c, s), repeated_heads(rotated(k, c, s), n)
    return softmax(batch_scores(q, k)) @ repeated_heads(v, n)


def in_groups(q, k, v, c, s):
    h, t, d = q.shape
    q = rotated(q, c, s).reshape(len(k), -1, t, d)
    p = softmax(np.einsum("hgid,hjd->hgij", q, rotated(k, c, s)))
    return np.einsum("hgij,hje->hgie", p, v).reshape(h, t, -1)


def groups_flat(q, k, v, c, s):
    h, t, d = q.shape
    q = rotated(q, c, s).reshape(len(k), -1, d)
    p = softmax(batch_scores(q, rotated(k, c, s)))
    return (p @ v).reshape(h, t, -1)


seventh("h157 rotary attention of grouped heads", rotated_each, {
    "each key rotated once, before the repetition": [rotated_once],
    "the same, nothing repeated": [in_groups, groups_flat]},
    q=(12, 512, 64), k=(4, 512, 64), v=(4, 512, 96), c=(512, 64),
    s=(512, 64))

# ----------------------------------------------------------- normalisations


def norm_then_gate(x, g, w, v):
    y = x / rows(rms(x)) * g
    return gated(y @ w, y @ v)


def gain_folded(x, g, w, v):
    r = rows(rms(x))
    return gated((x @ (rows(g) * w)) / r, (x @ (rows(g) * v)) / r)


def gain_on_inputs(x, g, w, v):
    y, r = x * g, rows(rms(x))
    return gated((y @ w) / r, (y @ v) / r)


def gain_folded_one_matmul(x, g, w, v):
    y = (x @ (rows(g) * np.concatenate([w, v], 1))) / rows(rms(x))
    return gated(*np.split(y, 2, 1))


def gain_on_inputs_one_matmul(x, g, w, v):
    y = ((x * g) @ np.concatenate([w, v], 1)) / rows(rms(x))
    return gated(*np.split(y, 2, 1))


seventh("h158 rmsnorm before a gated mlp", norm_then_gate, {
    "row scale after both matmuls": [gain_folded, gain_on_inputs],
    "the same, gate and up in one": [
        gain_folded_one_matmul, gain_on_inputs_one_matmul]},
    x=(256, 1024), g=(1024,), w=(1024, 768), v=(1024, 768))


def rms_chain_rule(x, g, d):
    n = x.shape[1]
    r = 1 / rms(x)
    p = d * g
    dr = (p * x).sum(1)
    dq = -0.5 * dr * (r * r * r)
    return p * rows(r) + x * rows(2 * dq / n), (d * (x * rows(r))).sum(0)


def rms_projected(x, g, d):
    r = rows(1 / rms(x))
    h, p = x * r, d * g
    return (p - h * rows(mean(p * h, 1))) * r, (d * h).sum(0)


def rms_two_scales(x, g, d):
    r = 1 / rms(x)
    p = d * g
    k = r * r * r * mean(p * x, 1)
    return rows(r) * p - rows(k) * x, (d * x * rows(r)).sum(0)


seventh("h159 gradients of rmsnorm", rms_chain_rule, {
    "one projection, then one scale": [rms_projected, rms_two_scales]},
    x=(256, 1024), g=(1024,), d=(256, 1024))


def windows(x, k):
    return [x[i:len(x) - k + 1 + i] for i in range(k)]


def conv(x, w):
    return total(a @ w[i] for i, a in enumerate(windows(x, 3)))


def conv_normed(x, w, b, m, t, g, c):
    return np.maximum((conv(x, w) + b - m) / t * g + c, 0)


def scale_in_taps(x, w, b, m, t, g, c):
    s = g / t
    return np.maximum(conv(x, w * s) + ((b - m) * s + c), 0)


def scale_in_taps_shifts_apart(x, w, b, m, t, g, c):
    s = g / t
    return np.maximum(conv(x, w * s) + (b * s + (c - m * s)), 0)


seventh("h160 convolution and batch normalisation", conv_normed, {
    "scale folded into the taps, one bias": [
        scale_in_taps, scale_in_taps_shifts_apart]},
    x=(2048, 96), w=(3, 96, 160), b=(160,), m=(160,), t=(160,), g=(160,),
    c=(160,))

# --------------------------------------------------------- losses, gradients


def through_softmax(x, t):
    p = softmax(x)
    g = -softmax(t) / p
    return p * (g - rows((p * g).sum(1)))


seventh("h161 gradient of a loss to a teacher", through_softmax, {
    "difference of the probabilities": [
        lambda x, t: softmax(x) - softmax(t)]},
    x=(256, 8000), t=(256, 8000))


def unit(x):
    return x / rows(np.sqrt((x * x).sum(1)))


def unit_distance(x, y):
    d = unit(x) - unit(y)
    return mean((d * d).sum(1), 0)


def by_cosine(x, y):
    n = np.sqrt((x * x).sum(1)) * np.sqrt((y * y).sum(1))
    return mean(2 - 2 * (x * y).sum(1) / n, 0)


def by_cosine_one_root(x, y):
    n = np.sqrt((x * x).sum(1) * (y * y).sum(1))
    return 2 - 2 * mean((x * y).sum(1) / n, 0)


seventh("h162 distance of normalised predictions", unit_distance, {
    "three sums of products": [by_cosine, by_cosine_one_root]},
    x=(640, 256), y=(640, 256))

TEMPERATURE = 0.125


def positive_first(q, k, n):
    s = np.concatenate([rows((q * k).sum(1)), q @ n.T], 1) / TEMPERATURE
    return mean(lse(s) - s[:, 0], 0)


def positive_apart(q, k, n):
    s = (q * k).sum(1) / TEMPERATURE
    e = np.exp((q @ n.T) / TEMPERATURE).sum(1)
    return mean(np.log(np.exp(s) + e) - s, 0)


def tempered_queries(q, k, n):
    q = q / TEMPERATURE
    s = (q * k).sum(1)
    return mean(np.log(np.exp(s) + np.exp(q @ n.T).sum(1)) - s, 0)


def tempered_ratio(q, k, n):
    q = q / TEMPERATURE
    e = np.exp(q @ n.T).sum(1) * np.exp(-(q * k).sum(1))
    return mean(np.log(1 + e), 0)


seventh("h163 contrastive loss with a queue", positive_first, {
    "no concatenation": [positive_apart],
    "the same, temperature on the queries": [
        tempered_queries, tempered_ratio]},
    q=(256, 128), k=(256, 128), n=(4096, 128))

# ------------------------------------------------------------- mlps, experts


def parallel_block(x, q, k, v, o, w, u):
    y = x / rows(rms(x))
    z = softmax((y @ q) @ (y @ k).T) @ (y @ v)
    return x + z @ o + np.maximum(y @ w, 0) @ u


def outputs_together(x, q, k, v, o, w, u):
    y = x / rows(rms(x))
    z = softmax((y @ q) @ (y @ k).T) @ (y @ v)
    h = np.concatenate([z, np.maximum(y @ w, 0)], 1)
    return x + h @ np.concatenate([o, u], 0)


def inputs_together(x, q, k, v, o, w, u):
    d, n = q.shape[1], v.shape[1]
    y = (x / rows(rms(x))) @ np.concatenate([q, k, v, w], 1)
    z = softmax(y[:, :d] @ y[:, d:2 * d].T) @ y[:, 2 * d:2 * d + n]
    h = np.concatenate([z, np.maximum(y[:, 2 * d + n:], 0)], 1)
    return x + h @ np.concatenate([o, u], 0)


seventh("h164 attention and mlp in parallel", parallel_block, {
    "one contraction for both outputs": [outputs_together],
    "the same, one matmul for all inputs": [inputs_together]},
    x=(640, 512), q=(512, 64), k=(512, 64), v=(512, 96), o=(96, 512),
    w=(512, 1536), u=(1536, 512))


def chosen(x, i):
    return x[rows(np.arange(len(i))), i]


def renormalised(x, r, i, y):
    g = chosen(softmax(x @ r), i)
    return np.einsum("tk,tkn->tn", g / rows(g.sum(1)), y)


def softmax_of_chosen(x, r, i, y):
    return np.einsum("tk,tkn->tn", softmax(chosen(x @ r, i)), y)


def chosen_late(x, r, i, y):
    e = np.exp(chosen(x @ r, i))
    return np.einsum("tk,tkn->tn", e, y) / rows(e.sum(1))


def chosen_late_sum(x, r, i, y):
    e = np.exp(chosen(x @ r, i))
    return (e[:, :, None] * y).sum(1) / rows(e.sum(1))


seventh("h165 outputs of the chosen experts", renormalised, {
    "softmax of the chosen logits alone": [softmax_of_chosen],
    "the same, division after the sum": [chosen_late, chosen_late_sum]},
    x=(256, 512), r=(512, 16), i=("int32", 256, 2), y=(256, 2, 384))

KINDS, PLACES = 1000, 60


def one_hot(i, n, dtype):
    return (rows(i) == np.arange(n)).astype(dtype)


def features_one_hot(i, j, x, w, b):
    z = np.concatenate([one_hot(i, KINDS, x.dtype),
                        one_hot(j, PLACES, x.dtype), x], 1)
    return np.maximum(z @ w + b, 0)


def rows_of_parts(i, j, x, w, b):
    a, c, d = np.split(w, [KINDS, KINDS + PLACES], 0)
    return np.maximum(a[i] + c[j] + x @ d + b, 0)


def rows_of_whole(i, j, x, w, b):
    y = x @ w[KINDS + PLACES:]
    return np.maximum(w[i] + w[KINDS + j] + y + b, 0)


seventh("h166 layer on categories and numbers", features_one_hot, {
    "rows of the weights gathered": [rows_of_parts, rows_of_whole]},
    i=("int32<1000", 2048), j=("int32<60", 2048), x=(2048, 24), w=(1084, 256),
    b=(256,))

# ------------------------------------------------------ scans and recurrences


def steps(x):
    return np.arange(x.shape[1])


def decay(t, g):
    return np.exp(t * g[:, None])[:, :, None]


def retention(q, k, v, g):
    t = steps(q)
    d = t[:, None] - t[None, :]
    m = np.where(d >= 0, np.exp(d * g[:, None, None]), 0)
    return (batch_scores(q, k) * m) @ v


def decay_folded(q, k, v, g):
    t = steps(q)
    s = batch_scores(q * decay(t, g), k * decay(-t, g))
    return np.where(t[:, None] >= t[None, :], s, 0) @ v


def retained(q, k, v, g):
    (qa, qb), (ka, kb), (va, vb) = (halves(x, 1) for x in (q, k, v))
    t = steps(ka)
    s = np.einsum("htd,hte->hde", ka * decay(t[-1] - t, g), va)
    return np.concatenate([
        retention(qa, ka, va, g),
        (qb * decay(steps(qb) + 1, g)) @ s + retention(qb, kb, vb, g)], 1)


def retained_outputs(q, k, v, g):
    (qa, qb), (ka, kb), (va, vb) = (halves(x, 1) for x in (q, k, v))
    t = steps(ka)
    s = np.einsum("htd,hte->hde", ka, va * decay(t[-1] - t, g))
    y = (qb @ s) * decay(steps(qb) + 1, g)
    return np.concatenate([retention(qa, ka, va, g),
                           retention(qb, kb, vb, g) + y], 1)


seventh("h167 retention", retention, {
    "decay folded into queries and keys": [decay_folded],
    "two chunks, the decayed state carried": [retained, retained_outputs]},
    q=(12, 512, 64), k=(12, 512, 64), v=(12, 512, 96), g=(12,))


def time_mixed(k, v, g):
    t = np.arange(len(k))
    d = (t[:, None] - t[None, :])[:, :, None]
    e = np.where(d >= 0, np.exp(d * g + k), 0)
    return (e * v).sum(1) / e.sum(1)


def two_running_sums(k, v, g):
    e = np.exp(k - rows(np.arange(len(k))) * g)
    return np.cumsum(e * v, 0) / np.cumsum(e, 0)


def one_wide_running_sum(k, v, g):
    e = np.exp(k) * np.exp(-rows(np.arange(len(k))) * g)
    y, z = np.split(np.cumsum(np.concatenate([e * v, e], 1), 0), 2, 1)
    return y / z


seventh("h168 decayed averages of values", time_mixed, {
    "quotient of two running sums": [two_running_sums, one_wide_running_sum]},
    k=(320, 96), v=(320, 96), g=(96,))

# ------------------------------------------------------------- quantisation


def shifted_groups(x, w, s, z):
    g, k, n = w.shape
    w = (w.astype(s.dtype) - z[:, None, :]) * s[:, None, :]
    return x @ w.reshape(g * k, n)


def group_sums(x, g):
    return x.reshape(len(x), g, -1).sum(2)


def zeros_apart(x, w, s, z):
    g, k, n = w.shape
    w = (w.astype(s.dtype) * s[:, None, :]).reshape(g * k, n)
    return x @ w - group_sums(x, g) @ (z * s)


def group_products(x, w, dtype):
    g, k, _ = w.shape
    return np.einsum("mgk,gkn->gmn", x.reshape(-1, g, k), w.astype(dtype))


def zeros_and_scales_apart(x, w, s, z):
    y = np.einsum("gmn,gn->mn", group_products(x, w, s.dtype), s)
    return y - group_sums(x, len(w)) @ (z * s)


def zeros_and_scales_by_group(x, w, s, z):
    y = group_products(x, w, s.dtype)
    y = y - group_sums(x, len(w)).T[:, :, None] * z[:, None, :]
    return (y * s[:, None, :]).sum(0)


seventh("h169 weights quantised by group with zero points", shifted_groups, {
    "zero points by the sums of the inputs": [zeros_apart],
    "the same, scales after the matmul of each group": [
        zeros_and_scales_apart, zeros_and_scales_by_group]},
    x=(16, 1024), w=("int8", 8, 128, 768), s=(8, 768), z=(8, 768))


def table_dequantised(t, s, z, i):
    return (t.astype(s.dtype) * rows(s) + rows(z))[i].sum(1)


def rows_dequantised(t, s, z, i):
    return (t[i].astype(s.dtype) * s[i][:, :, None]
            + z[i][:, :, None]).sum(1)


def offsets_apart(t, s, z, i):
    y = np.einsum("bld,bl->bd", t[i].astype(s.dtype), s[i])
    return y + rows(z[i].sum(1))


def offsets_apart_sum(t, s, z, i):
    y = (t[i].astype(s.dtype) * s[i][:, :, None]).sum(1)
    return y + rows(z[i].sum(1))


seventh("h170 bags of a quantised table", table_dequantised, {
    "only the rows read are dequantised": [rows_dequantised],
    "the same, offsets summed apart": [offsets_apart, offsets_apart_sum]},
    t=("int8", 30000, 96), s=(30000,), z=(30000,), i=("int32", 256, 40))

# ----------------------------------------- convolutions, pooling, windows


def separable_taps(x, d, p):
    return total(a @ (rows(d[i]) * p) for i, a in enumerate(windows(x, 3)))


def depthwise_first(x, d, p):
    return total(a * d[i] for i, a in enumerate(windows(x, 3))) @ p


seventh("h171 convolution with separable taps", separable_taps, {
    "depthwise, then pointwise": [depthwise_first]},
    x=(2048, 96), d=(3, 96), p=(96, 160))


def largest(x, k):
    return reduce(np.maximum, windows(x, k))


def pyramid(x):
    return np.concatenate(
        [largest(x[4:-4], 5), largest(x[2:-2], 9), largest(x, 13)], 1)


def pools_in_turn(x):
    a = largest(x, 5)
    b = largest(a, 5)
    return np.concatenate([a[4:-4], b[2:-2], largest(b, 5)], 1)


seventh("h172 pyramid of maxima", pyramid, {
    "each pool from the one before": [pools_in_turn]},
    x=(1000, 96))


def taller(x, u):
    return np.einsum("ih,hwc->iwc", u, x)


def wider(x, v):
    return np.einsum("jw,hwc->hjc", v, x)


seventh("h173 classes after a resize",
        lambda x, u, v, w, b: wider(taller(x, u), v) @ w + b, {
            "classes at the low resolution": [
                lambda x, u, v, w, b: wider(taller(x @ w, u), v) + b,
                lambda x, u, v, w, b: taller(wider(x @ w, v), u) + b]},
        x=(36, 44, 256), u=(144, 36), v=(176, 44), w=(256, 21), b=(21,))


def spread_of_windows(x):
    w = np.stack(windows(x, 8), 0)
    d = w - mean(w, 0)
    return mean(d * d, 0)


def local_mean(x):
    return total(windows(x, 8)) / 8


def local_moments(x):
    m = local_mean(x)
    return local_mean(x * x) - m * m


def running_mean(x):
    c = np.concatenate([np.zeros_like(x[:1]), np.cumsum(x, 0)], 0)
    return (c[8:] - c[:-8]) / 8


def running_moments(x):
    m = running_mean(x)
    return running_mean(x * x) - m * m


seventh("h174 moving variance", spread_of_windows, {
    "moments of the windows": [local_moments],
    "the same by running sums": [running_moments]},
    x=(1000, 96))

# ------------------------------------------------ statistics, optimiser steps


def lines(t, y):
    a, b = mean(t, 0), mean(y, 1)
    t, y = t - a, y - rows(b)
    k = (t * y).sum(1) / (t * t).sum(0)
    return k, b - k * a


def times_centred(t, y):
    a = mean(t, 0)
    d = t - a
    k = (y @ d) / (d * d).sum(0)
    return k, mean(y, 1) - k * a


def raw_sums(t, y):
    n = len(t)
    a, b = t.sum(0), y.sum(1)
    k = (n * (y @ t) - a * b) / (n * (t * t).sum(0) - a * a)
    return k, (b - k * a) / n


def raw_means(t, y):
    n = len(t)
    a, b = mean(t, 0), mean(y, 1)
    k = (y @ t / n - a * b) / (mean(t * t, 0) - a * a)
    return k, b - k * a


seventh("h175 lines fitted to series", lines, {
    "times centred, values as they are": [times_centred],
    "raw sums in one pass": [raw_sums, raw_means]},
    t=(1000,), y=(256, 1000))


def distances(x, y):
    d = x[:, None, :] - y[None, :, :]
    return (d * d).sum(2)


def differences_whitened(x, c, w):
    d = (x[:, None, :] - c[None, :, :]) @ w
    return (d * d).sum(2)


def whitened_one_matmul(x, c, w):
    x, c = x @ w, c @ w
    return rows((x * x).sum(1)) + (c * c).sum(1) - 2 * (x @ c.T)


seventh("h176 Mahalanobis distances", differences_whitened, {
    "points whitened first": [
        lambda x, c, w: distances(x @ w, c @ w)],
    "the same, norms and one matmul": [whitened_one_matmul]},
    x=(2048, 48), c=(160, 48), w=(48, 64))


def moments(g, m, r):
    """The second moment is kept as its root, r."""
    return 0.9 * m + 0.1 * g, 0.999 * (r * r) + 0.001 * (g * g)


def adam(w, g, m, r, c, d):
    """The corrections c and d are given as logarithms."""
    m, v = moments(g, m, r)
    m, v = m / np.exp(c), v / np.exp(d)
    return w - 0.01 * m / (np.sqrt(v) + EPS)


def corrected_rate(w, g, m, r, c, d):
    m, v = moments(g, m, r)
    s = np.sqrt(np.exp(d))
    return w - (0.01 * s / np.exp(c)) * (m / (np.sqrt(v) + EPS * s))


def corrected_rate_one_exponential(w, g, m, r, c, d):
    m, v = moments(g, m, r)
    a = 0.01 * np.exp(0.5 * d - c)
    return w - a * m / (np.sqrt(v) + EPS * np.exp(0.5 * d))


seventh("h177 step of Adam", adam, {
    "corrections on the rate, not on the moments": [
        corrected_rate, corrected_rate_one_exponential]},
    w=(768, 1024), g=(768, 1024), m=(768, 1024), r=(768, 1024), c=(1,),
    d=(1,))


def dot(x, y):
    return (x * y).sum(0)


def conjugate_step(a, b, x, p):
    r = b - a @ x
    k = dot(r, r) / dot(p, a @ p)
    x = x + k * p
    s = b - a @ x
    return x, s, s + dot(s, s) / dot(r, r) * p


def residual_updated(a, b, x, p):
    r, q = b - a @ x, a @ p
    k = dot(r, r) / dot(p, q)
    s = r - k * q
    return x + k * p, s, s + dot(s, s) / dot(r, r) * p


def matrix_read_once(a, b, x, p):
    y = a @ np.stack([x, p], 1)
    r, q = b - y[:, 0], y[:, 1]
    k = dot(r, r) / dot(p, q)
    s = r - k * q
    return x + k * p, s, s + dot(s, s) / dot(r, r) * p


seventh("h178 step of conjugate gradients", conjugate_step, {
    "residual updated, one product less": [residual_updated],
    "the same, matrix read once": [matrix_read_once]},
    a=(1500, 1500), b=(1500,), x=(1500,), p=(1500,))
