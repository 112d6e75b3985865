"""A fourth set, written without trying anything on it or reading the search."""

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, lse, mean, program, rows, sigmoid,
                      softmax, total)

HELD_OUT_FOURTH = {}


def fourth(name, function, variants, **shapes):
    program(HELD_OUT_FOURTH, name, function, variants, ALL_FAMILIES, **shapes)


def length(x, axis):
    return np.sqrt((x * x).sum(axis))


# ------------------------------------------------ attention and its relatives


def scores(q, k):
    return np.einsum("hmd,hsd->hms", q, k)


def with_sink(q, k, v, b):
    s = scores(q, k)
    b = np.broadcast_to(b[:, None, None], (*s.shape[:2], 1))
    return softmax(np.concatenate([s, b], 2))[:, :, :-1] @ v


def sink_in_sum(q, k, v, b):
    e = np.exp(scores(q, k))
    return (e / (e.sum(2) + rows(np.exp(b)))[:, :, None]) @ v


def sink_late(q, k, v, b):
    e = np.exp(scores(q, k))
    return (e @ v) / (e.sum(2) + rows(np.exp(b)))[:, :, None]


fourth("h71 attention with a sink", with_sink, {
    "sink only in the sum": [sink_in_sum],
    "the same, division after the values": [sink_late]},
    q=(12, 256, 64), k=(12, 640, 64), v=(12, 640, 96), b=(12,))


def late(q, k, v):
    e = np.exp(scores(q, k))
    return (e @ v) / e.sum(2)[:, :, None]


def difference(q, k, r, j, v, t):
    return (softmax(scores(q, k))
            - t[:, None, None] * softmax(scores(r, j))) @ v


def two_attentions(q, k, r, j, v, t):
    return (softmax(scores(q, k)) @ v
            - t[:, None, None] * (softmax(scores(r, j)) @ v))


def two_late(q, k, r, j, v, t):
    return late(q, k, v) - t[:, None, None] * late(r, j, v)


fourth("h72 differential attention", difference, {
    "two attentions": [two_attentions],
    "the same, divisions after the values": [two_late]},
    q=(12, 256, 64), k=(12, 640, 64), r=(12, 256, 64), j=(12, 640, 64),
    v=(12, 640, 96), t=(12,))


def cached(q, k, v, c, u):
    return softmax(q @ np.concatenate([c, k], 0).T) @ np.concatenate([u, v], 0)


def two_sources(q, k, v, c, u):
    a, b = np.exp(q @ c.T), np.exp(q @ k.T)
    return (a @ u + b @ v) / rows(a.sum(1) + b.sum(1))


def two_outputs(q, k, v, c, u):
    a, b = np.exp(q @ c.T), np.exp(q @ k.T)
    s, t = rows(a.sum(1)), rows(b.sum(1))
    return (s * (a @ u / s) + t * (b @ v / t)) / (s + t)


fourth("h73 attention to a cache and to new tokens", cached, {
    "no concatenation, one division": [two_sources],
    "two attentions, weighted by their sums": [two_outputs]},
    q=(48, 64), k=(56, 64), v=(56, 96), c=(1024, 64), u=(1024, 96))


def relative(q, k, v, r, t):
    p = softmax(np.einsum("id,ijd->ij", q, k[None, :, :] + r))
    return np.einsum("ij,ije->ie", p, v[None, :, :] + t)


def positions_apart(q, k, v, r, t):
    p = softmax(q @ k.T + np.einsum("id,ijd->ij", q, r))
    return p @ v + np.einsum("ij,ije->ie", p, t)


fourth("h74 attention with relative positions", relative, {
    "positions apart from keys and values": [positions_apart]},
    q=(128, 64), k=(160, 64), v=(160, 96), r=(128, 160, 64),
    t=(128, 160, 96))


def read(q, s):
    return np.einsum("hd,hde->he", q, s)


def erase_and_write(s, q, k, v, b):
    k_, b = k[:, :, None], b[:, None, None]
    erase = np.eye(k.shape[1], dtype=k.dtype) - b * k_ * k[:, None, :]
    s = erase @ s + b * k_ * v[:, None, :]
    return s, read(q, s)


def write_error(s, q, k, v, b):
    u = rows(b) * (v - read(k, s))
    s = s + k[:, :, None] * u[:, None, :]
    return s, read(q, s)


def read_first(s, q, k, v, b):
    u = rows(b) * (v - read(k, s))
    return (s + k[:, :, None] * u[:, None, :],
            read(q, s) + rows((q * k).sum(1)) * u)


fourth("h75 step of the delta rule", erase_and_write, {
    "rank-one update by the error": [write_error],
    "the same, read from the old state": [read_first]},
    s=(12, 64, 96), q=(12, 64), k=(12, 64), v=(12, 96), b=(12,))

# --------------------------------------------------------------------- losses


def divergence(s, t):
    p = softmax(s)
    return (p * (np.log(p) - np.log(softmax(t)))).sum(1)


def expected_difference(s, t):
    e = np.exp(s)
    return (e * (s - t)).sum(1) / e.sum(1) - lse(s) + lse(t)


fourth("h76 divergence of a student from its teacher", divergence, {
    "log-sum-exps and one weighted sum": [
        expected_difference,
        lambda s, t: (softmax(s) * (s - t)).sum(1) + (lse(t) - lse(s))]},
    s=(256, 1024), t=(256, 1024))

A = 0.1


def smoothed(x, t):
    p = x - rows(lse(x))
    return -(1 - A) * p[np.arange(len(t)), t] - A * mean(p, 1)


def smoothed_logits(x, t):
    return lse(x) - (1 - A) * x[np.arange(len(t)), t] - A * mean(x, 1)


fourth("h77 cross entropy with smoothed labels", smoothed, {
    "log-probabilities never formed": [smoothed_logits]},
    x=(256, 8000), t=("int32", 256))


def binary(x, y):
    p = sigmoid(x)
    return -(y * np.log(p) + (1 - y) * np.log(1 - p))


fourth("h78 binary cross entropy", binary, {
    "from logits": [lambda x, y: np.log(1 + np.exp(x)) - x * y],
    "from logits, without overflow": [
        lambda x, y: np.maximum(x, 0) - x * y
        + np.log(1 + np.exp(-np.abs(x)))]},
    x=(256, 1024), y=(256, 1024))


def diagonal(s):
    return np.where(np.eye(len(s), dtype=bool), s, 0).sum(1)


def matched(x, y):
    s = 20 * (x @ y.T)
    return mean(lse(s) - diagonal(s), 0)


def one_exponential(x, y):
    e = np.exp(20 * (x @ y.T))
    d = (x * y).sum(1)
    return mean(np.log(e.sum(1)) + np.log(e.sum(0)) - 40 * d, 0)


fourth("h79 contrastive loss both ways",
       lambda x, y: matched(x, y) + matched(y, x), {
           "one matrix of scores, its diagonal apart": [one_exponential]},
       x=(640, 96), y=(640, 96))


def correlations(x):
    d = x - mean(x, 0)
    c = d.T @ d / len(x)
    return np.where(np.eye(len(c), dtype=bool), 0, c * c).sum(1).sum(0)


def less_variances(x):
    d = x - mean(x, 0)
    c = d.T @ d / len(x)
    v = mean(d * d, 0)
    return (c * c).sum(1).sum(0) - (v * v).sum(0)


def by_examples(x):
    d = x - mean(x, 0)
    g = d @ d.T / len(x)
    v = mean(d * d, 0)
    return (g * g).sum(1).sum(0) - (v * v).sum(0)


fourth("h80 decorrelation of features", correlations, {
    "all squares less those of the variances": [less_variances],
    "the same from the Gram matrix of the examples": [by_examples]},
    x=(256, 2048))


def residual(x, u, v):
    d = x - u @ v.T
    return (d * d).sum(1).sum(0)


def small_grams(x, u, v):
    return ((x * x).sum(1).sum(0) - 2 * ((x @ v) * u).sum(1).sum(0)
            + ((u.T @ u) * (v.T @ v)).sum(1).sum(0))


fourth("h81 loss of a low-rank factorisation", residual, {
    "expanded square, two small Gram matrices": [small_grams]},
    x=(1024, 1500), u=(1024, 24), v=(1500, 24))


def mixture(x, m, t, p):
    d = (x[:, None, :] - m) * np.exp(-t)
    return lse(p - t.sum(1) - 0.5 * (d * d).sum(2))


def two_matmuls(x, m, t, p):
    r = np.exp(-2 * t)
    d = (x * x) @ r.T - 2 * (x @ (m * r).T) + (m * m * r).sum(1)
    return lse(p - t.sum(1) - 0.5 * d)


def square_inside(x, m, t, p):
    r = np.exp(-2 * t)
    b = p - t.sum(1) - 0.5 * (m * m * r).sum(1)
    return lse(x @ (m * r).T - 0.5 * ((x * x) @ r.T) + b)


fourth("h82 likelihood of a mixture of Gaussians", mixture, {
    "two matmuls": [two_matmuls, square_inside]},
    x=(2048, 48), m=(160, 48), t=(160, 48), p=(160,))

# ------------------------------------------------------ gradients and updates


def jacobian(s, g):
    p = softmax(s)
    j = (p[:, :, None] * np.eye(s.shape[1], dtype=s.dtype)
         - p[:, :, None] * p[:, None, :])
    return np.einsum("nij,nj->ni", j, g)


def no_jacobian(s, g):
    p = softmax(s)
    return p * (g - rows((p * g).sum(1)))


def sums_together(s, g):
    e = np.exp(s)
    z = e.sum(1)
    return e * (g - rows((e * g).sum(1) / z)) / rows(z)


fourth("h83 Jacobian of softmax times a gradient", jacobian, {
    "no Jacobian": [no_jacobian],
    "the same, both sums in one pass": [sums_together]},
    s=(128, 320), g=(128, 320))


def gated_gradient(x, w, v, g):
    a, b = x @ w, x @ v
    s = sigmoid(a)
    return (g * b * (s + a * s * (1 - s))) @ w.T + (g * a * s) @ v.T


def one_contraction(x, w, v, g):
    a, b = x @ w, x @ v
    s = sigmoid(a)
    h = g * s
    d = np.concatenate([h * b * (1 + a * (1 - s)), h * a], 1)
    return d @ np.concatenate([w, v], 1).T


fourth("h84 input gradient of a gated mlp", gated_gradient, {
    "one contraction of the gradients side by side": [one_contraction]},
    x=(256, 512), w=(512, 768), v=(512, 768), g=(256, 768))


def through_weights(x, a, b, g):
    w = x.T @ g
    return w @ b.T, a.T @ w


fourth("h85 gradients of an adapter", through_weights, {
    "through the low rank": [
        lambda x, a, b, g: (x.T @ (g @ b.T), (x @ a).T @ g)]},
    x=(2048, 512), a=(512, 16), b=(16, 768), g=(2048, 768))


def clipped(x, d):
    g = x[:, :, None] * d[:, None, :]
    n = np.sqrt((g * g).sum(2).sum(1))
    return (g / np.maximum(n, 1)[:, None, None]).sum(0)


def clipped_inputs(x, d):
    n = length(x, 1) * length(d, 1)
    return (x / rows(np.maximum(n, 1))).T @ d


def clipped_one_root(x, d):
    n = np.sqrt((x * x).sum(1) * (d * d).sum(1))
    return (x / rows(np.maximum(n, 1))).T @ d


fourth("h86 gradients clipped by example", clipped, {
    "norms of the factors, then one matmul": [
        clipped_inputs, clipped_one_root]},
    x=(64, 512), d=(64, 384))


def curvature(x, w, v):
    p = sigmoid(x @ w)
    h = x.T @ (rows(p * (1 - p)) * x) / len(x)
    return (h + 0.01 * np.eye(len(w), dtype=w.dtype)) @ v


def no_hessian(x, w, v):
    p = sigmoid(x @ w)
    return x.T @ (p * (1 - p) * (x @ v)) / len(x) + 0.01 * v


fourth("h87 Hessian of logistic regression times a vector", curvature, {
    "no Hessian": [no_hessian]},
    x=(2048, 384), w=(384,), v=(384,))


def factored(g):
    q = g * g + EPS
    r, c = mean(q, 1), mean(q, 0)
    return g / np.sqrt(rows(r) * c / mean(r, 0))


def two_roots(g):
    q = g * g + EPS
    r, c = mean(q, 1), mean(q, 0)
    return g / rows(np.sqrt(r / mean(r, 0))) / np.sqrt(c)


def two_scales(g):
    q = g * g + EPS
    r, c = mean(q, 1), mean(q, 0)
    return g * rows(np.sqrt(mean(r, 0) / r)) * (1 / np.sqrt(c))


fourth("h88 step with factored second moments", factored, {
    "roots of the rows and of the columns": [two_roots, two_scales]},
    g=(768, 1024))

# --------------------------------------------------------------------- layers


def decomposed(x, w, a, b, m):
    u = w + a @ b
    return x @ (u * (m / length(u, 0)))


def unmerged(x, w, a, b, m):
    return (x @ w + (x @ a) @ b) * (m / length(w + a @ b, 0))


def small_norms(x, w, a, b, m):
    n = ((w * w).sum(0) + 2 * (b * (a.T @ w)).sum(0)
         + (b * ((a.T @ a) @ b)).sum(0))
    return (x @ w + (x @ a) @ b) * (m / np.sqrt(n))


fourth("h89 adapter of direction and magnitude", decomposed, {
    "unmerged, columns scaled after": [unmerged],
    "the same, norms at the low rank": [small_norms]},
    x=(128, 1024), w=(1024, 768), a=(1024, 16), b=(16, 768), m=(768,))


def modulated(x, s, w):
    u = s[:, :, None] * w
    u = u / np.sqrt((u * u).sum(1) + EPS)[:, None, :]
    return np.einsum("btc,bco->bto", x, u)


def shared_weights(x, s, w):
    n = np.sqrt((s * s) @ (w * w) + EPS)
    return ((x * s[:, None, :]) @ w) / n[:, None, :]


fourth("h90 modulated layer", modulated, {
    "one weight for all, inputs and outputs scaled": [shared_weights]},
    x=(16, 640, 256), s=(16, 256), w=(256, 320))


def group_mean(x):
    return mean(mean(x, 3), 2)[:, :, None, None]


def groups(x, a, b):
    d = x - group_mean(x)
    y = d / np.sqrt(group_mean(d * d) + EPS)
    return y * a[:, :, None] + b[:, :, None]


def scale_and_shift(x, a, b):
    m = group_mean(x)
    d = x - m
    k = a[:, :, None] / np.sqrt(group_mean(d * d) + EPS)
    return x * k + (b[:, :, None] - m * k)


def raw_moments(x, a, b):
    m = group_mean(x)
    k = a[:, :, None] / np.sqrt(group_mean(x * x) - m * m + EPS)
    return x * k + (b[:, :, None] - m * k)


fourth("h91 group normalisation", groups, {
    "one scale and one shift for each channel": [scale_and_shift],
    "the same from raw moments": [raw_moments]},
    x=(24, 32, 12, 400), a=(32, 12), b=(32, 12))


def windows(x):
    n = len(x) - 2
    return [x[i:n + i] for i in range(3)]


def branches(x, w, p):
    y = total(a @ w[i] for i, a in enumerate(windows(x)))
    return y + x[1:-1] @ p + x[1:-1]


def one_branch(x, w, p):
    a, b, c = windows(x)
    m = w[1] + p + np.eye(len(p), dtype=p.dtype)
    return a @ w[0] + b @ m + c @ w[2]


fourth("h92 convolution with two more branches", branches, {
    "branches merged into the middle tap": [one_branch]},
    x=(2048, 96), w=(3, 96, 96), p=(96, 96))


def nine_taps(x, a, b):
    m, n = x.shape[0] - 2, x.shape[1] - 2
    return total(a[i] * b[j] * x[i:m + i, j:n + j]
                 for i in range(3) for j in range(3))


def down(x, a):
    return total(a[i] * y for i, y in enumerate(windows(x)))


def across(x, b):
    n = x.shape[1] - 2
    return total(b[j] * x[:, j:n + j] for j in range(3))


fourth("h93 filter of an image", nine_taps, {
    "columns, then rows": [lambda x, a, b: across(down(x, a), b),
                           lambda x, a, b: down(across(x, b), a)]},
    x=(720, 1280), a=(3,), b=(3,))


def cell(i, f, o, g, c):
    c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
    return sigmoid(o) * np.tanh(c), c


def gate_by_gate(x, h, c, w, u, b):
    return cell(*(x @ w[i] + h @ u[i] + b[i] for i in range(4)), c)


def batched(x, h, c, w, u, b):
    z, w = np.concatenate([x, h], 1), np.concatenate([w, u], 1)
    y = np.einsum("nk,gkm->gnm", z, w) + b[:, None, :]
    return cell(*(y[i] for i in range(4)), c)


def one_matmul(x, h, c, w, u, b):
    z, w = np.concatenate([x, h], 1), np.concatenate([w, u], 1)
    w = w.transpose(1, 0, 2).reshape(z.shape[1], -1)
    return cell(*np.split(z @ w + b.reshape(-1), 4, 1), c)


fourth("h94 LSTM cell", gate_by_gate, {
    "all gates in one contraction": [batched, one_matmul]},
    x=(48, 512), h=(48, 384), c=(48, 384), w=(4, 512, 384),
    u=(4, 384, 384), b=(4, 384))


def normalised(a, x, w):
    a = a + np.eye(len(a), dtype=a.dtype)
    d = 1 / np.sqrt(a.sum(1))
    return ((rows(d) * a * d) @ x) @ w


def degrees_apart(a, x, w):
    d = rows(1 / np.sqrt(a.sum(1) + 1))
    y = d * (x @ w)
    return d * (a @ y + y)


fourth("h95 graph convolution", normalised, {
    "degrees and loops outside the matrix, features first": [degrees_apart]},
    a=(2048, 2048), x=(2048, 512), w=(512, 96))


def one_power(x):
    e = np.exp(x)
    n = e * (e + 2)
    return x * n / (n + 2)


fourth("h96 mish", lambda x: x * np.tanh(np.log(1 + np.exp(x))), {
    "one exponential, no logarithm": [
        one_power,
        lambda x: x - 2 * x / (np.exp(x) * (np.exp(x) + 2) + 2)]},
    x=(256, 1024))
