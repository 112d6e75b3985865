"""Ufuncs of two numbers that are more than one operator: quotients, powers, shifts."""

from __future__ import annotations

import math
import numpy as np

from . import dtypes
from . import primitives as p
from .elementwise import BODIES, copysign, is_infinite, is_nan, means, square, times


def _passing_nan(name: str):
    """fmax, fmin: a NaN loses against a number."""

    def body(x, y):
        if not dtypes.is_float(x.dtype):
            return BODIES[name](x, y)
        best = p.select(is_nan(y), x, BODIES[name](x, y))
        return p.select(is_nan(x), y, best)

    return body


BODIES["fmax"] = _passing_nan("maximum")
BODIES["fmin"] = _passing_nan("minimum")


@means("clip")
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
    rest = p.select(p.compare("EQ", rest, zero), copysign(zero, y), rest_up)
    whole = p.unary("floor", quotient)
    over = p.compare("GT", p.binary("subtract", quotient, whole), p.like(x, 0.5))
    whole = p.select(over, p.binary("add", whole, one), whole)
    exact = p.binary("divide", x, y)
    whole = p.select(p.compare("EQ", quotient, zero), copysign(zero, exact), whole)
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


@means("divmod")
def _divmod(x, y):
    if dtypes.is_narrow_float(x.dtype):
        wide = (p.convert(v, np.float32) for v in (x, y))
        return tuple(p.convert(r, x.dtype) for r in _float_division(*wide))
    return (_float_division if dtypes.is_float(x.dtype) else _integer_division)(x, y)


BODIES["floor_divide"] = lambda x, y: _divmod(x, y)[0]
BODIES["remainder"] = lambda x, y: _divmod(x, y)[1]


@means("fmod")
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


@means("power")
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


@means("hypot")
def _hypot(x, y):
    """Without overflow: the larger times sqrt(1 + (smaller / larger)^2)."""
    if dtypes.is_narrow_float(x.dtype) or x.dtype == np.float32:
        return p.convert(_root_ofsquares(*(p.convert(v, np.float64) for v in (x, y))), x.dtype)
    x, y = p.unary("abs", x), p.unary("abs", y)
    large, small = BODIES["fmax"](x, y), BODIES["fmin"](x, y)
    ratio = p.binary("divide", small, large)
    ratio = p.select(p.compare("EQ", small, large), p.like(x, 1), ratio)
    ratio = p.select(p.compare("EQ", large, p.like(x, 0)), p.like(x, 0), ratio)
    root = p.unary("sqrt", p.binary("add", p.like(x, 1), square(ratio)))
    result = p.binary("multiply", large, root)
    nan = p.binary("or", is_nan(x), is_nan(y))
    infinite = p.binary("or", is_infinite(x), is_infinite(y))
    result = p.select(nan, p.like(x, np.nan), result)
    return p.select(infinite, p.like(x, np.inf), result)


def _root_ofsquares(x, y):
    infinite = p.binary("or", is_infinite(x), is_infinite(y))
    root = p.unary("sqrt", p.binary("add", square(x), square(y)))
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
    BODIES["exp2"], lambda x: times(p.unary("log_plus_one", x), 1 / math.log(2))
)


@means("ldexp")
def _ldexp(x, y):
    power = p.binary("power", p.like(x, 2), p.convert(y, x.dtype))
    return p.binary("multiply", x, power)


def _gcd(x, y):
    """Euclid's algorithm on sizes, all elements at once, until no rest is left."""
    x, y = (BODIES["absolute"](v) for v in (x, y))
    types = f"{p.typed(x)}, {p.typed(y)}"
    of, flags, wide = p.typed(x), p.type_text(p.BOOL, x.shape), p.type_text(x.dtype, x.shape)
    zero, one = p.like(x, 0), p.like(x, 1)
    no = p.constant(False)
    dims = list(range(x.ndim))
    unsigned = "SIGNED" if dtypes.is_signed(x.dtype) else "UNSIGNED"
    some = f"%$n = stablehlo.compare NE, %$b, {zero.name}, {unsigned} : ({of}, {of}) -> {flags} "
    text = f"stablehlo.while(%$a = {x.name}, %$b = {y.name}) : {types} cond {{ {some}"
    text += f"%$c = stablehlo.reduce(%$n init: {no.name}) applies stablehlo.or across dimensions = "
    text += f"{dims} : ({flags}, tensor<i1>) -> tensor<i1> stablehlo.return %$c : tensor<i1> }} do {{ "
    text += f"{some}%$d = stablehlo.select %$n, %$b, {one.name} : {flags}, {wide} "
    text += f"%$r = stablehlo.remainder %$a, %$d : {of} "
    text += f"%$u = stablehlo.select %$n, %$b, %$a : {flags}, {wide} "
    text += f"%$v = stablehlo.select %$n, %$r, {zero.name} : {flags}, {wide} "
    text += f"stablehlo.return %$u, %$v : {types} }}"
    both = x.builder.emit_several(text, [(x.dtype, x.shape)] * 2)
    return BODIES["absolute"](both[0]), x, y


BODIES["gcd"] = lambda x, y: _gcd(x, y)[0]


@means("lcm")
def _lcm(x, y):
    divisor, x, y = _gcd(x, y)
    none = p.compare("EQ", divisor, p.like(divisor, 0))
    part = p.binary("divide", x, p.select(none, p.like(x, 1), divisor))
    absolute = BODIES["absolute"]  # before the product, which may wrap
    product = p.binary("multiply", absolute(part), absolute(y))
    return p.select(none, p.like(x, 0), product)
