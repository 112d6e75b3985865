"""Functions traced for all sizes, run by the judge at some, beside NumPy."""

import numpy as np
import pytest
import tesela
from compare import array, same_value
from tesela import native
from tesela.emit import type_text
from tesela.sizes import Size, parse_size, terms_of
from tesela.symbolic import Question, Spec


def at(size, sizes):
    """The value of a symbolic size."""
    if not isinstance(size, Size):
        return size
    return sum(
        factor * int(np.prod([sizes[n] for n in monomial], dtype=int))
        for monomial, factor in terms_of(size).items()
    )


def concrete(question, side, sizes):
    """A module whose main has static types and calls the traced function."""
    arguments, values, lines = [], [], []
    count = iter(range(1000))

    def bend(name, dtype, shape, to):
        number = next(count)
        dims = list(shape)
        operand = f"dense<{dims}>" if dims else "dense<>"
        lines.append(f"    %s{number} = stablehlo.constant {operand} : tensor<{len(dims)}xi32>")
        lines.append(
            f"    %b{number} = stablehlo.dynamic_reshape {name}, %s{number} : "
            f"({type_text(dtype, shape) if to != type_text(dtype, shape) else to}, "
            f"tensor<{len(dims)}xi32>) -> {to}"
        )
        return f"%b{number}"

    arrays = []
    for number, (name, value) in enumerate(question.arguments.items()):
        if not isinstance(value, Spec):
            continue
        shape = tuple(at(n, sizes) for n in value.shape)
        x = array(shape, value.dtype, number)
        if value.below is not None:
            x = np.abs(x) % at(value.below, sizes)
        if value.positive:
            x = np.abs(x) + 1
        arrays.append(x.astype(value.dtype))
        arguments.append(f"%m{number}: {type_text(value.dtype, shape)}")
        to = type_text(value.dtype, value.shape)
        values.append((bend(f"%m{number}", value.dtype, shape, to), to))
    for name, kind, attributes in side.builder.arguments[len(arrays):]:
        size = sizes[name.removeprefix("%size_of_")]
        lines.append(f"    {name} = stablehlo.constant dense<{size}> : tensor<i32>")
        values.append((name, kind))
    types = [type_text(r.dtype, r.shape) for r in side.results]
    lines.append(
        f"    %r:{len(types)} = func.call @left({', '.join(v for v, _ in values)}) : "
        f"({', '.join(t for _, t in values)}) -> ({', '.join(types)})"
    )
    static = []
    for number, result in enumerate(side.results):
        shape = tuple(at(n, sizes) for n in result.shape)
        name = f"%r#{number}"
        if not shape:
            static.append((name, type_text(result.dtype, shape), shape, result.dtype))
            continue
        lines.append(f"    %t{number} = stablehlo.constant dense<{list(shape)}> : tensor<{len(shape)}xi32>")
        lines.append(
            f"    %u{number} = stablehlo.dynamic_reshape {name}, %t{number} : "
            f"({types[number]}, tensor<{len(shape)}xi32>) -> {type_text(result.dtype, shape)}"
        )
        static.append((f"%u{number}", type_text(result.dtype, shape), shape, result.dtype))
    returned = ", ".join(t for _, t, _, _ in static)
    names = ", ".join(n for n, _, _, _ in static)
    main = "\n".join(
        [f"  func.func public @main({', '.join(arguments)}) -> ({returned}) {{", *lines, f"    return {names} : {returned}", "  }"]
    )
    function = side.builder.function("left", side.results).replace("func.func @", "func.func private @")
    return f"module {{\n{main}\n{function}\n}}\n", arrays, [(s, d) for _, _, s, d in static]


def check(function, sizes, **arguments):
    options = {k: arguments.pop(k) for k in ("positive", "below", "dtype") if k in arguments}
    question = Question(arguments, **options)
    side = question.trace(function, "left")
    text, arrays, outputs = concrete(question, side, sizes)
    program = native.Executable(text, {"backend": "judge"})
    results = [np.empty(shape, dtype) for shape, dtype in outputs]
    program.run([native.as_argument(x) for x in arrays], results)
    values = iter(arrays)
    real = [
        next(values) if isinstance(v, Spec) else (at(v, sizes) if isinstance(v, Size) else v)
        for v in question.arguments.values()
    ]
    expected = function(*real)
    expected = expected if isinstance(expected, tuple) else (expected,)
    for got, wanted in zip(results, expected, strict=True):
        same_value(np.asarray(got), np.asarray(wanted), scale=4)


def _layer(x):
    centered = x - np.mean(x, axis=1, keepdims=True)
    return centered / np.sqrt(np.var(x, axis=1, keepdims=True) + 1e-6)


FUNCTIONS = {
    "rmsnorm": (lambda x, w: (x / np.sqrt(np.mean(x * x, axis=1, keepdims=True) + 1e-6)) @ w, dict(x="M K", w="K N")),
    "layernorm": (_layer, dict(x="M K")),
    "softmax": (lambda x: np.exp(x) / np.exp(x).sum(-1, keepdims=True), dict(x="M K:f64")),
    "attention": (lambda q, k, v: np.einsum("hmd,hsd,hsv->hmv", q, k, v), dict(q="H M D", k="H S D", v="H S V")),
    "batched": (lambda x, w: x @ w, dict(x="B M K", w="K N")),
    "batched_both": (lambda x, w: x @ w + np.swapaxes(x, 1, 2)[:, :1, :1], dict(x="B M K", w="B K N")),
    "causal": (lambda x: np.tril(x) + np.triu(x, 1) * 2, dict(x="M M")),
    "mask": (lambda x: np.where(np.arange(x.shape[0])[:, None] >= np.arange(x.shape[1]), x, 0), dict(x="M K:f64")),
    "zeros": (lambda x: np.zeros((x.shape[0], 3)) + np.ones(x.shape[0])[:, None] + np.full((1, 3), x.shape[0]), dict(x="M K")),
    "eye": (lambda x: x @ np.eye(x.shape[1], dtype=x.dtype) + np.identity(1, "f4"), dict(x="M K")),
    "reshape": (lambda x: x.reshape(x.shape[0] * 2, -1), dict(x="M 2*K")),
    "reshape2": (lambda x: np.reshape(x, (x.shape[0] // 2, 2, x.shape[1])).sum(1), dict(x="2*M K")),
    "heads": (lambda x: x.reshape(x.shape[0], 4, -1).transpose(1, 0, 2), dict(x="M 4*D")),
    "ravel": (lambda x: np.ravel(x) + np.arange(x.size), dict(x="M K:i64")),
    "slices": (lambda x: (x[1:], x[:-1], x[:, ::-1], x[-1], x[0, 1:2], x[..., None], x[1:3]), dict(x="M 4*K")),
    "strided": (lambda x: (x[::2], x[1::2]), dict(x="2*M K")),
    "diff": (lambda x: np.diff(x, axis=0), dict(x="M K")),
    "shift": (lambda x: np.concatenate([np.zeros_like(x[:1]), x[:-1]]) + np.roll(x, 1, axis=0), dict(x="M K")),
    "pad": (lambda x: np.pad(x, ((1, 2), (0, x.shape[0]))), dict(x="M K")),
    "concatenate": (lambda x, y: np.concatenate([x, y], axis=1).sum(1), dict(x="M K", y="M L")),
    "stack": (lambda x, y: np.stack([x, y], axis=1), dict(x="M K", y="M K")),
    "cumsum": (lambda x: np.cumsum(x, axis=1), dict(x="M K:f64")),
    "cumsum_flat": (lambda x: (np.cumsum(x), np.maximum.accumulate(x, axis=0)), dict(x="M K:i64")),
    "tile": (lambda x: (np.tile(x, (2, 1)), np.repeat(x, 3, axis=1), np.broadcast_to(x[None], (2, *x.shape))), dict(x="M K")),
    "take": (lambda x, i: (x[i], np.take(x, i, axis=1) if False else x[i, 0]), dict(x="M K", i="B:i32")),
    "argmax": (lambda x: (np.argmax(x, axis=1), np.sort(x, axis=0)), dict(x="M K")),
    "outer": (lambda x, y: (np.outer(x, y), np.add.outer(x, y), np.tensordot(x, y, 0)), dict(x="M", y="N")),
    "norm": (lambda x: (np.linalg.norm(x, axis=1), np.std(x), np.max(x), np.ptp(x, axis=0)), dict(x="M K:f64")),
    "size_as_number": (lambda x: x / x.shape[1] + np.sqrt(x.shape[0]) - x.shape[0] * 2 + (x.shape[1] - 1), dict(x="M K")),
    "size_parameter": (lambda x, n: x[:n] * n, dict(x="M K", n=tesela.size("N"))),
    "halves": (lambda x: np.split(x, 2, axis=1)[0] * np.split(x, 2, axis=1)[1], dict(x="M 2*K")),
    "diagonal": (lambda x: (np.trace(x), np.diagonal(x), np.diag(x[0])), dict(x="M M")),
    "logic": (lambda x: (np.any(x > 1, axis=0), np.all(x > -5), np.count_nonzero(x > 0, axis=1)), dict(x="M K")),
    "integers": (lambda x: (x // 3, x % x.shape[0], x**2), dict(x="M K:i32")),
    "static_mix": (lambda x, y: x * y + x[:, 2:3], dict(x="M 4", y="4")),
    "positive": (lambda x: np.log(x) + np.sqrt(x), dict(x="M:f64", positive=["x"])),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function(name):
    function, arguments = FUNCTIONS[name]
    arguments = dict(arguments)
    if name == "take":
        arguments["below"] = {"i": "M"}
    names = "MKNHDSVBL"
    for values in ((3, 2, 4, 2, 3, 5, 2, 2, 3), (5, 3, 2, 1, 2, 2, 1, 3, 1)):
        sizes = dict(zip(names, values)) | ({"N": 2} if name == "size_parameter" else {})
        check(function, sizes, **arguments)


# Sizes ---------------------------------------------------------------------------------------

M, K = tesela.size("M"), tesela.size("K")


def test_arithmetic():
    assert (M + K) * (M - K) == M * M - K * K
    assert str(2 * K + M * 3 - 1) == "2*K + 3*M - 1"
    assert parse_size("2*(K + M) - 1") == 2 * K + 2 * M - 1
    assert (M * K) // K == M and (4 * K * K) // (2 * K) == 2 * K and (M * K) % K == 0
    assert (M * M - K * K) // (M + K) == M - K
    assert M - M == 0 and isinstance(M - M, int)
    assert len({M, K, tesela.size("M")}) == 2


def test_comparison():
    assert M != K and M + 1 != M and M >= 1 and M + K > K and not M < 1
    assert M * K >= K and 2 * M > M and M <= M * M
    for undecided in (lambda: M < K, lambda: M > 1, lambda: M - 1 > 0, lambda: M // 2, lambda: K % M):
        with pytest.raises(tesela.SizeError, match="all sizes"):
            undecided()


@pytest.mark.parametrize("function, says", [
    (lambda x: range(x.shape[0]), "a number is needed"),
    (lambda x: [r for r in x], "a loop over M rows"),
    (lambda x: x.reshape(2, -1), "exact"),
    (lambda x: x[::2], "multiple"),
    (lambda x: np.quantile(x, 0.3), "fixed size"),
    (lambda x: x if x.shape[0] > 4 else -x, "all sizes"),
])
def test_refused(function, says):
    with pytest.raises(tesela.TraceError, match=says) as caught:
        Question({"x": "M K"}).trace(function, "left")
    assert __file__ in str(caught.value)


def test_shapes_that_may_differ_do_not_fit():
    with pytest.raises(ValueError, match=r"\(M,K\) \(K,M\)"):
        Question({"x": "M K", "y": "K M"}).trace(lambda x, y: x + y, "left")


def test_assumptions_are_told():
    question = Question({"x": "M K", "n": tesela.size("N")}, assume="K == 64*B")
    side = question.trace(lambda x, n: x[1:, :n], "left")
    assert question.assumptions([side]) == ["K == 64*B", "N <= K"]
    assert 'tesela.assume = ["K == 64*B", "N <= K"]' in question.module([side])


def test_arrays_may_have_any_name():
    """Also those that values have inside of operators."""
    names = "a b c d e f g h i j k l o p q r s t u v w x y z a0 b1 n2 p3 here there xw".split()

    def f(*arrays):
        x = sum(arrays)
        places = x.astype(np.int32)
        filled = np.zeros_like(x)
        np.add.at(filled, np.argsort(x), x)
        return (
            np.argmax(x), np.sort(x), np.lcm(places, 3), np.cumsum(x), filled, np.max(x), np.linalg.inv(np.outer(x, x)),
        )  # fmt: skip

    # Two values of one name would be an Error.
    assert tesela.prove(f, f, inputs=dict.fromkeys(names, "4")).verdict != "REFUTED"
