"""The rest of np.fft: real transforms of several dimensions, Hermitian ones."""

from __future__ import annotations

import numpy as np

from .registry import implements
from .trace import lift

_OPPOSITE = {None: "forward", "backward": "forward", "ortho": "ortho", "forward": "backward"}


def _axes_of(x, s, axes, default):
    if axes is None:
        axes = default if s is None else range(-len(s), 0)
    axes = list(axes)
    sizes = list(s) if s is not None else [None] * len(axes)
    if len(sizes) != len(axes):
        raise ValueError("Shape and axes have different lengths.")
    return axes, sizes


def _forward(function, count):
    def transform(a, s=None, axes=(-2, -1) if count else None, norm=None):
        x = lift(a)
        axes, sizes = _axes_of(x, s, axes, range(-x.ndim, 0))
        x = np.fft.rfft(x, sizes[-1], axes[-1], norm)
        for axis, n in reversed(list(zip(axes[:-1], sizes[:-1]))):
            x = np.fft.fft(x, n, axis, norm)
        return x

    implements(function)(transform)


def _backward(function, count):
    def transform(a, s=None, axes=(-2, -1) if count else None, norm=None):
        x = lift(a)
        axes, sizes = _axes_of(x, s, axes, range(-x.ndim, 0))
        for axis, n in zip(axes[:-1], sizes[:-1]):
            x = np.fft.ifft(x, n, axis, norm)
        return np.fft.irfft(x, sizes[-1], axes[-1], norm)

    implements(function)(transform)


_forward(np.fft.rfft2, 2)
_forward(np.fft.rfftn, 0)
_backward(np.fft.irfft2, 2)
_backward(np.fft.irfftn, 0)


@implements(np.fft.hfft)
def hfft(a, n=None, axis=-1, norm=None):
    x = lift(a)
    n = (x.shape[axis] - 1) * 2 if n is None else n
    return np.fft.irfft(np.conjugate(x), n, axis, norm=_OPPOSITE[norm])


@implements(np.fft.ihfft)
def ihfft(a, n=None, axis=-1, norm=None):
    x = lift(a)
    n = x.shape[axis] if n is None else n
    return np.conjugate(np.fft.rfft(x, n, axis, norm=_OPPOSITE[norm]))
