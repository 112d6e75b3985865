"""x[...] beside NumPy: values, shapes and errors."""

import numpy as np
import pytest
import tesela
from compare import DTYPES, array, same

X = array((4, 5, 6), np.dtype("f4"))
PLACES = np.array([[0, -1], [2, 1]])
MASK = np.array([True, False, True, True])

INDICES = [
    np.s_[0], np.s_[-1], np.s_[1, 2], np.s_[1, 2, 3], np.s_[..., 0], np.s_[...], np.s_[()],
    np.s_[1:3], np.s_[::2], np.s_[::-1], np.s_[3:0:-2], np.s_[-2:], np.s_[5:], np.s_[2:1],
    np.s_[:, 1:4, ::3], np.s_[None], np.s_[:, None, 2], np.s_[..., None], np.s_[1, ..., -1],
    np.s_[:, ::-1, 4:1:-1], np.s_[-100:100], np.s_[:, -3:-1], np.s_[1:1, 0],
    PLACES, [0, 2], (PLACES, 0), (slice(None), PLACES), (..., PLACES), (PLACES, PLACES),
    (PLACES, slice(1, 3), PLACES), (slice(None), PLACES, None, PLACES), (0, slice(None), PLACES),
    (None, PLACES, ..., [1, 2]), (slice(None, None, -1), [1, 1, 3]), ([[0], [1]], [0, 1, 2]),
    MASK, (MASK, 0), (slice(None), np.arange(5) > 2), X > 1, np.array([], int), ([0, 1], slice(None), [2, 3]),
    (np.int64(2), slice(None)), np.array(1), (slice(None), np.array(2)), (1, PLACES, 2),
    np.s_[4], np.s_[0, 0, 0, 0], np.s_[:, -6], (PLACES, [0, 1, 2]), [9], np.s_[..., ...], 1.5, MASK[:3],
]


@pytest.mark.parametrize("index", INDICES, ids=lambda i: str(i).replace("\n", "")[:60])
def test_index(index):
    same(lambda x: x[index], X)


def test_every_dtype():
    for dtype in DTYPES:
        same(lambda x: (x[1:, ::-2], x[[2, 0]], x[-1, 0]), array((3, 5), dtype))


def test_traced_indices():
    for dtype in ("i8", "i4", "u1"):
        same(lambda x, i: (x[i], x[:, i], x[i, i]), X, np.array([0, 3, 1], dtype))
    same(lambda x, i: x[i], X, np.array(-2))
    same(lambda x, i: x[i, 0, i], X, np.int32(3))
    same(lambda x, i: np.take(x, i, axis=1), X, np.array([[1, -5]]))


def test_traced_indices_out_of_bounds():
    """What NumPy refuses at run time is refused at run time."""
    take = tesela.jit(lambda x, i: x[i])
    take(X, np.array([0, 3]))
    for bad in ([0, 4], [-5, 0]):
        with pytest.raises(IndexError, match="out of bounds for axis 0 with size 4"):
            take(X, np.array(bad))
    with pytest.raises(IndexError):
        tesela.jit(lambda x, i: np.take(x, i))(X, np.array([120]))


def test_a_mask_that_is_traced_is_refused():
    with pytest.raises(tesela.TraceError, match="np.where"):
        tesela.jit(lambda x: x[x > 0])(X)


# Assignment ------------------------------------------------------------------------------------


def _assigned(index, value):
    def function(x, v):
        y = x * 1
        y[index] = v if value is None else value
        return y

    return function


ASSIGNED = [np.s_[0], np.s_[-1, 2], np.s_[1:3], np.s_[..., 0], np.s_[:, 1:4, ::2], np.s_[::-1], np.s_[3:0:-2, 1], np.s_[:], np.s_[...], np.s_[2:2], np.s_[None, 1], MASK, X > 1, PLACES, ([0, 2], [1, 1]), (0, PLACES), (slice(None), PLACES), (PLACES, slice(None), 0), np.s_[4], [7]]


@pytest.mark.parametrize("index", ASSIGNED, ids=lambda i: str(i).replace("\n", "")[:60])
def test_assignment(index):
    same(_assigned(index, 7), X, X)
    same(_assigned(index, -2.5), X.astype("i4"), X)
    same(_assigned(index, None), X, np.float64(3))
    same(_assigned(index, None), X, np.arange(6))
    same(_assigned(index, None), X, np.ones((1, 5, 1), "f2"))


def test_assignment_keeps_views_apart():
    def shifted(x):
        y = np.zeros_like(x)
        y[1:] = x[:-1]
        y[:, 0] = y[:, 1] + 1
        z = y
        z += 1
        z[x > 0] = 0
        return y, z

    same(shifted, array((4, 3), np.dtype("f4")))
    same(lambda x: _loop(x), array((4, 3), np.dtype("f8")))
    same(_view_alive, array((4, 3), np.dtype("f8")))
    for function, says in (
        (lambda x: x.__setitem__(0, 1), "argument"),
        (lambda x: x.T.__setitem__(0, 1), "argument"),
        (_perhaps_a_view_alive, "share memory"),
    ):
        with pytest.raises(tesela.TraceError, match=says):
            tesela.jit(function)(X)


def _loop(x):
    y = np.empty_like(x)
    for i in range(x.shape[0]):
        y[i] = x[i] * i
    return y


def _view_alive(x):
    y = x + 1
    row = y[0]
    y[1] = 2
    y[0] = 3
    return row


def _perhaps_a_view_alive(x):
    y = x + 1
    row = y.reshape(-1)
    y[1] = 2
    return row


def test_last_of_equal_places_stays():
    same(_assigned(np.array([1, 1, 0, 1]), None), np.zeros(3), np.arange(4.0))


def test_results_that_equal_arguments_are_arrays_of_their_own():
    def function(x):
        y = x + 1
        for f in (np.positive, np.copy, np.concatenate, lambda v: np.tile(v, 1), np.nan_to_num, lambda v: v.astype(v.dtype), lambda v: np.repeat(v, 1), lambda v: np.sum(v, axis=())):
            z = f([y]) if f is np.concatenate else f(y)
            z += 5
        return y

    same(function, np.arange(4.0))
