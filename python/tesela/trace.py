"""The array that stands for an argument while a function is traced.

NumPy hands its calls to it: ufuncs through __array_ufunc__ (ufuncs.py), other
functions through __array_function__ (registry.py). What NumPy computes with
values, and not with arrays, is a TraceError.
"""

from __future__ import annotations

import numpy as np

from .errors import SizeError, TraceError, is_asked_by_user
from .sizes import Size, is_for_all_sizes, is_static, no_text, product, text_of

_USE_WHERE = "np.where(condition, x, y), or make it a Python value outside of the function"


class Traced:
    """An array without values. shape: ints, and Sizes where symbolic."""

    __slots__ = (
        "builder", "name", "dtype", "shape", "origin", "zero_d", "memory", "path", "known", "dense", "__weakref__"
    )
    __array_priority__ = 1000
    __hash__ = None

    def __init__(self, builder, name: str, dtype: np.dtype, shape: tuple):
        self.builder, self.name, self.dtype, self.shape = builder, name, dtype, shape
        self.origin = None  # what this was converted from
        self.zero_d = False  # without dimensions, NumPy would give an array
        self.memory = self.path = None  # where other arrays lie in it too; assignment.py
        self.known = None  # a function that gives its values, of np.zeros(3)
        self.dense = False  # in NumPy its elements surely lie in order, without gaps

    # NumPy's protocols ------------------------------------------------------------
    def __array_ufunc__(self, ufunc, method, *inputs, **options):
        from . import ufuncs

        return ufuncs.call(ufunc, method, inputs, options)

    def __array_function__(self, function, types, args, kwargs):
        from . import registry

        return registry.call(function, args, kwargs)

    def __array__(self, dtype=None, copy=None):
        if self.known is not None:
            return self.known().astype(dtype or self.dtype)
        raise TraceError(
            f"the values of {self!r} are needed where only its shape is known",
            "NumPy functions that docs/python.md lists, called as np.name; np.stack for lists; "
            "np.take(a, x, axis=0) for a[x] of an array a; np.zeros_like(x) to assign to; "
            "x.astype(np.float32) for np.float32(x)",
        )

    # What an array knows about itself -----------------------------------------------
    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self):
        return product(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self):
        return self.size * self.itemsize

    def __len__(self):
        if not self.shape:
            raise TypeError("len() of unsized object")
        if isinstance(self.shape[0], Size):
            raise SizeError(f"len() of {self!r} must be a number", "x.shape[0]")
        return self.shape[0]

    def __iter__(self):
        if not self.shape:
            raise TypeError("iteration over a 0-d array")
        if not is_static(self.shape[:1]):
            raise TraceError(
                f"a loop over {self.shape[0]} rows, a symbolic size",
                "a NumPy function over the whole array",
            )
        return (self[i] for i in range(self.shape[0]))

    def __repr__(self):
        dims = ", ".join(map(text_of, self.shape))
        text = f"traced {self.dtype.name}[{dims}]"
        if is_for_all_sizes() and is_asked_by_user():
            raise no_text(text)
        return text

    def __str__(self):
        if is_for_all_sizes() and is_asked_by_user():
            raise no_text(repr(self))
        return repr(self)

    def __format__(self, how):
        if is_for_all_sizes() and is_asked_by_user():
            raise no_text(repr(self))
        return repr(self)

    # Values that decide what Python does next ---------------------------------------
    def __bool__(self):
        if is_static(self.shape) and self.size > 1:
            raise ValueError(
                "The truth value of an array with more than one element is "
                "ambiguous. Use a.any() or a.all()"
            )
        if self.known is not None:
            return bool(self.known())
        raise TraceError(
            f"Python branches on the value of {self!r}, unknown while tracing",
            _USE_WHERE,
        )

    def _number(name):
        def number(self, *arguments):
            if self.known is not None:
                return getattr(self.known(), name)(*arguments)
            raise TraceError(f"Python needs the value of {self!r} as a number", _USE_WHERE)

        number.__name__ = name
        return number

    __int__, __float__, __complex__ = map(_number, ("__int__", "__float__", "__complex__"))
    __index__, item, tolist = map(_number, ("__index__", "item", "tolist"))

    def __contains__(self, value):
        return bool((self == value).any())

    # Items ---------------------------------------------------------------------------
    def __getitem__(self, index):
        from .indexing import get

        result = get(self, index)
        if self.known is not None and not contains_traced(index):
            values = self.known
            result.known = lambda: values()[index]
        return result

    def __setitem__(self, index, value):
        from .assignment import assign

        assign(self, index, value)

    # Methods that are more than a function -------------------------------------------
    @property
    def T(self):
        return np.transpose(self)

    @property
    def mT(self):
        return np.swapaxes(self, -1, -2)

    @property
    def real(self):
        return np.real(self)

    @real.setter
    def real(self, value):
        np.real(self)[...] = value

    @property
    def imag(self):
        return np.imag(self)

    @imag.setter
    def imag(self, value):
        if self.dtype.kind != "c":
            raise TypeError("array does not have imaginary part to set")
        np.imag(self)[...] = value

    @property
    def flat(self):
        from .shapes import reshaped

        return reshaped(self, (self.size,))

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        from .primitives import convert

        dtype = np.dtype(dtype)
        if not np.can_cast(self.dtype, dtype, casting):
            raise TypeError(
                f"Cannot cast array data from {self.dtype!r} to {dtype!r} "
                f"according to the rule '{casting}'"
            )
        if not copy and dtype == self.dtype:
            return self
        return alike(self, duplicate(convert(self, dtype)))

    def reshape(self, *shape, order="C", copy=None):
        return np.reshape(self, shape[0] if len(shape) == 1 else shape, order=order)

    def transpose(self, *axes):
        return np.transpose(self, axes[0] if len(axes) == 1 else axes or None)

    def flatten(self, order="C"):
        return duplicate(np.ravel(self, order=order))

    def copy(self, order="C"):
        result = np.copy(self)
        result.dense = order == "C"
        return result

    def view(self, dtype=None, type=None):
        """The same bytes as elements of another type of the same size."""
        from .assignment import Step
        from .primitives import bitcast
        from .shapes import view

        dtype = np.dtype(self.dtype if dtype is None else dtype)
        if dtype.itemsize != self.itemsize or "b" in (dtype.kind, self.dtype.kind):
            raise TraceError(
                f"x.view({dtype}) of {self.dtype}: elements of another size", "x.astype"
            )
        if dtype == self.dtype:
            return view(self, duplicate(self), Step(lambda a: a, lambda a, v: v))
        back = self.dtype
        return view(self, bitcast(self, dtype), Step(
            lambda a: bitcast(a, dtype), lambda a, v: bitcast(v, back)
        ))

    def fill(self, value):
        self[...] = value

    def sort(self, axis=-1, kind=None, order=None, *, stable=None):
        from .assignment import become, require_writable

        require_writable(self, "x.sort()", "np.sort(x)")
        become(self, np.sort(self, axis=axis))

    def put(self, indices, values, mode="raise"):
        np.put(self, indices, values, mode)

    def __getattr__(self, name):
        if name.startswith("_") or not hasattr(np.ndarray, name):
            raise AttributeError(f"{self!r} has no attribute '{name}'")
        from . import unsupported

        reason, instead = unsupported.why(getattr(np, name, None))
        if not reason:
            instead = "a method that docs/python.md lists"
        raise NotTraced(f"x.{name} is not traced{': ' * bool(reason)}{reason}", instead)


def _guard(name: str, write):
    """An attribute that a user who sets it means otherwise than we do."""
    slot = getattr(Traced, name)

    def set_it(self, value):
        if is_asked_by_user():
            write(self, value)
        else:
            slot.__set__(self, value)

    setattr(Traced, name, property(slot.__get__, set_it))


def _reshape_in_place(x: Traced, shape) -> None:
    from .assignment import require_writable

    made = np.reshape(duplicate(x), shape)
    if x.memory is not None and len(x.memory.living()) > 1:
        raise TraceError("x.shape = ... beside another array in the same memory", "x.reshape")
    require_writable(x, "x.shape =", "x = x.reshape(...)")
    x.name, x.shape, x.known, x.memory = made.name, made.shape, None, None


def _refuse_dtype(x: Traced, dtype) -> None:
    raise TraceError("x.dtype = ... is not traced", "x.view(dtype)")


_guard("shape", _reshape_in_place)
_guard("dtype", _refuse_dtype)


class NotTraced(TraceError, AttributeError):
    """An attribute that arrays have and traced ones have not."""


class Number(Traced):
    """A Python float that depends on symbolic sizes, such as n ** -0.5: like one, it
    takes the type of what it meets.
    """

    __slots__ = ()


def like_python(result, *operands):
    """What an operator makes of Python's numbers is one again."""
    if isinstance(result, Traced) and result.dtype.kind == "f" and all(map(is_number, operands)):
        return Number(result.builder, result.name, result.dtype, result.shape)
    return result


def is_number(value) -> bool:
    return isinstance(value, (Number, Size)) or type(value) in (int, float, complex)


def _unary(ufunc):
    return lambda self: like_python(ufunc(self), self)


def _operator(ufunc):
    def forward(self, other):
        return like_python(ufunc(self, other), self, other) if _is_operand(other) else NotImplemented

    def backward(self, other):
        return like_python(ufunc(other, self), other, self) if _is_operand(other) else NotImplemented

    return forward, backward


def _in_place(ufunc, sign: str):
    def operate(self, other):
        from .assignment import replace

        return replace(self, ufunc(self, other), sign)

    return operate


def _is_operand(other) -> bool:
    known = (Traced, Size, np.ndarray, np.generic, bool, int, float, complex, list, tuple)
    return isinstance(other, known) or hasattr(other, "dtype")


def _power(self, exponent):
    from .ufuncs import power_operator

    return like_python(power_operator(self, exponent), self, exponent)


def _method(name: str):
    def method(self, *args, **kwargs):
        return getattr(np, name)(self, *args, **kwargs)

    method.__name__ = name
    method.__doc__ = f"np.{name}(x, ...)"
    return method


_OPERATORS = {
    "add": (np.add, "+"),
    "sub": (np.subtract, "-"),
    "mul": (np.multiply, "*"),
    "truediv": (np.true_divide, "/"),
    "floordiv": (np.floor_divide, "//"),
    "mod": (np.remainder, "%"),
    "pow": (np.power, "**"),
    "matmul": (np.matmul, "@"),
    "and": (np.bitwise_and, "&"),
    "or": (np.bitwise_or, "|"),
    "xor": (np.bitwise_xor, "^"),
    "lshift": (np.left_shift, "<<"),
    "rshift": (np.right_shift, ">>"),
}
_COMPARISONS = {
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "eq": np.equal,
    "ne": np.not_equal,
}
def _conjugated(self):
    """np.conjugate copies, this does not."""
    return np.conjugate(self) if self.dtype.kind == "c" else self


METHODS = """all any argmax argmin argpartition argsort choose clip conj conjugate cumprod cumsum
diagonal dot max mean min prod ravel repeat round searchsorted squeeze std sum swapaxes
take trace var""".split()

for _name, (_ufunc, _sign) in _OPERATORS.items():
    _forward, _backward = _operator(_ufunc)
    setattr(Traced, f"__{_name}__", _forward)
    setattr(Traced, f"__r{_name}__", _backward)
    setattr(Traced, f"__i{_name}__", _in_place(_ufunc, _sign))
for _name, _ufunc in _COMPARISONS.items():
    setattr(Traced, f"__{_name}__", _operator(_ufunc)[0])
for _name, _ufunc in {
    "neg": np.negative,
    "pos": np.positive,
    "abs": np.absolute,
    "invert": np.invert,
}.items():
    setattr(Traced, f"__{_name}__", _unary(_ufunc))
for _name in METHODS:
    setattr(Traced, _name, _method(_name))
Traced.conj = Traced.conjugate = _conjugated
Traced.__pow__ = _power
Traced.__divmod__ = lambda self, other: np.divmod(self, other)
Traced.__rdivmod__ = lambda self, other: np.divmod(other, self)


def lift(value):
    """Whatever NumPy takes as an array, as a traced value of the current trace."""
    from .emit import require_builder

    if isinstance(value, Traced):
        if value.builder is not require_builder():
            raise TraceError(
                f"{value!r} belongs to another trace",
                "arguments and results instead of variables of an outer scope",
            )
        return value
    builder = require_builder()
    if isinstance(value, Size):
        from .dynamic import size_value
        from .primitives import convert

        return convert(size_value(value), np.int64)
    if isinstance(value, (list, tuple)) and contains_traced(value):
        return np.stack([lift(part) for part in value])
    return builder.constant(np.asarray(value))


def duplicate(x: Traced) -> Traced:
    """The same value as an array of its own."""
    return Traced(x.builder, x.name, x.dtype, x.shape)


def alike(x: Traced, result: Traced) -> Traced:
    """Without dimensions, an array or a scalar as x is."""
    if result is not x:
        result.zero_d = x.zero_d
    return result


def contains_traced(value) -> bool:
    if isinstance(value, (list, tuple)):
        return any(contains_traced(part) for part in value)
    return isinstance(value, (Traced, Size))


def example(value):
    """Something of the same dtype and rank that NumPy computes with at once."""
    if isinstance(value, Number):
        return 1.0
    if isinstance(value, Traced):
        return np.ones((1,) * value.ndim, value.dtype)
    if isinstance(value, Size):
        return 1
    return value


def is_instance(value, kinds):
    """isinstance as a function that is traced has it: what is traced is an array."""
    if isinstance(value, kinds):
        return True
    if isinstance(value, Traced) and not isinstance(value, Number):
        array = one_of(value.dtype, value.ndim)
        return isinstance(array if value.ndim or value.zero_d else array[()], kinds)
    return isinstance(example(value), kinds)


def one_of(dtype, ndim: int = 1):
    return np.ones((1,) * ndim, dtype)


