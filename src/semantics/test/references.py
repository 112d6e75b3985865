"""Writes References.inc: functions at hard points, evaluated in high precision.

Usage: python3 references.py > References.inc  (needs mpmath)
Each row: name, complex or not, arguments, result, both as f64.
"""

import itertools

import mpmath as mp

mp.mp.prec = 2500

HARD = [1.5, 0.625, 1.0, 2.0 ** -511, 2.0 ** -1074, 1.7976931348623157e308]
POINTS = [
    complex(sx * x, sy * y)
    for (x, y), (sx, sy) in zip(
        itertools.product(HARD, HARD),
        itertools.cycle([(1, 1), (-1, 1), (-1, -1), (1, -1)]),
    )
] + [complex(0.6, 0.8), complex(-0.8, 0.6000000000000001), complex(3, -4)]
NEAR = [complex(x, y) for x, y in ((0.3, -7.25), (-12.5, 3.0), (1e-8, 2e-9),
                                   (20.0, 1.5), (-0.75, 0.5), (705.0, 1.0))]

WHOLE = {
    "acos": mp.acos, "acosh": mp.acosh, "asin": mp.asin, "asinh": mp.asinh,
    "atan": mp.atan, "atanh": mp.atanh, "log": mp.log,
    "log_plus_one": lambda z: mp.log(1 + z), "sqrt": mp.sqrt,
    "square": lambda z: z * z,
}
EXPONENTIAL = {
    "cosine": mp.cos, "cosh": mp.cosh, "exponential": mp.exp, "sine": mp.sin,
    "sinh": mp.sinh, "tan": mp.tan, "tanh": mp.tanh,
    "rsqrt": lambda z: 1 / mp.sqrt(z), "sign": lambda z: z / abs(z),
}
REAL = {
    "bessel_i1e": (lambda x: mp.besseli(1, x) * mp.exp(-abs(x)),
                   [(1e-9,), (-3.5,), (8.0,), (8.25,), (1000.0,)]),
    "digamma": (mp.digamma, [(0.25,), (1.0,), (6.5,), (-2.75,), (1e10,)]),
    "erf_inv": (mp.erfinv, [(1e-12,), (-0.3,), (0.7,), (0.96,), (-0.999,)]),
    "lgamma": (lambda x: mp.log(abs(mp.gamma(x))),
               [(1e-9,), (0.75,), (1.0009765625,), (2.25,), (-0.6,), (57.0,)]),
    "polygamma": (lambda n, x: mp.polygamma(int(n), x),
                  [(0, 3.5), (1, 0.125), (3, 2.5), (6, 11.0)]),
    "zeta": (mp.zeta, [(2.0, 1.0), (1.125, 0.5), (7.5, 30.0), (20.0, 3.0)]),
}


def rounded(value):
    """The nearest f64, ties to even, subnormals included."""
    if value == 0:
        return 0.0
    magnitude, exponent = abs(value), int(mp.frexp(abs(value))[1])
    unit = max(exponent - 53, -1074)
    result = mp.ldexp(mp.nint(mp.ldexp(magnitude, -unit)), unit)
    if result >= mp.mpf(2) ** 1024:
        return float("inf") if value > 0 else float("-inf")
    return float(result) if value > 0 else -float(result)


def text(value):
    if value in (float("inf"), float("-inf")):
        return "INFINITY" if value > 0 else "-INFINITY"
    return value.hex()


def row(name, is_complex, arguments, result):
    numbers = ", ".join(text(float(a)) for a in arguments)
    results = ", ".join(text(rounded(mp.mpf(r))) for r in result)
    flag = "true" if is_complex else "false"
    print('{"%s", %s, {%s}, {%s}},' % (name, flag, numbers, results))


def main():
    for table, points in ((WHOLE, POINTS), (EXPONENTIAL, NEAR)):
        for name, function in table.items():
            for z in points:
                value = mp.mpc(mp.mpf(z.real), mp.mpf(z.imag))
                try:
                    w = mp.mpc(function(value))
                except (ValueError, ZeroDivisionError):
                    continue
                row(name, True, (z.real, z.imag), (w.real, w.imag))
    mp.mp.prec = 400
    for name, (function, points) in REAL.items():
        for point in points:
            value = function(*(mp.mpf(p) for p in point))
            row(name, False, point, (mp.re(value),))


main()
