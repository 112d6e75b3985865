"""What is said of the arguments of a question: a mistake has one message, with all in it."""

import numpy as np
import pytest
import tesela


def same(x):
    return x


@pytest.mark.parametrize("spec, why", [
    ("-1", "a name, such as N"), ("?", "a name"), ("None", "a name"), ("M,,K", "missing beside a comma"),
    ("M,", "missing"), ("M - K", "blanks"), ("M -1", "blanks"), ("2 * K", "blanks"), ("M*", "operand"),
    ("[M,K]", "no brackets"), ("(M, K)", "no brackets"), ("M;K", "'M;K'"), ("2.5", "'2.5'"), ("1e3", "'1e3'"),
    ("M/2", r"'2\*K'"), ("M//2", "not exact"), ("M**2", "'M"), ("(M", "brackets"), ("True", "True is no name"),
    ("lambda", "no name"), ("min", "no name"), ("é", "no name"), ("-3", "negative"), ("-M", "negative"),
    ("9" * 20, "larger"), ("M:", "no dtype"), ("M:f99", "f99"), ("M:f32:f64", "f32:f64"), ("M:object", "object"),
    ("M:i8", "bits or bytes"), ("M:str", "U"), ("(" * 900, "size"), ("M" * 2000, "size"), ("M\0K", "size"),
])  # fmt: skip
def test_specs_are_validated_with_one_clear_message(spec, why):
    with pytest.raises(tesela.TraceError, match=why) as caught:
        tesela.prove(same, same, xs=spec)
    what, at, instead = str(caught.value).split("\n")
    assert what.startswith(f"xs={spec!r}: ")
    assert __file__ in at and instead.startswith("  try: ") and len(instead) > 20


@pytest.mark.parametrize("spec", ["", ":f64", "M", " M  K ", "M,K", "M, 2*K:bf16", "64*B M-1", "3", "(M+K)*2", "0"])
def test_specs_that_are_fine(spec):
    assert "func" in tesela.prove(same, same, x=spec).stablehlo


@pytest.mark.parametrize("options, why", [
    (dict(assume="M >"), "M >"), (dict(assume="M"), "one comparison"), (dict(assume="M = 3"), "one comparison"),
    (dict(assume=["Q > 3"]), "names no size.*\n.*\n.*: M"), (dict(assume=3), "list of texts"), (dict(assume=[3]), "list of texts"),
    (dict(assume="M % 8 == 0"), "mod"), (dict(assume="1 < M < 3"), "one comparison"), (dict(assume="M < 0"), "never holds"),
    (dict(positive="y"), "'y'.*\n.*\n.*'x'"), (dict(positive=["x", "z"]), "'z'"), (dict(below={"x": "M"}), "not integers"),
    (dict(below=["x"]), "no dict"), (dict(below={"y": "M"}), "'y'"), (dict(dtype="bogus"), "dtype='bogus'"),
    (dict(dtype=object), "object"), (dict(timeout=-1), "timeout=-1"), (dict(timeout="1"), "timeout='1'"),
    (dict(inputs=3), "inputs=3"), (dict(inputs={"x": "M"}), "twice"),
])  # fmt: skip
def test_options_are_validated(options, why):
    with pytest.raises(tesela.Error, match=why):
        tesela.prove(same, same, x="M", **options)


def test_integers_below_a_size_that_is_none():
    for limit in ("-1", "0", 0, -3, 2.5, None, "M N"):
        with pytest.raises(tesela.TraceError, match="below"):
            tesela.prove(same, same, x="M:i32", below={"x": limit})


@pytest.mark.parametrize("f, arguments, why", [
    (3, dict(x="M"), "left: 3 is no function"), (same, {}, "'x'"), (same, dict(x="M", w="K"), "too many"),
    (lambda x, y: x, dict(x="M"), "'y'"), (lambda x, y: x, dict(y="M", a="M"), "by name or by order"),
    (lambda x: None, dict(x="M"), "None"), (lambda x: "M", dict(x="M"), "one array"), (same, dict(x=("M", "K")), "one array"),
])  # fmt: skip
def test_functions_that_do_not_fit_the_question(f, arguments, why):
    with pytest.raises(tesela.TraceError, match=why):
        tesela.prove(f, f, **arguments)


@pytest.mark.parametrize("f, g", [
    (lambda x, *, w: x @ w, lambda w, x: x @ w), (lambda x, /, w: x @ w, lambda a, b: a @ b),
    (lambda *a: a[0] @ a[1], lambda x, w, bias=None: x @ w), (lambda x, k=None, w=None: x @ w, lambda x, w: x @ w),
    (lambda x, w: {"y": x @ w}, lambda x, w: [x @ w]),
])  # fmt: skip
def test_parameters_of_all_kinds(f, g):
    assert tesela.prove(f, g, x="M K", w="K N").grade == "BITWISE"


def test_results_that_are_constants():
    assert tesela.prove(lambda x: np.ones(3), lambda x: np.full(3, 1.0), x="M").grade == "BITWISE"
    assert tesela.prove(lambda x: np.ones(3), lambda x: np.zeros(3), x="M").verdict == "REFUTED"


def test_sizes():
    for text in ("-1", "M K", "", "M/2", 3, None):
        with pytest.raises(tesela.SizeError, match="size"):
            tesela.size(text)


@pytest.mark.parametrize("options, why", [
    (dict(sizes={"Q": 3}), "'Q'"), (dict(sizes={"M": -3}), "M=-3"), (dict(sizes={"M": "3"}), "M='3'"),
    (dict(numerics="bogus"), "bogus"), (dict(timeout=0), "timeout"),
])  # fmt: skip
def test_variants_validate_too(options, why):
    with pytest.raises(tesela.TraceError, match=why):
        tesela.variants(same, x="M", **options)
    with pytest.raises(tesela.SizeError, match="x='-1'"):
        tesela.variants(same, x="-1")
