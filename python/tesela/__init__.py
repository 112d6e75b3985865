"""Tesela for NumPy: compile plain NumPy functions, and prove them equal.

    @tesela.jit
    def f(x, w):
        return (x / np.sqrt(np.mean(x * x, axis=1, keepdims=True) + 1e-6)) @ w

docs/python.md says what is traced; README.md in this folder how.
"""

from . import traced  # fills the registry
from .errors import Error, SizeError, TraceError
from .jit import jit
from .prove import Verdict, prove
from .sizes import size
from .variants import Variant, Variants, variants

__all__ = [
    "Error",
    "SizeError",
    "TraceError",
    "Variant",
    "Variants",
    "Verdict",
    "jit",
    "prove",
    "size",
    "variants",
]
