"""DLPack: arrays of NumPy, PyTorch and others, without a copy where that goes.

JAX's own functions do the checking. What they ask of a backend for "cpu", and of
the two functions that make and read capsules, is answered here for our devices,
whose memory is the host's; NumPy makes and reads the capsules.
"""

import ctypes
import functools

import numpy as np

from . import NAME

_BFLOAT, _UNSIGNED = 4, 1  # type codes of DLPack; NumPy knows no bfloat
_CODE_AT = 20  # in a DLTensor, behind data, device and ndim


def _code_of(capsule):
    """The byte that says what kind of number the elements of an unused capsule are."""
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype = ctypes.c_void_p
    pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]
    return ctypes.c_uint8.from_address(pointer_of(capsule, b"dltensor") + _CODE_AT)


class _Holder:
    """A capsule as NumPy wants it."""

    def __init__(self, capsule):
        self._capsule = capsule

    def __dlpack__(self, **_):
        return self._capsule

    def __dlpack_device__(self):
        return 1, 0


def _writable(value):
    """The same memory without the mark that JAX's arrays cannot change; most
    consumers take none that has it, and JAX's CPU does not set it either."""
    if value.size == 0:
        return value.copy()
    memory = (ctypes.c_uint8 * value.nbytes).from_address(value.ctypes.data)
    memory.owner = value
    return np.frombuffer(memory, value.dtype).reshape(value.shape)


def _capsule_of(array):
    array.unsafe_buffer_pointer()  # tells the plugin that others may write there
    value = np.ascontiguousarray(array)
    if value.dtype.name != "bfloat16":
        return _writable(value.reshape(array.shape)).__dlpack__()
    bits = _writable(value.view(np.uint16).reshape(array.shape))
    capsule = bits.__dlpack__()
    _code_of(capsule).value = _BFLOAT
    return capsule


def _array_of(capsule, device, copy):
    import jax
    import ml_dtypes

    code = _code_of(capsule)
    is_bfloat = code.value == _BFLOAT
    if is_bfloat:
        code.value = _UNSIGNED
    value = np.from_dlpack(_Holder(capsule))
    if is_bfloat:
        value = value.view(ml_dtypes.bfloat16)
    result = jax.device_put(np.array(value) if copy else value, device)
    # To ask for it tells the plugin that others may write there.
    address = result.unsafe_buffer_pointer()
    if copy is False and value.size:
        if address != value.ctypes.data:
            raise ValueError(
                "Specified an array which requires a copy, since it is small, not "
                "dense, or not aligned to 64 bytes. However copy=False. Set "
                "copy=True or copy=None to perform the requested operation."
            )
    return result


class _Capsules:
    """jaxlib's functions for capsules; ours where the devices are ours."""

    def __init__(self, module):
        self._module = module

    def __getattr__(self, name):
        return getattr(self._module, name)

    def buffer_to_dlpack_managed_tensor(self, array, **options):
        (device,) = array.devices()
        if device.platform == NAME:
            return _capsule_of(array)
        return self._module.buffer_to_dlpack_managed_tensor(array, **options)

    def dlpack_managed_tensor_to_buffer(self, capsule, device, stream, copy, *more):
        if device.platform == NAME:
            return _array_of(capsule, device, copy)
        return self._module.dlpack_managed_tensor_to_buffer(
            capsule, device, stream, copy, *more
        )


def enable() -> None:
    from jax._src import array, dlpack

    from .callbacks import Bridge

    dlpack._jax = _Capsules(dlpack._jax)
    dlpack.xla_bridge = Bridge(dlpack.xla_bridge)
    original = array.ArrayImpl.__dlpack_device__

    @functools.wraps(original)
    def device_of(self):
        if self.platform() == NAME and len(self._arrays) == 1:
            return dlpack.DLDeviceType.kDLCPU, 0
        return original(self)

    array.ArrayImpl.__dlpack_device__ = device_of
