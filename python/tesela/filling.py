"""New arrays like others."""

from __future__ import annotations

import numpy as np

from . import primitives as p
from . import ufuncs
from .registry import implements
from .shapes import as_shape, fresh
from .trace import lift


def _like(value):
    def function(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
        x = lift(a)
        shape = x.shape if shape is None else as_shape(shape)
        result = p.full(shape, value, x.dtype if dtype is None else np.dtype(dtype))
        result.zero_d = True
        return result

    return function


implements(np.zeros_like, np.empty_like)(_like(0))
implements(np.ones_like)(_like(1))


@implements(np.full_like)
def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None, *, device=None):
    x = lift(a)
    dtype = x.dtype if dtype is None else np.dtype(dtype)
    shape = x.shape if shape is None else as_shape(shape)
    result = fresh(ufuncs.broadcast_to(p.convert(lift(fill_value), dtype), shape))
    return result
