"""All modules that say how NumPy functions are traced. Importing it registers them."""

from . import (
    contractions,
    creation,
    decompositions,
    einsum,
    elementwise,
    elementwise_pairs,
    extremes,
    filling,
    fourier,
    indexing,
    joining,
    in_place,
    linalg,
    linear_systems,
    order_statistics,
    padding,
    parts,
    polynomials,
    reductions,
    repeating,
    sampling,
    selection,
    rearranging,
    shapes,
    sorting,
    spectra,
    triangles,
    ufuncs,
)

__all__ = [name for name in dir() if not name.startswith("_")]
