"""Views: what is written to one array is seen in all that lie in the same memory."""

import numpy as np
import pytest
import tesela
from compare import array, same

X = array((4, 5, 3), np.dtype("f8"))


def _in_parts(x):
    y = x.copy()
    y[1:3] += 1
    y[:, 0] *= 2
    y[[0, 0]] += 1
    y[1, 1, 1] -= 5
    y[::-2, ..., 1:] -= x[:2, :, 1:]
    return y


def _through_a_view(x):
    y = x.copy()
    z = y[1:, ::2]
    z[0] = 7
    y[2] += 100
    z.T[0] = -1
    return y, z


def _overlapping(x):
    y = x.copy()
    y[1:] = y[:-1]
    y[0:2], y[2:4] = y[2:4], y[0:2]  # NumPy: the second view has changed by then
    return y


def _rows(x):
    y = x.copy()
    for i, row in enumerate(y):
        row += i
        row[0] = i
    return y


def _scalars(x):
    y = x[0, 0].copy()
    a, b = y[0], y[1:2]
    a += 5
    b += 7
    return y, a, b


def _outs(x):
    y = np.empty_like(x)
    np.add(x, 1, out=y)
    np.multiply(y[0], 2, out=y[0])
    np.sqrt(np.abs(y), out=y)
    np.sum(x, axis=0, out=y[1])
    y[2].sort()
    np.fill_diagonal(y[3], 0)
    np.add.at(y[0], [0, 0], 1.5)
    return y


def _filled(x):
    y = np.zeros((3, 4))
    z = y[1]
    z[2] = x[0, 0, 0]
    y[0] = 1
    return y, z


def _ones_more(x):
    y = x.copy()
    a, b, c = y[None], np.expand_dims(y, 1), np.squeeze(y[:1])
    a[0, 1] = 1
    b[2, 0] = 2
    c += 3
    return y, a, b, c


def _dead_views(x):
    y = x.copy()
    y.reshape(-1)  # lives no longer than this line
    y += 1
    return y


def _reshaped(x):
    y = x + 1
    y = y.reshape(-1, 3)
    y[0] += 0.5
    z = y.ravel()
    del y
    z[3:] *= 2
    return z.reshape(4, 5, 3)


@pytest.mark.parametrize("f", [
    _reshaped, _in_parts, _through_a_view, _overlapping, _rows, _scalars, _outs, _filled, _ones_more, _dead_views,
])  # fmt: skip
def test_views_share_memory(f):
    same(f, X)


def test_what_may_be_a_copy_is_not_written_to():
    """Whether y.reshape(-1) is one depends on how y lies in memory."""

    def f(x):
        y = x.T + 1
        z = y.reshape(-1)
        z[0] = 5
        return y

    with pytest.raises(tesela.TraceError, match="may share memory"):
        tesela.jit(f)(X)


def test_arguments_are_not_written_to():
    def parts(x):
        x[0][1:] += 1
        return x

    def reshaped(x):
        y = x.reshape(-1)[1:]
        y += 1
        return y

    for f in (parts, reshaped):
        with pytest.raises(tesela.TraceError, match="changes an argument"):
            tesela.jit(f)(X)


def test_what_ufunc_at_rounds_is_refused():
    integers = np.arange(6, dtype="i4")

    def at(ufunc, values):
        def f(x):
            y = x.copy()
            ufunc.at(y, [0, 0, 1], values)
            return y

        return f

    for values in (0.5, np.array([0.5, 1, 2])):
        for ufunc in (np.add, np.multiply, np.maximum, np.divide):
            with pytest.raises(tesela.TraceError, match="rounds"):
                tesela.jit(at(ufunc, values))(integers)
    for dtype in ("i4", "u1", "i1", "f4", "f8"):
        for values in (-1, 3, np.array([1, 2, 3], "i1")):
            for ufunc in (np.add, np.subtract, np.multiply, np.bitwise_or)[: 3 if dtype[0] == "f" else 4]:
                same(at(ufunc, values), integers.astype(dtype))


def _random_slice(random, n):
    start, stop = sorted(random.integers(0, n + 1, 2))
    if stop == start:
        return slice(None)
    step = int(random.integers(1, 3))
    if random.random() < 0.3:
        return slice(int(stop) - 1, int(start) - 1 if start else None, -step)
    return slice(int(start), int(stop), step)


def _random_program(seed):
    def f(x):
        random = np.random.default_rng(seed)
        arrays = [x.copy()]
        for _ in range(12):
            a = arrays[random.integers(len(arrays))]
            index = tuple(_random_slice(random, n) for n in a.shape)
            match random.integers(8):
                case 0:
                    arrays.append(a[index])
                case 1:
                    arrays.append(a.transpose(*random.permutation(a.ndim).tolist()))
                case 2:
                    arrays.append(np.flip(a, int(random.integers(a.ndim))))
                case 3 if a.ndim > 1:
                    arrays.append(a[int(random.integers(a.shape[0]))])
                case 4:
                    a += float(random.integers(9))
                case 5:
                    a[index] *= 3.0
                case 6:
                    b = arrays[random.integers(len(arrays))]
                    a[index] = b.sum()
                case 7:
                    alike = [b for b in arrays if b.shape == a.shape]
                    a[...] = alike[random.integers(len(alike))]
            if len(arrays) > 5:
                arrays.pop(int(random.integers(len(arrays))))
        return arrays

    return f


@pytest.mark.parametrize("seed", range(60))
def test_random_views_and_writes(seed):
    same(_random_program(seed), X)


@pytest.mark.parametrize("reads", ["y[1:3]", "y[::-1][:2]", "y[2:4]"])
def test_a_view_is_assigned_another(reads):
    def f(x):
        y = x.copy()
        a, b = y[:2], eval(reads)
        a[:] = b
        b[:] = a
        return y, a, b

    same(f, X)


def _parts_of_complex(x):
    y = x + 1j * x
    y.real[1:] = 5
    y.imag *= np.inf
    r, i = y.real, np.imag(y)
    r += 1
    i[0] = 3
    y[2] = 1 - 1j
    y.imag = x
    return y, r, i


def _read_only(x):
    y = x.copy()
    d, e = np.diagonal(y), np.lib.stride_tricks.sliding_window_view(y, 2, axis=1)
    y[0] = 5
    y += 1
    return y, d, e


@pytest.mark.parametrize("f", [_parts_of_complex, _read_only])
def test_views_of_parts(f):
    same(f, X)


def test_read_only_views():
    def f(x):
        y = x.copy()
        y.diagonal()[0] = 1
        return y

    with pytest.raises(ValueError, match="read-only"):
        tesela.jit(f)(X)


# Some answer with a copy, some with a view, some with their argument itself.
MADE_OF = """
    np.array(y) | np.array(y, copy=False, ndmin=4) | np.asarray(y) | np.asanyarray(y, dtype="f8")
    np.concatenate([y]) | np.concatenate([y[0, 0]], axis=None) | np.stack([y])[0] | np.hstack([y])
    y.conj() | np.conj(y) | +y | y.real | np.real(y) | np.round(y, 3) | np.clip(y, None, None)
    np.diff(y, n=0) | np.diff(y, n=0, prepend=y) | np.rot90(y, 0) | np.rot90(y, 1) | np.rot90(y, 4)
    np.linalg.matrix_power(y[:, :3], 1) | np.nan_to_num(y) | np.nan_to_num(y, copy=False)
    np.nan_to_num(y.T, copy=False) | y.astype("f8") | y.astype("f8", copy=False) | y.flatten()
    np.astype(y, "f8", copy=False) | np.astype(y, "f8") | np.einsum("ijk->kji", y) | np.einsum("ijk", y)
    np.einsum("ij->ij", y[0], dtype="f8") | np.tile(y, 1) | np.roll(y, 0) | np.pad(y, 0)
    np.sum(y, axis=()) | np.repeat(y, 1, axis=0) | np.where(True, y, 0) | y[[0, 1]] | y[True]
"""


@pytest.mark.parametrize("made", [e.strip() for e in MADE_OF.replace("\n", "|").split("|") if e.strip()])
def test_copies_are_copies_and_views_views(made):
    def into(x):
        y = x[:3].copy()
        z = eval(made)
        z[...] = 9
        return y, z

    def into_what_it_is_of(x):
        y = x[:3].copy()
        z = eval(made)
        y += 100
        y[0] = 7
        return y, z

    x = array((3, 3, 3), np.dtype("f8"))
    same(into, x)
    same(into_what_it_is_of, x)


def test_parts_of_arrays_with_symbolic_sizes():
    def left(x):
        y = x.copy()
        y[1:] += x[:-1]
        y[0] *= 2
        return y

    def right(x):
        return np.concatenate([x[:1] * 2, x[1:] + x[:-1]])

    assert tesela.prove(left, right, x="M+1 K").grade == "BITWISE"


def _written(view, value=5.0):
    def f(x):
        y = x.copy()
        z = view(y)
        z[...] = value
        return y, z

    return f


@pytest.mark.parametrize("view", [
    np.atleast_3d,
    lambda y: np.atleast_3d(y[0]),
    lambda y: np.einsum("ii->i", y),
    lambda y: np.einsum("ijkij->kji", np.zeros((2, 3, 2, 2, 3)) + y[0, 0]),
    np.imag,
    np.diagonal,
    lambda y: np.diagonal(y.copy()),
    lambda y: np.imag(np.zeros(3) + y[0, 0])[1:],
], ids=str)  # fmt: skip
def test_views_that_could_not_be_written_or_should_not(view):
    same(_written(view), np.arange(9.0).reshape(3, 3))


def test_diagonals_of_einsum_are_written_where_they_lie():
    def f(x):
        y = np.zeros((3, 2, 3, 2)) + x
        d = np.einsum("ijij->ji", y)
        d[...] = np.arange(6.0).reshape(2, 3)
        y[0, 1, 0, 1] = 50
        return y, d

    same(f, np.array(1.5))


@pytest.mark.parametrize("sparse", [False, True])
def test_meshgrid_answers_with_copies(sparse):
    def f(x):
        a, b = np.meshgrid(x[0], x[:, 0], sparse=sparse)
        a[0, 0] = 7
        b[1] = 3
        return a, b, x

    same(f, np.arange(12.0).reshape(3, 4))


def test_reshaped_scalars_are_of_their_own():
    def f(x):
        s = x[1]
        y, z = np.reshape(s, (1, 1)), np.atleast_3d(s)
        y[0, 0], z[0] = 9, 4
        return s, y, z

    same(f, np.arange(3.0))


@pytest.mark.parametrize("view", [
    lambda y: y.reshape(3, 4),
    lambda y: y.reshape(3, 4).T.reshape(4, 3),
    lambda y: y[1:9].reshape(2, 4)[:, 1:],
    lambda y: y[::3].reshape(2, 2),
    lambda y: y[::3].ravel(),
    lambda y: y[::3].flat,
    lambda y: y[:4].ravel(),
    lambda y: y.ravel()[2:],
    lambda y: y.reshape(3, 4)[1].reshape(2, 2),
    lambda y: y.reshape(3, 2, 2).reshape(-1),
], ids=str)  # fmt: skip
def test_a_row_of_another_shape_is_the_same_memory(view):
    def f(x):
        y = x.copy()
        z = view(y)
        z[1] = 50
        y += 1
        z[0] -= 7
        return y

    expected = f(np.arange(12.0))
    try:
        got = tesela.jit(f)(np.arange(12.0))
    except tesela.TraceError as error:  # only where NumPy decides at run time
        assert "may share memory" in str(error)
        assert view.__code__.co_names[0] == "ravel" or ".T" in str(view.__code__.co_names) or "T" in view.__code__.co_names
    else:
        np.testing.assert_array_equal(got, expected)


@pytest.mark.parametrize("make", [
    lambda x: x.copy(), lambda x: np.zeros((4, 5, 3)) + 0, lambda x: np.zeros((4, 5, 3)),
    lambda x: np.ones((4, 5, 3)), lambda x: np.full((4, 5, 3), 2.0),
], ids=str)  # fmt: skip
def test_arrays_made_in_order_are_written_in_another_shape(make):
    def f(x):
        y = make(x)
        y.reshape(4, 15)[1] = 3
        y.ravel()[5:9] += x[0, 0, 0]
        y.flat[2] = -1
        y[0].reshape(-1)[1] = 9
        return y

    try:
        same(f, X)
    except AssertionError as error:
        assert "may share memory" in str(error)
        assert make.__code__.co_names == ("np", "zeros")
