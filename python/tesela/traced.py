"""All modules that say how NumPy functions are traced. Importing it registers them."""

from . import (
    contractions,
    creation,
    einsum,
    elementwise,
    elementwise_pairs,
    extremes,
    filling,
    fourier,
    indexing,
    joining,
    linalg,
    parts,
    reductions,
    repeating,
    sampling,
    selection,
    shapes,
    sorting,
    triangles,
    ufuncs,
)

__all__ = [name for name in dir() if not name.startswith("_")]
