"""What JAX asks a partitioner for: jax.debug.inspect_array_sharding and
custom_partitioning.

Tesela has none; it runs programs for several devices on whole arrays (docs/
jax.md). It does say where arrays lie, and a function with a partitioning of its
own is the function.
"""

import ctypes
import json
import traceback

from . import NAME, native

_SIGNATURE = ctypes.CFUNCTYPE(None, ctypes.POINTER(ctypes.c_char), ctypes.c_int64)


def _c_function(callback):
    """Called while the program is compiled, with the bytes of an OpSharding."""
    from jax._src.lib import xla_client

    def call(data, size):
        try:
            message = xla_client.OpSharding()
            message.ParseFromString(data[:size])
            callback(xla_client.HloSharding.from_proto(message))
        except BaseException:  # nothing may pass through C
            traceback.print_exc()

    return _SIGNATURE(call)


def _devices_and_mesh(ctx):
    import numpy as np
    from jax._src import mesh as mesh_lib
    from jax._src import sharding_impls

    context = ctx.module_context.axis_context
    if isinstance(context, sharding_impls.SPMDAxisContext):
        return context.mesh._flat_devices_tuple, context.mesh
    devices, abstract = context.device_assignment, context.abstract_mesh
    if abstract is None:
        return devices, mesh_lib.thread_resources.env.physical_mesh
    sizes = np.array(devices).reshape(abstract.axis_sizes)
    return devices, mesh_lib.Mesh(sizes, abstract.axis_names)


def _lower_inspection(ctx, value, *, callback):
    from jax._src import sharding_impls
    from jax._src.interpreters import mlir

    devices, mesh = _devices_and_mesh(ctx)

    def tell(sharding):
        if mesh.empty:
            return callback(sharding_impls.GSPMDSharding(devices, sharding))
        spec = sharding_impls.PartitionSpec()
        if not sharding.is_manual():
            spec = sharding_impls.parse_flatten_op_sharding(sharding, mesh)[0]
        return callback(sharding_impls.NamedSharding(mesh, spec))

    if len(devices) == 1:
        tell(sharding_impls.replicated_hlo_sharding)
        return []
    function = _c_function(tell)
    ctx.module_context.add_keepalive(function)
    config = {
        "function": ctypes.cast(function, ctypes.c_void_p).value,
        "process": native.process_token(),
    }
    mlir.custom_call(
        "tesela.inspect_sharding",
        result_types=[],
        operands=[value],
        backend_config=json.dumps(config),
        has_side_effect=True,
    )
    return []


def _lower_whole(ctx, *values, call, **_):
    from jax._src import core
    from jax._src.interpreters import mlir

    function = core.jaxpr_as_fun(call)
    return mlir.lower_fun(function, multiple_results=True)(ctx, *values)


def enable() -> None:
    from jax._src import custom_partitioning, debugging
    from jax._src.interpreters import mlir

    for primitive, rule in (
        (debugging.inspect_sharding_p, _lower_inspection),
        (custom_partitioning.custom_partitioning_p, _lower_whole),
    ):
        mlir.register_lowering(primitive, rule, platform=NAME)
