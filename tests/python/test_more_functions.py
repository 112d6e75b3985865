"""Sampling, Fourier transforms and statistics beside NumPy."""

import numpy as np
import pytest
from compare import array, same, same_each

F4, F8, C8 = (np.dtype(t) for t in ("f4", "f8", "c8"))
RANDOM = np.random.default_rng(3)


@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft"])
def test_fourier(name):
    function = getattr(np.fft, name)
    arrays = [array(s, d) for s in ((8,), (7,), (3, 12), (1, 5)) for d in (F4, F8)]
    if name != "rfft":
        arrays.append(array((4, 6), C8))
    same_each(lambda x: (function(x), function(x, 6), function(x, 9, norm="ortho"), function(x, axis=0, n=4, norm="forward")), arrays, scale=10)


def test_fourier_of_several_dimensions():
    x = array((4, 6, 5), C8)
    same(lambda x: (np.fft.fft2(x), np.fft.ifft2(x), np.fft.fftn(x), np.fft.ifftn(x, axes=(0, 1))), x, scale=20)
    same(lambda x: (np.fft.fftshift(x), np.fft.ifftshift(x, axes=1)), x)
    same(np.fft.fft, array((3, 4), np.dtype("i4")), scale=10)


@pytest.mark.parametrize("mode", ["full", "same", "valid"])
def test_convolution(mode):
    for n, m in ((7, 3), (3, 7), (5, 5), (6, 4), (4, 1), (2, 5)):
        x, y = array((n,), F8), array((m,), F8, 1)
        same(lambda x, y: (np.convolve(x, y, mode), np.correlate(x, y, mode)), x, y)
    same(lambda x, y: np.correlate(x, y, mode), array((6,), C8), array((3,), C8, 1), scale=4)


def test_interpolation():
    xp, fp = np.array([-2.0, 0, 0.5, 3]), np.array([1.0, 5, -1, 2])
    x = np.array([-3, -2, -1, 0, 0.25, 0.5, 2, 3, 4, np.nan])
    same(lambda x: np.interp(x, xp, fp), x)
    same(lambda x, xp, fp: np.interp(x, xp, fp, left=-9, right=7), x, xp, fp)
    same(lambda x, xp, fp: np.interp(x[0], xp, fp), x.astype("f4"), xp, fp)


def test_slopes_and_areas():
    for d in (F4, F8, np.dtype("i4")):
        x = array((4, 5), d)
        same(lambda x: (np.gradient(x), np.gradient(x, 0.5, axis=1)), x, scale=10)
        same(lambda x: (np.trapezoid(x), np.trapezoid(x, dx=0.5, axis=0), np.trapezoid(x, np.arange(5.0) ** 2)), x, scale=10)
    same(lambda p, x: np.polyval(p, x), array((4,), F8), array((3, 2), F8, 1))
    same(lambda x: np.digitize(x, [0, 1, 2]), array((6,), F8))


def test_statistics_without_nan():
    x = array((4, 5), F8)
    x[RANDOM.random(x.shape) < 0.4] = np.nan
    x[2] = np.nan
    for axis in (None, 0, 1):
        same(lambda x: (np.nanvar(x, axis), np.nanstd(x, axis, ddof=1), np.nanmean(x, axis)), x)


def test_grids():
    x, y, z = (array((n,), F4) for n in (2, 3, 4))
    same(lambda x, y: np.meshgrid(x, y), x, y)
    same(lambda x, y, z: (np.meshgrid(x, y, z, indexing="ij"), np.meshgrid(x, y, z, sparse=True)), x, y, z)
    same(lambda x: (np.dstack([x, x]), np.dstack([x[None], x[None]])), x)
    same(lambda x: (np.astype(x, "f8"), np.isposinf(x / 0), np.isneginf(x / 0)), np.array([-1.0, 0, 1]))
