"""An eighth set, written without trying anything on it."""

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, halves, mean, program, rows, sigmoid,
                      softmax, total)

HELD_OUT_EIGHTH = {}


def eighth(name, function, variants, **shapes):
    program(HELD_OUT_EIGHTH, name, function, variants, ALL_FAMILIES,
            **shapes)


# ------------------------------------------------ attention and its relatives


def batch_scores(q, k):
    return np.einsum("bid,bjd->bij", q, k)


WINDOW = 120


def sliding(q, k, v):
    i = np.arange(len(q))
    d = rows(i) - i
    e = np.where((d >= 0) & (d < WINDOW), np.exp(q @ k.T), 0)
    return (e / rows(e.sum(1))) @ v


def blocks(x):
    return x.reshape(-1, WINDOW, x.shape[1])


def own_and_previous(q, k, v):
    q, k, v = blocks(q), blocks(k), blocks(v)
    i = np.arange(WINDOW)
    e = np.where(rows(i) >= i, np.exp(batch_scores(q, k)), 0)
    f = np.where(rows(i) < i, np.exp(batch_scores(q[1:], k[:-1])), 0)
    y, s = e @ v, e.sum(2)
    y = np.concatenate([y[:1], y[1:] + f @ v[:-1]], 0)
    s = np.concatenate([s[:1], s[1:] + f.sum(2)], 0)
    return (y / s[:, :, None]).reshape(-1, v.shape[2])


def after_previous(x):
    return np.concatenate(
        [np.concatenate([np.zeros_like(x[:1]), x[:-1]], 0), x], 1)


def bands(q, k, v):
    q, k, v = blocks(q), after_previous(blocks(k)), after_previous(blocks(v))
    b, i, j = np.arange(len(q)), np.arange(WINDOW), np.arange(2 * WINDOW)
    d = rows(i) + WINDOW - j
    seen = ((d >= 0) & (d < WINDOW)
            & (b[:, None, None] * WINDOW + j >= WINDOW))
    e = np.where(seen, np.exp(batch_scores(q, k)), 0)
    return ((e @ v) / e.sum(2)[:, :, None]).reshape(-1, v.shape[2])


eighth("h179 attention in a sliding window", sliding, {
    "blocks of queries, each with its keys and those before, division last": [
        own_and_previous, bands]},
    q=(1440, 64), k=(1440, 64), v=(1440, 80))


def padded(q, k, v, m):
    e = np.exp(batch_scores(q, k)) * m
    return (e / e.sum(2)[:, :, None]) @ v


def mask_on_values(q, k, v, m):
    e = np.exp(batch_scores(q, k))
    return (e @ (v * rows(m))) / (e @ m)[:, :, None]


def mask_as_column(q, k, v, m):
    b, t, n = v.shape
    u = np.concatenate(
        [v * rows(m), np.broadcast_to(rows(m), (b, t, 1))], 2)
    y = np.exp(batch_scores(q, k)) @ u
    return y[:, :, :n] / y[:, :, n:]


def mask_times_ones(q, k, v, m):
    u = np.concatenate([v, np.ones_like(v[:, :, :1])], 2) * rows(m)
    y = np.exp(batch_scores(q, k)) @ u
    return y[:, :, :-1] / y[:, :, -1:]


eighth("h180 attention to padded keys", padded, {
    "mask on the values, the sums a product with it": [mask_on_values],
    "the same, the sums one more column": [mask_as_column, mask_times_ones]},
    q=(12, 256, 64), k=(12, 640, 64), v=(12, 640, 96), m=(640,))


def slots(q, k, v):
    a = softmax(k @ q.T)
    return (a / a.sum(0)).T @ v


def slots_late(q, k, v):
    a = softmax(k @ q.T)
    return (a.T @ v) / rows(a.sum(0))


def slots_untouched(q, k, v):
    e = np.exp(k @ q.T)
    z = 1 / e.sum(1)
    return (e.T @ (rows(z) * v)) / rows(z @ e)


def slots_as_rows(q, k, v):
    e = np.exp(q @ k.T)
    z = e.sum(0)
    return (e @ (v / rows(z))) / rows(e @ (1 / z))


eighth("h181 slot attention", slots, {
    "second division after the values": [slots_late],
    "both divisions off the matrix": [slots_untouched, slots_as_rows]},
    q=(16, 64), k=(3072, 64), v=(3072, 96))


def column_lengths(x):
    return np.sqrt((x * x).sum(0))


def over_channels(q, k, v, t, o):
    q, k = q / column_lengths(q), k / column_lengths(k)
    return (v @ softmax(t * (q.T @ k)).T) @ o


def channels(q, k, t):
    s = q.T @ k
    return softmax(t * (s / (rows(column_lengths(q)) * column_lengths(k))))


def channels_in_turn(q, k, t):
    s = q.T @ k
    return softmax(t * (s / rows(column_lengths(q)) / column_lengths(k)))


eighth("h182 attention over channels", over_channels, {
    "lengths after the matmul": [
        lambda q, k, v, t, o: (v @ channels(q, k, t).T) @ o,
        lambda q, k, v, t, o: (v @ channels_in_turn(q, k, t).T) @ o],
    "the same, projection on the channels": [
        lambda q, k, v, t, o: v @ (channels(q, k, t).T @ o),
        lambda q, k, v, t, o: v @ (channels_in_turn(q, k, t).T @ o)]},
    q=(4096, 48), k=(4096, 64), v=(4096, 64), t=(1,), o=(48, 320))


def lengths(x):
    return np.sqrt((x * x).sum(-1))


def unit(x):
    return x / lengths(x)[..., None]


def best_matches(q, d):
    return np.einsum("id,njd->nij", unit(q), unit(d)).max(2).sum(1)


def best_then_lengths(q, d):
    s = np.einsum("id,njd->nij", q, unit(d)).max(2)
    return (s / lengths(q)).sum(1)


def best_then_lengths_both(q, d):
    s = np.einsum("id,njd->nij", q, d) / lengths(d)[:, None, :]
    return (s.max(2) / lengths(q)).sum(1)


def best_times_lengths(q, d):
    s = np.einsum("id,njd->nij", q, unit(d)).max(2)
    return s @ (1 / lengths(q))


eighth("h183 sums of the best matches", best_matches, {
    "lengths of the queries after the maxima": [
        best_then_lengths, best_then_lengths_both, best_times_lengths]},
    q=(32, 128), d=(50, 180, 128))

# ----------------------------------------------- layers, gates, normalisations


eighth("h184 adapter of each request",
       lambda x, w, a, b, i: x @ (w + a @ b)[i], {
           "factors gathered, not the weights": [
               lambda x, w, a, b, i: x @ (w + a[i] @ b[i])],
           "unmerged, one matmul with the weights for all": [
               lambda x, w, a, b, i: x @ w + (x @ a[i]) @ b[i]]},
       x=(24, 8, 1024), w=(1024, 768), a=(40, 1024, 16), b=(40, 16, 768),
       i=("int32", 24))


def standardised(x, w, g):
    d = w - mean(w, 0)
    return x @ (d / np.sqrt(mean(d * d, 0) + EPS) * g)


def column_scale(w, g):
    d = w - mean(w, 0)
    return g / np.sqrt(mean(d * d, 0) + EPS)


def column_scale_raw(w, g):
    m = mean(w, 0)
    return g / np.sqrt(mean(w * w, 0) - m * m + EPS)


def inputs_centred(scale):
    return lambda x, w, g: ((x - rows(mean(x, 1))) @ w) * scale(w, g)


def outputs_centred(scale):
    return lambda x, w, g: (
        x @ w - rows(x.sum(1)) * mean(w, 0)) * scale(w, g)


eighth("h185 layer with standardised weights", standardised, {
    "column scale after the matmul": [
        lambda x, w, g: (x @ (w - mean(w, 0))) * column_scale(w, g)],
    "the same, weights not centred": [
        inputs_centred(column_scale), outputs_centred(column_scale),
        inputs_centred(column_scale_raw), outputs_centred(column_scale_raw)]},
    x=(256, 1024), w=(1024, 768), g=(768,))


def centred(x):
    return x - mean(x, 2)[:, :, None]


def deviation(d):
    return np.sqrt(mean(d * d, 2) + EPS)[:, :, None]


def conditioned(x, s, b, w):
    d = centred(x)
    y = d / deviation(d) * (1 + s)[:, None, :] + b[:, None, :]
    return y @ w


def shift_projected(x, s, b, w):
    d = centred(x)
    y = d / deviation(d) * (1 + s)[:, None, :]
    return y @ w + (b @ w)[:, None, :]


def deviation_last(x, s, b, w):
    d = centred(x)
    y = (d * (1 + s)[:, None, :]) @ w
    return y / deviation(d) + (b @ w)[:, None, :]


def scale_on_weights(x, s, b, w):
    d = centred(x)
    y = d @ ((1 + s)[:, :, None] * w)
    return y / deviation(d) + (b @ w)[:, None, :]


eighth("h186 layernorm with scale and shift by example", conditioned, {
    "shift projected once for each example": [shift_projected],
    "the same, division after the matmul": [
        deviation_last, scale_on_weights]},
    x=(12, 320, 512), s=(12, 512), b=(12, 512), w=(512, 384))


def spectral(x, w, u):
    v = unit(w.T @ u)
    z = unit(w @ v)
    return x @ (w / (z * (w @ v)).sum(0))


def singular_length(x, w, u):
    return (x @ w) / lengths(w @ unit(w.T @ u))


def two_lengths(x, w, u):
    p = w.T @ u
    return (x @ w) * (lengths(p) / lengths(w @ p))


eighth("h187 spectral normalisation", spectral, {
    "singular value as a length, division after the matmul": [
        singular_length, two_lengths]},
    x=(256, 1024), w=(1024, 768), u=(1024,))


def squeezed(x, a, b):
    return sigmoid(np.maximum(mean(x, 1) @ a, 0) @ b)


eighth("h188 channels gated before a projection",
       lambda x, a, b, w: (x * squeezed(x, a, b)[:, None, :]) @ w, {
           "gates on the weights": [
               lambda x, a, b, w: x @ (squeezed(x, a, b)[:, :, None] * w)]},
       x=(24, 784, 256), a=(256, 16), b=(16, 256), w=(256, 96))


def recurrent(h, x, w, u, b):
    for y in x:
        h = np.tanh(y @ w + h @ u + b)
    return h


def inputs_first(h, x, w, u, b):
    for y in x @ w + b:
        h = np.tanh(y + h @ u)
    return h


def inputs_first_flat(h, x, w, u, b):
    t, m, k = x.shape
    for y in (x.reshape(t * m, k) @ w).reshape(t, m, -1):
        h = np.tanh(y + h @ u + b)
    return h


eighth("h189 four steps of a recurrent network", recurrent, {
    "inputs of all steps in one matmul": [inputs_first, inputs_first_flat]},
    h=(48, 384), x=(4, 48, 512), w=(512, 384), u=(384, 384), b=(384,))


def nibbles(p, dtype):
    return (p & 15).astype(dtype), (p >> 4).astype(dtype)


def packed(x, p, s):
    w = np.stack(nibbles(p, s.dtype), 1).reshape(-1, p.shape[1])
    return x @ ((w - 8) * s)


def not_interleaved(x, p, s):
    a, b = nibbles(p, s.dtype)
    return x[:, ::2] @ ((a - 8) * s) + x[:, 1::2] @ ((b - 8) * s)


def scales_last(x, p, s):
    a, b = nibbles(p, s.dtype)
    return (x[:, ::2] @ (a - 8) + x[:, 1::2] @ (b - 8)) * s


def offset_and_scales_last(x, p, s):
    a, b = nibbles(p, s.dtype)
    y = x[:, ::2] @ a + x[:, 1::2] @ b
    return (y - 8 * rows(x.sum(1))) * s


eighth("h190 weights packed in pairs", packed, {
    "even and odd inputs apart": [not_interleaved],
    "the same, scales after the matmuls": [
        scales_last, offset_and_scales_last]},
    x=(16, 1024), p=("uint8", 512, 768), s=(768,))

# ------------------------------------------------------- losses and gradients


def gumbel(x, u):
    return softmax(x - np.log(-np.log(u)))


def without_gumbel(x, u):
    return np.exp(x) / -np.log(u)


def one_logarithm(x, u, t):
    e = without_gumbel(x, u)
    return (e / rows(e.sum(1))) @ t


def one_logarithm_late(x, u, t):
    e = without_gumbel(x, u)
    return (e @ t) / rows(e.sum(1))


eighth("h191 embedding of a soft sample",
       lambda x, u, t: gumbel(x, u) @ t, {
           "one logarithm": [one_logarithm],
           "the same, division after the matmul": [one_logarithm_late]},
       x=(256, 512), u=(256, 512), t=(512, 96))


def overlap_loss(x, t):
    p = sigmoid(x)
    a = (p * t).sum(1)
    b, c = (p * (1 - t)).sum(1), ((1 - p) * t).sum(1)
    return 1 - (a + 1) / (a + 0.25 * b + 0.75 * c + 1)


def three_sums(x, t):
    p = sigmoid(x)
    a = (p * t).sum(1)
    return 1 - (a + 1) / (0.25 * p.sum(1) + 0.75 * t.sum(1) + 1)


def two_sums(x, t):
    p = sigmoid(x)
    a = (p * t).sum(1)
    return 1 - (a + 1) / ((0.25 * p + 0.75 * t).sum(1) + 1)


eighth("h192 loss of overlap", overlap_loss, {
    "sums of the predictions and of the targets": [three_sums, two_sums]},
    x=(48, 5000), t=(48, 5000))


def root_differences(x, y):
    p, q = np.sqrt(softmax(x)), np.sqrt(softmax(y))
    d = p[:, None, :] - q[None, :, :]
    return 0.5 * (d * d).sum(2)


def roots_multiplied(x, y):
    return 1 - np.sqrt(softmax(x)) @ np.sqrt(softmax(y)).T


def root_sum(x):
    return np.sqrt(np.exp(x).sum(1))


def halved_logits(x, y):
    s = np.exp(0.5 * x) @ np.exp(0.5 * y).T
    return 1 - s / (rows(root_sum(x)) * root_sum(y))


def halved_logits_in_turn(x, y):
    s = np.exp(0.5 * x) @ np.exp(0.5 * y).T
    return 1 - s / rows(root_sum(x)) / root_sum(y)


def roots_then_sums(x, y):
    s = np.sqrt(np.exp(x)) @ np.sqrt(np.exp(y)).T
    return 1 - s / (rows(root_sum(x)) * root_sum(y))


eighth("h193 Hellinger distances of all pairs", root_differences, {
    "one matmul of the roots": [roots_multiplied],
    "the same, sums after the matmul": [
        halved_logits, halved_logits_in_turn, roots_then_sums]},
    x=(160, 320), y=(224, 320))


def gradients_spread(x, g):
    b, t, _ = x.shape
    d = np.broadcast_to(g[:, None, :], (b, t, g.shape[1])) / t
    return np.einsum("btk,btn->kn", x, d), d.sum(1).sum(0)


eighth("h194 gradients of a layer before a mean pool", gradients_spread, {
    "inputs pooled, gradient never spread": [
        lambda x, g: (mean(x, 1).T @ g, g.sum(0)),
        lambda x, g: (x.sum(1).T @ g / x.shape[1], g.sum(0)),
        lambda x, g: (x.sum(1).T @ (g / x.shape[1]), g.sum(0))]},
    x=(16, 128, 1024), g=(16, 768))


def to_go(r, c):
    t = np.arange(r.shape[1])
    d = rows(t) - t
    return r @ np.where(d >= 0, np.exp(-c * d), 0)


def from_errors(r, v, c):
    return to_go(r + np.exp(-c) * v[:, 1:] - v[:, :-1], c)


def returns_less_values(r, v, c):
    n = r.shape[1]
    last = np.exp(-c * (n - np.arange(n))) * v[:, -1:]
    return to_go(r, c) + last - v[:, :-1]


def last_value_as_reward(r, v, c):
    r = np.concatenate([r[:, :-1], r[:, -1:] + np.exp(-c) * v[:, -1:]], 1)
    return to_go(r, c) - v[:, :-1]


eighth("h195 advantages from errors of values", from_errors, {
    "returns less values": [returns_less_values, last_value_as_reward]},
    r=(256, 320), v=(256, 321), c=(1,))

# ----------------------------------------------------------------- statistics


def normal_equations(x, w, y):
    a = x.T @ (np.eye(len(w), dtype=w.dtype) * w)
    return a @ x, a @ y


def rows_weighted(x, w, y):
    a = (x * rows(w)).T
    return a @ x, a @ y


def rows_weighted_right(x, w, y):
    return x.T @ (rows(w) * x), x.T @ (w * y)


def side_by_side(x, w, y):
    z = (x * rows(w)).T @ np.concatenate([x, rows(y)], 1)
    return z[:, :-1], z[:, -1]


def side_by_side_right(x, w, y):
    z = x.T @ (rows(w) * np.concatenate([x, rows(y)], 1))
    return z[:, :-1], z[:, -1]


eighth("h196 normal equations of weighted least squares", normal_equations, {
    "no diagonal matrix": [rows_weighted, rows_weighted_right],
    "the same, one matmul for both": [side_by_side, side_by_side_right]},
    x=(2048, 96), w=(2048,), y=(2048,))


def concordance(x, y):
    a, b = mean(x, 1), mean(y, 1)
    d, e = x - rows(a), y - rows(b)
    s = mean(d * d, 1) + mean(e * e, 1)
    return 2 * mean(d * e, 1) / (s + (a - b) * (a - b))


def raw_means(x, y):
    p = mean(x, 1) * mean(y, 1)
    return (2 * (mean(x * y, 1) - p)
            / (mean(x * x, 1) + mean(y * y, 1) - 2 * p))


def raw_means_joint(x, y):
    p = 2 * (mean(x, 1) * mean(y, 1))
    return (2 * mean(x * y, 1) - p) / (mean(x * x + y * y, 1) - p)


def raw_sums(x, y):
    n, p = x.shape[1], x.sum(1) * y.sum(1)
    s = (x * x).sum(1) + (y * y).sum(1)
    return 2 * (n * (x * y).sum(1) - p) / (n * s - 2 * p)


eighth("h197 concordance of two series", concordance, {
    "raw sums in one pass": [raw_means, raw_means_joint, raw_sums]},
    x=(256, 1000), y=(256, 1000))

# ---------------------------------- physics, signals, graphs and convolutions


def absorbed(u):
    return np.exp(-(np.cumsum(u, 1) - u)) * (1 - np.exp(-u))


def colours(u, c):
    return (absorbed(u)[:, :, None] * c).sum(1)


def light_left(u, c):
    t = np.exp(-np.cumsum(u, 1))
    t = np.concatenate([np.ones_like(t[:, :1]), t], 1)
    return ((t[:, :-1] - t[:, 1:])[:, :, None] * c).sum(1)


def light_lost(u, c):
    s = np.cumsum(u, 1)
    return ((np.exp(u - s) - np.exp(-s))[:, :, None] * c).sum(1)


def near_and_far(u, c):
    (a, b), (d, e) = halves(u, 1), halves(c, 1)
    return colours(a, d) + rows(np.exp(-a.sum(1))) * colours(b, e)


eighth("h198 colours along rays", colours, {
    "differences of the light left": [light_left, light_lost],
    "near and far half, the light left carried": [near_and_far]},
    u=(2000, 96), c=(2000, 96, 3))


def bands_of_power(x, h, c, s, m):
    y = x * h
    a, b = y @ c, y @ s
    return np.log((a * a + b * b) @ m + EPS)


def window_folded(x, h, c, s, m):
    a, b = x @ (rows(h) * c), x @ (rows(h) * s)
    return np.log((a * a + b * b) @ m + EPS)


def waves_together(x, h, c, s, m):
    a, b = np.split(x @ (rows(h) * np.concatenate([c, s], 1)), 2, 1)
    return np.log((a * a + b * b) @ m + EPS)


def bands_contracted(x, h, c, s, m):
    y = x @ (rows(h) * np.concatenate([c, s], 1))
    return np.log((y * y) @ np.concatenate([m, m], 0) + EPS)


eighth("h199 spectrogram in bands", bands_of_power, {
    "window folded into the waves": [window_folded],
    "the same, one matmul with both waves": [
        waves_together, bands_contracted]},
    x=(1000, 400), h=(400,), c=(400, 201), s=(400, 201), m=(201, 80))


def polynomials(a, x, u, v, w):
    y = a @ x
    z = 2 * (a @ y) - x
    return x @ u + y @ v + z @ w


def features_first(a, x, u, v, w):
    y, z = x @ v, x @ w
    return x @ (u - w) + a @ (y + 2 * (a @ z))


def features_first_unmerged(a, x, u, v, w):
    z = x @ w
    return x @ u - z + a @ (x @ v + 2 * (a @ z))


eighth("h200 Chebyshev filter on a graph", polynomials, {
    "features projected first, Horner's rule": [
        features_first, features_first_unmerged]},
    a=(1500, 1500), x=(1500, 384), u=(384, 48), v=(384, 48), w=(384, 48))


def from_centre(x, m):
    return x - (m @ x) / m.sum(0)


def inertia(x, m):
    r = from_centre(x, m)
    i = np.eye(x.shape[1], dtype=x.dtype)
    t = ((r * r).sum(1)[:, None, None] * i
         - r[:, :, None] * r[:, None, :])
    return (m[:, None, None] * t).sum(0)


def second_moments(x, m):
    r = from_centre(x, m)
    i = np.eye(x.shape[1], dtype=x.dtype)
    return (m * (r * r).sum(1)).sum(0) * i - (rows(m) * r).T @ r


def second_moments_right(x, m):
    r = from_centre(x, m)
    i = np.eye(x.shape[1], dtype=x.dtype)
    p = rows(m) * r
    return (p * r).sum(1).sum(0) * i - r.T @ p


def trace_of_moments(x, m):
    r = from_centre(x, m)
    i = np.eye(x.shape[1], dtype=x.dtype)
    s = (rows(m) * r).T @ r
    return (s * i).sum(1).sum(0) * i - s


eighth("h201 tensor of inertia", inertia, {
    "one matmul and its trace": [
        second_moments, second_moments_right, trace_of_moments]},
    x=(2048, 3), m=(2048,))


def windows(x, k):
    return [x[i:len(x) - k + 1 + i] for i in range(k)]


def every_second(x, w):
    return total(a @ w[i] for i, a in enumerate(windows(x, 4)))[::2]


def windows_kept(x, w):
    return total(a[::2] @ w[i] for i, a in enumerate(windows(x, 4)))


def windows_side_by_side(x, w):
    y = np.concatenate([a[::2] for a in windows(x, 4)], 1)
    return y @ w.reshape(-1, w.shape[2])


def pairs_of_rows(x, w):
    k, c, n = w.shape
    y, w = x.reshape(-1, 2 * c), w.reshape(2, -1, n)
    return y[:-1] @ w[0] + y[1:] @ w[1]


eighth("h202 every second output of a convolution", every_second, {
    "only the outputs kept": [
        windows_kept, windows_side_by_side, pairs_of_rows]},
    x=(2050, 96), w=(4, 96, 160))
