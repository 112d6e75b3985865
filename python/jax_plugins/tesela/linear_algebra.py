"""eigh, svd, eig, schur, lu, qr and their kin.

JAX has no default lowering for most of them. Its rules for processors emit
custom calls to LAPACK, which Tesela's runtime knows (src/runtime/Lapack.h), so
the same rules serve here; LAPACK itself is SciPy's, as it is for JAX.
"""

import functools

import numpy as np
from tesela_library import provide_lapack

from . import NAME


def _with_lapack(primitive, rule):
    """LAPACK has no types of 16 bits: what is in one is solved in f32 and rounded
    once."""
    from jax import lax
    from jax import numpy as jnp
    from jax._src.interpreters import mlir

    def widen(aval):
        short = aval.dtype.itemsize == 2 and jnp.issubdtype(
            aval.dtype, jnp.floating
        )
        return np.float32 if short else aval.dtype

    @functools.wraps(rule)
    def lower(ctx, *args, **kwargs):
        provide_lapack()
        types = [widen(aval) for aval in ctx.avals_in]
        if all(aval.dtype == wide for aval, wide in zip(ctx.avals_in, types)):
            return rule(ctx, *args, **kwargs)

        def in_f32(*values):
            results = primitive.bind(
                *map(lax.convert_element_type, values, types), **kwargs
            )
            if not primitive.multiple_results:
                results = [results]
            wanted = [aval.dtype for aval in ctx.avals_out]
            return list(map(lax.convert_element_type, results, wanted))

        return mlir.lower_fun(in_f32, multiple_results=True)(ctx, *args)

    return lower


def enable() -> None:
    from jax._src.interpreters import mlir
    from jax._src.lax import linalg

    rules = {
        "eig_p": linalg._eig_cpu_lowering,
        "eigh_p": linalg._eigh_cpu_gpu_lowering,
        "geqp3_p": linalg._geqp3_cpu_gpu_lowering,
        "geqrf_p": linalg._geqrf_cpu_gpu_lowering,
        "hessenberg_p": linalg._hessenberg_cpu_lowering,
        "householder_product_p": linalg._householder_product_cpu_gpu_lowering,
        "lu_p": linalg._lu_cpu_gpu_lowering,
        "ormqr_p": linalg._ormqr_cpu_gpu_lowering,
        "schur_p": linalg._schur_cpu_lowering,
        "svd_p": linalg._svd_cpu_gpu_lowering,
        "tridiagonal_solve_p": linalg._tridiagonal_solve_cpu_lowering,
        "tridiagonal_p": linalg._tridiagonal_cpu_gpu_lowering,
    }
    for name, rule in rules.items():
        if rule.__name__.endswith("cpu_gpu_lowering"):
            rule = functools.partial(rule, target_name_prefix="cpu")
            functools.update_wrapper(rule, rule.func)
        primitive = getattr(linalg, name)
        mlir.register_lowering(
            primitive, _with_lapack(primitive, rule), platform=NAME
        )
