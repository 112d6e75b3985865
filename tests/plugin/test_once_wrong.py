"""What JAX users ran into once, one test per bug, named after it."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest


def test_approx_max_k_was_an_unknown_custom_call():
    values = np.random.default_rng(0).standard_normal((3, 500), np.float32)
    top, where = jax.jit(lambda v: jax.lax.approx_max_k(v, 5))(values)
    np.testing.assert_array_equal(top, np.sort(values, 1)[:, :-6:-1])
    np.testing.assert_array_equal(np.take_along_axis(values, where, 1), top)
    least = jax.lax.approx_min_k(values.T, 2, reduction_dimension=0)[0]
    np.testing.assert_array_equal(least, np.sort(values.T, 0)[:2])


def test_two_ordered_callbacks_of_one_program_had_a_place_too_few():
    seen = []

    def body(i, x):
        for name in ("first", "second"):
            jax.debug.callback(lambda v, name=name: seen.append((name, int(v))),
                               x, ordered=True)
        return x + i

    assert jax.jit(lambda x: jax.lax.fori_loop(0, 3, body, x))(2) == 5
    jax.effects_barrier()
    assert seen == [(name, value) for value in (2, 2, 3)
                    for name in ("first", "second")]


def test_constants_were_folded_on_a_thread_that_flushes_subnormals():
    half = np.array([6e-8, 1], np.float16)
    program = lambda h: jnp.float32(1e-36) * h.astype(jnp.float32)
    folded = jax.jit(lambda: program(jnp.asarray(half)))()
    np.testing.assert_array_equal(folded, np.float32(1e-36) * half.astype(np.float32))
    np.testing.assert_array_equal(folded, jax.jit(program)(half))


def test_scatters_without_an_index_forgot_what_they_added_to():
    x = np.arange(4, dtype=np.float32)
    np.testing.assert_array_equal(jax.jit(lambda x: x.at[:].add(2))(x), x + 2)
    np.testing.assert_array_equal(jax.jit(lambda x: x.at[:].set(-x))(x), -x)
    np.testing.assert_array_equal(
        jax.jit(lambda x: x.reshape(2, 2).at[:].max(1))(x), [[1, 1], [2, 3]])
    assert jax.jit(lambda x: x.at[()].add(2))(np.float32(5)) == 7
    assert jax.jit(lambda x: jnp.array(x).at[()].multiply(2))(np.int32(5)) == 10
    numbers = jax.lax.ScatterDimensionNumbers(
        update_window_dims=(1,), inserted_window_dims=(),
        scatter_dims_to_operand_dims=())
    rows = np.array([[1, 2], [10, 20], [100, 200]], np.float32)
    np.testing.assert_array_equal(
        jax.jit(lambda x, r: jax.lax.scatter_add(
            x, np.zeros((3, 0), np.int32), r, numbers))(x, rows),
        [111, 223, 2, 3])


def test_bfloat16_systems_were_refused():
    a = np.array([[2, 0], [1, 4]], np.float32)
    b = np.array([[2], [9]], np.float32)
    for dtype in (jnp.bfloat16, jnp.float16):
        x = jax.jit(lambda a, b: jax.lax.linalg.triangular_solve(
            a, b, left_side=True, lower=True))(a.astype(dtype), b.astype(dtype))
        assert x.dtype == dtype
        np.testing.assert_array_equal(x.astype(np.float32), [[1], [2]])


def test_callbacks_saw_the_mesh_of_their_caller(run_jax):
    assert run_jax(
        "import jax, numpy as np\n"
        "from jax.sharding import PartitionSpec as P\n"
        "mesh = jax.make_mesh((2,), ('x',))\n"
        "with jax.set_mesh(mesh):\n"
        "  @jax.jit\n"
        "  @jax.shard_map(in_specs=P('x'), out_specs=P('x'))\n"
        "  def f(x):\n"
        "    return jax.pure_callback(lambda a: a + 1, jax.typeof(x), x)\n"
        "  print(np.asarray(f(jax.device_put(np.arange(4.), P('x')))))\n",
        TESELA_NUM_DEVICES="2") == "[1. 2. 3. 4.]\n"


def test_unknown_options_are_called_what_jax_calls_them():
    with pytest.raises(jax.errors.JaxRuntimeError, match="No such compile option: 'nothing'"):
        jax.jit(lambda: 1, compiler_options={"nothing": 1})()


def test_options_for_xla_do_not_stop_a_program():
    assert jax.jit(lambda: 1, compiler_options={"xla_gpu_autotune_level": "0"})() == 1


@pytest.mark.parametrize("backend", ["compiled", "judge"])
def test_callbacks_were_freed_before_the_programs_that_call_them(run_jax, backend):
    """JAX forgets what it keeps for a program as others come, not the program."""
    out = run_jax(
        """
import gc, jax, numpy as np, jax.numpy as jnp
from jax_plugins.tesela import callbacks
from jax._src import pjit
from jax._src.interpreters import pxla

x = jnp.arange(4.0)
shape = jax.ShapeDtypeStruct((4,), np.float32)
f = jax.jit(lambda a: jax.pure_callback(lambda v: np.cumsum(v), shape, a) + 1)
for _ in range(3):
    f(x)
for module in (pjit, pxla):
    for cache in vars(module).values():
        if hasattr(cache, "cache_clear"):
            cache.cache_clear()
gc.collect()
assert callbacks._living[0][0]() is None
junk = [bytearray(1000) for _ in range(10000)]
print(f(x).tolist())

# Functions of programs that are gone go, too.
for i in range(200):
    g = jax.jit(lambda a, i=i: jax.pure_callback(lambda v: v + i, shape, a))
    g(x)
    del g
    if i % 50 == 0:
        jax.clear_caches(), gc.collect()
print(len(callbacks._living) < 150)
""",
        TESELA_OPTIONS=f"backend={backend}",
    )
    assert out.split("\n")[:2] == ["[1.0, 2.0, 4.0, 7.0]", "True"]


def test_the_last_of_truncated_elements_was_stored_with_its_upper_half(run_jax):
    """Behind the array: LLVM's masked stores of one lane of a truncation."""
    run_jax(
        """
import jax, numpy as np, jax.numpy as jnp
jax.config.update("jax_enable_x64", True)
v = np.random.default_rng(0).integers(0, 99, (5, 2, 17)).astype(np.int32)
for narrow in [np.int32, np.int16, np.int8]:
    for size in [1, 5, 9, 17, 33]:
        i = np.arange(size, dtype=np.int32) % 17
        f = jax.jit(lambda v, i: jnp.argmax(v, 0).astype(narrow)[:, i])
        np.testing.assert_array_equal(f(v, i), np.argmax(v, 0)[:, i])
        g = jax.jit(lambda v, i: (v[0].astype(np.int64) * 3).astype(narrow)[:, i])
        np.testing.assert_array_equal(g(v, i), (v[0] * 3).astype(narrow)[:, i])
""",
        TESELA_GUARD="1",
    )


def test_results_were_in_device_memory_whatever_was_asked():
    x = jnp.arange(3.0)
    host = jax.sharding.SingleDeviceSharding(
        jax.devices()[0], memory_kind="pinned_host"
    )
    asked = jax.jit(lambda x: (x * 2, x + 1), out_shardings=(host, None))(x)
    assert [y.sharding.memory_kind for y in asked] == ["pinned_host", "device"]
    np.testing.assert_array_equal(asked[0], [0, 2, 4])
    compiled = jax.jit(lambda x: x * 2, out_shardings=host).lower(x).compile()
    assert "fusion" in compiled.as_text()  # the interpreter ran it
    moved = jax.jit(lambda x: jax.device_put(x * 2, jax.memory.Space.Host))(x)
    assert moved.sharding.memory_kind == "pinned_host"
    back = jax.jit(lambda y: jax.device_put(y, jax.memory.Space.Device) + 1)(moved)
    assert back.sharding.memory_kind == "device"
    np.testing.assert_array_equal(back, [1, 3, 5])


def test_the_cache_warned_of_every_program_with_a_callback(run_jax, tmp_path):
    program = """
import logging, warnings, jax, jax.numpy as jnp
warnings.simplefilter("error")
logging.basicConfig(format="%(message)s")
f = jax.jit(lambda x: jax.pure_callback(lambda v: v + 1, jax.typeof(x), x))
assert f(jnp.float32(1)) == 2
"""
    assert run_jax(
        program + 'print("ran")',
        JAX_COMPILATION_CACHE_DIR=str(tmp_path),
        JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS="0",
        JAX_RAISE_PERSISTENT_CACHE_ERRORS="1",
    ) == "ran\n"
    assert not list(tmp_path.glob("jit__lambda*-cache"))


def test_tridiagonal_systems_were_solved_without_pivots():
    solve = jax.lax.linalg.tridiagonal_solve
    lower, middle = np.float32([0, 2, -2, 3]), np.float32([1, 4, 1, -1])
    upper, right = np.float32([2, -1, 1, 0]), np.float32([[1], [2], [3], [4]])
    for perturb in (False, True):
        x = solve(lower, middle, upper, right, perturb_singular=perturb)
        np.testing.assert_allclose(x, [[8], [-3.5], [0], [-4]], rtol=1e-5, atol=1e-5)
    zero = np.zeros(3, np.float32)
    x = solve(zero, zero, zero, np.ones((3, 1), np.float32), perturb_singular=True)
    assert np.all(np.isfinite(x)) and np.all(np.abs(x) > 1e6)
    ends = jnp.full(5, 2.0), -jnp.ones(4)
    values, vectors = jax.scipy.linalg.eigh_tridiagonal(*ends, eigvals_only=False)
    whole = np.diag(ends[0]) + np.diag(ends[1], 1) + np.diag(ends[1], -1)
    np.testing.assert_allclose(whole @ vectors, vectors * values, atol=1e-5)


def test_a_program_could_not_begin_with_a_print(run_jax):
    for first in ('debug.print("{}", 3)', "debug.callback(print, 3)"):
        assert run_jax(
            f"import jax\njax.{first}\njax.{first}\n"
            "try: jax.devices('cpu')\n"
            "except RuntimeError as error: print(error)\n",
            JAX_PLATFORMS="tesela",
        ) == "3\n3\nUnknown backend cpu. Available backends are ['tesela']\n"


def test_sparse_systems_had_no_rule():
    from jax.experimental.sparse.linalg import spsolve

    matrix = np.float32([[4, 0, 1], [0, 2, 0], [1, 0, 3]])
    data, columns, rows = np.float32([4, 1, 2, 1, 3]), [0, 2, 1, 0, 2], [0, 2, 3, 5]
    right = np.float32([1, 2, 3])
    solve = lambda data, right: spsolve(
        jnp.asarray(data), jnp.asarray(columns), jnp.asarray(rows), jnp.asarray(right))
    for f in (solve, jax.jit(solve)):
        np.testing.assert_allclose(f(data, right), np.linalg.solve(matrix, right), rtol=1e-5)
    gradient = jax.grad(lambda right: solve(data, right).sum())(right)
    np.testing.assert_allclose(
        gradient, np.linalg.solve(matrix.T, np.ones(3)), rtol=1e-5)


def test_rules_for_processors_of_other_packages_were_not_seen():
    from jax.extend.core import Primitive
    from jax.interpreters import mlir

    doubled = Primitive("doubled")
    doubled.def_abstract_eval(lambda x: x)

    def rule(ctx, x):
        return mlir.emit_python_callback(
            ctx, lambda x: (2 * x,), None, [x], ctx.avals_in, ctx.avals_out,
            has_side_effect=False, returns_token=False)[0]

    mlir.register_lowering(doubled, rule, platform="cpu")
    assert jax.jit(lambda x: doubled.bind(x) + 1)(np.float32(3)) == 7


def test_a_dump_that_found_no_room_ended_the_process(run_jax, tmp_path):
    assert run_jax(
        "import resource, jax\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "print(jax.jit(lambda x: x + 1)(1))\n",
        TESELA_OPTIONS=f"dump={tmp_path}") == "2\n"
    assert not [file for file in tmp_path.iterdir() if file.stat().st_size == 100]


def test_results_that_nobody_placed_lay_everywhere(run_jax):
    assert run_jax(
        "import jax, jax.numpy as jnp, numpy as np\n"
        "from jax import lax\n"
        "from jax.experimental.shard_alike import shard_alike\n"
        "from jax.sharding import Mesh, NamedSharding, PartitionSpec as P\n"
        "mesh = Mesh(np.array(jax.devices()).reshape(4, 2), ('x', 'y'))\n"
        "def put(shape, *spec):\n"
        "  a = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)\n"
        "  return jax.device_put(a, NamedSharding(mesh, P(*spec)))\n"
        "a, b, c = put((16, 8), 'x', 'y'), put((8, 8), None, 'y'), put((16,), 'x')\n"
        "for f in (\n"
        "    lambda: a.T, lambda: a @ b, lambda: a.sum(0), lambda: a.sum(1),\n"
        "    lambda: jax.nn.softmax(a), lambda: a.reshape(4, 4, 8),\n"
        "    lambda: a.reshape(-1), lambda: a[:, 2:6], lambda: jnp.pad(a, 2),\n"
        "    lambda: c[:, None] * b[0], lambda: lax.cond(True, lambda: a, lambda: a * 2),\n"
        "    lambda: lax.scan(lambda x, y: (x + y, x), jnp.zeros(8), a)[1],\n"
        "    lambda: shard_alike(a, jnp.zeros((16, 8)))[1] + 1, lambda: c[3]):\n"
        "  g = lambda a, b, c, f=f: type(f)(f.__code__, dict(globals(), a=a, b=b, c=c))()\n"
        "  with_names = jax.jit(g)(a, b, c)\n"
        "  np.testing.assert_allclose(with_names, f(), rtol=1e-5)\n"
        "  print(with_names.sharding.spec)\n",
        TESELA_NUM_DEVICES="8").replace("PartitionSpec", "P") == (
            "P('y', 'x')\nP('x', 'y')\nP('y',)\nP('x',)\nP('x', 'y')\n"
            "P('x', None, 'y')\nP('x',)\nP('x', 'y')\nP('x', 'y')\n"
            "P('x', 'y')\nP('x', 'y')\nP(None, 'y')\nP('x', 'y')\nP()\n")


def test_a_branch_for_processors_was_not_taken():
    from jax import lax

    f = jax.jit(lambda x: lax.platform_dependent(x, cuda=jnp.cos, cpu=jnp.sin))
    assert f(np.float32(0)) == 0
    with_default = jax.jit(lambda x: lax.platform_dependent(
        x, cpu=jnp.sin, default=jnp.cos))
    assert with_default(np.float32(0)) == 0
    np.testing.assert_array_equal(jax.vmap(with_default)(np.zeros(3)), np.zeros(3))
    assert jax.grad(with_default)(np.float32(0)) == 1
    for_others = jax.jit(lambda x: lax.platform_dependent(
        x, tpu=jnp.sin, default=jnp.cos))
    assert for_others(np.float32(0)) == 1
    ours = jax.jit(lambda x: lax.platform_dependent(
        x, cpu=jnp.sin, tesela=lambda x: x + 5, default=jnp.cos))
    assert ours(np.float32(0)) == 5


def test_arrays_could_not_be_exchanged_by_dlpack(run_jax):
    program = (
        "import jax, jax.numpy as jnp, numpy as np, gc\n"
        "host = np.arange(6, dtype=np.float32).reshape(2, 3)\n"
        "%sx = jax.dlpack.from_dlpack(host)\n"
        "assert x.devices() == {jax.devices()[0]}\n"
        "np.testing.assert_array_equal(x, host)\n"
        "for dtype in ('bfloat16', 'float16', 'int8', 'bool', 'complex64'):\n"
        "  y = x.astype(dtype)\n"
        "  z = jax.dlpack.from_dlpack(y)\n"
        "  assert z.dtype == y.dtype and (z == y).all(), dtype\n"
        "  if dtype != 'bfloat16': np.testing.assert_array_equal(np.from_dlpack(y), y)\n"
        "for shape in (), (0, 3), (5, 1, 2):\n"
        "  assert np.from_dlpack(jnp.ones(shape)).shape == shape\n"
        "  assert jnp.from_dlpack(jnp.ones(shape), copy=True).shape == shape\n"
        "view = np.from_dlpack(jnp.ones(100000)); gc.collect()\n"
        "assert view.sum() == 100000\n"
        "try: jnp.from_dlpack(host[:, ::2], copy=False)\n"
        "except ValueError as error: print('copy=False' in str(error))\n"
        "try: jax.devices('cpu')\n"
        "except RuntimeError: print('no CPU')\n")
    for before in "", "jnp.ones(1)\n":
        assert run_jax(program % before, JAX_PLATFORMS="tesela") == "True\nno CPU\n"


def test_what_was_exported_for_a_cpu_was_refused():
    from jax import export

    x = np.random.default_rng(0).standard_normal((2, 4, 4)).astype(np.float32)
    x = x @ x.swapaxes(1, 2) + np.eye(4, dtype=np.float32)
    x[1] -= 30 * np.eye(4)  # has no factor

    def f(x):
        lower = jnp.linalg.cholesky(x)
        solved = jax.lax.linalg.triangular_solve(
            lower, x, lower=True, unit_diagonal=True, transpose_a=True)
        return lower, solved, jnp.linalg.inv(x), jnp.linalg.eigh(x)[0]

    for platforms in (["cpu"], ["tpu", "cpu"]):
        if platforms[0] == "tpu":
            f = lambda x: jax.lax.platform_dependent(x, cpu=jnp.sin, default=jnp.cos)
        exported = export.export(jax.jit(f), platforms=platforms)(
            jax.ShapeDtypeStruct(x.shape, x.dtype))
        got = export.deserialize(exported.serialize()).call(x)
        expected = np.sin(x) if platforms[0] == "tpu" else jax.jit(f)(x)
        jax.tree.map(lambda a, b: np.testing.assert_allclose(
            a, b, rtol=1e-4, atol=1e-4), got, expected)
    assert np.isnan(jnp.linalg.cholesky(x)[1, 3, 3])
