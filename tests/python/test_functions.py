"""NumPy functions beside NumPy's own results, on many dtypes and shapes."""

import numpy as np
import pytest
from compare import BF16, DTYPES, array, same, same_each

F4, I4, F8, C8 = (np.dtype(t) for t in ("f4", "i4", "f8", "c8"))
REAL = [d for d in DTYPES if d.kind != "c"]
INEXACT = [np.dtype("f4"), np.dtype("f8"), np.dtype("c8")]

# Of one array: each runs on all shapes and dtypes below it.
ANY_SHAPE = {
    "sum": lambda x: np.sum(x),
    "sum0": lambda x: np.sum(x, axis=0),
    "sum_last": lambda x: x.sum(axis=-1, keepdims=True),
    "sum_dtype": lambda x: np.sum(x, dtype=np.float64),
    "sum_initial": lambda x: np.sum(x, axis=0, initial=3),
    "prod": lambda x: np.prod(x[..., :3], axis=-1),
    "mean": lambda x: np.mean(x),
    "mean0": lambda x: x.mean(axis=0),
    "mean_f8": lambda x: np.mean(x, axis=-1, dtype=np.float64, keepdims=True),
    "any": lambda x: np.any(x),
    "all": lambda x: x.all(axis=0),
    "count_nonzero": lambda x: np.count_nonzero(x, axis=0),
    "cumsum": lambda x: np.cumsum(x),
    "cumsum0": lambda x: x.cumsum(axis=0),
    "cumprod": lambda x: np.cumprod(x[..., :3], axis=-1),
    "reshape": lambda x: np.reshape(x, (-1,)),
    "reshape_F": lambda x: np.reshape(x, (-1,), order="F"),
    "reshape2": lambda x: x.reshape(x.shape[::-1]),
    "ravel": lambda x: (np.ravel(x), x.flatten("F")),
    "transpose": lambda x: np.transpose(x),
    "T": lambda x: x.T,
    "swapaxes": lambda x: np.swapaxes(x, 0, -1),
    "moveaxis": lambda x: np.moveaxis(x, 0, -1),
    "rollaxis": lambda x: np.rollaxis(x, -1),
    "expand_dims": lambda x: np.expand_dims(x, (0, -1)),
    "squeeze": lambda x: np.squeeze(x),
    "atleast": lambda x: (np.atleast_1d(x), np.atleast_2d(x)),
    "concatenate": lambda x: np.concatenate([x, x], axis=0),
    "concatenate_flat": lambda x: np.concatenate([x, x], axis=None),
    "stack": lambda x: np.stack([x, x], axis=-1),
    "stacks": lambda x: (np.vstack([x, x]), np.hstack([x, x]), np.column_stack([x, x])),
    "append": lambda x: np.append(x, [1, 2]),
    "array_split": lambda x: np.array_split(x, 3),
    "split": lambda x: np.split(x, [1, 2], axis=-1),
    "flip": lambda x: (np.flip(x), np.flip(x, -1)),
    "roll": lambda x: (np.roll(x, 2), np.roll(x, -3, axis=0), np.roll(x, 1, axis=-1)),
    "repeat": lambda x: (np.repeat(x, 3), np.repeat(x, 2, axis=0)),
    "tile": lambda x: (np.tile(x, 2), np.tile(x, (2, 1, 3))),
    "resize": lambda x: np.resize(x, (3, 5)),
    "broadcast_to": lambda x: np.broadcast_to(x, (2, *x.shape)),
    "copy": lambda x: (np.copy(x), x.copy()),
    "like": lambda x: (np.zeros_like(x), np.ones_like(x, dtype=np.int8), np.full_like(x, 7), np.full_like(x, 2, shape=(2,))),
    "where": lambda x: np.where(x, x, 0),
    "where_two": lambda x: np.where(np.abs(x) > 1, x, -1),
    "select": lambda x: np.select([x == 0, x == 1], [x, x + x], default=5),
    "pad": lambda x: np.pad(x, 2),
    "pad_forms": lambda x: (np.pad(x, (1, 2)), np.pad(x, [(1,)]), np.pad(x, ((2, 0),)), np.pad(x, np.array([1]))),
    "pad_values": lambda x: np.pad(x, [(1, 0)] * x.ndim, constant_values=3),
    "take": lambda x: np.take(x, [0, -1]),
    "take_wrap": lambda x: np.take(x, [5, -7], mode="wrap", axis=0),
    "take_clip": lambda x: np.take(x, [[50, -7]], mode="clip", axis=0),
    "diff": lambda x: np.diff(x),
    "diff2": lambda x: np.diff(x, 2, axis=0),
    "real_imag": lambda x: (np.real(x), np.imag(x), x.real),
    "conj": lambda x: np.conj(x),
    "round": lambda x: np.round(x),
    "isclose": lambda x: np.isclose(x, x),
    "array_equal": lambda x: np.array_equal(x, x),
    "astype": lambda x: (x.astype("i8"), x.astype(bool), x.astype("c16")),
    "asarray": lambda x: (np.asarray(x), np.array(x, dtype="f8"), np.array([x, x])),
    "shape_of": lambda x: np.zeros(x.shape) + x.ndim * x.size,
    "nan": lambda x: np.nansum(x, axis=0),
    "broadcast_arrays": lambda x: np.broadcast_arrays(x, np.ones((2, 1, 1))),
}
REAL_ONLY = {
    "max": lambda x: (np.max(x), x.max(axis=0)),
    "min": lambda x: (np.min(x), np.amin(x, axis=-1, keepdims=True)),
    "max_initial": lambda x: np.max(x, axis=0, initial=1),
    "ptp": lambda x: np.ptp(x, axis=0),
    "argmax": lambda x: (np.argmax(x), np.argmax(x, axis=-1)),
    "argmin": lambda x: (x.argmin(), np.argmin(x, axis=0, keepdims=True)),
    "sort": lambda x: np.sort(x, axis=-1),
    "sort0": lambda x: np.sort(x, axis=0),
    "sort_flat": lambda x: np.sort(x, axis=None),
    "argsort": lambda x: np.argsort(x, axis=-1, kind="stable"),
    "clip": lambda x: (np.clip(x, 0, 1), x.clip(max=2), np.clip(x, 0, None)),
    "median": lambda x: np.median(x, axis=-1),
    "searchsorted": lambda x: np.searchsorted(np.sort(x, axis=None), [1, 3]),
}
FLOATS = {
    "var": lambda x: (np.var(x), np.var(x, axis=0, ddof=1)),
    "std": lambda x: np.std(x, axis=-1, keepdims=True),
    "norm": lambda x: (np.linalg.norm(x), np.linalg.norm(x, axis=-1)),
    "norm1": lambda x: np.linalg.norm(x, 1, axis=0),
    "norm_inf": lambda x: np.linalg.norm(x, np.inf, axis=-1, keepdims=True),
    "average": lambda x: np.average(x, axis=0),
    "angle": lambda x: np.angle(x),
    "softmax": lambda x: np.exp(x) / np.sum(np.exp(x), axis=-1, keepdims=True),
    "outer": lambda x: np.outer(x, x),
    "kron": lambda x: np.kron(x, x),
    "dot": lambda x: (np.dot(x, x.T), np.vdot(x, x), np.inner(x, x)),
    "nan_to_num": lambda x: np.nan_to_num(x / x),
    "nanmean": lambda x: np.nanmean(x, axis=0),
}
SHAPES = [(), (0,), (1,), (7,), (3, 4), (2, 0), (1, 3, 2)]


def _cases():
    for table, dtypes in ((ANY_SHAPE, DTYPES), (REAL_ONLY, REAL), (FLOATS, INEXACT)):
        for name, function in table.items():
            yield pytest.param(function, dtypes, id=name)


@pytest.mark.parametrize("function, dtypes", _cases())
def test_one_array(function, dtypes):
    arrays = [array(shape, F4) for shape in SHAPES]
    same_each(function, arrays + [array((3, 4), d) for d in dtypes], scale=4)


MATRICES = {
    "tril": lambda x: (np.tril(x), np.tril(x, -1), np.triu(x, 1)),
    "trace": lambda x: (np.trace(x), np.trace(x, 1)),
    "diagonal": lambda x: (np.diagonal(x), np.diagonal(x, 1), np.diagonal(x, -2)),
    "diag": lambda x: (np.diag(x), np.diag(x[0], -1)),
    "rot90": lambda x: [np.rot90(x, k) for k in range(4)],
    "flips": lambda x: (np.flipud(x), np.fliplr(x)),
    "splits": lambda x: (np.vsplit(x, 1), np.hsplit(x, [1])),
    "take_along": lambda x: np.take_along_axis(x, np.argsort(x, 0, kind="stable"), 0),
    "norms": lambda x: [np.linalg.norm(x, o) for o in (None, "fro", 1, -1, np.inf)],
    "weights": lambda x: np.average(x, axis=1, weights=np.arange(1.0, x.shape[1] + 1)),
    "pad_modes": lambda x: [np.pad(x, 1, mode=m) for m in ("edge", "reflect", "wrap", "symmetric")],
    "unstack": lambda x: np.unstack(x),
    "loop": lambda x: sum(row.max() for row in x),
    "where_sum": lambda x: np.sum(x, where=x > 0, axis=0),
    "where_mean": lambda x: np.mean(x, where=x > 0),
    "cross": lambda x: np.cross(x[:, :3], x[:, -3:]),
    "isfinite": lambda x: np.isfinite(x).all(),
    "mT": lambda x: (x.mT, np.matrix_transpose(x)),
    "iadd": lambda x: _accumulated(x),
}


def _accumulated(x):
    y = x * 1
    y += x
    y *= 2
    return y


@pytest.mark.parametrize("name", MATRICES)
def test_matrix(name):
    arrays = [array(shape, F4) for shape in [(3, 4), (4, 4), (3, 3)]]
    same_each(MATRICES[name], arrays + [array((4, 5), d) for d in (F8, I4)], scale=4)


PRODUCTS = ["ij,jk->ik", "ij,jk", "ij,ij->", "ij->ji", "ij->", "ij->i", "ii->i", "ii", "i,j->ij", "bij,bjk->bik", "bij,jk->bik", "...ij,...jk->...ik", "ij,ij->ij", "ij,kj->ik", "i...,i...->...", "ij,jk,kl->il", "bhqd,bhkd->bhqk", "i,i->i", "ijj->i"]


@pytest.mark.parametrize("text", PRODUCTS)
@pytest.mark.parametrize("dtype", [F4, F8, I4, C8], ids=str)
def test_einsum(text, dtype):
    sizes = dict(zip("bhijklqd", (2, 2, 3, 3, 4, 5, 3, 4)))
    terms = text.split("->")[0].replace("...", "b").split(",")
    sizes["j"] = 3 if text in ("ii->i", "ii", "ijj->i") else 4
    arrays = [array(tuple(sizes[c] for c in t), dtype, i) for i, t in enumerate(terms)]
    same(lambda *xs: np.einsum(text, *xs), *arrays, scale=4)


MATMULS = [((3, 4), (4, 5)), ((4,), (4, 5)), ((3, 4), (4,)), ((4,), (4,)), ((2, 3, 4), (4, 5)), ((3, 4), (2, 4, 5)), ((2, 3, 4), (2, 4, 5)), ((2, 1, 3, 4), (5, 4, 3)), ((0, 4), (4, 2)), ((3, 0), (0, 2)), ((3, 4), (3, 4)), ((2, 3, 4), (4,)), ((1, 3, 4), (6, 4, 2))]


@pytest.mark.parametrize("shapes", MATMULS, ids=str)
def test_matmul(shapes):
    pairs = [[array(s, d, i) for i, s in enumerate(shapes)] for d in DTYPES]
    for product in (np.matmul, np.dot, lambda x, y: np.tensordot(x, y, 1)):
        some = pairs if product is np.matmul else pairs[:1]
        flat = [x for pair in some for x in pair]
        same(lambda *v: [product(*v[i : i + 2]) for i in range(0, len(v), 2)], *flat, scale=4)


@pytest.mark.parametrize("name", ["vecdot", "matvec", "vecmat"])
def test_vector_products(name):
    shapes = {"vecdot": ((2, 4), (4,)), "matvec": ((3, 4), (2, 4)), "vecmat": ((4,), (2, 4, 3))}[name]
    for dtype in (F4, C8):
        # np.matvec broadcasts what stands before the named dimensions.
        x, y = (array(s, dtype, i) for i, s in enumerate(shapes))
        same(getattr(np, name), x, y, scale=4)


def test_norms_of_sixteen_bits():
    for dtype in (np.dtype("f2"), BF16):
        same(lambda x: (np.mean(x, axis=1), np.var(x, axis=1)), array((5, 64), dtype))


def test_extremes_with_nan():
    x = np.array([[1, np.nan, 3], [4, 5, -np.inf], [np.nan, np.nan, np.nan]])
    for f in (np.max, np.min, np.argmax, np.argmin, np.sort, np.nanmax, np.nanmin, np.nanmean, np.median):
        same(lambda x: f(x, axis=1), x)
        same(lambda x: f(x, axis=1), x.astype("f4"))
    same(lambda x: np.argsort(x, kind="stable"), x)
