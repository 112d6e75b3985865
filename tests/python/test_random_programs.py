"""Random straight-line programs beside NumPy, each from the number of its seed."""

import random
import warnings

import numpy as np
import pytest
from compare import BF16, array, same

ONE = """np.abs({a}); np.negative({a}); np.square({a}); np.tanh({a}); np.exp(-np.abs({a}))
np.maximum({a}, 0); {a} * 2; {a} + 1; 1 - {a}; {a}.T; {a}[::-1]; np.sqrt(np.abs({a}))
np.sum({a}, axis=-1, keepdims=True); np.mean({a}, axis=0, keepdims=True); np.max({a}, axis=-1)
np.cumsum({a}, axis=0); np.flip({a}, -1); np.roll({a}, 1, axis=0); {a}.reshape(-1)[:6]
{a}[..., None]; {a}[:1]; {a}[1:]; np.pad({a}, 1); np.tril({a}); np.sort({a}, axis=-1)
np.where({a} > 0, {a}, 0); np.clip({a}, -1, 1); {a}.astype('f4'); np.argmax({a}, axis=-1)
np.argsort({a}, axis=-1, kind='stable'); np.repeat({a}, 2, axis=0); np.squeeze({a}); {a}.sum()
np.concatenate([{a}, {a}], axis=0); np.stack([{a}, {a}]); np.var({a}, axis=-1); np.isnan({a})
np.diff({a}, axis=-1); np.any({a} > 1, axis=0); np.prod({a}[..., :2], axis=-1); {a} // 3; {a} % 3
np.moveaxis({a}, 0, -1); np.take({a}, [0, -1], axis=0); {a}[..., 0]; np.round({a}); np.tile({a}, 2)
np.cumprod({a}[..., :3], axis=-1); np.median({a}, axis=-1); np.count_nonzero({a} > 0, axis=-1)
np.swapaxes({a}, 0, -1); np.expand_dims({a}, 0); np.trace({a}); np.diag({a}); np.ptp({a}, axis=0)"""
TWO = """{a} + {b}; {a} * {b}; {a} - {b}; np.maximum({a}, {b}); {a} @ {b}; {a} / ({b} * {b} + 1)
np.where({a} > {b}, {a}, {b}); np.dot({a}, {b}); np.concatenate([{a}, {b}]); np.hypot({a}, {b})
({a} > {b}) & ({a} < 5); np.outer({a}.ravel()[:4], {b}.ravel()[:4]); np.arctan2({a}, {b})
np.logaddexp({a}, {b}); np.stack([{a}, {b}]); np.einsum('...i,...i->...', {a}, {b})
np.tensordot({a}, {b}, 1); np.fmod({a}, {b}); np.copysign({a}, {b}); np.inner({a}, {b})
np.broadcast_to({b}, {a}.shape); np.matmul({a}, np.swapaxes({b}, -1, -2))"""
ONE, TWO = ([t.strip() for t in text.replace("\n", ";").split(";")] for text in (ONE, TWO))
SHAPES = [(3, 4), (4, 4), (4,), (1, 4), (2, 3, 4), (0, 4), (1,), (5, 1), (33, 17), (4, 1, 3), ()]
TYPES = [np.dtype(t) for t in ("f4", "f4", "f8", "i4", "i8", "u1", "?")] + [BF16]


def function(lines):
    source = "".join(f"    {line}\n" for line in lines)
    results = ", ".join(line.split()[0] for line in lines)
    scope = {"np": np}
    exec(f"def f(x, y):\n{source}    return ({results},)\n", scope)
    return scope["f"]


def program(seed):
    """Lines that NumPy accepts, and their arguments."""
    choose = random.Random(seed)
    first = choose.choice(TYPES)
    second = first if choose.random() < 0.7 else choose.choice(TYPES)
    x, y = array(choose.choice(SHAPES), first, seed), array(choose.choice(SHAPES), second, seed + 1)
    lines, names = [], ["x", "y"]
    for number in range(8):
        text = choose.choice(ONE if choose.random() < 0.65 else TWO)
        line = f"t{number} = " + text.format(a=choose.choice(names[-3:]), b=choose.choice(names))
        try:
            results = function([*lines, line])(x, y)
        except Exception:
            continue
        if all(np.asarray(r).dtype != object and np.size(r) < 5000 for r in results):
            lines.append(line)
            names.append(f"t{number}")
    return lines, x, y


@pytest.mark.parametrize("seed", range(50))
def test_program(seed):
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        lines, x, y = program(seed)
    print("\n".join(lines), x.dtype, x.shape, y.dtype, y.shape)
    if lines:
        same(function(lines), x, y, scale=40)
