"""A ninth set, written without trying anything on it or reading the search."""

import jax.numpy as np

from programs import (ALL_FAMILIES, EPS, halves, lse, mean, program, rms, rows,
                      sigmoid, silu, softmax, upper)

HELD_OUT_NINTH = {}


def ninth(name, function, variants, **shapes):
    program(HELD_OUT_NINTH, name, function, variants, ALL_FAMILIES, **shapes)


def relu(x):
    return np.maximum(x, 0)


def with_ones(x):
    return np.concatenate([x, np.ones_like(x[:, :1])], 1)


# ------------------------------------------------- normalisations, statistics


def centred(x):
    d = x - rows(mean(x, 1))
    return d, rows(rms(d))


def two_gains(x, g, h, w, v):
    d, r = centred(x)
    return (d / r * g) @ w, (d / r * h) @ v


def gains_folded(x, g, h, w, v):
    d, r = centred(x)
    return (d @ (rows(g) * w)) / r, (d @ (rows(h) * v)) / r


def gains_on_inputs(x, g, h, w, v):
    d, r = centred(x)
    return ((d * g) @ w) / r, ((d * h) @ v) / r


def weights_together(g, h, w, v):
    return np.concatenate([rows(g) * w, rows(h) * v], 1)


def one_norm_one_matmul(x, g, h, w, v):
    d, r = centred(x)
    y = (d / r) @ weights_together(g, h, w, v)
    return y[:, :w.shape[1]], y[:, w.shape[1]:]


def one_matmul_divided(x, g, h, w, v):
    d, r = centred(x)
    y = (d @ weights_together(g, h, w, v)) / r
    return y[:, :w.shape[1]], y[:, w.shape[1]:]


ninth("h203 two layers on a layernorm with two gains", two_gains, {
    "division after both matmuls": [gains_folded, gains_on_inputs],
    "gains folded, one matmul for both layers": [
        one_norm_one_matmul, one_matmul_divided]},
    x=(256, 1024), g=(1024,), h=(1024,), w=(1024, 768), v=(1024, 384))


def heads_normed(o, g, w):
    y = o / rms(o)[:, :, None] * g
    return y.reshape(len(o), -1) @ w


def by_head(o, g, w):
    """The weights of each head, with the gain."""
    return w.reshape(o.shape[1], o.shape[2], -1) * rows(g)


def gain_in_weights(o, g, w):
    y = o / rms(o)[:, :, None]
    return y.reshape(len(o), -1) @ by_head(o, g, w).reshape(w.shape)


def gain_in_weights_of_heads(o, g, w):
    return np.einsum("shd,hdn->sn", o / rms(o)[:, :, None], by_head(o, g, w))


def heads_scaled_after(o, g, w):
    y = np.einsum("shd,hdn->shn", o, by_head(o, g, w))
    return (y / rms(o)[:, :, None]).sum(1)


def heads_scaled_after_batched(o, g, w):
    y = np.einsum("shd,hdn->hsn", o, by_head(o, g, w))
    return (y / rms(o).T[:, :, None]).sum(0)


def heads_scaled_in_sum(o, g, w):
    y = np.einsum("shd,hdn->shn", o * g, by_head(o, np.ones_like(g), w))
    return np.einsum("shn,sh->sn", y, 1 / rms(o))


ninth("h204 heads normalised before the output projection", heads_normed, {
    "gain folded into the weights": [
        gain_in_weights, gain_in_weights_of_heads],
    "scale of each head after its matmul": [
        heads_scaled_after, heads_scaled_after_batched, heads_scaled_in_sum]},
    o=(640, 12, 64), g=(64,), w=(768, 512))


def advantages(r):
    d = r - rows(mean(r, 1))
    s = np.sqrt((d * d).sum(1) / (r.shape[1] - 1))
    return d / rows(s + EPS)


def one_pass(squares):
    def f(r):
        n = r.shape[1]
        s, q = r.sum(1), (r * r).sum(1)
        m = s / n
        return (r - rows(m)) / rows(
            np.sqrt(squares(q, s, m, n) / (n - 1)) + EPS)

    return f


ninth("h205 advantages within groups", advantages, {
    "deviations from raw sums in one pass": [
        one_pass(lambda q, s, m, n: q - m * s),
        one_pass(lambda q, s, m, n: q - s * s / n),
        one_pass(lambda q, s, m, n: q - n * m * m)]},
    r=(256, 16))


def skewness(x):
    d = x - rows(mean(x, 1))
    v = mean(d * d, 1)
    return mean(d * d * d, 1) / (v * np.sqrt(v))


def raw_moments(x):
    m, p, c = mean(x, 1), mean(x * x, 1), mean(x * x * x, 1)
    v = p - m * m
    return (c - 3 * m * p + 2 * m * m * m) / (v * np.sqrt(v))


def raw_moments_and_variance(x):
    m, p, c = mean(x, 1), mean(x * x, 1), mean(x * x * x, 1)
    v = p - m * m
    return (c - 3 * m * v - m * m * m) / (v * np.sqrt(v))


ninth("h206 skewness of series", skewness, {
    "from raw moments in one pass": [raw_moments, raw_moments_and_variance]},
    x=(256, 1000))


def pixels(x, m, s, w, b):
    return ((x.astype(w.dtype) / 255 - m) / s) @ w + b


def pixels_as_stored(x, m, s, w, b):
    u = w / rows(255 * s)
    return x.astype(w.dtype) @ u + (b - (m / s) @ w)


def pixels_as_stored_apart(x, m, s, w, b):
    u = w / rows(s)
    return x.astype(w.dtype) @ (u / 255) + (b - m @ u)


def pixels_as_stored_late(x, m, s, w, b):
    u = w / rows(s)
    return (x.astype(w.dtype) @ u) / 255 - m @ u + b


ninth("h207 standardised pixels before a layer", pixels, {
    "scale folded into the weights, mean into the bias": [
        pixels_as_stored, pixels_as_stored_apart, pixels_as_stored_late]},
    x=("uint8", 1000, 784), m=(784,), s=(784,), w=(784, 160), b=(160,))

# ----------------------------------------------------------- layers, adapters


def global_feature(x, w, u, c):
    h = relu(x @ w)
    g = np.broadcast_to(h.max(1)[:, None, :], h.shape)
    return np.concatenate([h, g], 2) @ u + c


def projected_once(x, w, u, c):
    h = relu(x @ w)
    n = h.shape[2]
    return h @ u[:n] + (h.max(1) @ u[n:])[:, None, :] + c


def projected_once_with_bias(x, w, u, c):
    h = relu(x @ w)
    n = h.shape[2]
    return h @ u[:n] + (h.max(1) @ u[n:] + c)[:, None, :]


ninth("h208 points with a global feature", global_feature, {
    "global feature projected once, no concatenation": [
        projected_once, projected_once_with_bias]},
    x=(16, 1000, 48), w=(48, 64), u=(128, 96), c=(96,))


def fused(x, y, w):
    return (x[:, :, None] * y[:, None, :]).reshape(len(x), -1) @ w


def unflattened(x, y, w):
    return w.reshape(x.shape[1], y.shape[1], -1)


def first_then_second(x, y, w):
    z = np.einsum("mi,ijn->mjn", x, unflattened(x, y, w))
    return np.einsum("mj,mjn->mn", y, z)


def first_then_sum(x, y, w):
    z = np.einsum("mi,ijn->mjn", x, unflattened(x, y, w))
    return (y[:, :, None] * z).sum(1)


def second_then_first(x, y, w):
    z = np.einsum("mj,ijn->min", y, unflattened(x, y, w))
    return np.einsum("mi,min->mn", x, z)


def second_then_sum(x, y, w):
    z = np.einsum("mj,ijn->min", y, unflattened(x, y, w))
    return (x[:, :, None] * z).sum(1)


ninth("h209 fusion of two modalities", fused, {
    "one factor after the other, no outer products": [
        first_then_second, first_then_sum, second_then_first,
        second_then_sum]},
    x=(512, 48), y=(512, 40), w=(1920, 160))


def direction_removed(x, u, w):
    p = np.eye(len(u), dtype=u.dtype) - rows(u) * u / (u * u).sum(0)
    return (x @ p) @ w


ninth("h210 direction removed before a layer", direction_removed, {
    "no projection matrix": [
        lambda x, u, w: (x - rows(x @ u) * u / (u * u).sum(0)) @ w,
        lambda x, u, w: (x - rows(x @ u / (u * u).sum(0)) * u) @ w,
        lambda x, u, w: (x - rows(x @ u) * (u / (u * u).sum(0))) @ w],
    "rank-one correction of the outputs": [
        lambda x, u, w: x @ w - rows(x @ u) * (u @ w) / (u * u).sum(0),
        lambda x, u, w: x @ w - rows(x @ u) * ((u @ w) / (u * u).sum(0)),
        lambda x, u, w: x @ w - rows(x @ u / (u * u).sum(0)) * (u @ w)]},
    x=(512, 1024), u=(1024,), w=(1024, 768))


def block_diagonal(x, w, b):
    g, k, n = w.shape
    i = np.eye(g, dtype=w.dtype)[:, None, :, None]
    return x @ (i * w[:, :, None, :]).reshape(g * k, g * n) + b


def groups_batched(x, w, b):
    g, k, _ = w.shape
    y = np.einsum("mgk,gkn->mgn", x.reshape(-1, g, k), w)
    return y.reshape(len(x), -1) + b


def groups_side_by_side(x, w, b):
    parts = np.split(x, len(w), 1)
    return np.concatenate([y @ w[i] for i, y in enumerate(parts)], 1) + b


ninth("h211 layer in groups", block_diagonal, {
    "each group apart": [groups_batched, groups_side_by_side]},
    x=(512, 384), w=(6, 64, 80), b=(480,))


def samples(x, m, w, b):
    return mean((x * m) @ w + b, 0)


ninth("h212 layer averaged over dropout masks", samples, {
    "masks averaged first": [
        lambda x, m, w, b: (x * mean(m, 0)) @ w + b,
        lambda x, m, w, b: mean(x * m, 0) @ w + b,
        lambda x, m, w, b: ((x * m.sum(0)) @ w) / len(m) + b]},
    x=(256, 1024), m=(5, 256, 1024), w=(1024, 768), b=(768,))


def diagonal_between(x, w, p, s, q):
    return x @ (w + (p @ (np.eye(len(s), dtype=s.dtype) * s)) @ q)


ninth("h213 adapter with singular values", diagonal_between, {
    "unmerged, no diagonal matrix": [
        lambda x, w, p, s, q: x @ w + ((x @ p) * s) @ q,
        lambda x, w, p, s, q: x @ w + (x @ (p * s)) @ q,
        lambda x, w, p, s, q: x @ w + (x @ p) @ (rows(s) * q)],
    "one contraction": [
        lambda x, w, p, s, q: np.concatenate([x, (x @ p) * s], 1)
        @ np.concatenate([w, q], 0),
        lambda x, w, p, s, q: np.concatenate([x, x @ (p * s)], 1)
        @ np.concatenate([w, q], 0),
        lambda x, w, p, s, q: np.concatenate([x, x @ p], 1)
        @ np.concatenate([w, rows(s) * q], 0)]},
    x=(128, 1024), w=(1024, 768), p=(1024, 16), s=(16,), q=(16, 768))


def both_signs(x, w):
    return np.concatenate([relu(x), relu(-x)], 1) @ w


def signs_apart(x, w):
    n = x.shape[1]
    return relu(x) @ w[:n] + relu(-x) @ w[n:]


def less_input(x, w):
    n = x.shape[1]
    return relu(x) @ (w[:n] + w[n:]) - x @ w[n:]


def negative_by_difference(x, w):
    n = x.shape[1]
    y = relu(x)
    return y @ w[:n] + (y - x) @ w[n:]


ninth("h214 layer after a concatenated relu", both_signs, {
    "no concatenation": [signs_apart],
    "one relu, and the inputs as they are": [
        less_input, negative_by_difference]},
    x=(512, 640), w=(1280, 384))


def previous(x):
    return np.concatenate([np.zeros_like(x[:1]), x[:-1]], 0)


def mixed_with_previous(x, m, w):
    return (x * m + previous(x) * (1 - m)) @ w


def mix_in_weights(x, m, w):
    return x @ (rows(m) * w) + previous(x) @ (rows(1 - m) * w)


def mix_in_one_contraction(x, m, w):
    return np.concatenate([x, previous(x)], 1) @ np.concatenate(
        [rows(m) * w, rows(1 - m) * w], 0)


def previous_outputs(x, m, w):
    return x @ (rows(m) * w) + previous(x @ (rows(1 - m) * w))


def previous_outputs_one_matmul(x, m, w):
    y = x @ np.concatenate([rows(m) * w, rows(1 - m) * w], 1)
    return y[:, :w.shape[1]] + previous(y[:, w.shape[1]:])


ninth("h215 tokens mixed with those before them", mixed_with_previous, {
    "mix folded into the weights": [mix_in_weights, mix_in_one_contraction],
    "the same, shift after the matmul": [
        previous_outputs, previous_outputs_one_matmul]},
    x=(2048, 512), m=(512,), w=(512, 384))


def channels_moved(x, w, b):
    return relu(x.transpose(0, 2, 1) @ w + b).transpose(0, 2, 1)


ninth("h216 layer on the channels of signals", channels_moved, {
    "swapped operands, no transposes": [
        lambda x, w, b: relu(np.einsum("cn,bct->bnt", w, x) + rows(b)),
        lambda x, w, b: relu(np.einsum("bct,cn->bnt", x, w) + rows(b)),
        lambda x, w, b: relu(w.T @ x + rows(b))]},
    x=(24, 96, 640), w=(96, 160), b=(160,))

# ------------------------------------------------ attention and its relatives


def gated_outputs(q, k, v, g, w):
    return ((softmax(q @ k.T) @ v) * sigmoid(g)) @ w


def division_before_gate(q, k, v, g, w):
    e = np.exp(q @ k.T)
    return ((e @ v) / rows(e.sum(1)) * sigmoid(g)) @ w


def division_after_gate(q, k, v, g, w):
    e = np.exp(q @ k.T)
    return ((e @ v) * sigmoid(g) / rows(e.sum(1))) @ w


def division_last(q, k, v, g, w):
    e = np.exp(q @ k.T)
    return (((e @ v) * sigmoid(g)) @ w) / rows(e.sum(1))


ninth("h217 attention with gated outputs", gated_outputs, {
    "division after the values": [division_before_gate, division_after_gate],
    "division after the projection": [division_last]},
    q=(512, 64), k=(640, 64), v=(640, 96), g=(512, 96), w=(96, 320))


def causal_then_last(q, k, v):
    i = np.arange(q.shape[1])
    e = np.exp(np.einsum("hid,hjd->hij", q, k))
    e = np.where(rows(i) >= i, e, 0)
    return ((e / e.sum(2)[:, :, None]) @ v)[:, -1]


def last_weights(q, k):
    return np.exp(np.einsum("hd,hjd->hj", q[:, -1], k))


def last_alone(q, k, v):
    e = last_weights(q, k)
    return np.einsum("hj,hje->he", e / rows(e.sum(1)), v)


def last_alone_kept(q, k, v):
    p = softmax(np.einsum("hid,hjd->hij", q[:, -1:], k))
    return (p @ v)[:, 0]


def last_alone_late(q, k, v):
    e = last_weights(q, k)
    return np.einsum("hj,hje->he", e, v) / rows(e.sum(1))


def last_alone_kept_late(q, k, v):
    e = np.exp(np.einsum("hid,hjd->hij", q[:, -1:], k))
    return ((e @ v) / e.sum(2)[:, :, None])[:, 0]


ninth("h218 last output of causal attention", causal_then_last, {
    "last query alone, no mask": [last_alone, last_alone_kept],
    "the same, division after the values": [
        last_alone_late, last_alone_kept_late]},
    q=(12, 640, 64), k=(12, 640, 64), v=(12, 640, 96))


def slot_layers(z, w):
    return relu(np.einsum("ed,edn->en", z, w))


def dispatched(x, f, w):
    s = x @ f
    return softmax(s) @ slot_layers(softmax(s.T) @ x, w)


def combined_late(x, f, w):
    e = np.exp(x @ f)
    y = slot_layers((e / e.sum(0)).T @ x, w)
    return (e @ y) / rows(e.sum(1))


def both_late(x, f, w):
    e = np.exp(x @ f)
    y = slot_layers((e.T @ x) / rows(e.sum(0)), w)
    return (e @ y) / rows(e.sum(1))


def both_late_after_layers(x, f, w):
    e = np.exp(x @ f)
    y = slot_layers(e.T @ x, w) / rows(e.sum(0))
    return (e @ y) / rows(e.sum(1))


ninth("h219 experts on mixtures of tokens", dispatched, {
    "division after the combination": [combined_late],
    "both divisions after the matmuls": [both_late, both_late_after_layers]},
    x=(2048, 256), f=(256, 48), w=(48, 256, 320))


def residuals(x, w, c):
    a = softmax(x @ w)
    return (a[:, :, None] * (x[:, None, :] - c[None, :, :])).sum(0)


def no_residuals(x, w, c):
    a = softmax(x @ w)
    return a.T @ x - rows(a.sum(0)) * c


def no_residuals_one_matmul(x, w, c):
    y = softmax(x @ w).T @ with_ones(x)
    return y[:, :-1] - y[:, -1:] * c


def assignments_unscaled(x, w, c):
    e = np.exp(x @ w)
    z = 1 / e.sum(1)
    return e.T @ (rows(z) * x) - rows(z @ e) * c


def assignments_unscaled_one_matmul(x, w, c):
    e = np.exp(x @ w)
    y = e.T @ (with_ones(x) / rows(e.sum(1)))
    return y[:, :-1] - y[:, -1:] * c


ninth("h220 residuals to soft centres", residuals, {
    "one matmul, residuals never formed": [
        no_residuals, no_residuals_one_matmul],
    "the same, division on the inputs": [
        assignments_unscaled, assignments_unscaled_one_matmul]},
    x=(2048, 96), w=(96, 40), c=(40, 96))

# ---------------------------------------------------------- losses and scores


def one_hot(i, n, dtype):
    return (rows(i) == np.arange(n)).astype(dtype)


def of_label(x, t):
    return x[np.arange(len(t)), t]


def brier(x, t):
    d = softmax(x) - one_hot(t, x.shape[1], x.dtype)
    return (d * d).sum(1)


def label_gathered(x, t):
    p = softmax(x)
    return (p * p).sum(1) - 2 * of_label(p, t) + 1


def label_gathered_late(x, t):
    e = np.exp(x)
    z = e.sum(1)
    return (e * e).sum(1) / (z * z) - 2 * of_label(e, t) / z + 1


def label_gathered_logit(x, t):
    z = np.exp(x).sum(1)
    return (np.exp(2 * x).sum(1) / (z * z)
            - 2 * np.exp(of_label(x, t)) / z + 1)


ninth("h221 squared error of probabilities", brier, {
    "probability of the label gathered, no one-hot": [label_gathered],
    "the same, sums of exponentials": [
        label_gathered_late, label_gathered_logit]},
    x=(512, 1000), t=("int32<1000", 512))


def triplets(a, p, n):
    d, e = a - p, a - n
    return mean(relu((d * d).sum(1) - (e * e).sum(1) + 1), 0)


ninth("h222 triplet loss", triplets, {
    "square of the anchor cancelled": [
        lambda a, p, n: mean(relu(
            (p * p).sum(1) - (n * n).sum(1)
            - 2 * (a * (p - n)).sum(1) + 1), 0),
        lambda a, p, n: mean(relu(
            (p * p).sum(1) - 2 * (a * p).sum(1)
            - (n * n).sum(1) + 2 * (a * n).sum(1) + 1), 0),
        lambda a, p, n: mean(relu(
            (p * p - n * n - 2 * a * (p - n)).sum(1) + 1), 0)],
    "one sum of products": [
        lambda a, p, n: mean(relu(
            ((p - n) * (p + n - 2 * a)).sum(1) + 1), 0),
        lambda a, p, n: mean(relu(
            ((n - p) * (2 * a - p - n)).sum(1) + 1), 0)]},
    a=(640, 256), p=(640, 256), n=(640, 256))


def balance(x, r, i):
    n = r.shape[1]
    f = mean(one_hot(i, n, x.dtype), 0)
    return n * (f * mean(softmax(x @ r), 0)).sum(0)


def shares_gathered(x, r, i):
    return r.shape[1] * mean(mean(softmax(x @ r), 0)[i], 0)


def shares_by_matmul(x, r, i):
    e = np.exp(x @ r)
    return r.shape[1] * mean((((1 / e.sum(1)) @ e) / len(x))[i], 0)


def shares_by_matmul_of_means(x, r, i):
    e = np.exp(x @ r)
    return r.shape[1] * mean(((1 / (len(x) * e.sum(1))) @ e)[i], 0)


ninth("h223 balance of the load of experts", balance, {
    "shares gathered, no one-hot": [shares_gathered],
    "the same, probabilities never formed": [
        shares_by_matmul, shares_by_matmul_of_means]},
    x=(2048, 512), r=(512, 24), i=("int32<24", 2048))


def entropy(x):
    p = softmax(x)
    return -(p * np.log(p)).sum(1)


def less_expected_logit(x):
    e = np.exp(x)
    z = e.sum(1)
    return np.log(z) - (e * x).sum(1) / z


def entropy_of_halves(x):
    a, b = halves(x, 1)
    e, f = np.exp(a), np.exp(b)
    z = e.sum(1) + f.sum(1)
    return np.log(z) - ((e * a).sum(1) + (f * b).sum(1)) / z


ninth("h224 entropy of a policy", entropy, {
    "log-sum-exp less the expected logit": [
        less_expected_logit, lambda x: lse(x) - (softmax(x) * x).sum(1)],
    "the same in two blocks": [entropy_of_halves]},
    x=(256, 1000))

# ---------------------------------------------------------------------- scans


def counts(x):
    return np.arange(x.shape[1], dtype=x.dtype) + 1


def two_blocks(x):
    a, b = halves(x, 1)
    y = np.concatenate(
        [np.cumsum(a, 1), rows(a.sum(1)) + np.cumsum(b, 1)], 1)
    return y / counts(x)


def last_carried(x):
    a, b = halves(x, 1)
    y = np.cumsum(a, 1)
    return np.concatenate([y, np.cumsum(b, 1) + y[:, -1:]], 1) / counts(x)


ninth("h225 averages of the past", lambda x: np.cumsum(x, 1) / counts(x), {
    "triangular matmul": [
        lambda x: (x @ upper(x.shape[1], x.dtype)) / counts(x),
        lambda x: x @ (upper(x.shape[1], x.dtype) / counts(x))],
    "two blocks with carry": [two_blocks, last_carried]},
    x=(512, 1000))


def survival(x):
    return np.exp(np.cumsum(np.log(1 - sigmoid(x)), 1))


def survival_carried(x):
    a, b = halves(x, 1)
    y = survival(a)
    return np.concatenate([y, y[:, -1:] * survival(b)], 1)


def survival_of_first(x):
    a, b = halves(x, 1)
    s = np.exp(np.log(1 - sigmoid(a)).sum(1))
    return np.concatenate([survival(a), rows(s) * survival(b)], 1)


def survival_in_sum(x):
    a, b = (np.log(1 - sigmoid(y)) for y in halves(x, 1))
    return np.exp(np.concatenate(
        [np.cumsum(a, 1), np.cumsum(b, 1) + rows(a.sum(1))], 1))


ninth("h226 survival curves", survival, {
    "no sigmoid": [
        lambda x: np.exp(-np.cumsum(np.log(1 + np.exp(x)), 1)),
        lambda x: 1 / np.exp(np.cumsum(np.log(1 + np.exp(x)), 1))],
    "two blocks with carry": [
        survival_carried, survival_of_first, survival_in_sum]},
    x=(256, 640))

# ------------------------------------ distances, graphs, quantisation, gathers


def all_similarities(x, y):
    a, b = x[:, None, :], y[None, :, :]
    d, p = a - b, (a * b).sum(2)
    return p / ((d * d).sum(2) + p)


def squares(x):
    return (x * x).sum(1)


def one_matmul_and_squares(x, y):
    p = x @ y.T
    return p / (rows(squares(x)) + squares(y) - p)


def one_matmul_and_squares_last(x, y):
    p = x @ y.T
    return p / (rows(squares(x)) - p + squares(y))


ninth("h227 similarities of fingerprints", all_similarities, {
    "one matmul and the squares": [
        one_matmul_and_squares, one_matmul_and_squares_last]},
    x=(160, 320), y=(224, 320))


def mean_of_all(x):
    return mean(mean(x, 1), 0)


def discrepancy(x, y):
    return (mean_of_all(x @ x.T) + mean_of_all(y @ y.T)
            - 2 * mean_of_all(x @ y.T))


def products_of_means(x, y):
    a, b = mean(x, 0), mean(y, 0)
    return (a * a).sum(0) + (b * b).sum(0) - 2 * (a * b).sum(0)


def distance_of_means(x, y):
    d = mean(x, 0) - mean(y, 0)
    return (d * d).sum(0)


ninth("h228 discrepancy of two samples", discrepancy, {
    "products of the means, no Gram matrices": [products_of_means],
    "squared distance of the means": [distance_of_means]},
    x=(640, 96), y=(384, 96))


def largest_size(x):
    return rows(np.abs(x).max(1) / 127)


def rounded(x, w, t):
    s = largest_size(x)
    return (np.round(x / s) * s) @ (w.astype(t.dtype) * t)


def scales_after(x, w, t):
    s = largest_size(x)
    return (np.round(x / s) @ w.astype(t.dtype)) * s * t


def scales_after_together(x, w, t):
    s = largest_size(x)
    return (np.round(x / s) @ w.astype(t.dtype)) * (s * t)


ninth("h229 layer on inputs quantised by row", rounded, {
    "both scales after the matmul": [scales_after, scales_after_together]},
    x=(256, 1024), w=("int8", 1024, 768), t=(768,))


def walk(a, x, v):
    return (0.85 * (a / a.sum(0)) + 0.15 * rows(v) * np.ones_like(a)) @ x


def restarts(x, v):
    return 0.15 * rows(v) * x.sum(0)


ninth("h230 step of a walk with restarts", walk, {
    "restarts by the sums": [
        lambda a, x, v: 0.85 * ((a / a.sum(0)) @ x) + restarts(x, v)],
    "the same, division on the vectors": [
        lambda a, x, v: 0.85 * (a @ (x / rows(a.sum(0)))) + restarts(x, v),
        lambda a, x, v: a @ (x * rows(0.85 / a.sum(0))) + restarts(x, v)]},
    a=(1500, 1500), x=(1500, 24), v=(1500,))


def layer_gradients(x, w, b, g):
    d = np.where(x @ w + b > 0, g, 0)
    return x.T @ d, d.sum(0)


def bias_as_row(x, w, b, g):
    y = with_ones(x).T @ np.where(x @ w + b > 0, g, 0)
    return y[:-1], y[-1]


def bias_as_row_both_ways(x, w, b, g):
    z = with_ones(x)
    y = z.T @ np.where(z @ np.concatenate([w, b[None, :]], 0) > 0, g, 0)
    return y[:-1], y[-1]


ninth("h231 gradients of a layer and its bias", layer_gradients, {
    "one contraction, the bias one more row": [
        bias_as_row, bias_as_row_both_ways]},
    x=(2048, 512), w=(512, 384), b=(384,), g=(2048, 384))


ninth("h232 logits at the masked positions",
      lambda h, w, b, e, i: (silu(h @ w + b) @ e.T)[i], {
          "gathered before the vocabulary": [
              lambda h, w, b, e, i: silu(h @ w + b)[i] @ e.T],
          "gathered before both layers": [
              lambda h, w, b, e, i: silu(h[i] @ w + b) @ e.T]},
      h=(4096, 512), w=(512, 384), b=(384,), e=(12000, 384),
      i=("int32<4096", 600))
