"""What a function finds outside of itself: NumPy's functions under other names, random numbers."""

import functools
import random
import threading

import numpy as np
import pytest
import tesela
from compare import same
from numpy import asarray, zeros

ar = np.arange
table = {"range": np.arange}
zeros32 = functools.partial(np.zeros, dtype=np.float32)
X = np.arange(3.0)


def _filled(make, x):
    y = make(3)
    y[1] = x[0]
    return y


class Model:
    def __init__(self):
        self.ones = np.ones

    def __call__(self, x):
        return self.ones(x.shape) + x[0]

    def method(self, x):
        return self.ones(x.shape) + asarray([x, x])


def by_default(x, make=np.zeros):
    return _filled(make, x)


def by_keyword_default(x, *, make=np.zeros):
    return _filled(make, x)


def _closure():
    make = np.zeros
    return lambda x: _filled(make, x)


ALIASES = {
    "imported": lambda x: _filled(zeros, x) + asarray(x),
    "default": by_default,
    "keyword_default": by_keyword_default,
    "partial": lambda x: _filled(zeros32, x),
    "partial_function": functools.partial(lambda a, x: asarray(x) + a, 2.0),
    "closure": _closure(),
    "object": Model(),
    "method": Model().method,
    "attribute": lambda x, model=Model(): model.ones(3) * x,
    "table": lambda x: _filled(table["range"], x) if False else table["range"](3) * x,
    "lambda_default": lambda x, w=np.eye(3), f=np.array: f([x, x]) @ w,
}


@pytest.mark.parametrize("name", ALIASES)
def test_functions_of_numpy_under_other_names(name):
    same(ALIASES[name], X)


def test_sizes_in_functions_of_numpy_under_other_names():
    for range_of in (lambda n: ar(n), lambda n: table["range"](n)):
        v = tesela.prove(lambda x: x * range_of(x.shape[0]), lambda x: np.arange(x.shape[0]) * x, x="M")
        assert v.grade == "BITWISE"


def test_names_are_what_they_were_after_a_trace():
    for name in ALIASES:
        tesela.jit(ALIASES[name])(X)
    with pytest.raises(ZeroDivisionError):
        tesela.jit(lambda x: zeros(3) + x / (1 // 0))(X)
    assert zeros is np.zeros and asarray is np.asarray and table == {"range": np.arange}
    assert by_default.__defaults__ == (np.zeros,) and zeros32.func is np.zeros
    assert by_keyword_default.__kwdefaults__ == {"make": np.zeros}
    assert not hasattr(np.zeros, "__wrapped__") and "isinstance" not in globals()
    assert vars(np.random._generator)["np"] is np


def test_traces_on_many_threads_leave_names_as_they_were():
    def work(n, failed):
        try:
            for k in range(5):
                same(lambda x: _filled(zeros, x) + isinstance(x, np.ndarray) * k, np.arange(3.0) + n)
        except BaseException as error:  # noqa: BLE001
            failed.append(error)

    failed: list = []
    threads = [threading.Thread(target=work, args=(n, failed)) for n in range(8)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert not failed and zeros is np.zeros and "isinstance" not in globals()


generator, state = np.random.default_rng(0), np.random.RandomState(0)


@pytest.mark.parametrize("draw", [
    lambda x: x + generator.normal(size=3),
    lambda x: x + state.rand(3),
    lambda x: x + np.random.rand(3),
    lambda x: x + np.random.default_rng().normal(size=3),
    lambda x: x + random.random(),
])  # fmt: skip
def test_random_numbers_that_would_never_change_again_are_refused(draw):
    with pytest.raises(tesela.TraceError, match="random numbers") as caught:
        tesela.jit(draw)(X)
    assert __file__ in str(caught.value)


def test_random_numbers_of_a_seed_are_known():
    same(lambda x: x + np.random.default_rng(3).normal(size=3), X)


@pytest.mark.parametrize("shuffle", [
    lambda x: np.random.default_rng(3).permutation(x),
    lambda x: np.random.default_rng(3).choice(x),
    lambda x: np.random.RandomState(3).permutation(x),
    lambda x: np.random.default_rng(3).normal(x),
])  # fmt: skip
def test_compiled_code_is_handed_no_traced_array(shuffle):
    """It would read memory that is not there."""
    with pytest.raises(tesela.TraceError, match="values"):
        tesela.jit(shuffle)(X)
