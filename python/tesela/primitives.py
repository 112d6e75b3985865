"""One function per operator of StableHLO: traced values in, one traced value out.

Shapes and types must already fit, as the operator's specification has them.
Where a size is symbolic the dynamic form of the operator is written
(dynamic.py); callers need not care.
"""

from __future__ import annotations

import numpy as np

from . import dtypes, dynamic
from .emit import current, type_text
from .sizes import is_static

BOOL = np.dtype(bool)


def typed(*values) -> str:
    return ", ".join(type_text(v.dtype, v.shape) for v in values)


def constant(value, dtype=None):
    return current().constant(value, dtype)


def full(shape, value, dtype):
    """An array of one Python or NumPy number."""
    return broadcast_in_dim(constant(value, dtype), shape, ())


def like(x, value):
    return full(x.shape, value, x.dtype)


def unary(name: str, x, dtype=None):
    dtype = x.dtype if dtype is None else np.dtype(dtype)
    if name.startswith("chlo."):
        types = f"{typed(x)} -> {type_text(dtype, x.shape)}"
    elif dtype == x.dtype:
        name, types = f"stablehlo.{name}", typed(x)
    else:
        name = f"stablehlo.{name}"
        types = f"({typed(x)}) -> {type_text(dtype, x.shape)}"
    return x.builder.emit(f"{name} {x.name} : {types}", dtype, x.shape)


def binary(name: str, x, y):
    if name.startswith("chlo."):
        types = f"{typed(x)}, {typed(y)} -> {typed(x)}"
    else:
        name, types = f"stablehlo.{name}", typed(x)
    text = f"{name} {x.name}, {y.name} : {types}"
    return x.builder.emit(text, x.dtype, x.shape)


def compare(direction: str, x, y, kind: str = ""):
    """direction: EQ NE LT LE GT GE; kind: TOTALORDER or what the type implies."""
    if not kind:
        if dtypes.is_float(x.dtype) or dtypes.is_complex(x.dtype):
            kind = "FLOAT"
        else:
            kind = "SIGNED" if dtypes.is_signed(x.dtype) else "UNSIGNED"
    text = f"stablehlo.compare {direction}, {x.name}, {y.name}, {kind}"
    text += f" : ({typed(x, y)}) -> {type_text(BOOL, x.shape)}"
    return x.builder.emit(text, BOOL, x.shape)


def select(where, x, y):
    text = f"stablehlo.select {where.name}, {x.name}, {y.name}"
    return x.builder.emit(f"{text} : {typed(where)}, {typed(x)}", x.dtype, x.shape)


def convert(x, dtype):
    """As C casts: to bool is "not zero", to a real number drops what is imaginary."""
    dtype = np.dtype(dtype)
    if x.dtype == dtype:
        return x
    if dtype == BOOL:
        return compare("NE", x, like(x, 0))
    if dtypes.is_complex(x.dtype) and not dtypes.is_complex(dtype):
        return convert(real(x), dtype)
    if dtypes.is_float(x.dtype) and dtype.kind in "iu":
        wide = _wide_integer(dtype)
        if wide != dtype:
            wrapped = convert(convert(x, wide), dtype)
            if dtype.itemsize < 8:
                return wrapped
            return select(compare("LT", x, like(x, 0)), wrapped, unary("convert", x, dtype))
    result = unary("convert", x, dtype)
    result.origin = x
    return result


def _wide_integer(dtype) -> np.dtype:
    """What a processor makes of a float before it drops the upper bits: -1.0 is 255 of
    uint8, as NumPy has it.
    """
    if dtype.itemsize <= 2:
        return np.dtype(np.int32)
    return np.dtype(np.int64) if dtype.kind == "u" else dtype


def bitcast(x, dtype):
    return unary("bitcast_convert", x, dtype)


def real(x):
    return unary("real", x, dtypes.real_part(x.dtype))


def imag(x):
    return unary("imag", x, dtypes.real_part(x.dtype))


def complex_of(re, im):
    dtype = np.dtype(f"c{2 * re.dtype.itemsize}")
    text = f"stablehlo.complex {re.name}, {im.name} : {type_text(dtype, re.shape)}"
    return re.builder.emit(text, dtype, re.shape)


# Where elements lie -------------------------------------------------------------


def broadcast_in_dim(x, shape, dims):
    """Dimension i of x becomes dimension dims[i]; sizes of one are repeated."""
    shape = tuple(shape)
    if x.shape == shape:
        return x
    if not is_static(shape):
        return dynamic.broadcast_in_dim(x, shape, dims)
    text = f"stablehlo.broadcast_in_dim {x.name}, dims = {list(dims)}"
    text += f" : ({typed(x)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def reshape(x, shape):
    shape = tuple(shape)
    if x.shape == shape:
        return x
    if not is_static(shape):
        return dynamic.reshape(x, shape)
    text = f"stablehlo.reshape {x.name} : ({typed(x)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def transpose(x, order):
    if list(order) == list(range(x.ndim)):
        return x
    shape = tuple(x.shape[i] for i in order)
    text = f"stablehlo.transpose {x.name}, dims = {list(order)}"
    text += f" : ({typed(x)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def reverse(x, dims):
    if not dims:
        return x
    text = f"stablehlo.reverse {x.name}, dims = {sorted(dims)} : {typed(x)}"
    return x.builder.emit(text, x.dtype, x.shape)


def slice_of(x, starts, lengths, strides):
    """Elements start, start + stride, ...: `length` of them in each dimension."""
    shape = tuple(lengths)
    if shape == x.shape and all(s == 1 for s in strides):
        return x
    if not is_static((*x.shape, *starts, *shape)):
        return dynamic.slice_of(x, starts, shape, strides)
    ranges = []
    for start, length, stride in zip(starts, shape, strides):
        limit = start + (length - 1) * stride + 1 if length else start
        ranges.append(f"{start}:{limit}" + (f":{stride}" if stride > 1 else ""))
    text = f"stablehlo.slice {x.name} [{', '.join(ranges)}]"
    text += f" : ({typed(x)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def pad(x, low, high, value, between=None):
    """`low` and `high` more elements on either side, `between` more between any two,
    of the traced scalar `value`.
    """
    between = list(between or [0] * x.ndim)
    if not is_static((*low, *high)):
        return dynamic.pad(x, low, high, value)
    wide = [n + max(n - 1, 0) * k if k else n for n, k in zip(x.shape, between)]
    shape = tuple(n + a + b for n, a, b in zip(wide, low, high))
    text = f"stablehlo.pad {x.name}, {value.name}, low = {list(low)}, high = {list(high)}"
    text += f", interior = {between} : ({typed(x, value)})"
    return x.builder.emit(f"{text} -> {type_text(x.dtype, shape)}", x.dtype, shape)


def concatenate(parts, dim: int):
    parts = list(parts)
    if len(parts) == 1:
        return parts[0]
    x = parts[0]
    total = sum((part.shape[dim] for part in parts[1:]), x.shape[dim])
    shape = (*x.shape[:dim], total, *x.shape[dim + 1 :])
    names = ", ".join(part.name for part in parts)
    text = f"stablehlo.concatenate {names}, dim = {dim} : ({typed(*parts)})"
    return x.builder.emit(f"{text} -> {type_text(x.dtype, shape)}", x.dtype, shape)


def iota(shape, dim: int, dtype):
    shape = tuple(shape)
    if not is_static(shape):
        return dynamic.iota(shape, dim, np.dtype(dtype))
    text = f"stablehlo.iota dim = {dim} : {type_text(np.dtype(dtype), shape)}"
    return current().emit(text, dtype, shape)


def gather(x, indices, batch_at: int, collapsed):
    """x at `indices`, whose last dimension runs over the dimensions `collapsed`.

    The dimensions of `indices` but the last stand at position `batch_at` of the
    result, among the dimensions of x that are kept whole.
    """
    kept = [i for i in range(x.ndim) if i not in collapsed]
    batch = indices.shape[:-1]
    offsets = [d if d < batch_at else d + len(batch) for d in range(len(kept))]
    sizes = [1 if i in collapsed else x.shape[i] for i in range(x.ndim)]
    around = [x.shape[i] for i in kept]
    shape = (*around[:batch_at], *batch, *around[batch_at:])
    numbers = (
        f"#stablehlo.gather<offset_dims = {offsets}, collapsed_slice_dims = "
        f"{list(collapsed)}, start_index_map = {list(collapsed)}, "
        f"index_vector_dim = {indices.ndim - 1}>"
    )
    if not is_static(sizes):
        return dynamic.gather(x, indices, numbers, sizes, shape)
    text = f'"stablehlo.gather"({x.name}, {indices.name}) <{{dimension_numbers = '
    text += f"{numbers}, slice_sizes = array<i64: {', '.join(map(str, sizes))}>}}>"
    text += f" : ({typed(x, indices)}) -> {type_text(x.dtype, shape)}"
    return x.builder.emit(text, x.dtype, shape)


def update_slice(x, update, starts):
    """x with `update` from `starts` on, which are sizes."""
    places = ", ".join(dynamic.size_value(start).name for start in starts)
    text = f"stablehlo.dynamic_update_slice {x.name}, {update.name}"
    text += f"{', ' * bool(starts)}{places} : ({typed(x, update)}"
    text += f"{', tensor<i32>' * len(starts)}) -> {typed(x)}"
    return x.builder.emit(text, x.dtype, x.shape)


def scatter(x, indices, update, batch_at: int, inserted, name: str = ""):
    """The inverse of gather: `update` has the shape of its result. `name`: the
    operator that joins old and new, else the new replaces the old.
    """
    batch = indices.ndim - 1
    kept = x.ndim - len(inserted)
    window = [d if d < batch_at else d + batch for d in range(kept)]
    of = type_text(x.dtype, ())
    body = f"^bb0(%$l: {of}, %$r: {of}): "
    if name:
        body += f"%$o = stablehlo.{name} %$l, %$r : {of} stablehlo.return %$o : {of}"
    else:
        body += f"stablehlo.return %$r : {of}"
    text = f'"stablehlo.scatter"({x.name}, {indices.name}, {update.name}) <{{'
    text += f"scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {window}"
    text += f", inserted_window_dims = {list(inserted)}, scatter_dims_to_operand_dims = "
    text += f"{list(inserted)}, index_vector_dim = {batch}>}}> ({{ {body} }})"
    text += f" : ({typed(x, indices, update)}) -> {typed(x)}"
    return x.builder.emit(text, x.dtype, x.shape)


# Over dimensions ------------------------------------------------------------------


def reduce(name: str, x, dims, initial):
    """`name`: add, multiply, maximum, minimum, and, or; `initial` a NumPy number."""
    dims = sorted(dims)
    if not dims:
        return x
    start = constant(initial, x.dtype)
    shape = tuple(n for i, n in enumerate(x.shape) if i not in dims)
    text = f"stablehlo.reduce({x.name} init: {start.name}) applies stablehlo.{name}"
    text += f" across dimensions = {dims} : ({typed(x, start)})"
    return x.builder.emit(f"{text} -> {type_text(x.dtype, shape)}", x.dtype, shape)


def scan(name: str, x, dim: int, initial):
    """The running sum (product, ...) along one dimension: as many as there are."""
    length = x.shape[dim]
    if not is_static((length,)):
        return dynamic.scan(name, x, dim, initial)
    if x.size == 0:
        return x
    start = constant(initial, x.dtype)
    ones = [1] * x.ndim
    window = [length if i == dim else 1 for i in range(x.ndim)]
    padding = [[length - 1 if i == dim else 0, 0] for i in range(x.ndim)]
    array = "array<i64: {}>".format
    text = f'"stablehlo.reduce_window"({x.name}, {start.name}) <{{window_dimensions = '
    text += f"{array(', '.join(map(str, window)))}, window_strides = "
    text += f"{array(', '.join(map(str, ones)))}, padding = dense<{padding}> : "
    text += f"tensor<{x.ndim}x2xi64>}}> ({{ {combiner(name, x.dtype)} }})"
    text += f" : ({typed(x, start)}) -> {typed(x)}"
    return x.builder.emit(text, x.dtype, x.shape)


def combiner(name: str, dtype) -> str:
    of = type_text(dtype, ())
    return (
        f"^bb0(%$l: {of}, %$r: {of}): %$o = stablehlo.{name} %$l, %$r : {of} "
        f"stablehlo.return %$o : {of}"
    )


def dot_general(x, y, batch, contract, dtype):
    """batch, contract: pairs of lists of dimensions of x and of y."""
    shape = tuple(x.shape[i] for i in batch[0])
    for operand, side in ((x, 0), (y, 1)):
        free = set(range(operand.ndim)) - set(batch[side]) - set(contract[side])
        shape += tuple(operand.shape[i] for i in sorted(free))
    text = f"stablehlo.dot_general {x.name}, {y.name}"
    if batch[0]:
        text += f", batching_dims = {list(batch[0])} x {list(batch[1])}"
    text += f", contracting_dims = {list(contract[0])} x {list(contract[1])}"
    text += f" : ({typed(x, y)}) -> {type_text(dtype, shape)}"
    return x.builder.emit(text, dtype, shape)


def sort(operands, dim: int, less: str):
    """Stable. `less` is the region that compares %$a0, %$b0: of the first operand."""
    types = [type_text(v.dtype, ()) for v in operands]
    pairs = ", ".join(f"%$a{i}: {t}, %$b{i}: {t}" for i, t in enumerate(types))
    names = ", ".join(v.name for v in operands)
    text = f'"stablehlo.sort"({names}) <{{dimension = {dim} : i64, is_stable = true}}>'
    text += f" ({{ ^bb0({pairs}): {less} }}) : ({typed(*operands)}) -> "
    if len(operands) == 1:
        text += typed(*operands)
        return [operands[0].builder.emit(text, operands[0].dtype, operands[0].shape)]
    text += f"({typed(*operands)})"
    return operands[0].builder.emit_several(text, [(v.dtype, v.shape) for v in operands])


def reduce_pair(x, index, dim: int, initial, body: str):
    """A reduction of values with their places; body combines (%$a0, %$a1), (%$b0, %$b1)."""
    starts = constant(initial, x.dtype), constant(0, index.dtype)
    types = [type_text(v.dtype, ()) for v in (x, index)]
    shape = tuple(n for i, n in enumerate(x.shape) if i != dim)
    pairs = ", ".join(f"%${s}{i}: {t}" for s in "ab" for i, t in enumerate(types))
    names = ", ".join(v.name for v in (x, index, *starts))
    text = f'"stablehlo.reduce"({names}) <{{dimensions = array<i64: {dim}>}}>'
    text += f" ({{ ^bb0({pairs}): {body} }}) : ({typed(x, index, *starts)}) -> "
    text += f"({type_text(x.dtype, shape)}, {type_text(index.dtype, shape)})"
    return x.builder.emit_several(text, [(x.dtype, shape), (index.dtype, shape)])
