"""Features that JAX grants by a list of platform names."""

import dataclasses
import functools
import logging
import sys

from . import NAME


def allow_donation() -> None:
    from jax._src.interpreters import mlir

    if NAME not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(NAME)


def allow_compilation_cache() -> None:
    """The persistent cache asks for one of the names it knows."""
    from jax._src import compilation_cache

    asked = compilation_cache.is_cache_used

    class Named:
        """A client under the name of one that may cache."""

        platform = "cpu"
        supports_executable_serialization = True

    @functools.wraps(asked)
    def is_cache_used(backend):
        return asked(Named() if backend.platform == NAME else backend)

    compilation_cache.is_cache_used = is_cache_used


def keep_callbacks_out_of_the_cache() -> None:
    """JAX writes no program to its cache that calls back into Python, and says
    why. It does not see that ours do."""
    from jax._src import compiler

    from . import native

    original = compiler._cache_write

    @functools.wraps(original)
    def cache_write(key, seconds, name, backend, executable, host_callbacks):
        # One compiled for a topology, without devices, has no fingerprint.
        fingerprint = getattr(executable, "fingerprint", None)
        if backend.platform == NAME and fingerprint and not host_callbacks:
            text = native.hlo(fingerprint)
            host_callbacks = ["tesela.callback"] * ("tesela.callback" in text)
        return original(key, seconds, name, backend, executable, host_callbacks)

    compiler._cache_write = cache_write


def silence_experimental_warning() -> None:
    def keep(record: logging.LogRecord) -> bool:
        return f"Platform '{NAME}' is experimental" not in record.getMessage()

    logging.getLogger("jax._src.xla_bridge").addFilter(keep)


def show_hlo_text() -> None:
    """compiled.as_text(): our optimised program, not a translation of it."""
    from jax._src import stages

    from . import native

    original = stages.Executable.as_text

    @functools.wraps(original)
    def as_text(self):
        executable = self.xla_extension_executable()
        if getattr(executable.client, "platform", "") == NAME:
            text = native.hlo(executable.fingerprint)
            if text:
                return text
        return original(self)

    stages.Executable.as_text = as_text


def _for_processors_of(rule):
    return sys.modules[rule.__module__]._mpmd_map_fallback_lowering


@functools.cache
def _interpreted_only(rule):
    @functools.wraps(rule)
    def lower(ctx, *args, interpret, **parameters):
        if not interpret:
            raise ValueError(
                "pallas_call: there is no compiler of Pallas kernels for this "
                "platform, only interpret mode. Try: interpret=True"
            )
        return rule(ctx, *args, interpret=interpret, **parameters)

    return lower


# Primitives whose one rule for every platform asks for the name of a known one:
# from that rule, ours.
_NAMED = {"mpmd_map": _for_processors_of, "pallas_call": _interpreted_only}


class _Rules(dict):
    """Lowering rules of this platform. A primitive that has neither one here nor
    one for every platform is lowered as for processors: JAX's rule, or another
    package's, may come after this one is loaded."""

    def __init__(self, own, for_every_platform, for_processors):
        super().__init__(own)
        self._for_every_platform = for_every_platform
        self._for_processors = for_processors

    def __contains__(self, primitive):
        return super().__contains__(primitive) or (
            primitive not in self._for_every_platform
            and primitive in self._for_processors
            or primitive.name in _NAMED
        )

    def __missing__(self, primitive):
        if primitive.name in _NAMED:
            entry = self._for_every_platform[primitive]
            return dataclasses.replace(entry, rule=_NAMED[primitive.name](entry.rule))
        return self._for_processors[primitive]


def take_rules_for_processors() -> None:
    from jax._src.interpreters import mlir

    rules = mlir._platform_specific_lowerings
    rules[NAME] = _Rules(rules[NAME], mlir._lowerings, rules["cpu"])


def take_branches_for_processors() -> None:
    """Of jax.lax.platform_dependent, where there is none for this platform: the
    devices are processors, so the branch for those comes before a default."""
    from jax._src.interpreters import mlir
    from jax._src.lax.control_flow import conditionals

    def with_ours(platforms):
        if any(NAME in names for names in platforms if names is not None):
            return platforms
        return tuple(
            (*names, NAME) if names is not None and "cpu" in names else names
            for names in platforms
        )

    def register(primitive, rule, parameter):
        @functools.wraps(rule)
        def lower(*args, **parameters):
            platforms = parameters.get(parameter)
            if platforms is not None:
                parameters[parameter] = with_ours(platforms)
            return rule(*args, **parameters)

        mlir.register_lowering(primitive, lower, platform=NAME)

    index = conditionals._platform_index_lowering
    register(conditionals.platform_index_p, index, "platforms")
    register(conditionals.cond_p, conditionals._cond_lowering, "branches_platforms")


def take_exports_for_processors() -> None:
    """What jax.export made for a CPU runs here."""
    from jax._src.export import _export
    from jax._src.interpreters import mlir

    rule = _export._call_exported_lowering

    @functools.wraps(rule)
    def lower(ctx, *args, exported):
        if NAME not in exported.platforms:
            names = tuple(
                NAME if name == "cpu" else name for name in exported.platforms
            )
            exported = dataclasses.replace(exported, platforms=names)
        return rule(ctx, *args, exported=exported)

    mlir.register_lowering(_export.call_exported_p, lower, platform=NAME)
