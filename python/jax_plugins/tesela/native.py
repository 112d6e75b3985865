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


def process_token() -> int:
    """What a program that calls back says of this process, so that no other runs
    it: addresses and numbers of processes repeat, in containers above all."""
    return functions().process_token()
