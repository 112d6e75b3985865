"""The part of the plugin's C interface that is Tesela's own.

Found on the chain of extensions of the PJRT table; src/plugin/abi/Extensions.h
declares it.
"""

import ctypes
import functools

from . import library_path

_KIND = 0x74657361


class _Extension(ctypes.Structure):
    pass


_Extension._fields_ = [
    ("struct_size", ctypes.c_size_t),
    ("type", ctypes.c_uint32),
    ("next", ctypes.POINTER(_Extension)),
    (
        "hlo",
        ctypes.CFUNCTYPE(
            ctypes.c_size_t,
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_size_t,
        ),
    ),
    (
        "provide",
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_char_p, ctypes.c_void_p),
    ),
]


class _Table(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("extensions", ctypes.POINTER(_Extension)),
    ]


@functools.cache
def _extension() -> _Extension:
    library = ctypes.CDLL(library_path())
    library.GetPjrtApi.restype = ctypes.POINTER(_Table)
    node = library.GetPjrtApi().contents.extensions
    while node:
        if node.contents.type == _KIND:
            return node.contents
        node = node.contents.next
    raise RuntimeError("the plugin is not Tesela's")


def hlo(fingerprint: bytes) -> str:
    """The HLO text of a living executable; empty where it is unknown."""
    call = _extension().hlo
    size = call(fingerprint, len(fingerprint), None, 0)
    text = ctypes.create_string_buffer(size)
    call(fingerprint, len(fingerprint), text, size)
    return text.raw.decode()


def provide(name: str, address: int) -> bool:
    """Hands the runtime the address of a LAPACK routine."""
    return _extension().provide(name.encode(), address)
