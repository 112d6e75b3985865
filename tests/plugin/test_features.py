"""What JAX users expect of a platform, one test each."""

import itertools

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.experimental import io_callback
from jax.experimental.buffer_callback import buffer_callback
from jax.experimental.layout import Format, Layout

x = np.arange(8, dtype=np.float32)


def test_is_the_default_platform():
    assert jax.default_backend() == "tesela"
    assert jnp.ones(3).device.platform == "tesela"


@pytest.mark.parametrize("dtype", ["bool", "int4", "uint4", "int8", "uint64", "float16", "bfloat16", "float8_e4m3fn", "complex64"])
def test_arrays_go_there_and_back(dtype):
    values = np.array([[0, 1, 2], [3, 4, 5]]).astype(jnp.dtype(dtype))
    np.testing.assert_array_equal(np.asarray(jax.device_put(values.T)), values.T)


def test_int4_keeps_its_sign():
    values = np.array([-8, -1, 0, 7], dtype="int4")
    np.testing.assert_array_equal(np.asarray(jax.device_put(values)), values)


def test_large_arrays_are_not_copied_back():
    array = jax.jit(lambda a: a + 1)(np.zeros((512, 512), np.float32))
    view = np.asarray(array)
    assert view.ctypes.data == array.unsafe_buffer_pointer()


def test_donation_consumes_the_argument():
    y = jnp.array(x)
    z = jax.jit(lambda a: a + 1, donate_argnums=0)(y)
    assert y.is_deleted()
    np.testing.assert_array_equal(z, x + 1)


def test_donated_arrays_with_a_view_keep_their_values():
    y = jnp.array(x)
    view = np.asarray(y)
    jax.jit(lambda a: a + 1, donate_argnums=0)(y)
    np.testing.assert_array_equal(view, x)


def test_errors_name_the_cause():
    y = jnp.array(x)
    y.delete()
    with pytest.raises(RuntimeError, match="deleted"):
        jax.jit(lambda a: a + 1)(y)


def test_too_large_is_resource_exhausted():
    with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE_EXHAUSTED"):
        jax.jit(lambda: jnp.zeros((1 << 50,), jnp.uint8))()


def test_out_of_memory_names_the_operator_and_its_line():
    @jax.jit
    def outer(a):
        return a[:, None] * a[None, :]

    @jax.jit
    def of_sorted(a):
        return jnp.sort(a[:, None] * a[None, :], axis=1)[:, 0]

    large = jnp.ones(1 << 22)
    for function, what in ((outer, "result 0"), (of_sorted, "intermediate results")):
        with pytest.raises(jax.errors.JaxRuntimeError, match=what) as caught:
            function(large)
        assert "test_features.py:" in str(caught.value)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_lapack_takes_halves(dtype):
    a = np.random.default_rng(0).random((2, 5, 5)).astype(dtype)
    s = jax.lax.linalg.svd(a, compute_uv=False)
    assert s.dtype == a.dtype
    wanted = np.linalg.svd(a.astype(np.float32), compute_uv=False)
    np.testing.assert_allclose(s.astype(np.float32), wanted, rtol=0.02, atol=0.01)
    w, v = jnp.linalg.eigh(a + a.mT)
    np.testing.assert_allclose((v * w[:, None]) @ v.mT, a + a.mT, atol=0.1)


def test_pallas_without_interpret_says_what_to_do():
    from jax.experimental import pallas as pl

    def kernel(a, out):
        out[...] = a[...] + 1

    shape = jax.ShapeDtypeStruct((8,), jnp.float32)
    with pytest.raises(ValueError, match="interpret mode"):
        pl.pallas_call(kernel, out_shape=shape)(x)
    np.testing.assert_array_equal(pl.pallas_call(kernel, out_shape=shape, interpret=True)(x), x + 1)


def test_callbacks_know_the_kind_of_device_that_is_meant():
    device = jax.sharding.AbstractDevice("TPU v6e", 1, "tpu")
    mesh = jax.sharding.AbstractMesh((), (), abstract_device=device)
    seen = []

    def look(a):
        seen.append(jax.sharding.get_abstract_mesh().abstract_device)
        return a

    with jax.sharding.use_abstract_mesh(mesh):
        jax.jit(lambda a: io_callback(look, jax.ShapeDtypeStruct((8,), jnp.float32), a))(x).block_until_ready()
    assert seen == [device]


def test_text_and_statistics():
    compiled = jax.jit(lambda a: a @ a).lower(np.ones((4, 4), np.float32)).compile()
    assert "HloModule" in compiled.as_text()
    assert compiled.memory_analysis().argument_size_in_bytes == 64
    assert jax.devices()[0].memory_stats()["bytes_limit"] > 0


def test_layouts():
    array = jnp.ones((2, 3))
    assert array.format.layout.major_to_minor == (0, 1)


LAID_OUT = {
    "identity": lambda a: a,
    "elementwise": lambda a: a * 2,
    "transpose": lambda a: a.T,
    "reshape": lambda a: a.reshape(6, 4),
    "twice": lambda a: (a, a),
    "loop": lambda a: jax.lax.fori_loop(0, 3, lambda i, c: c + 1, a),
    "update": lambda a: a.at[0, 1].set(7.0),
    "reduction": lambda a: a.sum(1),
    "constant": lambda a: jnp.arange(24.0).reshape(2, 3, 4),
}


@pytest.mark.parametrize("backend", ["compiled", "judge"])
@pytest.mark.parametrize("name", LAID_OUT)
def test_elements_lie_as_asked(name, backend):
    """In every order, given and got; donated, too."""
    host = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    f, place = LAID_OUT[name], jax.sharding.SingleDeviceSharding(jax.devices()[0])
    expected = jax.tree.leaves(f(jnp.array(host)))
    orders = list(itertools.permutations(range(expected[0].ndim)))
    for given, asked in zip(itertools.permutations(range(3)), orders * 6):
        for donated in ((), (0,)):
            a = jax.device_put(host, Format(Layout(given), place))
            assert a.format.layout.major_to_minor == given
            np.testing.assert_array_equal(np.asarray(a), host)
            out = jax.jit(
                f,
                out_shardings=Format(Layout(asked), place),
                donate_argnums=donated,
                compiler_options={"backend": backend},
            )(a)
            for result, values in zip(jax.tree.leaves(out), expected):
                assert result.format.layout.major_to_minor == asked
                np.testing.assert_array_equal(np.asarray(result), values)


def test_pure_callback():
    shape = jax.ShapeDtypeStruct((8,), np.float32)
    f = jax.jit(lambda a: jax.pure_callback(np.cumsum, shape, a) + 1)
    np.testing.assert_array_equal(f(x), np.cumsum(x) + 1)


def test_ordered_io_callback():
    seen = []

    def body(i, total):
        io_callback(lambda v: seen.append(int(v)), None, i, ordered=True)
        return total + i

    jax.jit(lambda n: jax.lax.fori_loop(0, 5, body, n))(0)
    jax.effects_barrier()
    assert seen == [0, 1, 2, 3, 4]


def test_debug_print(capfd):
    jax.jit(lambda a: jax.debug.print("sum {}", a.sum()))(x)
    jax.effects_barrier()
    assert "sum 28.0" in capfd.readouterr().out


def test_errors_of_callbacks_arrive():
    def fails(_):
        raise ValueError("no such luck")

    shape = jax.ShapeDtypeStruct((), np.float32)
    with pytest.raises(jax.errors.JaxRuntimeError, match="no such luck"):
        jax.jit(lambda a: jax.pure_callback(fails, shape, a))(x)


def test_buffer_callback_writes_in_place():
    shapes = (jax.ShapeDtypeStruct((8,), np.float32), jax.ShapeDtypeStruct((), np.int32))

    def callback(context, out, a, *, factor):
        assert not a.writeable and out[0].writeable and out[0].shape == (8,)
        np.multiply(np.asarray(a), np.asarray(factor), out=np.asarray(out[0]))
        np.asarray(out[1])[...] = np.from_dlpack(a).size
        with pytest.raises(ValueError):
            np.asarray(a)[0] = 1
        with pytest.raises(jax.errors.JaxRuntimeError, match="GPU"):
            _ = context.stream

    call = buffer_callback(callback, shapes)
    product, size = jax.jit(lambda a: call(a * 2, factor=3.0))(x)
    np.testing.assert_array_equal(product, x * 6)
    assert size == 8

    def add_one(context, out, a):
        view = np.asarray(out)
        assert np.asarray(a).ctypes.data == view.ctypes.data
        view += 1

    call = buffer_callback(add_one, shapes[0], input_output_aliases={0: 0})
    given = jnp.array(x)
    np.testing.assert_array_equal(call(given), x + 1)
    np.testing.assert_array_equal(given, x)
    with pytest.raises(jax.errors.JaxRuntimeError, match="must not return"):
        buffer_callback(lambda *_: 1, shapes[1])()


A = np.array([[4, 1, 0], [1, 3, -1], [0, -1, 2]], np.float32)


@pytest.mark.parametrize(
    "rebuild",
    [
        lambda a: jnp.linalg.eigh(a)[1] * jnp.linalg.eigh(a)[0] @ jnp.linalg.eigh(a)[1].T,
        lambda a: (lambda u, s, v: u * s @ v)(*jnp.linalg.svd(a)),
        lambda a: (lambda q, r: q @ r)(*jnp.linalg.qr(a)),
        lambda a: (lambda p, l, u: p @ l @ u)(*jax.scipy.linalg.lu(a)),
        lambda a: (lambda c: c @ c.T)(jnp.linalg.cholesky(a)),
        lambda a: (lambda w, v: (v * w @ jnp.linalg.inv(v)).real)(*jnp.linalg.eig(a)),
        lambda a: a @ jnp.linalg.inv(a) @ a,
        lambda a: (lambda t, z: z @ t @ z.T)(*jax.scipy.linalg.schur(a)),
    ],
    ids="eigh svd qr lu cholesky eig inv schur".split(),
)
def test_factors_multiply_back(rebuild):
    np.testing.assert_allclose(rebuild(A), A, atol=2e-5)


def test_random_numbers_are_jax_s():
    np.testing.assert_allclose(
        jax.random.normal(jax.random.key(0), (3,)), [1.6226422, 2.0252647, -0.43359444], rtol=1e-6
    )


def test_export_and_reload():
    exported = jax.export.export(jax.jit(lambda a: a + 3))(x)
    assert exported.platforms == ("tesela",)
    again = jax.export.deserialize(exported.serialize())
    np.testing.assert_array_equal(again.call(x), x + 3)


def test_pinned_host_memory():
    place = jax.sharding.SingleDeviceSharding(jax.devices()[0], memory_kind="pinned_host")
    array = jax.device_put(x, place)
    assert array.sharding.memory_kind == "pinned_host"
    np.testing.assert_array_equal(array, x)


def test_no_warning_about_experiments(run_jax):
    assert run_jax("import jax; print(jax.devices())").startswith("[TeselaDevice")


def test_several_devices(run_jax):
    program = """
import jax, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
mesh = Mesh(np.array(jax.devices()).reshape(2, 2), ('x', 'y'))
a = np.arange(64, dtype=np.float32).reshape(8, 8)
b = jax.device_put(a, NamedSharding(mesh, P('x', 'y')))
assert [s.data.shape for s in b.addressable_shards] == [(4, 4)] * 4
np.testing.assert_array_equal(b, a)
np.testing.assert_array_equal(jax.device_put(b, NamedSharding(mesh, P(None, 'x'))), a)
f = jax.jit(lambda v: v + 1)
np.testing.assert_array_equal(f(jax.device_put(a, jax.devices()[3])), a + 1)
print('fine')
"""
    assert run_jax(program, TESELA_NUM_DEVICES="4") == "fine\n"


def test_cache_key_knows_the_build():
    """A cache must not hand out code of another compiler, processor or tiling."""
    version = jax.devices()[0].client.platform_version
    digest = version.partition("sources ")[2].partition(",")[0]
    assert len(digest) == 16 and set(digest) <= set("0123456789abcdef")
    assert "fma" in version.partition("code for ")[2] and " threads" in version


def test_compilation_cache(run_jax, tmp_path):
    program = """
import jax, jax.numpy as jnp
from jax._src import monitoring
events = []
monitoring.register_event_listener(lambda name, **_: events.append(name))
jax.jit(lambda a: jnp.sin(a) + 1)(jnp.ones(4)).block_until_ready()
print(sum('cache_hits' in name for name in events))
"""
    cache = {
        "JAX_COMPILATION_CACHE_DIR": str(tmp_path),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "0",
    }
    assert run_jax(program, **cache) == "0\n"
    assert int(run_jax(program, **cache)) > 0
