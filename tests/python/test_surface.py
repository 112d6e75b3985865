"""All of NumPy's functions that could be traced: each is, beside NumPy's own results,
or is refused with one message that names the line."""

import inspect

import numpy as np
import pytest
import tesela
from compare import BF16, array, same, same_each
from numpy.testing.overrides import get_overridable_numpy_array_functions, get_overridable_numpy_ufuncs
from tesela import contractions, creation, elementwise, registry, unsupported

F4, F8, I4, I8, U1, BOOL, C8, C16, F2 = (np.dtype(t) for t in ("f4", "f8", "i4", "i8", "u1", "?", "c8", "c16", "f2"))
ARRAYS = [
    array(shape, dtype)
    for dtype in (F4, F8, I4, U1, BOOL, C8, F2, BF16)
    for shape in ((), (0,), (1,), (6,), (2, 3), (3, 0), (2, 3, 4))
] + [array((4, 6), F8)[::-1, ::-2], array((4, 6), I4).T]
REAL = [x for x in ARRAYS if x.dtype.kind != "c"]
FLOATS = [x for x in REAL if x.dtype.kind == "f"]
INTEGERS = [x for x in ARRAYS if x.dtype.kind in "iub"]
MATRICES = [array(s, d) + (4 * np.eye(s[-1])).astype(d) for d in (F4, F8, I4, C8, C16) for s in ((3, 3), (1, 1), (5, 5), (2, 4, 4))]
EMPTY = [np.zeros((0, 0)), np.zeros((2, 0, 0), "f4"), np.zeros((3,)), np.zeros((2, 3)), np.zeros((2, 2), "f2")]
RECTANGLES = [array(s, d) for d in (F4, F8, C8) for s in ((3, 5), (5, 3), (2, 4, 3))]


def with_nan(x):
    x = np.array(x)
    if x.dtype.kind == "f":
        x.flat[::3] = np.nan
    return x


def gram(x):
    return (x @ np.conj(np.swapaxes(x, -1, -2)) + np.eye(x.shape[-1])).astype(x.dtype)


# Name -> the function, and arrays that it takes one at a time.
CASES = {
    "atleast_3d": (lambda x: np.atleast_3d(x), ARRAYS),
    "block": (lambda x: (np.block([x, x]), np.block([[x, x], [x, x]])), ARRAYS),
    "diagflat": (lambda x: (np.diagflat(x), np.diagflat(x, 1)), ARRAYS),
    "dsplit": (lambda x: np.dsplit(x, 2), ARRAYS),
    "ediff1d": (lambda x: (np.ediff1d(x), np.ediff1d(x, to_end=[x.dtype.type(9)], to_begin=x[:1])), REAL),
    "delete": (lambda x: (np.delete(x, 0), np.delete(x, [0, -1], axis=0), np.delete(x, slice(0, 4, 2), axis=-1)), ARRAYS),
    "insert": (lambda x: (np.insert(x, 1, 7), np.insert(x, [0, 1], 5, axis=0), np.insert(x, 1, x[0], axis=0)), ARRAYS),
    "tril_indices_from": (lambda x: (x[np.tril_indices_from(x)], x[np.triu_indices_from(x, 1)]), ARRAYS),
    "diag_indices_from": (lambda x: x[np.diag_indices_from(x)], [*MATRICES, array((3, 3, 3), F8), array((2, 3), F8)]),
    "sliding_window_view": (lambda x: (np.lib.stride_tricks.sliding_window_view(x, 2, axis=0), np.lib.stride_tricks.sliding_window_view(x, (2,) * x.ndim)), ARRAYS),
    "apply_along_axis": (lambda x: (np.apply_along_axis(np.sum, 0, x), np.apply_along_axis(lambda v: v[::-1] * 2, -1, x)), REAL),
    "apply_over_axes": (lambda x: np.apply_over_axes(np.sum, x, [0, -1]), REAL),
    "isin": (lambda x: (np.isin(x, [1, 2, 0]), np.isin(x, x, invert=True)), [x for x in ARRAYS if x.dtype != BF16]),
    "array_equiv": (lambda x: (np.array_equiv(x, x), np.array_equiv(x, x[:1]), np.array_equiv(x, x + 1)), REAL),
    "isreal": (lambda x: (np.isreal(x), np.iscomplex(x)), ARRAYS),
    "common_type": (lambda x: np.zeros_like(x, dtype=np.common_type(x, np.float32(1))), FLOATS),
    "packbits": (lambda x: (np.packbits(x), np.packbits(x, axis=-1, bitorder="little")), INTEGERS),
    "unpackbits": (lambda x: (np.unpackbits(x), np.unpackbits(x, axis=-1, bitorder="little"), np.unpackbits(x, axis=0, count=5), np.unpackbits(x, count=-3)), INTEGERS),
    "unravel_index": (lambda x: (np.unravel_index(np.abs(x), (3, 4, 5)), np.unravel_index(np.abs(x), (10, 4), order="F")), INTEGERS),
    "ravel_multi_index": (lambda x: (np.ravel_multi_index((x, x), (5, 7), mode="wrap"), np.ravel_multi_index((x, x), (5, 7), mode=("clip", "wrap"), order="F")), INTEGERS),
    "choose": (lambda x: (np.choose(np.abs(x) % 2, [x, x + x]), np.choose(x, [1, 2, 3], mode="wrap"), x.choose([1.5, 2], mode="clip")), [x for x in INTEGERS if x.dtype != bool]),
    "unwrap": (lambda x: (np.unwrap(x), np.unwrap(x, axis=0, discont=4), np.unwrap(x, period=5)), [x for x in REAL if x.dtype.kind in "fi" and x.dtype.itemsize > 2]),
    "linspace": (lambda x: (np.linspace(x, x + 3, 5), np.linspace(0, x, 4, endpoint=False), np.linspace(x, 1.0, 1), np.linspace(x, 9, 3, axis=-1, retstep=True)), [x for x in ARRAYS if x.dtype not in (BF16, bool)]),
    "logspace": (lambda x: (np.logspace(x, x + x, 4, base=2.0), np.logspace(0, x, 3, endpoint=False)), [x for x in FLOATS if x.dtype != F2]),
    "geomspace": (lambda x: (np.geomspace(x, x * 3, 4), np.geomspace(2, x, 5, endpoint=False, axis=-1)), [np.abs(array((3,), F8)) + 1, np.abs(array((3,), F4)) + 1, np.array([[-2.0]]), np.array([0.0])]),
    "i0": (lambda x: np.i0(x), [x for x in FLOATS if x.dtype != F2] + [np.linspace(0, 40, 9)]),
    "partition": (lambda x: np.sort(np.partition(x, 0)), REAL),
    "argpartition": (lambda x: np.sort(np.argpartition(x, 0, axis=-1)), REAL),
    "lexsort": (lambda x: (np.lexsort((x, x[::-1])), np.lexsort((x, x), axis=0)), REAL),
    "sort_complex": (lambda x: np.sort_complex(x), [x for x in ARRAYS if x.dtype not in (BF16, bool)]),
    "sort of complex": (lambda x: (np.sort(x), np.argsort(x, axis=0, kind="stable")), [x for x in ARRAYS if x.dtype.kind == "c"] + [np.array([1 + 2j, np.nan, 1 - 2j, complex(1, np.nan), complex(np.nan, 1), 0])]),
    "median": (lambda x: (np.median(x), np.median(x, axis=0), np.median(x, axis=-1, keepdims=True)), [x for x in REAL if x.dtype not in (F2, BF16, bool)]),
    "nanmedian": (lambda x: (np.nanmedian(x), np.nanmedian(x, axis=0), np.nanmedian(x, axis=-1, keepdims=True)), [with_nan(x) for x in REAL if x.dtype not in (F2, BF16, bool)]),
    "quantile": (lambda x: (np.quantile(x, 0.3), np.quantile(x, [0, 0.25, 1], axis=0), np.quantile(x, 0.9, axis=-1, keepdims=True)), [x for x in REAL if x.dtype not in (F2, BF16, bool)]),
    "percentile": (lambda x: (np.percentile(x, 30), np.percentile(x, [[0, 25.5]], axis=0)), [x for x in REAL if x.dtype not in (F2, BF16, bool)]),
    "quantile methods": (lambda x: [np.quantile(x, 0.37, method=m) for m in ("lower", "higher", "nearest", "midpoint", "weibull", "hazen", "median_unbiased", "normal_unbiased", "interpolated_inverted_cdf")], [array((9,), F8), array((10,), F4), array((1,), F8)]),
    "nanquantile": (lambda x: (np.nanquantile(x, 0.3), np.nanpercentile(x, 80, axis=0)), [with_nan(x) for x in REAL if x.dtype not in (F2, BF16, bool) and x.size]),
    "histogram": (lambda x: (np.histogram(x), np.histogram(x, 4, range=(-2, 3)), np.histogram(x, [-2, 0, 1, 5])), [x for x in REAL if x.dtype not in (F2, BF16, bool)]),
    "histogram weights": (lambda x: (np.histogram(x, 3, weights=x * 2), np.histogram(x, 3, density=True), np.histogram_bin_edges(x, 5)), [array((20,), F8), array((3, 4), F8)]),
    "histogram2d": (lambda x: (np.histogram2d(x, x[::-1], 4), np.histogram2d(x, x, [3, 2], range=[[-2, 2], [0, 1]], weights=x), np.histogram2d(x, x, bins=[np.arange(-3, 4), 2], density=True), np.histogramdd(np.stack([x, x, x], -1), 2)), [array((30,), F8), array((1,), F8)]),
    "cov": (lambda x: (np.cov(x), np.cov(x, bias=True), np.cov(x, rowvar=False), np.cov(x, x), np.cov(x, ddof=0)), [x for x in ARRAYS if x.dtype not in (BF16, F2) and x.size > 1]),
    "corrcoef": (lambda x: np.corrcoef(x), [x for x in ARRAYS if x.dtype not in (BF16, F2, bool) and x.size > 1]),
    "nancumsum": (lambda x: (np.nancumsum(x), np.nancumprod(x[..., :3], axis=-1)), [with_nan(x) for x in ARRAYS if x.dtype not in (F2, BF16)]),
    "cumulative_sum": (lambda x: (np.cumulative_sum(x, axis=0), np.cumulative_sum(x, axis=-1, include_initial=True), np.cumulative_prod(x[:3], axis=0)), [x for x in ARRAYS if x.dtype not in (F2, BF16)]),
    "nanargmax": (lambda x: (np.nanargmax(x), np.nanargmin(x, axis=0), np.nanargmax(x, axis=-1, keepdims=True)), [with_nan(x) for x in REAL]),
    "polyadd": (lambda x: (np.polyadd(x, x[:2]), np.polysub(x[:1], x), np.polymul(x, x)), [array((n,), d) for n in (1, 4) for d in (F4, F8, I4, C8)]),
    "polyder": (lambda x: (np.polyder(x), np.polyder(x, 2), np.polyint(x), np.polyint(x, 2, k=3)), [array((n,), d) for n in (1, 4) for d in (F4, F8, I4, C8)]),
    "poly": (lambda x: np.poly(x), [array((n,), d) for n in (0, 1, 4) for d in (F4, F8)]),
    "polyfit": (lambda x: (np.polyfit(x[0], x[1], 2), np.polyfit(x[0], x.T, 1, w=x[1])), [array((2, 9), F8)]),
    "linalg.eigvals": (lambda x: (lambda f: (np.linalg.eigvals(x), f.eigenvalues, x @ f.eigenvectors))(np.linalg.eig(x)), [m for m in MATRICES if m.dtype.kind == "c"]),
    "vander": (lambda x: (np.vander(x), np.vander(x, 3, increasing=True)), [array((n,), d) for n in (0, 1, 4) for d in (F4, F8, I4, BOOL, C8)]),
    "fft of real arrays": (lambda x: (np.fft.rfft2(x), np.fft.rfftn(x, axes=(0,)), np.fft.irfft2(x), np.fft.irfftn(x, s=(4,), axes=(-1,))), [array((4, 6), F4), array((2, 3, 4), F8)]),
    "hfft": (lambda x: (np.fft.hfft(x), np.fft.ihfft(np.real(x), 4, norm="ortho"), np.fft.hfft(x, 5, norm="forward")), [array((6,), d) for d in (F8, C8, C16)]),
    "frexp": (lambda x: np.frexp(x), [*FLOATS, np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, 1e300, -3.5, 2.0**-1030])]),
    "spacing": (lambda x: np.spacing(x), [x for x in FLOATS] + [np.array([0.0, 1, -1, 1e300, np.inf, np.nan, 5e-324])]),
    "linalg.inv": (lambda x: np.linalg.inv(x), MATRICES + EMPTY),
    "linalg.det": (lambda x: np.linalg.det(x), MATRICES + EMPTY + [np.ones((3, 3))]),
    "linalg.slogdet": (lambda x: np.linalg.slogdet(x), MATRICES + EMPTY + [np.ones((2, 2))]),
    "linalg.solve": (lambda x: (np.linalg.solve(x, x[..., 0] if x.ndim == 2 else x), np.linalg.solve(x, x)), MATRICES + EMPTY + [np.ones((3, 3))]),
    "linalg.cholesky": (lambda x: (np.linalg.cholesky(x), np.linalg.cholesky(x, upper=True)), [gram(x) for x in MATRICES] + [-np.eye(2), *EMPTY]),
    "linalg.eigvalsh": (lambda x: (np.linalg.eigvalsh(x), np.linalg.eigvalsh(x, "U")), [gram(x) for x in MATRICES] + EMPTY),
    "linalg.svdvals": (lambda x: (np.linalg.svdvals(x), np.linalg.svd(x, compute_uv=False)), MATRICES + RECTANGLES + EMPTY),
    "linalg.pinv": (lambda x: np.linalg.pinv(x), MATRICES + RECTANGLES),
    "linalg.matrix_rank": (lambda x: np.linalg.matrix_rank(x), MATRICES + RECTANGLES + [np.ones((3, 4)), np.zeros((2, 2))]),
    "linalg.cond": (lambda x: (np.linalg.cond(x), np.linalg.cond(x, -2)), MATRICES),
    "linalg.cond of inverses": (lambda x: (np.linalg.cond(x, 1), np.linalg.cond(x, np.inf), np.linalg.cond(x, "fro")), MATRICES),
    "linalg.norm": (lambda x: (np.linalg.norm(x, 2), np.linalg.norm(x, -2), np.linalg.norm(x, "nuc", axis=(0, 1), keepdims=True)), [m for m in MATRICES if m.ndim == 2]),
    "linalg.matrix_power": (lambda x: (np.linalg.matrix_power(x, 0), np.linalg.matrix_power(x, 5)), MATRICES),
    "linalg.matrix_power of an inverse": (lambda x: np.linalg.matrix_power(x, -2), [m for m in MATRICES if m.dtype.kind != "i"]),
    "linalg.vector_norm": (lambda x: (np.linalg.vector_norm(x), np.linalg.vector_norm(x, axis=0, ord=1), np.linalg.vector_norm(x, axis=(0, -1), keepdims=True), np.linalg.matrix_norm(x), np.linalg.matrix_norm(x, ord=1, keepdims=True)), MATRICES),
    "linalg.cross": (lambda x: (np.linalg.cross(x, x[::-1]), np.linalg.cross(x, x, axis=0)), [array((3, 3), F8), array((3, 3), F4), array((2, 2), F8)]),
    "linalg.tensorinv": (lambda x: np.linalg.tensorinv(x), [array((2, 3, 6), F8), array((2, 3, 3, 2), F8), array((2, 2), F8)]),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_function(name):
    function, arrays = CASES[name]
    same_each(function, arrays, scale=200 if name.startswith(("linalg", "fft", "poly", "corr")) else 20)


@pytest.mark.parametrize("mode", ["reduced", "complete"])
def test_factors(mode):
    """Factors are given up to signs: their products are not."""
    for x in MATRICES + RECTANGLES:
        if x.dtype.kind == "i":
            continue
        same(lambda x: (lambda f: (f.Q @ f.R, np.abs(f.R)))(np.linalg.qr(x, mode)), x, scale=50)
        full = mode == "complete"
        same(lambda x: (lambda f: (np.abs(f.U), f.S, np.abs(f.Vh)))(np.linalg.svd(x, full_matrices=full)), x, scale=1e3)
        if x.shape[-1] == x.shape[-2]:
            h = gram(x)
            same(lambda h: (lambda f: (f.eigenvalues, np.abs(f.eigenvectors), f.eigenvectors * f.eigenvalues[..., None, :] @ np.conj(np.swapaxes(f.eigenvectors, -1, -2))))(np.linalg.eigh(h)), h, scale=1e3)
    same(lambda x: np.abs(np.linalg.qr(x, "r")), RECTANGLES[0], scale=50)


def test_solve_broadcasts():
    a, b = array((2, 1, 3, 3), F8) + 4 * np.eye(3), array((5, 3, 2), F8)
    same(np.linalg.solve, a, b, scale=100)
    same(np.linalg.solve, a[0, 0].astype("f4"), b[0], scale=100)
    same(np.linalg.solve, a[0, 0], b[0, :, 0], scale=100)
    same(np.linalg.solve, a[0, 0], b[0, :2, 0])
    same(np.linalg.tensorsolve, array((2, 3, 6), F8), array((2, 3), F8), scale=1e4)
    large = array((150, 150), F8)
    same(np.linalg.solve, large, large[:, 0], scale=1e5)
    same(np.linalg.det, large, scale=1e4)


@pytest.mark.parametrize("name", ["gcd", "lcm"])
def test_divisors(name):
    for dtype in (I4, I8, U1, np.dtype("u8")):
        values = np.array([0, 1, 2, 12, 18, 35, 64, 97], dtype)
        pairs = [values.repeat(8), np.tile(values, 8)]
        same(getattr(np, name), *pairs)
        if dtype.kind == "i":
            same(getattr(np, name), -pairs[0], pairs[1])
    same(getattr(np, name), np.int32(12), np.array([[8], [0]]))
    same(getattr(np, name), np.zeros(0, "i4"), 3)
    same(getattr(np, name), np.array([35, 100], "i1"), np.array([28, -98], "i1"))


@pytest.mark.parametrize("side", ["left", "right"])
def test_nan_is_found_behind_all_numbers(side):
    wanted = np.array([np.nan, -1, 2, np.inf], np.float32)
    for of in ([1, 2, np.nan], [1, 2], [np.nan], []):
        same(lambda a, v: np.searchsorted(a, v, side), np.array(of, np.float32), wanted)


def test_shape_of_an_index():
    x = array((4, 5), F8)
    same(lambda x, i: x[np.ix_(i, [0, 2])], x, np.array([1, 3]))
    same(lambda x: len(np.einsum_path("ij,jk->ik", x, x.T)), x)


IN_PLACE = {
    "copyto": lambda z, x: np.copyto(z, x),
    "copyto where": lambda z, x: np.copyto(z, 7, where=x > 0),
    "copyto row": lambda z, x: np.copyto(z, x[0]),
    "put": lambda z, x: np.put(z, [0, 5, -1], [1, 2]),
    "put mode": lambda z, x: np.put(z, [40, -50], x[0], mode="clip"),
    "putmask": lambda z, x: np.putmask(z, x > 0, [1, 2, 3]),
    "put_along_axis": lambda z, x: np.put_along_axis(z, np.argmax(x, axis=1, keepdims=True), 9, axis=1),
    "put_along_axis flat": lambda z, x: np.put_along_axis(z, np.array([1, 3]), 9, axis=None),
    "fill_diagonal": lambda z, x: np.fill_diagonal(z, 5),
    "fill_diagonal values": lambda z, x: np.fill_diagonal(z, [1, 2, 3]),
    "fill_diagonal wrap": lambda z, x: np.fill_diagonal(z, 2, wrap=True),
    "add.at": lambda z, x: np.add.at(z, [0, 0, 2], x[:3]),
    "add.at pairs": lambda z, x: np.add.at(z, ([0, 0, 2], [1, 1, 3]), 1),
    "subtract.at": lambda z, x: np.subtract.at(z, [1, 1], 2),
    "maximum.at": lambda z, x: np.maximum.at(z, np.array([3, 0]), x[0]),
    "negative.at": lambda z, x: np.negative.at(z, [1, 2]),
    "add.at slice": lambda z, x: np.add.at(z, slice(1, 3), x[1]),
    "out": lambda z, x: np.add(x, 1, out=z),
    "out where": lambda z, x: np.multiply(x, 2, out=z, where=x > 0),
    "out of a sum": lambda z, x: np.sum(np.stack([x, x]), axis=0, out=z),
    "out of a cumsum": lambda z, x: np.cumsum(x, axis=1, out=z),
    "out that broadcasts": lambda z, x: np.add(x[0], 1, out=z),
    "out too small": lambda z, x: np.add(np.stack([x, x]), 1, out=z),
    "out of another type": lambda z, x: np.add(x, 1j, out=z),
    "clip out": lambda z, x: np.clip(x, 0, 1, out=z),
    "two outs": lambda z, x: np.modf(x, out=(z, np.empty_like(x))),
}  # fmt: skip


@pytest.mark.parametrize("name", IN_PLACE)
def test_in_place(name):
    def of_traced(x):
        z = x * 2
        IN_PLACE[name](z, x)
        return z

    def of_zeros(x):
        z = np.zeros(x.shape, x.dtype)
        IN_PLACE[name](z, x)
        return z

    for function in (of_traced, of_zeros):
        for dtype in (F4, F8):
            same(function, array((4, 5), dtype))


def test_zeros_are_filled_later():
    def f(x):
        z, n = np.zeros((3, *x.shape)), np.full(2, 7)
        for k in range(3):
            z[k] = x * k
        assert int(n[0]) == 7 and bool(np.ones(1))
        return z, n, np.empty(3).shape, np.full((2, 2), [1, 2])

    same(f, array((4,), F8))
    same(lambda x: np.ones(3).tolist() + [float(np.zeros(())), x.shape], array((4,), F8))


def test_type_of_a_result():
    """NumPy 2's promotion: Python's numbers are weak, NumPy's are not."""
    for dtype in (F4, F2, U1, I4, BOOL, C8, BF16):
        x = array((3,), dtype)
        same_each(lambda x: (x + 1, x * 2.0, np.float32(3) * x, x + np.int64(1), np.add(x, True), np.where(x > 0, x, 1.5)), [x])
        same_each(lambda x: (np.add(x, 1, dtype="f8"), np.sum(x, dtype="c16")), [x])
    same(lambda x: x + 300, array((3,), U1))
    same(lambda x: x + 1j, array((3,), F4))


def names_of(functions):
    return sorted({registry.name_of(f): f for f in functions}.items())


def test_every_function_is_traced_or_refused():
    made = {getattr(np, n) for n in creation.REPLACEMENTS}
    for name, function in names_of(get_overridable_numpy_array_functions()):
        known = function in registry.TABLE or function in made or unsupported.why(function)[0]
        known = known or name.split(".")[-1] in creation.REPLACEMENTS
        assert known, f"{name} is neither traced nor refused with a reason"
    for ufunc in get_overridable_numpy_ufuncs():
        known = ufunc.__name__ in elementwise.BODIES or ufunc in contractions._SIGNATURES
        known = known or ufunc.__name__.startswith("_") or unsupported.why(ufunc)[0]
        assert known, f"{ufunc.__name__} is neither traced nor refused with a reason"


REFUSED = [f for f in get_overridable_numpy_array_functions() if f not in registry.TABLE and unsupported.why(f)[0]]


@pytest.mark.parametrize("name", [n for n, _ in names_of(REFUSED)])
def test_refusal(name):
    """What the user reads: which function, why, and the line."""
    function = dict(names_of(REFUSED))[name]
    try:
        count = [p.default for p in inspect.signature(function).parameters.values()].count(inspect.Parameter.empty)
    except (TypeError, ValueError):
        count = 1
    line = inspect.currentframe().f_lineno + 2
    def call(x):
        return function(*[x] * max(count, 1))
    try:
        tesela.jit(call)(np.ones(3))
    except tesela.TraceError as error:
        text = str(error)
        assert "is not traced: " in text and f"test_surface.py:{line}" in text, text
        assert text.count("\n  at: ") == 1
    except (AttributeError, TypeError, ValueError) as error:
        # It does not hand its arguments to us: NumPy's own message, which names none.
        pytest.skip(f"NumPy's own: {error}")
    else:
        raise AssertionError("it was answered")


@pytest.mark.parametrize(
    ("function", "says"),
    [
        (lambda x: x[x > 0], "size depends on values"),
        (lambda x: x[np.isnan(x)], "np.where(mask"),
        (lambda x: x[x > 0].sum(), "np.where(mask"),
        (lambda x: x[(x > 0) & (x < 2), None], "size depends on values"),
        (lambda x: np.where(x > 0), "size depends on values"),
        (lambda x: x.nonzero(), "size depends on values"),
        (lambda x: np.add(x, 1, where=x > 0), "np.where"),
        (lambda x: np.bincount(x.astype(int)), "np.add.at"),
        (lambda x: np.arange(x[0]), "size depends on values"),
        (lambda x: np.zeros(x.astype(int)), "as a number"),
        (lambda x: float(x[0]), "as a number"),
        (lambda x: x.tobytes(), "docs/python.md"),
        (lambda x: np.reshape(x, x[0]), "as a number"),
        (lambda x: np.linalg.eig(x[:, None] * x), "eigh"),
    ],
)  # fmt: skip
def test_message(function, says):
    with pytest.raises(tesela.TraceError) as error:
        tesela.jit(function)(np.arange(3.0))
    assert says in str(error.value), error.value
    assert "test_surface.py" in str(error.value)


def test_methods_in_place():
    def f(x):
        z, y = x * 2, x.copy()
        z.fill(3)
        y.sort(axis=0)
        y.put([0], 5)
        return z, y, x.view(np.int64), (x * 3).view(np.float64)

    same(f, array((3, 4), F8))
    with pytest.raises(tesela.TraceError, match="changes an argument"):
        tesela.jit(lambda x: x.sort())(np.ones(3))


def test_complex_functions_far_out():
    far = [complex(a, b) for a in (-np.inf, np.inf) for b in (-np.inf, np.inf)]
    for dtype in (C8, C16):
        same(lambda z: (np.expm1(z), np.cosh(z), np.sinh(z), np.exp(z)), np.array(far, dtype))
