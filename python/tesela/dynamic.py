"""The operators whose result has symbolic sizes, as jax.export writes them: a
shape is a tensor<rxi32> computed from sizes with integer arithmetic.
"""

from __future__ import annotations

import numpy as np

from .emit import current, type_text
from .sizes import Size, is_static, terms_of

I32 = np.dtype(np.int32)


def _types(*values) -> str:
    return ", ".join(type_text(v.dtype, v.shape) for v in values)


def size_value(size):
    """A size as a traced i32 scalar."""
    builder = current()
    if not isinstance(size, Size):
        return builder.constant(size, I32)
    total = None
    for monomial, factor in terms_of(size).items():
        term = None if factor == 1 and monomial else builder.constant(factor, I32)
        for name in monomial:
            one = builder.size_values[name]()
            term = one if term is None else _integer("multiply", term, one)
        total = term if total is None else _integer("add", total, term)
    return total


def _integer(name: str, x, y):
    text = f"stablehlo.{name} {x.name}, {y.name} : tensor<i32>"
    return x.builder.emit(text, I32, ())


def shape_value(shape):
    """Sizes as one traced tensor<rxi32>."""
    builder = current()
    if is_static(shape):
        return builder.constant(np.array(shape, I32).reshape(len(shape)))
    parts = []
    for size in shape:
        scalar = size_value(size)
        text = f"stablehlo.reshape {scalar.name} : (tensor<i32>) -> tensor<1xi32>"
        parts.append(builder.emit(text, I32, (1,)))
    if len(parts) == 1:
        return parts[0]
    names = ", ".join(part.name for part in parts)
    text = f"stablehlo.concatenate {names}, dim = 0 : ({_types(*parts)})"
    text += f" -> tensor<{len(parts)}xi32>"
    return builder.emit(text, I32, (len(parts),))


def dimension_size(x, dim: int):
    text = f"stablehlo.get_dimension_size {x.name}, dim = {dim} : ({_types(x)})"
    return x.builder.emit(text + " -> tensor<i32>", I32, ())


def broadcast_in_dim(x, shape, dims):
    to = shape_value(shape)
    text = f"stablehlo.dynamic_broadcast_in_dim {x.name}, {to.name}, dims = {list(dims)}"
    text += f" : ({_types(x, to)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def reshape(x, shape):
    to = shape_value(shape)
    text = f"stablehlo.dynamic_reshape {x.name}, {to.name} : ({_types(x, to)})"
    return x.builder.emit(f"{text} -> {type_text(x.dtype, shape)}", x.dtype, shape)


def iota(shape, dim: int, dtype):
    to = shape_value(shape)
    text = f"stablehlo.dynamic_iota {to.name}, dim = {dim} : ({_types(to)})"
    return to.builder.emit(f"{text} -> {type_text(dtype, shape)}", dtype, shape)


def slice_of(x, starts, lengths, strides):
    limits = [
        start + (length - 1) * stride + 1 if stride != 1 else start + length
        for start, length, stride in zip(starts, lengths, strides)
    ]
    bounds = [shape_value(tuple(part)) for part in (starts, limits, strides)]
    names = ", ".join(value.name for value in (x, *bounds))
    text = f"stablehlo.real_dynamic_slice {names} : ({_types(x, *bounds)})"
    return x.builder.emit(f"{text} -> {type_text(x.dtype, lengths)}", x.dtype, lengths)


def pad(x, low, high, value):
    shape = tuple(n + a + b for n, a, b in zip(x.shape, low, high))
    amounts = [shape_value(tuple(part)) for part in (low, high, [0] * x.ndim)]
    names = ", ".join(v.name for v in (x, value, *amounts))
    text = f"stablehlo.dynamic_pad {names} : ({_types(x, value, *amounts)})"
    return x.builder.emit(f"{text} -> {type_text(x.dtype, shape)}", x.dtype, shape)


def gather(x, indices, numbers: str, sizes, shape):
    lengths = shape_value(tuple(sizes))
    names = f"{x.name}, {indices.name}, {lengths.name}"
    text = f'"stablehlo.dynamic_gather"({names}) <{{dimension_numbers = {numbers}}}>'
    text += f" : ({_types(x, indices, lengths)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def scan(name: str, x, dim: int, initial):
    """A window as long as the array would need a fixed size: every prefix is written
    out, as a reduction over what is kept of x, element j for result i where j <= i.
    """
    from . import primitives as p

    wide = (*x.shape[:dim], x.shape[dim], *x.shape[dim:])
    repeated = broadcast_in_dim(x, wide, [d for d in range(len(wide)) if d != dim])
    of, upto = iota(wide, dim + 1, I32), iota(wide, dim, I32)
    kept = p.select(p.compare("LE", of, upto), repeated, p.like(repeated, initial))
    return p.reduce(name, kept, [dim + 1], initial)
