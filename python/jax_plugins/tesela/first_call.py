"""A program that begins with a jax.debug.print outside of jit, or from_dlpack.

JAX runs such a callback with its arguments on a CPU, and looks for one. That
search is what loads this package, so it is under way when callbacks.py sets up
its answer for all later ones. Here it gets that answer too, once.
"""

import sys

from . import NAME


def _runs(code) -> bool:
    frame = sys._getframe()
    while frame is not None:
        if frame.f_code is code:
            return True
        frame = frame.f_back
    return False


class _Once:
    """A module of which one name stands for something else, in one module that
    uses it, until it is called."""

    def __init__(self, user, alias, name, stand_in):
        self._module = getattr(user, alias)
        self._user, self._alias, self._name = user, alias, name
        self._stand_in = stand_in
        setattr(user, alias, self)

    def __getattr__(self, name):
        if name != self._name:
            return getattr(self._module, name)
        setattr(self._user, self._alias, self._module)
        return self._stand_in


def enable() -> None:
    from jax._src import config, debugging, dlpack, xla_bridge

    platforms = (config.jax_platforms.value or "cpu").split(",")
    if "cpu" in platforms:
        return
    # Who may be looking for a CPU, and what they do with it next.
    for user, searching, alias, name in (
        (debugging, debugging.debug_callback_impl, "api", "device_put"),
        (dlpack, dlpack.from_dlpack, "_jax", "dlpack_managed_tensor_to_buffer"),
    ):
        if _runs(searching.__code__):
            _answer(xla_bridge, user, alias, name)


def _answer(xla_bridge, user, alias, name) -> None:
    canonical = xla_bridge.canonicalize_platform
    following = getattr(getattr(user, alias), name)

    def name_of(platform):
        xla_bridge.canonicalize_platform = canonical
        return NAME if platform == "cpu" else canonical(platform)

    def then(*args, **kwargs):
        # "cpu" means nothing to anyone else who asks JAX for it.
        xla_bridge.get_backend.cache_clear()
        xla_bridge.local_devices.cache_clear()
        return following(*args, **kwargs)

    xla_bridge.canonicalize_platform = name_of
    _Once(user, alias, name, then)
