"""A third set, written without looking at what the moves reach."""

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, halves, mean, program, rms, rows,
                      softmax, total)

HELD_OUT_THIRD = {}


def third(name, function, variants, **shapes):
    program(HELD_OUT_THIRD, name, function, variants, ALL_FAMILIES, **shapes)


def causal(s):
    """Zero above the diagonal."""
    i = np.arange(s.shape[-1])
    return np.where(i[None, :] <= i[:, None], s, 0)


# ------------------------------------------------ attention and its relatives


def two_chunks(q, k, v):
    (qa, qb), (ka, kb), (va, vb) = (halves(t, 0) for t in (q, k, v))
    return np.concatenate([
        causal(qa @ ka.T) @ va,
        qb @ (ka.T @ va) + causal(qb @ kb.T) @ vb], 0)


def running_state(q, k, v):
    state = np.cumsum(k[:, :, None] * v[:, None, :], 0)
    return np.einsum("td,tde->te", q, state)


third("h47 causal linear attention",
      lambda q, k, v: causal(q @ k.T) @ v, {
          "two chunks, the state carried": [two_chunks],
          "running state": [running_state]},
      q=(1024, 64), k=(1024, 64), v=(1024, 96))


def decays(q, k, v, g):
    c = np.cumsum(g, 0)
    d = np.exp(c[:, None, :] - c[None, :, :])
    return causal((q[:, None, :] * k[None, :, :] * d).sum(2)) @ v


def decays_folded(q, k, v, g):
    c = np.cumsum(g, 0)
    return causal((q * np.exp(c)) @ (k * np.exp(-c)).T) @ v


third("h48 gated linear attention", decays, {
    "decays folded into queries and keys": [decays_folded]},
    q=(512, 64), k=(512, 64), v=(512, 96), g=(512, 64))


def positive(x):
    return np.where(x > 0, x + 1, np.exp(x))


def normalised(q, k, v):
    s = positive(q) @ positive(k).T
    return (s / rows(s.sum(1))) @ v


def keys_first(q, k, v):
    a, b = positive(q), positive(k)
    return (a @ (b.T @ v)) / rows(a @ b.sum(0))


third("h49 normalised linear attention", normalised, {
    "keys with values first, and the sum of keys": [keys_first]},
    q=(2048, 64), k=(3072, 64), v=(3072, 80))


def causal_attention(s, v):
    e = causal(np.exp(s))
    return (e / e.sum(-1, keepdims=True)) @ v


def position_bias(q, k, v, m):
    i = np.arange(k.shape[1], dtype=k.dtype)
    bias = m[:, None, None] * (i[None, :] - i[:, None])
    return causal_attention(np.einsum("hid,hjd->hij", q, k) + bias, v)


def key_bias(q, k, v, m):
    j = np.arange(k.shape[1], dtype=k.dtype)
    bias = m[:, None] * j[None, :]
    return causal_attention(
        np.einsum("hid,hjd->hij", q, k) + bias[:, None, :], v)


def position_in_keys(q, k, v, m):
    h, s, _ = k.shape
    j = np.arange(s, dtype=k.dtype)
    q = np.concatenate(
        [q, np.broadcast_to(m[:, None, None], (h, s, 1))], 2)
    k = np.concatenate(
        [k, np.broadcast_to(j[None, :, None], (h, s, 1))], 2)
    return causal_attention(np.einsum("hid,hjd->hij", q, k), v)


third("h50 attention with linear biases", position_bias, {
    "bias by key alone": [key_bias],
    "position as one more feature of the keys": [position_in_keys]},
    q=(12, 640, 64), k=(12, 640, 64), v=(12, 640, 96), m=(12,))


def turned(x):
    a, b = halves(x, 1)
    return np.concatenate([-b, a], 1)


third("h51 rotary queries",
      lambda x, w, c, s: (x @ w) * c + turned(x @ w) * s, {
          "turned weights": [
              lambda x, w, c, s: (x @ w) * c + (x @ turned(w)) * s]},
      x=(512, 1024), w=(1024, 128), c=(512, 128), s=(512, 128))

# ------------------------------------------ normalisations, losses, gradients


def centred_output(x, w, b):
    h = x @ w + b
    d = h - rows(mean(h, 1))
    return d / rows(rms(d))


def centred_weights(x, w, b):
    d = x @ (w - rows(mean(w, 1))) + (b - mean(b, 0))
    return d / rows(rms(d))


third("h52 layernorm after a linear layer", centred_output, {
    "rmsnorm after centred weights": [centred_weights]},
    x=(2048, 512), w=(512, 768), b=(768,))


def softmax_gradient(s, v, g):
    p = softmax(s)
    d = g @ v.T
    return p * (d - rows((p * d).sum(1)))


def from_output(s, v, g):
    p = softmax(s)
    return p * (g @ v.T - rows((g * (p @ v)).sum(1)))


third("h53 gradient of attention scores", softmax_gradient, {
    "row sums from the output": [from_output]},
      s=(512, 640), v=(640, 64), g=(512, 64))


def token_loss(h, w, t):
    s = h @ w.T
    return np.log(np.exp(s).sum(1)) - s[np.arange(len(t)), t]


def label_apart(h, w, t):
    return np.log(np.exp(h @ w.T).sum(1)) - (h * w[t]).sum(1)


def vocabulary_halved(h, w, t):
    a, b = halves(w, 0)
    e = np.exp(h @ a.T).sum(1) + np.exp(h @ b.T).sum(1)
    return np.log(e) - (h * w[t]).sum(1)


third("h54 loss over a vocabulary", token_loss, {
    "logit of the label by an indexed dot product": [label_apart],
    "the same, vocabulary in two halves": [vocabulary_halved]},
      h=(1024, 512), w=(16000, 512), t=("int32", 1024))


def gated_adapters(x, w, a, b, g):
    u = np.einsum("tk,ekr->etr", x, a)
    y = np.einsum("etr,ern->etn", u, b)
    return x @ w + (y * g.T[:, :, None]).sum(0)


def gates_between(x, w, a, b, g):
    u = np.einsum("tk,ekr->ter", x, a) * g[:, :, None]
    return x @ w + np.einsum("ter,ern->tn", u, b)


def one_wide_pair(x, w, a, b, g):
    e, k, r = a.shape
    u = x @ a.transpose(1, 0, 2).reshape(k, e * r)
    u = u.reshape(-1, e, r) * g[:, :, None]
    return x @ w + u.reshape(-1, e * r) @ b.reshape(e * r, -1)


third("h55 mixture of adapters", gated_adapters, {
    "gates at the low rank, one contraction": [gates_between],
    "one wide pair of matrices": [one_wide_pair]},
      x=(256, 1024), w=(1024, 768), a=(6, 1024, 16), b=(6, 16, 768),
    g=(256, 6))


def chain_rule(x, y, g):
    n = x.shape[1]
    d = x - rows(mean(x, 1))
    r = 1 / np.sqrt(mean(d * d, 1) + EPS)
    p = y * g
    dv = -0.5 * (p * d).sum(1) * (r * r * r)
    dm = -p.sum(1) * r - 2 * dv * d.sum(1) / n
    return p * rows(r) + 2 * d * rows(dv) / n + rows(dm) / n


def projected(x, y, g):
    d = x - rows(mean(x, 1))
    r = 1 / np.sqrt(mean(d * d, 1) + EPS)
    h, p = d * rows(r), y * g
    return (p - rows(mean(p, 1)) - h * rows(mean(p * h, 1))) * rows(r)


third("h56 gradient of layernorm", chain_rule, {
    "two projections, then one scale": [projected]},
      x=(256, 1024), y=(256, 1024), g=(1024,))

# --------------------------------------- graphs, quantisation, kernel methods


def messages(x, e, i, j, w, b):
    m = np.concatenate([x[i], x[j], e], 1)
    return np.maximum(m @ w + b, 0)


def projected_nodes(x, e, i, j, w, b):
    d = x.shape[1]
    return np.maximum((x @ w[:d])[i] + (x @ w[d:2 * d])[j]
                      + e @ w[2 * d:] + b, 0)


third("h57 messages along edges", messages, {
    "nodes projected before the gather": [projected_nodes]},
      x=(500, 64), e=(9000, 16), i=("int32", 9000),
    j=("int32", 9000), w=(144, 96), b=(96,))


def dequantised(x, w, s, z, t, u):
    x, w = x.astype(s.dtype), w.astype(s.dtype)
    return ((x - rows(z)) * rows(s)) @ ((w - u) * t)


def zero_points_after(x, w, s, z, t, u):
    x, w = x.astype(s.dtype), w.astype(s.dtype)
    y = (x @ w - rows(z) * w.sum(0) - rows(x.sum(1)) * u
         + x.shape[1] * (rows(z) * u))
    return y * rows(s) * t


third("h58 quantised matmul with zero points", dequantised, {
    "matmul of the integers, corrected by their sums": [zero_points_after]},
      x=("int8", 256, 1024), w=("int8", 1024, 768), s=(256,),
    z=(256,), t=(768,), u=(768,))


def energy(a, x):
    d = x[:, None, :] - x[None, :, :]
    return (a * (d * d).sum(2)).sum(1).sum(0)


def degrees(a, x):
    q = (x * x).sum(1)
    return (((a.sum(1) + a.sum(0)) * q).sum(0)
            - 2 * (x * (a @ x)).sum(1).sum(0))


third("h59 smoothness of features on a graph", energy, {
    "degrees and one matmul": [degrees]},
      a=(640, 640), x=(640, 48))


def smoothed(x, y, v, g):
    d = ((x[:, None, :] - y[None, :, :]) ** 2).sum(2)
    e = np.exp(-rows(g) * d)
    return (e / rows(e.sum(1))) @ v


def affinities(x, y, g):
    return rows(g) * (2 * (x @ y.T) - (y * y).sum(1))


def smoothed_late(x, y, v, g):
    e = np.exp(affinities(x, y, g))
    return (e @ v) / rows(e.sum(1))


third("h60 kernel regression", smoothed, {
    "attention, norms of the queries cancelled": [
        lambda x, y, v, g: softmax(affinities(x, y, g)) @ v],
    "the same, division after the values": [smoothed_late]},
      x=(384, 48), y=(640, 48), v=(640, 16), g=(384,))


def latent(q, c, a, b):
    k = np.einsum("sr,rhd->hsd", c, a)
    v = np.einsum("sr,rhe->hse", c, b)
    return softmax(np.einsum("hmd,hsd->hms", q, k)) @ v


def absorbed(q, c, a, b):
    p = softmax(np.einsum("hmr,sr->hms", np.einsum("hmd,rhd->hmr", q, a), c))
    return np.einsum("hmr,rhe->hme", np.einsum("hms,sr->hmr", p, c), b)


third("h61 attention to latents", latent, {
    "projections absorbed into queries and outputs": [absorbed]},
    q=(8, 16, 64), c=(4096, 160), a=(160, 8, 64), b=(160, 8, 96))


def double_centred(x):
    k = x @ x.T
    r, c = mean(k, 1), mean(k, 0)
    return k - rows(r) - c + mean(r, 0)


def centred_features(x):
    d = x - mean(x, 0)
    return d @ d.T


third("h62 double-centred Gram matrix", double_centred, {
    "features centred first": [centred_features]},
      x=(640, 96))

# ----------------------------------------------------- algebra and statistics


def gradient_norms(x, d):
    g = np.einsum("bti,bto->bio", x, d)
    return (g * g).sum(2).sum(1)


def two_grams(x, d):
    a = np.einsum("bti,bui->btu", x, x)
    b = np.einsum("bto,buo->btu", d, d)
    return (a * b).sum(2).sum(1)


third("h63 norms of gradients by example", gradient_norms, {
    "product of two Gram matrices": [two_grams]},
      x=(32, 48, 768), d=(32, 48, 640))


def pairs(x, v):
    i = np.arange(x.shape[1])
    g = np.where(i[:, None] < i[None, :], v @ v.T, 0)
    return ((x @ g) * x).sum(1)


def square_of_sum(x, v):
    s = x @ v
    return 0.5 * (s * s - (x * x) @ (v * v)).sum(1)


third("h64 factorisation machine", pairs, {
    "square of the sum less the sum of squares": [square_of_sum]},
      x=(256, 1024), v=(1024, 16))


def unfolded(x, a, b):
    return x.reshape(-1, a.shape[1], b.shape[1])


third("h65 Kronecker product", lambda x, a, b: x @ np.kron(a, b).T, {
    "one factor after the other": [
        lambda x, a, b: (a @ (unfolded(x, a, b) @ b.T)).reshape(len(x), -1),
        lambda x, a, b: ((a @ unfolded(x, a, b)) @ b.T).reshape(len(x), -1)]},
      x=(24, 1536), a=(40, 32), b=(56, 48))


def spread(x):
    d = x - mean(x, 0)
    return (d * d).sum(0)


def joint(x, y):
    z = np.concatenate([x, y], 0)
    return spread(z) / len(z)


def merged(x, y):
    a, b = len(x), len(y)
    d = mean(x, 0) - mean(y, 0)
    return (spread(x) + spread(y) + d * d * a * b / (a + b)) / (a + b)


def raw(x, y):
    n = len(x) + len(y)
    m = (x.sum(0) + y.sum(0)) / n
    return ((x * x).sum(0) + (y * y).sum(0)) / n - m * m


third("h66 variance over two shards", joint, {
    "spreads of the shards and of their means": [merged],
    "from the raw moments of the shards": [raw]},
      x=(384, 256), y=(640, 256))

# ------------------------------------------- convolutions, stencils, iteration


def windows(x, k):
    return [x[i:len(x) - k + 1 + i] for i in range(k)]


def taps_after(x, w):
    k, c, n = w.shape
    y = (x @ w.transpose(1, 0, 2).reshape(c, k * n)).reshape(-1, k, n)
    return total(windows(y[:, i], k)[i] for i in range(k))


third("h67 convolution over time",
      lambda x, w: total(a @ w[i] for i, a in enumerate(windows(x, 3))), {
          "one matmul of the windows side by side": [
              lambda x, w: np.concatenate(windows(x, 3), 1)
              @ w.reshape(-1, w.shape[2])],
          "shifts after the matmul": [
              lambda x, w: total(windows(x @ w[i], 3)[i] for i in range(3)),
              taps_after]},
      x=(2048, 96), w=(3, 96, 160))


def running(x):
    c = np.concatenate([np.zeros_like(x[:1]), np.cumsum(x, 0)], 0)
    return (c[8:] - c[:-8]) / 8


def doubled(x):
    for step in 1, 2, 4:
        x = x[:-step] + x[step:]
    return x / 8


third("h68 moving average", lambda x: total(windows(x, 8)) / 8, {
    "difference of running sums": [running],
    "windows doubled": [doubled]},
      x=(1000, 96))


def heat(u, a):
    return u[1:-1] + a * (u[2:] - 2 * u[1:-1] + u[:-2])


def five_points(u, a):
    p, q, r, s, t = windows(u, 5)
    b = 1 - 2 * a
    return (b * b + 2 * a * a) * r + 2 * a * b * (q + s) + a * a * (p + t)


third("h69 two steps of the heat equation",
      lambda u, a: heat(heat(u, a), a), {
          "one step of five points": [five_points]},
      u=(2000, 48), a=(48,))

P, Q, R = 3.4445, -4.775, 2.0315


def orthogonaliser(x):
    g = x @ x.T
    return P * x + (Q * g + R * (g @ g)) @ x


def small_side(x):
    g = x.T @ x
    return P * x + x @ (Q * g + R * (g @ g))


def horner(x):
    g = x @ x.T
    return P * x + g @ (Q * x + R * (g @ x))


third("h70 orthogonalising step", orthogonaliser, {
    "Gram matrix of the smaller side": [small_side],
    "Horner's rule": [horner]},
      x=(2048, 384))
