"""jax.experimental.buffer_callback: Python writes results in place.

JAX's own rule hands out XLA's buffers; here they are views of Tesela's memory,
of use as long as the call lasts.
"""

import numpy as np

from . import NAME, callbacks


class Buffer:
    """An array that lives as long as the callback."""

    def __init__(self, address, aval, writeable):
        self._aval = aval
        self.writeable = writeable
        count = int(np.prod(aval.shape, dtype=np.int64)) * aval.dtype.itemsize
        if callbacks.is_extended(aval.dtype):
            raise NotImplementedError(
                f"tesela: buffer_callback with elements of type {aval.dtype}"
            )
        data = callbacks.bytes_at(address, count) if count else np.zeros(0, np.uint8)
        self._array = data.view(aval.dtype).reshape(aval.shape)
        self._array.flags.writeable = writeable

    shape = property(lambda self: self._aval.shape)
    dtype = property(lambda self: self._aval.dtype)
    ndim = property(lambda self: len(self._aval.shape))

    def __array__(self, dtype=None, copy=None):
        if dtype is not None and np.dtype(dtype) != self.dtype:
            if copy is False:
                raise ValueError("a conversion needs a copy")
            return self._array.astype(dtype)
        return self._array.copy() if copy else self._array

    def __dlpack__(self, **options):
        # NumPy exports no array that it may not write.
        whole = self._array.view()
        whole.flags.writeable = True
        return whole.__dlpack__(**options)

    def __dlpack_device__(self):
        return self._array.__dlpack_device__()


class Context:
    """What a callback learns of its launch."""

    @property
    def stage(self):
        from jax.experimental.buffer_callback import ExecutionStage

        return ExecutionStage.EXECUTE

    @property
    def stream(self):
        import jax

        raise jax.errors.JaxRuntimeError(
            "UNIMPLEMENTED: XLA FFI GPU context is not available on Tesela"
        )


def _call(callback, in_tree, out_tree, aliases):
    from jax._src import tree_util

    def call(operands, results):
        # Aliased results begin as their operands are; the callback sees one
        # array for both.
        operands = list(operands)
        for operand, result in aliases:
            np.copyto(results[result]._array, operands[operand]._array)
            operands[operand] = results[result]
        args, kwargs = tree_util.tree_unflatten(in_tree, operands)
        out = tree_util.tree_unflatten(out_tree, results)
        if callback(Context(), out, *args, **kwargs) is not None:
            raise ValueError("buffer_callback callback must not return any values.")

    return call


def enable() -> None:
    from jax._src import buffer_callback
    from jax._src.interpreters import mlir

    def lower(
        ctx,
        *operands,
        callback,
        in_tree,
        out_tree,
        has_side_effect,
        input_output_aliases,
        **_,
    ):
        call = _call(callback, in_tree, out_tree, input_output_aliases)
        results, _, _ = callbacks.emit(
            ctx,
            callbacks.in_place_function(call, Buffer, ctx.avals_in, ctx.avals_out),
            None,
            operands,
            ctx.avals_out,
            has_side_effect=has_side_effect,
            sharding=None,
        )
        return results

    mlir.register_lowering(buffer_callback.buffer_callback_p, lower, platform=NAME)
