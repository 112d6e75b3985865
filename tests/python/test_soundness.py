"""Nothing that a function finds out about the symbol of a size may count for all sizes."""

import numpy as np
import pytest
import tesela

LOOKS = {
    "equal": lambda x: x if x.shape[0] != 3 else 2 * x,
    "shape": lambda x: 2 * x if x.shape == (3,) else x,
    "size": lambda x: 2 * x if x.size == 3 else x,
    "member": lambda x: 2 * x if x.shape[0] in (3, 4) else x,
    "set": lambda x: 2 * x if x.shape[0] in {3, 4} else x,
    "key": lambda x: {3: 2}.get(x.shape[0], 1) * x,
    "hash": lambda x: x * (hash(x.shape[0]) % 2 + 1),
    "f_string": lambda x: 2 * x if f"{x.shape[0]}" == "3" else x,
    "format": lambda x: 2 * x if f"{x.shape[0]:3}" == "  3" else x,
    "str": lambda x: 2 * x if str(x.shape) == "(3,)" else x,
    "text_of_array": lambda x: x if "M" in repr(x) else 2 * x,
    "print": lambda x: print(x) or x,
    "percent": lambda x: 2 * x if "%s" % x.shape[0] == "3" else x,
    "truth": lambda x: x if x.shape[0] - 4 else 2 * x,
    "order": lambda x: x if x.shape[0] < 2.5 else 2 * x,
    "bits": lambda x: x if x.shape[0] & 1 else 2 * x,
    "remainder": lambda x: x if x.shape[0] % 2 else 2 * x,
    "int": lambda x: x * int(x.shape[0]),
    "range": lambda x: x * sum(1 for _ in range(x.shape[0])),
    "array_equal": lambda x: 2 * x if np.array_equal(x.shape, (3,)) else x,
    "range_member": lambda x: 2 * x if x.shape[0] in range(4) else x,
    "squeeze": lambda x: np.squeeze(x),
}


@pytest.mark.parametrize("look", LOOKS)
def test_no_function_sees_the_symbol_of_a_size(look):
    with pytest.raises(tesela.SizeError, match="M") as caught:
        tesela.prove(LOOKS[look], lambda x: x, x="M")
    assert "try:" in str(caught.value) and __file__ in str(caught.value)


def test_sizes_of_two_names_may_be_equal():
    with pytest.raises(tesela.SizeError, match="M == K"):
        tesela.prove(lambda x, y: x if x.shape == y.shape else -x, lambda x, y: x, x="M", y="K")


def _traced(function, **arguments):
    """What a function of symbolic arrays comes to, which the tool need not prove."""
    from tesela.symbolic import Question

    seen = []
    Question(arguments).trace(lambda *xs: (seen.append(function(*xs)), xs[0])[1], "f")
    return seen[0]


@pytest.mark.parametrize("ask, answer", [
    (lambda n: n >= 1 and n > 0 and n != 0 and not n < 1 and bool(n), True),
    (lambda n: n + 3 == 3, False),
    (lambda n: n == n and n <= n and (n,) == (n,), True),
    (lambda n: n + 1 > n and n > 0.5 and not n + 1 <= n, True),
    (lambda n: bool(-n), True),
    (lambda n: n < float("inf") and n > float("-inf") and n != 0.5, True),
    (lambda n: n == "3" or n == None, False),  # noqa: E711
    (lambda n: isinstance(n, int) and isinstance(2 * n, int) and not isinstance(n, float), True),
    (lambda n: round(n) == n and abs(-n) == n and divmod(2 * n, n) == (2, 0), True),
])  # fmt: skip
def test_what_holds_of_all_sizes_is_answered(ask, answer):
    assert _traced(lambda x: ask(x.shape[0]), x="M") is answer


def test_an_array_is_an_array_to_isinstance():
    assert _traced(lambda x: isinstance(x, np.ndarray) and not isinstance(x, np.generic), x="M")
    kinds = tesela.jit(lambda x, s: (
        isinstance(x, np.ndarray), isinstance(x[0], np.float32), isinstance(x.sum(), np.floating),
        isinstance(s, np.generic), isinstance(x, (list, tuple)), x,
    ))(np.ones(3, "f4"), np.float64(2))  # fmt: skip
    assert kinds[:5] == (True, True, True, True, False)


def test_a_size_is_a_key_where_nothing_is_traced():
    assert len({tesela.size("M"), tesela.size("K"), tesela.size("M")}) == 2
    assert f"{tesela.size('2*K - 1')}" == "2*K - 1"
