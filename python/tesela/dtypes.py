"""Element types: NumPy's dtypes and how StableHLO text spells them."""

from __future__ import annotations

import numpy as np

from .errors import TraceError

NAMES = {
    "bool": ("i1", "pred"),
    "float16": ("f16", "f16"),
    "bfloat16": ("bf16", "bf16"),
    "float32": ("f32", "f32"),
    "float64": ("f64", "f64"),
    "complex64": ("complex<f32>", "c64"),
    "complex128": ("complex<f64>", "c128"),
    "float8_e4m3fn": ("f8E4M3FN", "f8e4m3fn"),
    "float8_e5m2": ("f8E5M2", "f8e5m2"),
} | {
    f"{sign}int{bits}": (f"{'u' * bool(sign)}i{bits}", f"{sign or 's'}{bits}")
    for sign in ("", "u")
    for bits in (4, 8, 16, 32, 64)
}
_SHORT = {"i1": "bool"} | {hlo: name for name, (_, hlo) in NAMES.items()}
_SHORT |= {mlir: name for name, (mlir, _) in NAMES.items()}


def _names(dtype: np.dtype) -> tuple[str, str]:
    found = NAMES.get(dtype.name)
    if found is None:
        raise TraceError(
            f"arrays of dtype {dtype} are not supported",
            "one of " + ", ".join(NAMES),
        )
    return found


def element(dtype: np.dtype) -> str:
    """The spelling of StableHLO text: "f32", "i1", "complex<f32>"."""
    return _names(dtype)[0]


def hlo_name(dtype: np.dtype) -> str:
    """The spelling of HLO text: "f32", "pred", "c64"."""
    return _names(dtype)[1]


# Bits to some and bytes to others, NumPy among them.
_AMBIGUOUS = {"i1", "i4", "i8", "u4", "u8"}


def parse(text) -> np.dtype:
    """A dtype, or a name of one: "f32", "bf16", "i64", "float32"."""
    if isinstance(text, str):
        if text in _AMBIGUOUS:
            raise TraceError(
                f"'{text}' counts bits or bytes", "a name such as 'int8', 'int64', 'bool'"
            )
        name = _SHORT.get(text, text)
        try:
            return np.dtype(name)
        except TypeError:
            import ml_dtypes  # names such as bfloat16 are its

            if not hasattr(ml_dtypes, name):
                raise TraceError(
                    f"'{text}' is no dtype", "one of " + ", ".join(sorted(_SHORT))
                ) from None
            return np.dtype(getattr(ml_dtypes, name))
    return np.dtype(text)


def is_float(dtype: np.dtype) -> bool:
    return dtype.kind == "f" or (dtype.kind == "V" and "float" in dtype.name)


def is_complex(dtype: np.dtype) -> bool:
    return dtype.kind == "c"


def is_signed(dtype: np.dtype) -> bool:
    return dtype.kind == "i" or dtype.name in ("int2", "int4")


def is_unsigned(dtype: np.dtype) -> bool:
    return dtype.kind == "u" or dtype.name in ("uint2", "uint4")


def is_narrow_float(dtype: np.dtype) -> bool:
    """Floats of 16 bits and fewer, whose products are exact in f32."""
    return is_float(dtype) and dtype.itemsize <= 2


def real_part(dtype: np.dtype) -> np.dtype:
    return np.dtype(f"f{dtype.itemsize // 2}") if is_complex(dtype) else dtype
