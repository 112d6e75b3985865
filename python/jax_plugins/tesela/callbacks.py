"""pure_callback, io_callback, debug.callback, debug.print, checkify's checks.

JAX lowers them all through emit_python_callback, which knows a few platforms.
Here it becomes a custom call of our own that carries the address of a C
function; the runtime calls it with pointers to operands and results
(src/runtime/Callback.h).
"""

import contextlib
import ctypes
import functools
import json
import traceback
import weakref

import numpy as np

from . import NAME, native

_SIGNATURE = ctypes.CFUNCTYPE(
    ctypes.c_int64,
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.POINTER(ctypes.c_char),
    ctypes.c_int64,
)


def bytes_at(address, count):
    return np.frombuffer((ctypes.c_uint8 * count).from_address(address), np.uint8)


def is_extended(dtype) -> bool:
    """Signed integers below a byte are sign-extended in Tesela's memory."""
    return dtype.name in ("int2", "int4")


def _read(address, aval):
    """A copy: the memory is Tesela's as soon as the call is over."""
    count = int(np.prod(aval.shape, dtype=np.int64)) * aval.dtype.itemsize
    if count == 0:
        return np.zeros(aval.shape, aval.dtype)
    data = bytes_at(address, count)
    if is_extended(aval.dtype):
        return data.view(np.int8).astype(aval.dtype).reshape(aval.shape)
    return data.copy().view(aval.dtype).reshape(aval.shape)


def _write(address, aval, value):
    value = np.asarray(value)
    if value.shape != aval.shape or value.dtype != aval.dtype:
        raise RuntimeError(
            "Incorrect output of a callback: expected "
            f"{aval.dtype}{list(aval.shape)}, got {value.dtype}{list(value.shape)}"
        )
    if is_extended(aval.dtype):
        value = value.astype(np.int8)
    if value.nbytes:
        source = np.ascontiguousarray(value).reshape(-1).view(np.uint8)
        ctypes.memmove(address, source.ctypes.data, source.nbytes)


@contextlib.contextmanager
def _outside_meshes():
    """A callback runs on the caller's thread; the mesh that the caller has set
    there is not for the arrays that a callback makes. What kind of device it
    named, an interpreter of kernels asks for."""
    from jax._src import config, mesh

    device = mesh.get_abstract_mesh().abstract_device
    empty = (
        mesh.AbstractMesh((), (), abstract_device=device)
        if device
        else mesh.empty_abstract_mesh
    )
    settings = (
        (config.abstract_mesh_context_manager, empty),
        (config.device_context, mesh.empty_concrete_mesh),
    )
    before = [setting.swap_local(empty) for setting, empty in settings]
    try:
        yield
    finally:
        for (setting, _), value in zip(settings, before):
            setting.set_local(value)


def _c_function(run):
    """Of run(operands, results), which are pointers."""

    def call(operands, results, message, capacity):
        try:
            with _outside_meshes():
                run(operands, results)
            return 0
        except BaseException:  # nothing may pass through C
            text = "CpuCallback error: " + traceback.format_exc()
            data = text.encode()[-(capacity - 1) :] + b"\0"
            ctypes.memmove(message, data, len(data))
            return 1

    return _SIGNATURE(call)


def _copying_function(callback, operand_avals, result_avals):
    from jax._src import dtypes

    def run(operands, results):
        values = callback(
            *(_read(operands[i], aval) for i, aval in enumerate(operand_avals))
        )
        if len(values) != len(result_avals):
            raise RuntimeError(
                "Mismatched number of outputs from callback. "
                f"Expected: {len(result_avals)}, Actual: {len(values)}"
            )
        for i, aval in enumerate(result_avals):
            value = dtypes.canonicalize_value(np.asarray(values[i]))
            _write(results[i], aval, value)

    return _c_function(run)


def in_place_function(callback, buffer, operand_avals, result_avals):
    """Of callback(operands, results), each a buffer(address, aval, writeable)."""

    def run(operands, results):
        callback(
            [buffer(operands[i], aval, False) for i, aval in enumerate(operand_avals)],
            [buffer(results[i], aval, True) for i, aval in enumerate(result_avals)],
        )

    return _c_function(run)


class _Kept:
    """What JAX keeps as long as its side of a program may be compiled or run."""


# JAX lets go of what it kept while its fast path still runs the program. So a
# function lives until the runtime's count of its uses is back at zero as well.
_living = []
_sweep_at = 64


def _keep(ctx, function) -> int:
    """The address of the count of uses (src/runtime/Callback.h)."""
    global _sweep_at  # pylint: disable=global-statement
    if len(_living) >= _sweep_at:
        _living[:] = [
            entry for entry in _living if entry[0]() is not None or entry[1].value > 0
        ]
        _sweep_at = max(64, 2 * len(_living))
    kept, uses = _Kept(), ctypes.c_int64(0)
    # Never freed: programs may go after this module, when the process ends.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(uses))
    ctx.module_context.add_keepalive(kept)
    _living.append((weakref.ref(kept), uses, function))
    return ctypes.addressof(uses)


def emit(
    ctx,
    function,
    token,
    operands,
    result_avals,
    *,
    has_side_effect,
    sharding,
):
    from jax._src import core
    from jax._src.interpreters import mlir

    avals_out = list(result_avals)
    operands = list(operands)
    if token:
        operands.insert(0, token)
        avals_out.insert(0, core.abstract_token)
    config = {
        "function": ctypes.cast(function, ctypes.c_void_p).value,
        "process": native.process_token(),
        "uses": _keep(ctx, function),
    }
    call = mlir.custom_call(
        "tesela.callback",
        result_types=[
            type
            for aval in avals_out
            for type in mlir.aval_to_ir_types(ctx.module_context, aval)
        ],
        operands=operands,
        backend_config=json.dumps(config),
        has_side_effect=has_side_effect,
    )
    if sharding is not None:
        mlir.set_sharding(ctx.module_context, call, sharding)
    results = list(call.results)
    if token:
        token = results.pop(0)
    return results, token, None


class Bridge:
    """xla_bridge, but where JAX wants a CPU, to put callbacks' arguments on, and
    none is there, Tesela's devices will do: they are the host's memory."""

    def __init__(self, bridge):
        self._bridge = bridge

    def __getattr__(self, name):
        return getattr(self._bridge, name)

    def local_devices(self, *args, backend=None, **kwargs):
        return self._or_ours(
            lambda name: self._bridge.local_devices(*args, backend=name, **kwargs),
            backend,
        )

    def get_backend(self, platform=None):
        return self._or_ours(self._bridge.get_backend, platform)

    @staticmethod
    def _or_ours(get, platform):
        try:
            return get(platform)
        except RuntimeError:
            if platform != "cpu":
                raise
            return get(NAME)


def enable() -> None:
    from jax._src import callback, checkify, debugging
    from jax._src.interpreters import mlir
    from jax.interpreters import mlir as public

    original = callback.emit_python_callback

    @functools.wraps(original)
    def emit_python_callback(
        ctx,
        function,
        token,
        operands,
        operand_avals,
        result_avals,
        *,
        has_side_effect,
        returns_token=True,
        partitioned=False,
        sharding=None,
    ):
        if tuple(ctx.module_context.platforms) != (NAME,):
            return original(
                ctx,
                function,
                token,
                operands,
                operand_avals,
                result_avals,
                has_side_effect=has_side_effect,
                returns_token=returns_token,
                partitioned=partitioned,
                sharding=sharding,
            )
        if partitioned and result_avals:
            raise ValueError("Partitioned callback not supported with return values.")
        return emit(
            ctx,
            _copying_function(function, operand_avals, result_avals),
            token,
            operands,
            result_avals,
            has_side_effect=has_side_effect,
            sharding=_with_token(sharding, token, ctx),
        )

    for module in (callback, public):
        module.emit_python_callback = emit_python_callback
    callback.xb = Bridge(callback.xb)
    debugging.xla_bridge = Bridge(debugging.xla_bridge)
    for primitive, rule in (
        (debugging.debug_callback_p, debugging.debug_callback_lowering),
        (debugging.debug_print_p, debugging.debug_print_lowering_rule),
        (checkify.check_p, checkify.check_lowering_rule),
    ):
        mlir.register_lowering(primitive, rule, platform=NAME)


def _with_token(sharding, token, ctx):
    """Shardy wants one sharding per result, the token included."""
    from jax._src.sharding_impls import SdyArray, SdyArrayList

    if not token or not isinstance(sharding, SdyArrayList) or not ctx.avals_out:
        return sharding
    first = sharding.shardings[0]
    whole = SdyArray(
        mesh_shape=(),
        dim_shardings=(),
        logical_device_ids=first.logical_device_ids,
    )
    return SdyArrayList((whole, *sharding.shardings))
