"""np.fft: stablehlo.fft over the last dimension, one dimension after another."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from .emit import type_text
from .registry import implements
from .shapes import axis_of
from .trace import Traced, lift, one_of


def _emit(x: Traced, kind: str, length: int, dtype, last) -> Traced:
    shape = (*x.shape[:-1], last)
    text = f"stablehlo.fft {x.name}, type = {kind}, length = [{length}]"
    text += f" : ({type_text(x.dtype, x.shape)}) -> {type_text(dtype, shape)}"
    return x.builder.emit(text, dtype, shape)


def _resized(x: Traced, length: int) -> Traced:
    """Cut or filled with zeros at the end of the last dimension."""
    have = x.shape[-1]
    if have > length:
        return x[..., :length]
    widths = [(0, 0)] * (x.ndim - 1) + [(0, length - have)]
    return np.pad(x, widths) if have < length else x


def _scale(norm, length: int, inverse: bool) -> float:
    """What NumPy multiplies by; the operator divides inverses by the length."""
    if norm not in (None, "backward", "ortho", "forward"):
        raise ValueError(
            f'Invalid norm value {norm}; should be "backward", "ortho" or "forward".'
        )
    if norm == "ortho":
        return length**0.5 if inverse else length**-0.5
    if norm == "forward":
        return float(length) if inverse else 1 / length
    return 1.0


def _transform(kind: str):
    function = getattr(np.fft, kind.lower())
    inverse, real = kind.startswith("I"), kind.endswith("RFFT")

    def transform(a, n=None, axis=-1, norm=None):
        x = lift(a)
        axis = axis_of(axis, x.ndim)
        dtype = function(one_of(x.dtype), 2).dtype
        precision = dtype.itemsize // (1 if dtype.kind == "f" else 2)
        x = np.moveaxis(x, axis, -1)
        length = n if n is not None else x.shape[-1]
        if inverse and real:
            length = n if n is not None else 2 * (x.shape[-1] - 1)
        if length < 1:
            raise ValueError(f"Invalid number of FFT data points ({length}) specified.")
        takes = "f" if kind == "RFFT" else "c"
        x = p.convert(x, np.dtype(f"{takes}{precision * (1 if takes == 'f' else 2)}"))
        x = _resized(x, length // 2 + 1 if kind == "IRFFT" else length)
        last = length // 2 + 1 if kind == "RFFT" else length
        result = _emit(x, kind, length, dtype, last)
        factor = _scale(norm, length, inverse)
        if factor != 1.0:
            result = np.multiply(result, p.constant(factor, dtype))
        return np.moveaxis(result, -1, axis)

    implements(function)(transform)


for _kind in ("FFT", "IFFT", "RFFT", "IRFFT"):
    _transform(_kind)


def _several(function, one, count):
    def transform(a, s=None, axes=None, norm=None):
        x = lift(a)
        if axes is None:
            axes = range(-count, 0) if count else range(-(len(s) if s else x.ndim), 0)
        sizes = s if s is not None else [None] * len(axes)
        for axis, length in reversed(list(zip(axes, sizes))):
            x = one(x, length, axis, norm)
        return x

    implements(function)(transform)


_several(np.fft.fft2, np.fft.fft, 2)
_several(np.fft.ifft2, np.fft.ifft, 2)
_several(np.fft.fftn, np.fft.fft, 0)
_several(np.fft.ifftn, np.fft.ifft, 0)


def _shifted(function, direction: int):
    def shift(x, axes=None):
        x = lift(x)
        axes = range(x.ndim) if axes is None else axes
        axes = (axes,) if isinstance(axes, int) else tuple(axes)
        by = [x.shape[a] // 2 if direction > 0 else -(x.shape[a] // 2) for a in axes]
        return np.roll(x, tuple(by), axes)

    implements(function)(shift)


_shifted(np.fft.fftshift, 1)
_shifted(np.fft.ifftshift, -1)
