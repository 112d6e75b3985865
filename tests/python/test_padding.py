"""np.pad in all its modes."""

import numpy as np
import pytest
import tesela
from compare import DTYPES, array, same

MODES = ["constant", "edge", "linear_ramp", "maximum", "mean", "median", "minimum", "reflect", "symmetric", "wrap"]
WIDTHS = [2, ((1, 2), (0, 3)), 0, (3, 0), 7]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", ["f4", "f8", "i4", "?", "f2"])
def test_modes(mode, dtype):
    x = array((3, 4), np.dtype(dtype))
    same(lambda x: [np.pad(x, width, mode=mode) for width in WIDTHS], x)


@pytest.mark.parametrize("options", [
    dict(mode="linear_ramp", end_values=5), dict(mode="linear_ramp", end_values=((1, -4.5),)),
    dict(mode="mean", stat_length=2), dict(mode="maximum", stat_length=((1, 3),)), dict(mode="minimum", stat_length=9),
    dict(mode="maximum", stat_length=0), dict(mode="median", stat_length=-1), dict(mode="edge", stat_length=1),
    dict(mode="no mode"), dict(mode="reflect", reflect_type="odd"), dict(mode="symmetric", reflect_type="odd"),
    dict(mode="constant", constant_values=((1, 2), (3, 4))), dict(mode="constant", end_values=3),
])  # fmt: skip
@pytest.mark.parametrize("dtype", ["f8", "i4", "?"])
def test_options(options, dtype):
    x = array((3, 4), np.dtype(dtype))
    for width in (1, (0, 4), 9):
        same(lambda x: np.pad(x, width, **options), x)


def test_what_numpy_refuses():
    x = array((3, 4), np.dtype("f8"))
    for width in (-1, 1.5, (1, 2, 3), ((1, 2), (3, 4), (5, 6)), "2", ()):
        same(lambda x: np.pad(x, width), x)
    for mode in ("edge", "mean", "linear_ramp"):
        same(lambda x: np.pad(x, ((0, 0), (1, 1)), mode=mode), np.zeros((0, 3)))
        same(lambda x: np.pad(x, 1, mode=mode), np.zeros((0, 3)))


def test_functions_are_refused():
    with pytest.raises(tesela.TraceError, match="function"):
        tesela.jit(lambda x: np.pad(x, 1, mode=lambda *a: None))(np.ones(3))
