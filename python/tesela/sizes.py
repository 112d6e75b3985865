"""Symbolic sizes: polynomials with integer coefficients in names like M and K.

A name stands for any size >= 1. Sizes add, subtract and multiply among each
other and with ints, divide where the division is exact, and compare where the
answer is the same for all sizes; otherwise a SizeError is raised.
"""

from __future__ import annotations

import ast
import math
import sys

from .errors import SizeError, is_this_package

Monomial = tuple[str, ...]  # ("K", "K", "M") is K*K*M; () is the constant


class Size:
    """A size that is not known while tracing; behaves like a Python int."""

    __slots__ = ("terms",)
    __array_priority__ = 1000

    def __init__(self, terms: dict[Monomial, int]):
        self.terms = terms

    # Arithmetic -------------------------------------------------------------
    def __add__(self, other):
        if isinstance(other, (float, complex)):
            return _number("add", self, other)
        other = terms_of(other)
        if other is None:
            return NotImplemented
        total = dict(self.terms)
        for monomial, factor in other.items():
            total[monomial] = total.get(monomial, 0) + factor
        return simplest(total)

    def __mul__(self, other):
        if isinstance(other, (float, complex)):
            return _number("multiply", self, other)
        other = terms_of(other)
        if other is None:
            return NotImplemented
        total: dict[Monomial, int] = {}
        for left, factor in self.terms.items():
            for right, by in other.items():
                monomial = tuple(sorted(left + right))
                total[monomial] = total.get(monomial, 0) + factor * by
        return simplest(total)

    def __neg__(self):
        return self * -1

    def __pos__(self):
        return self

    def __sub__(self, other):
        if isinstance(other, (float, complex)):
            return _number("subtract", self, other)
        return self + (-other) if terms_of(other) is not None else NotImplemented

    def __rsub__(self, other):
        if isinstance(other, (float, complex)):
            return _number("subtract", other, self)
        return -self + other if terms_of(other) is not None else NotImplemented

    __radd__ = __add__
    __rmul__ = __mul__

    def __floordiv__(self, other):
        if terms_of(other) is None:
            return NotImplemented
        quotient = divide_exactly(self, other)
        if quotient is None:
            raise SizeError(
                f"{text_of(self)} // {text_of(other)} is not exact for all sizes",
                f"a size that is a multiple, such as '{other}*B'"
                if isinstance(other, int)
                else "sizes that divide",
            )
        return quotient

    def __rfloordiv__(self, other):
        return NotImplemented if terms_of(other) is None else Size(terms_of(other)) // self

    def __mod__(self, other):
        if terms_of(other) is None:
            return NotImplemented
        if divide_exactly(self, other) is None:
            raise SizeError(
                f"{text_of(self)} % {text_of(other)} is not the same for all sizes",
                f"a size that is a multiple, such as '{other}*B'"
                if isinstance(other, int)
                else "sizes that divide",
            )
        return 0

    def __rmod__(self, other):
        return NotImplemented if terms_of(other) is None else Size(terms_of(other)) % self

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __pow__(self, exponent):
        if not isinstance(exponent, int) or exponent < 0:
            return _number("power", _number("multiply", self, 1.0), exponent)
        result = 1
        for _ in range(exponent):
            result = self * result
        return result

    def __rpow__(self, base):
        if isinstance(base, float):
            return _number("power", base, self)
        raise SizeError(f"{base} ** {text_of(self)} is no polynomial", "np.power, of floats")

    def __abs__(self):
        return self if self >= 0 else -self

    def _itself(self, *_):
        return self

    __floor__ = __ceil__ = __trunc__ = __round__ = _itself

    def _bits(self, *_):
        raise SizeError(
            f"the bits of the symbolic size {text_of(self)} are not the same for all sizes",
            "+ - * and exact division, or a fixed size",
        )

    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _bits
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __invert__ = _bits

    # Comparison -------------------------------------------------------------
    # Equality is that of polynomials. In a function that is traced for all sizes
    # M == 3 is a question about numbers, which M answers in two ways.
    def __eq__(self, other):
        terms = terms_of(_as_whole(other))
        if terms is None:
            return False if isinstance(other, float) else NotImplemented
        if self.terms == terms:
            return True
        if _is_seen():
            _require_apart(self, "==", simplest(terms))
        return False

    def __ne__(self, other):
        terms = terms_of(_as_whole(other))
        if terms is None:
            return True if isinstance(other, float) else NotImplemented
        if self.terms == terms:
            return False
        if _is_seen():
            _require_apart(self, "!=", simplest(terms))
        return True

    def __hash__(self):
        if _is_seen():  # who looks 3 up would not find M, which may be 3
            raise SizeError(
                f"the symbolic size {text_of(self)} is no key: it may be equal to other keys",
                "a Python value, or the code without the table",
            )
        return hash(frozenset(self.terms.items()))

    def __lt__(self, other):
        return _order(self, "<", other)

    def __ge__(self, other):
        return _order(self, ">=", other)

    def __gt__(self, other):
        return _order(self, ">", other)

    def __le__(self, other):
        return _order(self, "<=", other)

    def __bool__(self):
        if at_least(self, 1) or at_least(-1, self):
            return True
        raise _undecided(self, "!=", 0)

    def __index__(self):
        raise SizeError(
            f"the symbolic size {text_of(self)} is used where a number is needed",
            "the size as it is, without int(): NumPy's functions take it. A loop over "
            "range(n), and what it is handed to outside of NumPy, need a fixed size",
        )

    def __repr__(self):
        if _is_seen():
            raise no_text(f"the symbolic size {text_of(self)}")
        return text_of(self)

    def __str__(self):
        if _is_seen():
            raise no_text(f"the symbolic size {text_of(self)}")
        return text_of(self)

    def __format__(self, how):
        if _is_seen():
            raise no_text(f"the symbolic size {text_of(self)}")
        return format(text_of(self), how)

    # A size as an operand of NumPy's functions ---------------------------------
    def __array_ufunc__(self, ufunc, method, *inputs, **options):
        from .ufuncs import call

        return call(ufunc, method, inputs, options)

    def __truediv__(self, other):
        return _number("true_divide", self, other)

    def __rtruediv__(self, other):
        return _number("true_divide", other, self)

    def __float__(self):
        raise SizeError(
            f"the symbolic size {text_of(self)} is used where a number is needed",
            "the size itself: x / n, n ** 0.5, np.sqrt(n)",
        )

    __complex__ = __float__


def _undecided(left, question: str, right) -> SizeError:
    return SizeError(
        f"{text_of(left)} {question} {text_of(right)} is not the same for all sizes",
        "code that does not depend on it; one name for sizes that are equal; "
        "'M+4' for one that is greater than 4",
    )


def _require_apart(left, question: str, right) -> None:
    if not (at_least(left, right + 1) or at_least(right, left + 1)):
        raise _undecided(left, question, right)


def _as_whole(value):
    """A float that is a whole number, as an int."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _order(size: Size, question: str, other):
    if isinstance(other, float):
        if math.isnan(other):
            return False
        if math.isinf(other):
            return (other > 0) == (question in ("<", "<="))
        other = math.ceil(other) if question in ("<", ">=") else math.floor(other)
    if terms_of(other) is None:
        return NotImplemented
    other = simplest(terms_of(other))
    below, above = (other + -1, other) if question in ("<", ">=") else (other, other + 1)
    if at_least(below, size):
        return question in ("<", "<=")
    if at_least(size, above):
        return question in (">", ">=")
    raise _undecided(size, question, other)


def no_text(what: str) -> SizeError:
    return SizeError(
        f"the text of {what} is asked for, and what it says is not the same for all sizes",
        "the function without print, str() and f-strings of it; x.ndim and x.dtype have texts",
    )


def is_for_all_sizes() -> bool:
    """Is a function being traced of which nothing may depend on the name of a size?"""
    from .emit import current

    builder = current()
    return builder is not None and not builder.runs


def _is_seen() -> bool:
    """Does such a function ask, or NumPy on its behalf, and not one of ours?"""
    return is_for_all_sizes() and not is_this_package(sys._getframe(2).f_code.co_filename)


def _number(ufunc: str, *operands):
    """A Python float of sizes, computed by the program."""
    import numpy as np

    from .trace import like_python

    return like_python(getattr(np, ufunc)(*operands), *operands)


def simplest(terms: dict[Monomial, int]):
    terms = {monomial: factor for monomial, factor in terms.items() if factor}
    if not terms:
        return 0
    if terms.keys() == {()}:
        return terms[()]
    return Size(terms)


def terms_of(size) -> dict[Monomial, int] | None:
    if isinstance(size, Size):
        return size.terms
    if isinstance(size, int):
        return {(): int(size)} if size else {}
    try:
        return terms_of(int(size.__index__()))
    except (AttributeError, TypeError):
        return None


def text_of(size) -> str:
    """The polynomial as `tesela.shape` writes it: "2*K + B*T - 1"."""
    parts = []
    for monomial, factor in sorted(terms_of(size).items(), key=lambda t: (-len(t[0]), t)):
        sign = "-" if factor < 0 else "+"
        scale = [] if abs(factor) == 1 and monomial else [str(abs(factor))]
        parts.append((sign, "*".join(scale + list(monomial))))
    if not parts:
        return "0"
    first = ("-" if parts[0][0] == "-" else "") + parts[0][1]
    return first + "".join(f" {sign} {text}" for sign, text in parts[1:])


def at_least(left, right) -> bool:
    """Is left >= right for all sizes >= 1? False may mean: unknown."""
    terms = terms_of(left - right)
    # With every name >= 1, a monomial is at least each of its divisors: what a
    # negative term takes away, a larger positive one can give.
    positive = {m: f for m, f in terms.items() if f > 0}
    for monomial, factor in terms.items():
        need = -factor
        while need > 0:
            giver = next((m for m in positive if positive[m] and divides(monomial, m)), None)
            if giver is None:
                return False
            given = min(need, positive[giver])
            positive[giver] -= given
            need -= given
    return True


def divides(small: Monomial, large: Monomial) -> bool:
    return without(large, small) is not None


def without(large: Monomial, small: Monomial) -> Monomial | None:
    rest = list(large)
    for name in small:
        if name not in rest:
            return None
        rest.remove(name)
    return tuple(rest)


def divide_exactly(left, right):
    """left / right where that is a polynomial, else None."""
    rest, by = dict(terms_of(left)), terms_of(right)
    if not by:
        return None
    lead = max(by, key=lambda m: (len(m), m))
    quotient: dict[Monomial, int] = {}
    while rest:
        top = max(rest, key=lambda m: (len(m), m))
        monomial = without(top, lead)
        if monomial is None or rest[top] % by[lead]:
            return None
        factor = rest[top] // by[lead]
        quotient[monomial] = quotient.get(monomial, 0) + factor
        for other, scale in by.items():
            product = tuple(sorted(other + monomial))
            rest[product] = rest.get(product, 0) - scale * factor
            if not rest[product]:
                del rest[product]
    return simplest(quotient)


def names_of(size) -> set[str]:
    return {name for monomial in terms_of(size) for name in monomial}


def product(sizes):
    total = 1
    for size in sizes:
        total = size * total if isinstance(size, Size) else total * size
    return total


def value_at(size, sizes: dict[str, int]):
    """The number that a size is where its names have these values."""
    total = 0
    for monomial, factor in terms_of(size).items():
        for name in monomial:
            factor *= sizes[name]
        total += factor
    return total


def is_static(shape) -> bool:
    return not any(isinstance(size, Size) for size in shape)


def parse_size(text: str):
    """ "2*K", "B*T", "M - 1", "64" -> a Size or an int."""

    def walk(node):
        match node:
            case ast.Expression(body):
                return walk(body)
            case ast.Constant(int(value)) if not isinstance(value, bool):
                return value
            case ast.Name(name):
                return Size({(name,): 1})
            case ast.UnaryOp(ast.USub(), operand):
                return -walk(operand)
            case ast.BinOp(left, ast.Add(), right):
                return walk(left) + walk(right)
            case ast.BinOp(left, ast.Sub(), right):
                return walk(left) - walk(right)
            case ast.BinOp(left, ast.Mult(), right):
                return walk(left) * walk(right)
            case ast.BinOp(left, ast.FloorDiv(), right):
                return walk(left) // walk(right)
        raise SyntaxError

    if not isinstance(text, str):
        raise SizeError(f"{text!r} is not the text of a size", _TRY)
    try:
        if len(text) > _LONGEST:
            raise SyntaxError
        return walk(ast.parse(text.strip(), mode="eval"))
    except SizeError as error:
        said = str(error).splitlines()[0]
        raise SizeError(f"'{text}' is not a size: {said}", _TRY) from None
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise SizeError(f"'{text[:60]}' is not a size", _TRY) from None


_TRY = "names, integers and + - *, such as '2*K'"
_LONGEST = 1000


def size(text: str):
    """A symbolic size by name, or a polynomial: tesela.size("N"), "2*K".

    For parameters of a function that are sizes and not arrays.
    """
    found = parse_size(text)
    if at_least(-1, found):
        raise SizeError(f"'{text}' is not a size: it is negative", _TRY)
    return found
