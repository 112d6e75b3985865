"""What each ufunc computes, on traced arrays of one shape in its loop's types."""

from __future__ import annotations

import math

import numpy as np

from . import dtypes
from . import primitives as p

BODIES: dict = {}


def _body(*names):
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


@_body("trunc")
def _trunc(x):
    if not dtypes.is_float(x.dtype):
        return x
    down, up = p.unary("floor", x), p.unary("ceil", x)
    return p.select(p.compare("LT", x, p.like(x, 0)), up, down)


# Wider steps where a result is rounded once ---------------------------------------


def _scaled_log(base: float):
    def body(x):
        if dtypes.is_complex(x.dtype):
            return _times(p.unary("log", x), 1 / math.log(base))
        if x.dtype.itemsize < 8:
            return p.convert(body(p.convert(x, np.float64)), x.dtype)
        return _times(p.unary("log", x), 1 / math.log(base))

    return body


def _times(x, factor: float):
    return p.binary("multiply", x, p.like(x, factor))


BODIES["log2"] = _scaled_log(2)
BODIES["log10"] = _scaled_log(10)
BODIES["exp2"] = lambda x: p.binary("power", p.like(x, 2), x)
BODIES["deg2rad"] = BODIES["radians"] = lambda x: _times(x, math.pi / 180)
BODIES["rad2deg"] = BODIES["degrees"] = lambda x: _times(x, 180 / math.pi)


# Signs and parts --------------------------------------------------------------------


@_body("absolute")
def _absolute(x):
    if x.dtype == bool or dtypes.is_unsigned(x.dtype):
        return x
    return p.unary("abs", x, dtypes.real_part(x.dtype))


BODIES["fabs"] = _absolute


@_body("sign")
def _sign(x):
    if dtypes.is_unsigned(x.dtype):
        return p.binary("minimum", x, p.like(x, 1))
    # The sign of -0.0 is 0.0.
    return p.binary("add", p.unary("sign", x), p.like(x, 0))


@_body("positive")
def _positive(x):
    return x


@_body("conjugate")
def _conjugate(x):
    if not dtypes.is_complex(x.dtype):
        return x
    return p.complex_of(p.real(x), p.unary("negate", p.imag(x)))


@_body("square")
def _square(x):
    return p.binary("multiply", x, x)


@_body("reciprocal")
def _reciprocal(x):
    result = p.binary("divide", p.like(x, 1), x)
    if x.dtype.kind in "iu":
        # What converting the float infinity gives on the processors we run on.
        wide = dtypes.is_signed(x.dtype) and x.dtype.itemsize >= 4
        at_zero = np.iinfo(x.dtype).min if wide else 0
        result = p.select(p.compare("EQ", x, p.like(x, 0)), p.like(x, at_zero), result)
    return result


@_body("bitwise_count")
def _bitwise_count(x):
    return p.unary("popcnt", _absolute(x))


def _sign_bit(x):
    bits = p.bitcast(x, np.dtype(f"i{x.dtype.itemsize}"))
    return p.compare("LT", bits, p.like(bits, 0))


BODIES["signbit"] = _sign_bit


@_body("copysign")
def _copysign(x, y):
    size = p.unary("abs", x)
    return p.select(_sign_bit(y), p.unary("negate", size), size)


@_body("heaviside")
def _heaviside(x, y):
    zero = p.like(x, 0)
    step = p.convert(p.compare("GT", x, zero), x.dtype)
    step = p.select(p.compare("EQ", x, zero), y, step)
    return p.select(p.compare("NE", x, x), x, step)


@_body("modf")
def _modf(x):
    whole = BODIES["trunc"](x)
    rest = p.binary("subtract", x, whole)
    rest = p.select(BODIES["isinf"](x), p.like(x, 0), rest)
    return _copysign(rest, x), _copysign(whole, x)


# Questions ----------------------------------------------------------------------------


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


def _is_nan(x):
    return p.compare("NE", x, x)


def _is_infinite(x):
    return p.compare("EQ", p.unary("abs", x), p.like(x, np.inf))


BODIES["isfinite"] = _of_parts(_is_finite, "and")
BODIES["isnan"] = _of_parts(_is_nan, "or")
BODIES["isinf"] = _of_parts(_is_infinite, "or")


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


# Of two numbers ---------------------------------------------------------------------


def _passing_nan(name: str):
    """fmax, fmin: a NaN loses against a number."""

    def body(x, y):
        if not dtypes.is_float(x.dtype):
            return BODIES[name](x, y)
        best = p.select(_is_nan(y), x, BODIES[name](x, y))
        return p.select(_is_nan(x), y, best)

    return body


BODIES["fmax"] = _passing_nan("maximum")
BODIES["fmin"] = _passing_nan("minimum")


@_body("clip")
def _clip(x, low, high):
    return BODIES["minimum"](BODIES["maximum"](x, low), high)


def _float_division(x, y):
    """Quotient rounded down and remainder of the divisor's sign, as Python's."""
    zero, one = p.like(x, 0), p.like(x, 1)
    rest = p.binary("remainder", x, y)
    quotient = p.binary("divide", p.binary("subtract", x, rest), y)
    differ = p.binary(
        "xor", p.compare("LT", y, zero), p.compare("LT", rest, zero)
    )
    wrong = p.binary("and", p.compare("NE", rest, zero), differ)
    quotient = p.select(wrong, p.binary("subtract", quotient, one), quotient)
    rest_up = p.select(wrong, p.binary("add", rest, y), rest)
    rest = p.select(p.compare("EQ", rest, zero), _copysign(zero, y), rest_up)
    whole = p.unary("floor", quotient)
    over = p.compare("GT", p.binary("subtract", quotient, whole), p.like(x, 0.5))
    whole = p.select(over, p.binary("add", whole, one), whole)
    exact = p.binary("divide", x, y)
    whole = p.select(p.compare("EQ", quotient, zero), _copysign(zero, exact), whole)
    by_zero = p.compare("EQ", y, zero)
    return p.select(by_zero, exact, whole), p.select(by_zero, p.binary("remainder", x, y), rest)


def _integer_division(x, y):
    """The same for integers; by zero both are zero."""
    zero, one = p.like(x, 0), p.like(x, 1)
    by_zero = p.compare("EQ", y, zero)
    by = p.select(by_zero, one, y)
    if dtypes.is_signed(x.dtype):
        # The smallest number by -1 wraps around to itself.
        minus = p.compare("EQ", y, p.like(y, -1))
        by = p.select(minus, one, by)
    quotient, rest = p.binary("divide", x, by), p.binary("remainder", x, by)
    if dtypes.is_signed(x.dtype):
        differ = p.binary("xor", p.compare("LT", by, zero), p.compare("LT", rest, zero))
        wrong = p.binary("and", p.compare("NE", rest, zero), differ)
        quotient = p.select(wrong, p.binary("subtract", quotient, one), quotient)
        rest = p.select(wrong, p.binary("add", rest, by), rest)
        quotient = p.select(minus, p.unary("negate", x), quotient)
    return p.select(by_zero, zero, quotient), p.select(by_zero, zero, rest)


@_body("divmod")
def _divmod(x, y):
    if dtypes.is_narrow_float(x.dtype):
        wide = (p.convert(v, np.float32) for v in (x, y))
        return tuple(p.convert(r, x.dtype) for r in _float_division(*wide))
    return (_float_division if dtypes.is_float(x.dtype) else _integer_division)(x, y)


BODIES["floor_divide"] = lambda x, y: _divmod(x, y)[0]
BODIES["remainder"] = lambda x, y: _divmod(x, y)[1]


@_body("fmod")
def _fmod(x, y):
    if dtypes.is_float(x.dtype):
        return p.binary("remainder", x, y)
    zero = p.like(x, 0)
    by_zero = p.compare("EQ", y, zero)
    if dtypes.is_signed(x.dtype):
        trivial = p.binary("or", by_zero, p.compare("EQ", y, p.like(y, -1)))
    else:
        trivial = by_zero
    by = p.select(trivial, p.like(y, 1), y)
    return p.select(trivial, zero, p.binary("remainder", x, by))


@_body("power")
def _power(x, y):
    if dtypes.is_signed(x.dtype):
        x.builder.check(
            lambda: p.reduce("and", p.compare("GE", y, p.like(y, 0)), range(y.ndim), True),
            ValueError,
            "Integers to negative integer powers are not allowed.",
        )
    return p.binary("power", x, y)


def _shift(operator: str, beyond):
    def body(x, y):
        bits = 8 * x.dtype.itemsize
        count = p.convert(y, np.dtype(f"u{x.dtype.itemsize}"))
        inside = p.compare("LT", count, p.like(count, bits))
        safe = p.select(inside, y, p.like(y, 0))
        return p.select(inside, p.binary(operator(x), x, safe), beyond(x))

    return body


def _right(x):
    return "shift_right_arithmetic" if dtypes.is_signed(x.dtype) else "shift_right_logical"


def _all_sign(x):
    if not dtypes.is_signed(x.dtype):
        return p.like(x, 0)
    return p.binary(_right(x), x, p.like(x, 8 * x.dtype.itemsize - 1))


BODIES["left_shift"] = _shift(lambda x: "shift_left", lambda x: p.like(x, 0))
BODIES["right_shift"] = _shift(_right, _all_sign)


@_body("hypot")
def _hypot(x, y):
    """Without overflow: the larger times sqrt(1 + (smaller / larger)^2)."""
    if dtypes.is_narrow_float(x.dtype) or x.dtype == np.float32:
        return p.convert(_root_of_squares(*(p.convert(v, np.float64) for v in (x, y))), x.dtype)
    x, y = p.unary("abs", x), p.unary("abs", y)
    large, small = BODIES["fmax"](x, y), BODIES["fmin"](x, y)
    ratio = p.binary("divide", small, large)
    ratio = p.select(p.compare("EQ", small, large), p.like(x, 1), ratio)
    ratio = p.select(p.compare("EQ", large, p.like(x, 0)), p.like(x, 0), ratio)
    root = p.unary("sqrt", p.binary("add", p.like(x, 1), _square(ratio)))
    result = p.binary("multiply", large, root)
    nan = p.binary("or", _is_nan(x), _is_nan(y))
    infinite = p.binary("or", _is_infinite(x), _is_infinite(y))
    result = p.select(nan, p.like(x, np.nan), result)
    return p.select(infinite, p.like(x, np.inf), result)


def _root_of_squares(x, y):
    infinite = p.binary("or", _is_infinite(x), _is_infinite(y))
    root = p.unary("sqrt", p.binary("add", _square(x), _square(y)))
    return p.select(infinite, p.like(x, np.inf), root)


def _log_of_sum(exponential, log):
    def body(x, y):
        high = BODIES["maximum"](x, y)
        below = p.unary("negate", p.unary("abs", p.binary("subtract", x, y)))
        result = p.binary("add", high, log(exponential(below)))
        # Equal infinities have no difference.
        return p.select(p.compare("EQ", x, y), p.binary("add", x, log(p.like(x, 1))), result)

    return body


BODIES["logaddexp"] = _log_of_sum(BODIES["exp"], BODIES["log1p"])
BODIES["logaddexp2"] = _log_of_sum(
    BODIES["exp2"], lambda x: _times(p.unary("log_plus_one", x), 1 / math.log(2))
)


@_body("ldexp")
def _ldexp(x, y):
    power = p.binary("power", p.like(x, 2), p.convert(y, x.dtype))
    return p.binary("multiply", x, power)
