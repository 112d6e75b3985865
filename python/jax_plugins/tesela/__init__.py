"""Makes Tesela a platform of JAX: JAX_PLATFORMS=tesela is all a user sets.

JAX imports this package by itself and calls initialize().
"""

import logging
import os
import pathlib

NAME = "tesela"
_log = logging.getLogger(__name__)


def library_path() -> str:
    """The plugin: TESELA_PLUGIN, or the one installed beside this file."""
    installed = pathlib.Path(__file__).parent / "pjrt_tesela.so"
    return os.environ.get("TESELA_PLUGIN", str(installed))


def initialize() -> None:
    from jax._src import xla_bridge

    xla_bridge.register_plugin(NAME, priority=500, library_path=library_path())

    # What follows switches on features that JAX grants by platform name. Should
    # another version of JAX have moved something, that feature is missing and
    # the rest works.
    from . import callbacks, linear_algebra, switches

    for enable in (
        switches.allow_donation,
        switches.allow_compilation_cache,
        switches.silence_experimental_warning,
        switches.show_hlo_text,
        callbacks.enable,
        linear_algebra.enable,
    ):
        try:
            enable()
        except Exception:  # pylint: disable=broad-exception-caught
            _log.warning(
                "tesela: %s is not available with this version of JAX",
                f"{enable.__module__}.{enable.__name__}",
                exc_info=True,
            )
