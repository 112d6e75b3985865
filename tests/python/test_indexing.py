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
