"""What a question says of its arguments: "M 2*K:bf16", positive, below, assume.

All of it is checked here, before anything is traced, with one kind of message:
what was given, what is wrong with it, what may be given.
"""

from __future__ import annotations

import collections.abc
import dataclasses
import keyword
import numbers
import re

import numpy as np

from . import dtypes
from .errors import SizeError, TraceError
from .sizes import Size, at_least, is_static, parse_size, text_of, value_at

_LARGEST = 2**63 - 1
_TRY = (
    "dimensions separated by blanks or commas, each a number, a name, or a polynomial "
    'without blanks, then, behind a colon, a dtype: "M K", "B,2*K-1:bf16"; "" is a scalar'
)
_DTYPES = "f32, f64, bf16, i32, ..., or one of " + ", ".join(dtypes.NAMES)
_WORDS = {"div", "mod", "min", "max"}


@dataclasses.dataclass(frozen=True)
class Spec:
    """What is known of one array: "M 2*K:bf16" -> its sizes and dtype."""

    shape: tuple
    dtype: np.dtype
    positive: bool = False
    below: object = None  # a size; integers in [0, below)

    def at(self, sizes: dict[str, int]) -> Spec:
        below = None if self.below is None else value_at(self.below, sizes)
        shape = tuple(value_at(n, sizes) for n in self.shape)
        return dataclasses.replace(self, shape=shape, below=below)

    def attributes(self) -> str:
        parts = []
        if not is_static(self.shape):
            parts.append(f'tesela.shape = "{", ".join(map(text_of, self.shape))}"')
        if self.positive:
            parts.append("tesela.positive")
        if self.below is not None:
            parts.append(f'tesela.below = "{text_of(self.below)}"')
        return f"{{{', '.join(parts)}}}" if parts else ""


def parse_spec(text: str, dtype="f32", name: str = "x") -> Spec:
    given = f"{name}={text!r}"
    sizes, colon, element = text.partition(":")
    parts = [part.strip() for part in sizes.split(",")]
    if len(parts) > 1 and not all(parts):
        raise SizeError(f"{given}: a dimension is missing beside a comma", _TRY)
    shape = tuple(_dimension(given, part) for group in parts for part in group.split())
    if colon and not element.strip():
        raise TraceError(f"{given}: no dtype stands behind the colon", _TRY)
    return Spec(shape, _dtype(given if colon else f"dtype={dtype!r}", element.strip() or dtype))


def _dimension(given: str, part: str):
    reason = _objection(given, part)
    if not reason:
        try:
            size = parse_size(part)
        except SizeError as error:
            reason = str(error).splitlines()[0].partition("is not a size")[2].lstrip(": ")
            raise SizeError(f"{given}: '{part}' is not a size{': ' * bool(reason)}{reason}", _TRY) from None
        if at_least(-1, size):
            reason = "it is negative"
        elif isinstance(size, int) and size > _LARGEST:
            reason = f"it is larger than {_LARGEST}"
        else:
            return size
    raise SizeError(f"{given}: '{part}' is not a size: {reason}", _TRY)


def _objection(given: str, part: str) -> str:
    if part in given.partition("=")[2].split() and part[0] in "+*-/":
        return "blanks separate dimensions, so none stand in 'M-1' and '2*K'"
    if part in ("?", "None", "...", "-1", "*"):
        return "a size that is open has a name, such as N"
    if set(part) & set("[]{}") or part.count("(") != part.count(")"):
        return "no brackets stand around dimensions"
    if part[0] in "+*/" or part[-1] in "+*-/":
        return "an operand is missing; no blanks stand in 'M-1' and '2*K'"
    if "/" in part and "//" not in part or "%" in part:
        return "what is a multiple is written so, '2*K', and not what is a part of it"
    for word in re.findall(r"[^\W\d]\w*", part):
        if keyword.iskeyword(word) or word in _WORDS or not word.isascii():
            return f"{word} is no name"
    return ""


def _dtype(given: str, text) -> np.dtype:
    try:
        dtype = dtypes.parse(text)
        dtypes.element(dtype)
        return dtype
    except TypeError as error:  # TraceError among them
        what, _, rest = str(error).partition("\n")
        instead = rest.partition("try: ")[2] if "bits or bytes" in what else _DTYPES
        raise TraceError(f"{given}: {what}", instead) from None


def parse_arguments(arguments, dtype, positive, below) -> dict:
    """name -> Spec for a string; anything else as it is."""
    if not isinstance(arguments, collections.abc.Mapping):
        raise TraceError(f"inputs={arguments!r} is no dict", 'inputs={"x": "M K"}')
    positive = {positive} if isinstance(positive, str) else set(positive or ())
    if not isinstance(below or {}, collections.abc.Mapping):
        raise TraceError(f"below={below!r} is no dict", 'below={"i": "M"}: 0 <= i < M')
    below = dict(below or {})
    specs = {
        name: parse_spec(value, dtype, name) if isinstance(value, str) else value
        for name, value in arguments.items()
    }
    for option, names in (("positive", positive), ("below", below)):
        for name in names:
            if not isinstance(specs.get(name), Spec):
                arrays = [n for n, v in specs.items() if isinstance(v, Spec)]
                raise TraceError(
                    f"{option}: '{name}' is no array of the question", f"one of {arrays}"
                )
    for name in positive:
        kind = specs[name].dtype
        if kind == bool or dtypes.is_complex(kind):
            raise TraceError(f"positive: '{name}' is {kind}, which has no sign", "f32, i32, ...")
        specs[name] = dataclasses.replace(specs[name], positive=True)
    for name, limit in below.items():
        specs[name] = dataclasses.replace(specs[name], below=_limit(name, limit, specs[name].dtype))
    return specs


def _limit(name: str, limit, dtype):
    if not (dtypes.is_signed(dtype) or dtypes.is_unsigned(dtype)):
        raise TraceError(f"below: '{name}' is {dtype}, not integers", f'{name}="... :i32"')
    if isinstance(limit, str):
        limit = _dimension(f"below={{{name!r}: {limit!r}}}", limit.strip() or "?")
    if not isinstance(limit, (int, Size)) or isinstance(limit, bool) or at_least(0, limit):
        raise TraceError(f"below: {limit!r} is no size", 'a size such as "M", at least 1')
    return limit


def parse_assumptions(assume, known: set[str]) -> list[str]:
    """Conditions on sizes; the tool reads them in full."""
    texts = [assume] if isinstance(assume, str) else assume
    example = "conditions on sizes: assume=['N0 < N', 'K == 64*B', 'K mod 8 == 0']"
    if not isinstance(texts, collections.abc.Iterable) or any(not isinstance(t, str) for t in texts):
        raise TraceError(f"assume={assume!r} is no list of texts", example)
    texts = list(texts)
    for text in texts:
        comparisons = re.findall(r"[<>=!]+", text)
        bad = set(re.sub(r"[\s\w+\-*(),<>=!]", "", text))
        if len(comparisons) != 1 or comparisons[0] not in ("==", "!=", "<", "<=", ">", ">="):
            raise TraceError(f"assume: '{text}' is not one comparison", example)
        if bad:
            raise TraceError(
                f"assume: '{text}' has {' '.join(sorted(bad))} in it; there are "
                "+ - * ( ) div mod min max",
                example,
            )
        names = set(re.findall(r"[^\W\d]\w*", text)) - _WORDS
        if not names & known:  # "K == 64*B" may bring a name along
            raise TraceError(
                f"assume: '{text}' names no size of the arguments",
                f"names of sizes: {', '.join(sorted(known)) or 'there are none'}",
            )
    return texts


def check_timeout(timeout) -> None:
    is_number = isinstance(timeout, numbers.Real) and not isinstance(timeout, bool)
    if timeout is not None and not (is_number and timeout > 0):
        raise TraceError(f"timeout={timeout!r} is no time", "seconds, more than 0; None: no limit")


def check_function(function, title: str) -> None:
    if not callable(function):
        which = "" if title == "main" else f"{title}: "
        raise TraceError(f"{which}{function!r} is no function", "tesela.prove(f, g, x='M K')")


def check_numbers(sizes: dict, names: set[str]) -> None:
    """sizes= of tesela.variants."""
    for name, number in sizes.items():
        if name not in names:
            raise TraceError(
                f"sizes: '{name}' is no size of the arguments",
                f"one of {sorted(names)}" if names else "",
            )
        whole = isinstance(number, numbers.Integral) and not isinstance(number, bool)
        if not (whole and 1 <= number <= _LARGEST):
            raise TraceError(f"sizes: {name}={number!r} is no size", "a whole number, at least 1")
