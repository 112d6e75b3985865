"""Tesela's shared library and the part of its C interface that is Tesela's own.

One library serves JAX and NumPy, so that LLVM is in a process once. Its own
functions lie on the chain of extensions of the PJRT table;
src/plugin/abi/Extensions.h declares them. ctypes calls them without the
interpreter's lock. Both packages use this module, so it imports neither, and
nothing that takes long.
"""

import ctypes as c
import functools
import os
import pathlib

_KIND = 0x74657361


class _Node(c.Structure):
    pass


_Node._fields_ = [
    ("size", c.c_size_t),
    ("type", c.c_uint32),
    ("next", c.POINTER(_Node)),
    ("hlo", c.c_void_p),
    ("provide", c.c_void_p),
    ("process_token", c.c_void_p),
    ("compile", c.c_void_p),
    ("signature", c.c_void_p),
    ("run", c.c_void_p),
    ("release_executable", c.c_void_p),
    ("release_text", c.c_void_p),
    ("allocate", c.c_void_p),
    ("release_block", c.c_void_p),
]


class _Table(c.Structure):
    _fields_ = [("size", c.c_size_t), ("nodes", c.POINTER(_Node))]


def library_path() -> str:
    """TESELA_PLUGIN, or the library that is installed for JAX beside this file."""
    beside = pathlib.Path(__file__).parent / "jax_plugins/tesela/pjrt_tesela.so"
    return os.environ.get("TESELA_PLUGIN", str(beside))


class _Functions:
    """The C functions, with their types. OSError where there is no library of this
    version."""

    def __init__(self):
        path = library_path()
        library = c.CDLL(path)
        library.GetPjrtApi.restype = c.POINTER(_Table)
        node = library.GetPjrtApi().contents.nodes
        while node and node.contents.type != _KIND:
            node = node.contents.next
        if not node or node.contents.size < c.sizeof(_Node):
            raise OSError(f"{path} is not a library of this version of Tesela")
        of, p, n = node.contents, c.c_void_p, c.c_size_t
        self.hlo = c.CFUNCTYPE(n, c.c_char_p, n, p, n)(of.hlo)
        self.provide = c.CFUNCTYPE(c.c_bool, c.c_char_p, p)(of.provide)
        self.process_token = c.CFUNCTYPE(c.c_int64)(of.process_token)
        self.compile = c.CFUNCTYPE(p, c.c_char_p, n, c.c_char_p, n, p)(of.compile)
        self.signature = c.CFUNCTYPE(p, p)(of.signature)
        self.run = c.CFUNCTYPE(p, p, p, n, p, n)(of.run)
        self.release_executable = c.CFUNCTYPE(None, p)(of.release_executable)
        self.release_text = c.CFUNCTYPE(None, p)(of.release_text)
        self.allocate = c.CFUNCTYPE(p, n, p, p)(of.allocate)
        self.release_block = c.CFUNCTYPE(None, p)(of.release_block)

    def text(self, pointer: int | None) -> str:
        """Takes over a text of the library; none means that memory ran out."""
        if not pointer:
            raise MemoryError("out of memory")
        text = c.string_at(pointer).decode(errors="replace")
        self.release_text(pointer)
        return text


functions = functools.cache(_Functions)

_ROUTINES = (
    "geev gees gehrd geqp3 geqrf gesdd gesvd getrf gtsv heevd hetrd orgqr ormqr "
    "syevd sytrd ungqr unmqr"
).split()


@functools.cache
def provide_lapack() -> None:
    """Hands SciPy's routines to the runtime (src/runtime/Lapack.h). ImportError
    without SciPy, whose import waits until it is needed."""
    from scipy.linalg import cython_lapack

    name_of = c.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = c.c_char_p, [c.py_object]
    pointer_of = c.pythonapi.PyCapsule_GetPointer
    pointer_of.restype = c.c_void_p
    pointer_of.argtypes = [c.py_object, c.c_char_p]
    for routine in _ROUTINES:
        for letter in "sdcz":
            capsule = cython_lapack.__pyx_capi__.get(letter + routine)
            if capsule is not None:
                address = pointer_of(capsule, name_of(capsule))
                functions().provide((letter + routine).encode(), address)
