"""What the plugin says of its executables beyond PJRT's interface."""

import ctypes

from tesela_library import functions


def hlo(fingerprint: bytes) -> str:
    """The HLO text of a living executable; empty where it is unknown."""
    call = functions().hlo
    size = call(fingerprint, len(fingerprint), None, 0)
    text = ctypes.create_string_buffer(size)
    call(fingerprint, len(fingerprint), text, size)
    return text.raw.decode()
