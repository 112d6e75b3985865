"""A sixth set, written without trying anything on it or reading the search."""

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, lse, mean, program, rows, sigmoid,
                      softmax, total, upper)

HELD_OUT_SIXTH = {}


def sixth(name, function, variants, **shapes):
    program(HELD_OUT_SIXTH, name, function, variants, ALL_FAMILIES, **shapes)


# ------------------------------------------------ attention and its relatives

LENGTH = 96  # of a document


def within(q, k, v):
    b = len(q) // LENGTH
    i = np.broadcast_to(rows(np.arange(b)), (b, LENGTH)).reshape(-1)
    e = np.where(rows(i) == i, np.exp(q @ k.T), 0)
    return (e / rows(e.sum(1))) @ v


def documents(*tensors):
    return [t.reshape(-1, LENGTH, t.shape[1]) for t in tensors]


def document_by_document(q, k, v):
    q, k, v = documents(q, k, v)
    y = softmax(np.einsum("bid,bjd->bij", q, k)) @ v
    return y.reshape(-1, y.shape[2])


def documents_late(q, k, v):
    q, k, v = documents(q, k, v)
    e = np.exp(np.einsum("bid,bjd->bij", q, k))
    y = (e @ v) / e.sum(2)[:, :, None]
    return y.reshape(-1, y.shape[2])


sixth("h127 attention within documents", within, {
    "each document apart": [document_by_document],
    "the same, division after the values": [documents_late]},
    q=(1152, 64), k=(1152, 64), v=(1152, 80))


def squared_scores(q, k, v):
    s = q @ k.T
    s = s * s
    return (s / rows(s.sum(1))) @ v


def products(x):
    return x[:, :, None] * x[:, None, :]


def products_first(q, k, v):
    a, b = (products(x).reshape(len(x), -1) for x in (q, k))
    return (a @ (b.T @ v)) / rows(a @ b.sum(0))


def products_unflattened(q, k, v):
    a, b = products(q), products(k)
    y = np.einsum("tde,den->tn", a, np.einsum("sde,sn->den", b, v))
    return y / rows(np.einsum("tde,de->t", a, b.sum(0)))


sixth("h128 attention with squared scores", squared_scores, {
    "products of features, keys with values first": [
        products_first, products_unflattened]},
    q=(2048, 12), k=(3072, 12), v=(3072, 80))


def head_scores(q, k):
    return np.einsum("htd,hsd->hts", q, k)


def heads_mixed(q, k, v, m):
    return np.einsum("gh,hts->gts", m, softmax(head_scores(q, k))) @ v


def outputs_of_heads_mixed(q, k, v, m):
    return np.einsum("gh,htn->gtn", m, softmax(head_scores(q, k)) @ v)


def outputs_divided(q, k, v, m):
    e = np.exp(head_scores(q, k))
    return np.einsum("gh,htn->gtn", m, (e @ v) / e.sum(2)[:, :, None])


sixth("h129 heads mixed before shared values", heads_mixed, {
    "outputs mixed, not weights": [outputs_of_heads_mixed],
    "the same, division after the values": [outputs_divided]},
    q=(12, 256, 64), k=(12, 640, 64), v=(640, 96), m=(10, 12))


def cache_dequantised(q, k, v, s, t):
    k, v = k.astype(s.dtype) * s, v.astype(t.dtype) * rows(t)
    return softmax(q @ k.T) @ v


def cache_as_stored(q, k, v, s, t):
    k, v = k.astype(s.dtype), v.astype(t.dtype)
    return (softmax((q * s) @ k.T) * t) @ v


def cache_late(q, k, v, s, t):
    k, v = k.astype(s.dtype), v.astype(t.dtype)
    e = np.exp((q * s) @ k.T)
    return ((e * t) @ v) / rows(e.sum(1))


sixth("h130 attention to a quantised cache", cache_dequantised, {
    "scales on the queries and on the weights": [cache_as_stored],
    "the same, division after the values": [cache_late]},
    q=(24, 64), k=("int8", 4000, 64), v=("int8", 4000, 96), s=(64,),
    t=(4000,))


def weights_stepped(q, x, y, w, a):
    return q @ (w - a * (x.T @ (x @ w - y)))


def dual(q, x, y, w, a):
    return q @ w - a * ((q @ x.T) @ (x @ w - y))


def dual_one_pass(q, x, y, w, a):
    z = np.concatenate([q, x], 0) @ w
    return z[:len(q)] - a * ((q @ x.T) @ (z[len(q):] - y))


sixth("h131 layer after a gradient step on it", weights_stepped, {
    "weights never updated": [dual],
    "the same, weights read once": [dual_one_pass]},
    q=(16, 1024), x=(40, 1024), y=(40, 768), w=(1024, 768), a=(1,))

# ----------------------------------------------------------- normalisations


def batch_normed(x, w, b, g, c):
    y = x @ w + b
    d = y - mean(y, 0)
    return d / np.sqrt(mean(d * d, 0) + EPS) * g + c


def inputs_centred(x, w, b, g, c):
    y = (x - mean(x, 0)) @ w
    return y * (g / np.sqrt(mean(y * y, 0) + EPS)) + c


def scale_from_inputs(x, w, g):
    d = x - mean(x, 0)
    v = (w * ((d.T @ d / len(x)) @ w)).sum(0)
    return g / np.sqrt(v + EPS)


def moments_of_inputs(x, w, b, g, c):
    s = scale_from_inputs(x, w, g)
    return (x - mean(x, 0)) @ (w * s) + c


def moments_and_shift(x, w, b, g, c):
    s = scale_from_inputs(x, w, g)
    return x @ (w * s) + (c - (mean(x, 0) @ w) * s)


def raw_moments_of_inputs(x, w, b, g, c):
    m = mean(x, 0)
    v = (w * ((x.T @ x / len(x) - rows(m) * m) @ w)).sum(0)
    s = g / np.sqrt(v + EPS)
    return x @ (w * s) + (c - (m @ w) * s)


sixth("h132 batch normalisation of a linear layer", batch_normed, {
    "bias cancelled, inputs centred": [inputs_centred],
    "moments of the outputs from those of the inputs": [
        moments_of_inputs, moments_and_shift, raw_moments_of_inputs]},
    x=(4096, 48), w=(48, 768), b=(768,), g=(768,), c=(768,))


def root_of_squares(x):
    return np.sqrt((x * x).sum(1))


def cosine(p, q):
    return (p * q).sum(1) / (root_of_squares(p) * root_of_squares(q))


def cosine_one_root(p, q):
    return (p * q).sum(1) / np.sqrt((p * p).sum(1) * (q * q).sum(1))


sixth("h133 cosine of two distributions",
      lambda x, y: cosine(softmax(x), softmax(y)), {
          "sums of the exponentials cancelled": [
              lambda x, y: cosine(np.exp(x), np.exp(y)),
              lambda x, y: cosine_one_root(np.exp(x), np.exp(y))]},
      x=(256, 1024), y=(256, 1024))

# --------------------------------------------------------- losses and scores


def all_divergences(x, y):
    p, q = softmax(x)[:, None, :], softmax(y)[None, :, :]
    return (p * (np.log(p) - np.log(q))).sum(2)


def entropies_apart(x, y):
    p, q = softmax(x), softmax(y)
    return rows((p * np.log(p)).sum(1)) - p @ np.log(q).T


def cross_logits(x, y):
    p = softmax(x)
    return rows((p * x).sum(1) - lse(x)) - p @ y.T + lse(y)


def cross_logits_late(x, y):
    e = np.exp(x)
    z = e.sum(1)
    return (rows((e * x).sum(1) / z - np.log(z))
            - (e @ y.T) / rows(z) + lse(y))


sixth("h134 divergences of all pairs of distributions", all_divergences, {
    "one matmul, entropies apart": [entropies_apart],
    "the same from logits and log-sum-exps": [
        cross_logits, cross_logits_late]},
    x=(160, 320), y=(224, 320))


def all_pairs(p, n):
    d = 1 - (p[:, :, None] - n[:, None, :])
    return mean(mean(d * d, 2), 1)


def moments_of_scores(p, n):
    a = 1 - p
    return mean(a * a, 1) + 2 * mean(a, 1) * mean(n, 1) + mean(n * n, 1)


def variances_and_margin(p, n):
    a, b = mean(p, 1), mean(n, 1)
    d = 1 - a + b
    return (d * d + (mean(p * p, 1) - a * a)
            + (mean(n * n, 1) - b * b))


sixth("h135 squared margins of all pairs of scores", all_pairs, {
    "moments of the scores, no pairs": [
        moments_of_scores, variances_and_margin]},
    p=(48, 300), n=(48, 500))


def less_one_hot(h, w, t):
    o = (rows(t) == np.arange(len(w))).astype(h.dtype)
    return (softmax(h @ w.T) - o) @ w


def label_gathered(h, w, t):
    return softmax(h @ w.T) @ w - w[t]


def label_gathered_late(h, w, t):
    e = np.exp(h @ w.T)
    return (e @ w) / rows(e.sum(1)) - w[t]


sixth("h136 input gradient of a loss over a vocabulary", less_one_hot, {
    "row of the label gathered": [label_gathered],
    "the same, division after the matmul": [label_gathered_late]},
    h=(512, 384), w=(12000, 384), t=("int32<12000", 512))


def overlaps(x, y):
    x, y = x[:, None, :], y[None, :, :]
    return np.minimum(x, y).sum(2) / np.maximum(x, y).sum(2)


def minima_alone(x, y):
    m = np.minimum(x[:, None, :], y[None, :, :]).sum(2)
    return m / (rows(x.sum(1)) + y.sum(1) - m)


sixth("h137 overlaps of histograms", overlaps, {
    "minima alone, and the masses": [minima_alone]},
    x=(160, 256), y=(224, 256))


def soft_ranks(x):
    return sigmoid(x[:, None, :] - x[:, :, None]).sum(2)


def ratios(x):
    e = np.exp(x)
    return (e[:, None, :] / (e[:, None, :] + e[:, :, None])).sum(2)


def reciprocals(x):
    e, f = np.exp(x), np.exp(-x)
    return (1 / (1 + e[:, :, None] * f[:, None, :])).sum(2)


sixth("h138 soft ranks", soft_ranks, {
    "one exponential for each item, none for pairs": [ratios, reciprocals]},
    x=(64, 320))

# ------------------------------------------------------------ optimiser steps


def quasi_newton(h, s, y, g):
    r = 1 / (s * y).sum(0)
    a = np.eye(len(s), dtype=s.dtype) - r * (rows(s) * y)
    return (a @ h @ a.T + r * (rows(s) * s)) @ g


def two_loops(h, s, y, g):
    r = 1 / (s * y).sum(0)
    a = r * (s * g).sum(0)
    z = h @ (g - a * y)
    return z + (a - r * (y * z).sum(0)) * s


def two_loops_apart(h, s, y, g):
    r = 1 / (s * y).sum(0)
    a = r * (s * g).sum(0)
    z = h @ (g - a * y)
    return z - (r * (y @ z)) * s + a * s


sixth("h139 direction of a quasi-Newton step", quasi_newton, {
    "one product of the old matrix and a vector": [
        two_loops, two_loops_apart]},
    h=(640, 640), s=(640,), y=(640,), g=(640,))


def squares(w):
    return (w * w).sum(1).sum(0)


def layerwise(w, g, a, l):
    u = g + l * w
    return w - a * (np.sqrt(squares(w)) / np.sqrt(squares(u))) * u


def decayed_square(w, g, l):
    return squares(g) + 2 * l * (g * w).sum(1).sum(0) + l * l * squares(w)


def three_sums(w, g, a, l):
    r = a * (np.sqrt(squares(w)) / np.sqrt(decayed_square(w, g, l)))
    return w - r * (g + l * w)


def two_multiples(w, g, a, l):
    r = a * (np.sqrt(squares(w)) / np.sqrt(decayed_square(w, g, l)))
    return (1 - r * l) * w - r * g


sixth("h140 layerwise step with weight decay", layerwise, {
    "three sums in one pass": [three_sums, two_multiples]},
    w=(768, 1024), g=(768, 1024), a=(1,), l=(1,))

# ------------------------------------- convolutions, pooling, scans, stencils


def repeated(x):
    return np.broadcast_to(
        x[:, None, :], (len(x), 2, x.shape[1])).reshape(-1, x.shape[1])


def three_windows(x):
    n = len(x) - 2
    return [x[i:n + i] for i in range(3)]


def taps_of_repeated(x, w):
    return total(a @ w[i] for i, a in enumerate(three_windows(repeated(x))))


def two_phases(x, w):
    a, b = x[:-1], x[1:]
    y = a @ (w[0] + w[1]) + b @ w[2]
    z = a @ w[0] + b @ (w[1] + w[2])
    return np.stack([y, z], 1).reshape(-1, w.shape[2])


def taps_before(x, w):
    return total(three_windows(repeated(x @ w[i]))[i] for i in range(3))


def taps_before_phases(x, w):
    p, q, r = (x @ w[i] for i in range(3))
    y, z = p[:-1] + q[:-1] + r[1:], p[:-1] + q[1:] + r[1:]
    return np.stack([y, z], 1).reshape(-1, w.shape[2])


sixth("h141 convolution of a signal at twice its rate", taps_of_repeated, {
    "two phases of two taps": [two_phases],
    "taps applied at the old rate": [taps_before, taps_before_phases]},
    x=(1500, 96), w=(3, 96, 160))


def pool(x):
    m, n, c = x.shape
    return x.reshape(m // 2, 2, n // 2, 2, c).max(3).max(1)


def pool_of_corners(x):
    return np.maximum(np.maximum(x[::2, ::2], x[::2, 1::2]),
                      np.maximum(x[1::2, ::2], x[1::2, 1::2]))


def affine_relu(x, a, b):
    return np.maximum(x * np.exp(a) + b, 0)


sixth("h142 pooling after a scale, a bias and a relu",
      lambda x, a, b: pool(affine_relu(x, a, b)), {
          "pooling first": [
              lambda x, a, b: affine_relu(pool(x), a, b),
              lambda x, a, b: affine_relu(pool_of_corners(x), a, b)]},
      x=(144, 176, 48), a=(48,), b=(48,))


def reversed_sums(w):
    return np.flip(np.cumsum(np.flip(w, 0), 0), 0)


sixth("h143 readings of a running sum",
      lambda x, w: np.cumsum(x, 1) @ w, {
          "running sum of the weights, backwards": [
              lambda x, w: x @ reversed_sums(w),
              lambda x, w: x @ (w.sum(0) - np.cumsum(w, 0) + w),
              lambda x, w: x @ (upper(len(w), w.dtype) @ w)]},
      x=(512, 1000), w=(1000, 24))


def responses(x, a):
    t = np.arange(len(x))
    d = (t[:, None] - t[None, :])[:, :, None]
    return np.where(d >= 0, np.exp(d * a), 0)


def state_by_state(x, a, b, c):
    s = np.einsum("tjn,jm->tnm", responses(x, a), x) * rows(b)
    return (rows(c) * s).sum(1)


def running_states(x, a, b, c):
    t = rows(np.arange(len(x))) * a
    u = np.exp(-t)[:, :, None] * x[:, None, :]
    s = np.exp(t)[:, :, None] * np.cumsum(u, 0)
    return (rows(b * c) * s).sum(1)


def running_states_contracted(x, a, b, c):
    t = rows(np.arange(len(x))) * a
    s = np.cumsum(np.exp(-t)[:, :, None] * x[:, None, :], 0)
    return np.einsum("tn,tnm->tm", np.exp(t) * (b * c), s)


sixth("h144 diagonal state space", state_by_state, {
    "one kernel for all the states": [
        lambda x, a, b, c: (responses(x, a) @ (b * c)) @ x,
        lambda x, a, b, c: (responses(x, a) * (b * c)).sum(2) @ x],
    "states by rescaled running sums": [
        running_states, running_states_contracted]},
    x=(256, 64), a=(24,), b=(24,), c=(24,))


def by_fluxes(u, a, b):
    p, q = a * (u[1:] - u[:-1]), b * (u[:, 1:] - u[:, :-1])
    return (u[1:-1, 1:-1] + (p[1:] - p[:-1])[:, 1:-1]
            + (q[:, 1:] - q[:, :-1])[1:-1])


def cross(u):
    return (u[1:-1, 1:-1], u[2:, 1:-1] + u[:-2, 1:-1],
            u[1:-1, 2:] + u[1:-1, :-2])


def five_weights(u, a, b):
    m, p, q = cross(u)
    return (1 - 2 * a - 2 * b) * m + a * p + b * q


def second_differences(u, a, b):
    m, p, q = cross(u)
    return m + a * (p - 2 * m) + b * (q - 2 * m)


sixth("h145 diffusion by fluxes", by_fluxes, {
    "one step of five points": [five_weights, second_differences]},
    u=(720, 1280), a=(1,), b=(1,))

# ------------------------------------------- clusters, graphs, particles, time

CLUSTERS = 40


def members(x, i):
    return (rows(i) == np.arange(CLUSTERS)).astype(x.dtype)


def within_clusters(x, i):
    o = members(x, i)
    d = x - o @ ((o.T @ x) / rows(o.sum(0)))
    return o.T @ (d * d).sum(1)


def centres_gathered(x, i):
    o = members(x, i)
    d = x - ((o.T @ x) / rows(o.sum(0)))[i]
    return o.T @ (d * d).sum(1)


def sums_of_clusters(x, i):
    o = members(x, i)
    s = o.T @ x
    return o.T @ (x * x).sum(1) - (s * s).sum(1) / o.sum(0)


def centres_of_clusters(x, i):
    o = members(x, i)
    n = o.sum(0)
    m = (o.T @ x) / rows(n)
    return o.T @ (x * x).sum(1) - n * (m * m).sum(1)


sixth("h146 spread within clusters", within_clusters, {
    "centres gathered": [centres_gathered],
    "squares less those of the centres": [
        sums_of_clusters, centres_of_clusters]},
    x=(2048, 96), i=("int32<40", 2048))


def pairs_of_nodes(a, x, w, c):
    h = x @ w
    s = (len(h), *h.shape)
    z = np.concatenate([np.broadcast_to(h[:, None, :], s),
                        np.broadcast_to(h[None, :, :], s)], 2) @ c
    e = a * np.exp(np.maximum(z, 0.25 * z))
    return (e / rows(e.sum(1))) @ h


def node_scores(h, c):
    n = h.shape[1]
    return h @ c[:n], h @ c[n:]


def scores_by_node(a, x, w, c):
    h = x @ w
    u, v = node_scores(h, c)
    z = rows(u) + v
    e = a * np.exp(np.maximum(z, 0.25 * z))
    return (e @ h) / rows(e.sum(1))


def exponentials_by_node(a, x, w, c):
    h = x @ w
    u, v = node_scores(h, c)
    e = a * np.maximum(rows(np.exp(u)) * np.exp(v),
                       rows(np.exp(0.25 * u)) * np.exp(0.25 * v))
    return (e @ h) / rows(e.sum(1))


sixth("h147 graph attention", pairs_of_nodes, {
    "two scores for each node, division last": [scores_by_node],
    "the same, exponentials for nodes alone": [exponentials_by_node]},
    a=(384, 384), x=(384, 256), w=(256, 48), c=(96,))


def forces(x, m):
    d = x[None, :, :] - x[:, None, :]
    q = (d * d).sum(2) + 1
    return ((m / (q * np.sqrt(q)))[:, :, None] * d).sum(1)


def pulls(x, m, q):
    k = m / (q * np.sqrt(q))
    return k @ x - rows(k.sum(1)) * x


def no_directions(x, m):
    d = x[None, :, :] - x[:, None, :]
    return pulls(x, m, (d * d).sum(2) + 1)


def no_differences(x, m):
    s = (x * x).sum(1)
    return pulls(x, m, rows(s) + s - 2 * (x @ x.T) + 1)


sixth("h148 forces between particles", forces, {
    "matmul with the positions": [no_directions],
    "the same, distances by a matmul too": [no_differences]},
    x=(640, 3), m=(640,))


def periodic(t, u, f, a, v):
    d = (rows(t) - u)[:, :, None]
    return (a * np.cos(d * f)).sum(2) @ v


def kernel_of_waves(t, u, f, a, v):
    p, q = rows(t) * f, rows(u) * f
    return ((a * np.cos(p)) @ np.cos(q).T + (a * np.sin(p)) @ np.sin(q).T) @ v


def waves_first(t, u, f, a, v):
    p, q = rows(t) * f, rows(u) * f
    return ((a * np.cos(p)) @ (np.cos(q).T @ v)
            + (a * np.sin(p)) @ (np.sin(q).T @ v))


def waves_side_by_side(t, u, f, a, v):
    p, q = rows(t) * f, rows(u) * f
    p = np.concatenate([a * np.cos(p), a * np.sin(p)], 1)
    return p @ (np.concatenate([np.cos(q), np.sin(q)], 1).T @ v)


sixth("h149 smoothing by a periodic kernel", periodic, {
    "sines and cosines of the times": [kernel_of_waves],
    "the same, with the values first": [waves_first, waves_side_by_side]},
    t=(512,), u=(640,), f=(24,), a=(24,), v=(640, 48))

# ----------------------------------------------- products, tables, likelihoods


def kronecker_sum(x, a, b):
    i, j = (np.eye(len(m), dtype=m.dtype) for m in (a, b))
    return x @ (np.kron(a, j) + np.kron(i, b)).T


def side_by_side(x, a, b):
    y = x.reshape(-1, len(a), len(b))
    return (a @ y + y @ b.T).reshape(x.shape)


sixth("h150 Kronecker sum", kronecker_sum, {
    "rows by one matrix, columns by the other": [side_by_side]},
    x=(24, 1536), a=(32, 32), b=(48, 48))


def decoded(q, c, i):
    x = np.concatenate([t[i[:, m]] for m, t in enumerate(c)], 1)
    return q @ x.T


def pieces(q, c):
    return np.split(q, len(c), 1)


def tables(q, c, i):
    return total((y @ c[m].T)[:, i[:, m]]
                 for m, y in enumerate(pieces(q, c)))


def tables_at_once(q, c, i):
    t = np.einsum("bmd,mkd->mbk", q.reshape(len(q), len(c), -1), c)
    return total(t[m][:, i[:, m]] for m in range(len(c)))


sixth("h151 scores of product-quantised vectors", decoded, {
    "tables of scores, nothing decoded": [tables, tables_at_once]},
    q=(24, 192), c=(4, 160, 48), i=("int32", 5000, 4))


def bits_by_class(x, s, b):
    p = sigmoid(s)
    return x @ np.log(p).T + (1 - x) @ np.log(1 - p).T + b


def log_odds(x, s, b):
    p = sigmoid(s)
    return (x @ (np.log(p) - np.log(1 - p)).T
            + (np.log(1 - p).sum(1) + b))


sixth("h152 naive Bayes with binary features", bits_by_class, {
    "one matmul of the log-odds": [log_odds],
    "the same, logits as they are": [
        lambda x, s, b: x @ s.T + (b - np.log(1 + np.exp(s)).sum(1)),
        lambda x, s, b: x @ s.T - np.log(1 + np.exp(s)).sum(1) + b]},
    x=(512, 1000), s=(160, 1000), b=(160,))
