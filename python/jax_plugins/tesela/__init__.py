"""Makes Tesela a platform of JAX: JAX_PLATFORMS=tesela is all a user sets.

JAX imports this package by itself and calls initialize().
"""

import logging
import os
import re

from tesela_library import library_path

NAME = "tesela"
_log = logging.getLogger(__name__)


def client_options() -> dict[str, int]:
    """Programs that ask JAX for several devices on a host get as many here."""
    import jax

    asked = re.findall(
        r"--xla_force_host_platform_device_count=(\d+)", os.environ.get("XLA_FLAGS", "")
    )
    configured = getattr(jax.config, "jax_num_cpu_devices", -1)
    if "TESELA_NUM_DEVICES" in os.environ:
        return {}
    if configured > 0:
        return {"num_devices": configured}
    return {"num_devices": int(asked[-1])} if asked else {}


def initialize() -> None:
    from jax._src import xla_bridge

    xla_bridge.register_plugin(
        NAME, priority=500, library_path=library_path(), options=client_options
    )

    # What follows switches on features that JAX grants by platform name. Should
    # another version of JAX have moved something, that feature is missing and
    # the rest works.
    from . import (
        buffer_callback,
        callbacks,
        dlpack,
        first_call,
        linear_algebra,
        partitioning,
        switches,
    )

    for enable in (
        switches.allow_donation,
        switches.allow_compilation_cache,
        switches.keep_callbacks_out_of_the_cache,
        switches.silence_experimental_warning,
        switches.show_hlo_text,
        switches.take_branches_for_processors,
        switches.take_exports_for_processors,
        switches.take_rules_for_processors,
        callbacks.enable,
        dlpack.enable,
        first_call.enable,
        buffer_callback.enable,
        linear_algebra.enable,
        partitioning.enable,
    ):
        try:
            enable()
        except Exception:  # pylint: disable=broad-exception-caught
            _log.warning(
                "tesela: %s is not available with this version of JAX",
                f"{enable.__module__}.{enable.__name__}",
                exc_info=True,
            )
