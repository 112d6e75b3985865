"""NumPy functions that no program can stand for, and what to use instead."""

from __future__ import annotations

import numpy as np

_SIZE = "the result's size depends on values"
_TEXT = "it makes text, which needs values"
_FILE = "it reads or writes a file"
_MEMORY = "a traced array has no memory to ask about"
_ROOT = "whether the result is complex depends on values"
_MASK = "np.where(mask, x, other), or a mask that is a NumPy array of an outer scope"
_OUTSIDE = "calling it outside of the function"

# Reason, what to try, names. Names with a dot are below numpy.
TABLE = [
    (_SIZE, _MASK, "argwhere flatnonzero nonzero place trim_zeros"),
    (_SIZE, "np.sort, which brings equal elements together", """union1d intersect1d
     setdiff1d setxor1d unique unique_all unique_counts unique_inverse unique_values"""),
    (_SIZE, "np.sum(x[:, None] == np.arange(n), axis=0), or np.add.at(np.zeros_like(y), x, 1)", "bincount"),
    (_SIZE, _OUTSIDE, "roots polydiv"),
    (_TEXT, _OUTSIDE, "array2string array_repr array_str datetime_as_string"),
    (_FILE, _OUTSIDE, """fromfile frombuffer fromstring fromiter genfromtxt loadtxt save
     savetxt savez savez_compressed"""),
    (_MEMORY, "", "may_share_memory shares_memory"),
    ("its result's dtype depends on values", "x.astype", "min_scalar_type real_if_close"),
    (_ROOT, "the function of that name in np, of x.astype(np.complex128)", """emath.arccos emath.arcsin
     emath.arctanh emath.log emath.log10 emath.log2 emath.logn emath.power emath.sqrt"""),
    ("days are no numbers here", _OUTSIDE, "busday_count busday_offset is_busday isnat"),
    ("it makes an array of its own", "np.indices", "fromfunction"),
    ("it calls a function for parts of the array", "np.where, np.select", "piecewise"),
    ("it makes arrays of objects", _OUTSIDE, "frompyfunc"),
]  # fmt: skip


def _named(name: str):
    found = np
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


REASONS = {
    _named(name): (reason, instead)
    for reason, instead, names in TABLE
    for name in names.split()
    if _named(name) is not None
}


_BY_NAME = {name: entry[:2] for entry in TABLE for name in entry[2].split()}


def why(function) -> tuple[str, str]:
    """The reason that a function is not traced, and what to try."""
    module = getattr(function, "__module__", "") or ""
    if isinstance(function, np.ufunc) and getattr(np, function.__name__, None) is not function:
        return "it is a ufunc, but none of NumPy's", "a formula of NumPy's functions"
    if "recfunctions" in module:
        return "records are not supported", "one array for each field"
    if module.startswith("numpy.polynomial"):
        return "polynomials with the lowest power first are not known", "np.polyval"
    of_text = module.startswith(("numpy.strings", "numpy.char"))
    if of_text or hasattr(np.strings, getattr(function, "__name__", "")) and not hasattr(
        np, function.__name__
    ):
        return "text is not supported", _OUTSIDE
    # Of functions with like= NumPy knows two, of one name.
    name = f"{module}.{getattr(function, '__name__', '')}".removeprefix("numpy.")
    found = REASONS.get(function) or _BY_NAME.get(name)
    return found or ("", "a function of docs/python.md")
