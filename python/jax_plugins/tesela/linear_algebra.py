"""eigh, svd, eig, schur, lu, qr and their kin.

JAX has no default lowering for most of them. Its rules for processors emit
custom calls to LAPACK, which Tesela's runtime knows (src/runtime/Lapack.h), so
the same rules serve here; LAPACK itself is SciPy's, as it is for JAX.
"""

import ctypes
import functools

from . import NAME, native

_ROUTINES = (
    "geev gees gehrd geqp3 geqrf gesdd gesvd getrf gtsv heevd hetrd orgqr ormqr "
    "syevd sytrd ungqr unmqr"
).split()


@functools.cache
def _provide_lapack() -> None:
    """Hands SciPy's routines over; importing SciPy waits until it is needed."""
    from scipy.linalg import cython_lapack

    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype = ctypes.c_void_p
    pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]
    for routine in _ROUTINES:
        for letter in "sdcz":
            capsule = cython_lapack.__pyx_capi__.get(letter + routine)
            if capsule is not None:
                address = pointer_of(capsule, name_of(capsule))
                native.provide(letter + routine, address)


def _with_lapack(rule):
    @functools.wraps(rule)
    def lower(*args, **kwargs):
        _provide_lapack()
        return rule(*args, **kwargs)

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
        mlir.register_lowering(getattr(linalg, name), _with_lapack(rule), platform=NAME)
