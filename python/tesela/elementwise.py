"""What each ufunc computes, on traced arrays of one shape in its loop's types."""

from __future__ import annotations

import math

import numpy as np

from . import dtypes
from . import primitives as p

BODIES: dict = {}


def means(*names):
    def register(function):
        BODIES.update(dict.fromkeys(names, function))
        return function

    return register


def _simple(kind, table: str):
    for entry in table.split():
        name, operator = entry.split("=")
        BODIES[name] = kind(operator)


_simple(
    lambda op: lambda x: p.unary(op, x),
    """sqrt=sqrt exp=exponential log=log sin=sine cos=cosine tan=tan tanh=tanh
    cbrt=cbrt expm1=exponential_minus_one log1p=log_plus_one arcsin=chlo.asin
    arccos=chlo.acos arctan=chlo.atan sinh=chlo.sinh cosh=chlo.cosh
    arcsinh=chlo.asinh arccosh=chlo.acosh arctanh=chlo.atanh negative=negate""",
)
_simple(
    lambda op: lambda x, y: p.binary(op, x, y),
    """add=add subtract=subtract multiply=multiply divide=divide
    bitwise_and=and bitwise_or=or bitwise_xor=xor arctan2=atan2
    nextafter=chlo.next_after float_power=power maximum=maximum minimum=minimum""",
)


def _on_floats(name: str, operator: str):
    """Integers are unchanged, floats go through the operator."""

    def body(x):
        if dtypes.is_complex(x.dtype):
            return p.complex_of(body(p.real(x)), body(p.imag(x)))
        return p.unary(operator, x) if dtypes.is_float(x.dtype) else x

    BODIES[name] = body


_on_floats("rint", "round_nearest_even")
_on_floats("floor", "floor")
_on_floats("ceil", "ceil")


@means("trunc")
def _trunc(x):
    if not dtypes.is_float(x.dtype):
        return x
    down, up = p.unary("floor", x), p.unary("ceil", x)
    return p.select(p.compare("LT", x, p.like(x, 0)), up, down)


# Wider steps where a result is rounded once ----------------------------------------


def _scaled_log(base: float):
    def body(x):
        if dtypes.is_complex(x.dtype):
            return times(p.unary("log", x), 1 / math.log(base))
        if x.dtype.itemsize < 8:
            return p.convert(body(p.convert(x, np.float64)), x.dtype)
        return times(p.unary("log", x), 1 / math.log(base))

    return body


def times(x, factor: float):
    return p.binary("multiply", x, p.like(x, factor))


BODIES["log2"] = _scaled_log(2)
BODIES["log10"] = _scaled_log(10)
BODIES["exp2"] = lambda x: p.binary("power", p.like(x, 2), x)
BODIES["deg2rad"] = BODIES["radians"] = lambda x: times(x, math.pi / 180)
BODIES["rad2deg"] = BODIES["degrees"] = lambda x: times(x, 180 / math.pi)


# Signs and parts ----------------------------------------


@means("absolute")
def _absolute(x):
    if x.dtype == bool or dtypes.is_unsigned(x.dtype):
        return x
    return p.unary("abs", x, dtypes.real_part(x.dtype))


BODIES["fabs"] = _absolute


@means("sign")
def _sign(x):
    if dtypes.is_unsigned(x.dtype):
        return p.binary("minimum", x, p.like(x, 1))
    # The sign of -0.0 is 0.0.
    return p.binary("add", p.unary("sign", x), p.like(x, 0))


@means("positive")
def _positive(x):
    return x


@means("conjugate")
def _conjugate(x):
    if not dtypes.is_complex(x.dtype):
        return x
    return p.complex_of(p.real(x), p.unary("negate", p.imag(x)))


@means("square")
def square(x):
    return p.binary("multiply", x, x)


@means("reciprocal")
def _reciprocal(x):
    result = p.binary("divide", p.like(x, 1), x)
    if x.dtype.kind in "iu":
        # What converting the float infinity gives on the processors we run on.
        wide = dtypes.is_signed(x.dtype) and x.dtype.itemsize >= 4
        at_zero = np.iinfo(x.dtype).min if wide else 0
        result = p.select(p.compare("EQ", x, p.like(x, 0)), p.like(x, at_zero), result)
    return result


@means("bitwise_count")
def _bitwise_count(x):
    return p.unary("popcnt", _absolute(x))


def _sign_bit(x):
    bits = p.bitcast(x, np.dtype(f"i{x.dtype.itemsize}"))
    return p.compare("LT", bits, p.like(bits, 0))


BODIES["signbit"] = _sign_bit


@means("copysign")
def copysign(x, y):
    size = p.unary("abs", x)
    return p.select(_sign_bit(y), p.unary("negate", size), size)


@means("heaviside")
def _heaviside(x, y):
    zero = p.like(x, 0)
    step = p.convert(p.compare("GT", x, zero), x.dtype)
    step = p.select(p.compare("EQ", x, zero), y, step)
    return p.select(p.compare("NE", x, x), x, step)


@means("modf")
def _modf(x):
    whole = BODIES["trunc"](x)
    rest = p.binary("subtract", x, whole)
    rest = p.select(BODIES["isinf"](x), p.like(x, 0), rest)
    return copysign(rest, x), copysign(whole, x)


# Questions ----------------------------------------


def _of_parts(question, join):
    def body(x):
        if dtypes.is_complex(x.dtype):
            return p.binary(join, body(p.real(x)), body(p.imag(x)))
        if not dtypes.is_float(x.dtype):
            return p.full(x.shape, question is _is_finite, bool)
        return question(x)

    return body


def _is_finite(x):
    return p.unary("is_finite", x, bool)


def is_nan(x):
    return p.compare("NE", x, x)


def is_infinite(x):
    return p.compare("EQ", p.unary("abs", x), p.like(x, np.inf))


BODIES["isfinite"] = _of_parts(_is_finite, "and")
BODIES["isnan"] = _of_parts(is_nan, "or")
BODIES["isinf"] = _of_parts(is_infinite, "or")


def _comparison(direction: str, strict: str):
    def body(x, y):
        if dtypes.is_complex(x.dtype) and direction not in ("EQ", "NE"):
            xr, yr = p.real(x), p.real(y)
            same = p.compare("EQ", xr, yr)
            return p.select(
                same, p.compare(direction, p.imag(x), p.imag(y)), p.compare(strict, xr, yr)
            )
        if x.dtype != y.dtype:  # int64 with uint64
            return _of_mixed_signs(direction, x, y)
        return p.compare(direction, x, y)

    return body


def _of_mixed_signs(direction: str, x, y):
    """Compares as mathematics does: a negative number is below every uint64."""
    signed = x if dtypes.is_signed(x.dtype) else y
    negative = p.compare("LT", signed, p.like(signed, 0))
    unsigned = p.compare(direction, p.convert(x, np.uint64), p.convert(y, np.uint64))
    below = direction in (("LT", "LE") if signed is x else ("GT", "GE")) or direction == "NE"
    return p.select(negative, p.full(x.shape, below, bool), unsigned)


for _name, _direction, _strict in (
    ("less", "LT", "LT"),
    ("less_equal", "LE", "LT"),
    ("greater", "GT", "GT"),
    ("greater_equal", "GE", "GT"),
    ("equal", "EQ", "EQ"),
    ("not_equal", "NE", "NE"),
):
    BODIES[_name] = _comparison(_direction, _strict)


def _logical(operator: str):
    return lambda x, y: p.binary(operator, p.convert(x, bool), p.convert(y, bool))


BODIES["logical_and"] = _logical("and")
BODIES["logical_or"] = _logical("or")
BODIES["logical_xor"] = _logical("xor")
BODIES["logical_not"] = lambda x: p.unary("not", p.convert(x, bool))
BODIES["invert"] = lambda x: p.unary("not", x)


@means("spacing")
def _spacing(x):
    """The distance to the next number away from zero."""
    if dtypes.is_narrow_float(x.dtype):
        size = p.unary("abs", x)
        bits = p.bitcast(size, np.dtype("u2"))
        up = p.bitcast(p.binary("add", bits, p.like(bits, 1)), x.dtype)
        if x.dtype.kind != "f":
            return copysign(p.binary("subtract", up, size), x)
        # For float16 NumPy takes the next number above.
        down = p.bitcast(p.binary("subtract", bits, p.like(bits, 1)), x.dtype)
        below = p.binary("subtract", size, down)
        negative = p.compare("LT", x, p.like(x, 0))
        result = p.select(negative, below, p.binary("subtract", up, size))
        return p.select(is_infinite(x), p.like(x, np.nan), result)
    far = p.like(x, np.inf)
    up = p.binary("chlo.next_after", x, copysign(far, x))
    result = p.binary("subtract", up, x)
    return p.select(is_infinite(x), p.like(x, np.nan), result)


@means("frexp")
def _frexp(x):
    """x = m * 2**e with 0.5 <= |m| < 1."""
    wide = p.convert(x, np.float64)
    tiny = p.compare("LT", p.unary("abs", wide), p.like(wide, 2.0**-1000))
    scaled = p.select(tiny, times(wide, 2.0**100), wide)
    bits = p.bitcast(scaled, np.dtype(np.int64))
    field = p.binary("shift_right_logical", bits, p.like(bits, 52))
    field = p.binary("and", field, p.like(bits, 0x7FF))
    kept = p.binary("and", bits, p.like(bits, ~(0x7FF << 52)))
    half = p.binary("or", kept, p.like(bits, 1022 << 52))
    power = p.binary("subtract", field, p.like(bits, 1022))
    power = p.select(tiny, p.binary("subtract", power, p.like(bits, 100)), power)
    odd = p.compare("EQ", wide, p.like(wide, 0))
    odd = p.binary("or", odd, p.unary("not", _is_finite(wide)))
    mantissa = p.select(odd, wide, p.bitcast(half, np.dtype(np.float64)))
    return p.convert(mantissa, x.dtype), p.convert(p.select(odd, p.like(power, 0), power), np.int32)
