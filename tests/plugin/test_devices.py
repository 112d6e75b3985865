"""Programs over several virtual devices give what one device gives."""

import os
import pathlib

import pytest

SETUP = """
import jax, numpy as np, jax.numpy as jnp
from jax import lax, shard_map
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

devices = np.array(jax.devices())
mesh = Mesh(devices.reshape(-1, 2), ("x", "y"))
host = np.arange(64, dtype=np.float32).reshape(8, 8)

def on(*spec, mesh=mesh):
    return NamedSharding(mesh, P(*spec))

def put(*spec, mesh=mesh):
    return jax.device_put(host, on(*spec, mesh=mesh))

def per_device(f, ins, outs, **options):
    return jax.jit(
        shard_map(f, mesh=mesh, in_specs=ins, out_specs=outs, **options))

def same(result, expected):
    np.testing.assert_allclose(np.asarray(result), expected, rtol=1e-6)
    for shard in result.addressable_shards:  # those that asarray does not read
        np.testing.assert_allclose(
            np.asarray(shard.data), np.asarray(expected)[shard.index],
            rtol=1e-6)
"""

PROGRAMS = {
    "layouts_of_operands_and_results": """
specs = [P("x", "y"), P("y", "x"), P(None, "y"), P(("x", "y")), P(("y", "x")),
         P(None, ("y", "x")), P()]
for spec in specs:
    same(jax.jit(lambda a: a.T - 3)(put(*spec)), host.T - 3)
    result = jax.jit(lambda a: a - 3)(put(*spec))  # lies as its operand does
    assert result.sharding.is_equivalent_to(on(*spec), 2), result.sharding
    same(result, host - 3)
    for out in specs:
        result = jax.jit(lambda a: a.T - 3, out_shardings=on(*out))(put(*spec))
        assert result.sharding.is_equivalent_to(on(*out), 2), result.sharding
        same(result, host.T - 3)
""",
    "other_order_of_devices": """
order = np.random.default_rng(0).permutation(len(devices))
other = Mesh(devices[order].reshape(-1, 2), ("x", "y"))
same(jax.jit(lambda a: a + 1)(put("x", "y", mesh=other)), host + 1)
result = jax.jit(lambda a: a + 1, out_shardings=on("y", mesh=other))(host)
assert [s.device for s in result.addressable_shards] != list(devices)
same(result, host + 1)
""",
    "mixed_operands": """
b = jax.device_put(host[0], on("y"))
f = jax.jit(lambda a, b, c: (jnp.sin(a) @ a.T + b * c, b.sum()))
first, second = f(put("x", "y"), b, 2.0)
np.testing.assert_allclose(np.asarray(first),
                           np.sin(host) @ host.T + host[0] * 2, rtol=1e-4)
same(second, host[0].sum())
""",
    "constraint": """
f = jax.jit(lambda a: lax.with_sharding_constraint(a + 1, on("y")))
result = f(put("x", "y"))
assert result.sharding.is_equivalent_to(on("y"), 2)
same(result, host + 1)
# Inside, a constraint may cut unevenly; results are then not cut like it.
f = jax.jit(lambda a: lax.with_sharding_constraint(a[:7] + 1, on("x")))
same(f(host), host[:7] + 1)
""",
    "donation": """
a = put("x", "y")
f = jax.jit(lambda a: a.T + a, donate_argnums=0, out_shardings=on("x", "y"))
same(f(a), host.T + host)
assert a.is_deleted()
# Where no result could take its place it stays.
a = put("x", "y")
f = jax.jit(lambda a: a.sum(), donate_argnums=0, out_shardings=on())
same(f(a), host.sum())
assert not a.is_deleted()
""",
    "types": """
for dtype in [bool, np.int8, np.float16, jnp.bfloat16, np.int64, np.complex64]:
    a = jax.device_put(host.astype(dtype), on("y", "x"))
    result = jax.jit(lambda a: a[::-1], out_shardings=on("x", "y"))(a)
    assert (np.asarray(result) == np.asarray(a)[::-1]).all(), dtype
""",
    "no_elements": """
a = jax.device_put(np.zeros((8, 0), np.float32), on("x"))
assert jax.jit(lambda a: a + 1, out_shardings=on("y"))(a).shape == (8, 0)
same(jax.jit(lambda a: a.sum(), out_shardings=on())(a), 0)
""",
    "random": """
key = jax.random.key(1)
f = jax.jit(lambda k: jax.random.normal(k, (8, 8)), out_shardings=on("x", "y"))
same(f(key), np.asarray(jax.random.normal(key, (8, 8))))
""",
    "without_jit": """
a = put("x", "y")
same(jnp.sum(a, axis=0), host.sum(0))
same(a[1:3], host[1:3])
""",
    "asks": """
compiled = jax.jit(lambda a: a + 1, out_shardings=on("y")).lower(
    put("x", "y")).compile()
(given,), _ = compiled.input_shardings
assert given.is_equivalent_to(on("x", "y"), 2)
assert compiled.output_shardings.is_equivalent_to(on("y"), 2)
assert compiled.memory_analysis().argument_size_in_bytes == 256 // len(devices)
assert "HloModule" in compiled.as_text()
""",
    "collectives": """
a, half = put("x", "y"), len(devices) // 2
rows = host.reshape(half, 8 // half, 8)
same(per_device(lambda x: lax.psum(x, "x"), P("x", "y"), P(None, "y"))(a),
     rows.sum(0))
same(per_device(lambda x: lax.pmax(x, ("x", "y")), P("x", "y"), P())(a),
     rows.max(0).reshape(8 // half, 2, 4).max(1))
same(per_device(lambda x: lax.all_gather(x, ("y", "x"), tiled=True),
                P(("y", "x")), P(), check_vma=False)(a), host)
same(per_device(
    lambda x: lax.ppermute(x, "x", [(i, (i + 1) % half) for i in range(half)]),
    P("x", "y"), P("x", "y"))(a), np.roll(rows, 1, 0).reshape(8, 8))
same(per_device(lambda x: lax.all_to_all(x, "x", 1, 0, tiled=True),
                P("x"), P(None, "x"))(a), host)
same(per_device(
    lambda x: lax.psum_scatter(x, "x", scatter_dimension=0, tiled=True),
    P(None, "y"), P("x", "y"))(a), host * half)
""",
    "place_in_the_mesh": """
f = per_device(lambda: (lax.axis_index("x") * 10 + lax.axis_index("y"))[None,
               None], (), P("x", "y"))
same(f(), np.add.outer(np.arange(len(devices) // 2) * 10, np.arange(2)))
""",
    "inside_a_program": """
half = len(devices) // 2
def f(a, b):
    c = jnp.sin(a)
    d = shard_map(lambda x: lax.psum(x, "x") * (1 + lax.axis_index("y")),
                  mesh=mesh, in_specs=P("x", "y"), out_specs=P(None, "y"))(c)
    return d.sum() + b, d
total, d = jax.jit(f)(put("y"), 2.0)
expected = np.sin(host).reshape(half, -1, 8).sum(0) * np.repeat([1, 2], 4)
np.testing.assert_allclose(np.asarray(d), expected, rtol=1e-5, atol=1e-6)
np.testing.assert_allclose(float(total), expected.sum() + 2, rtol=1e-5)
""",
    "inside_a_loop": """
half = len(devices) // 2
step = shard_map(lambda x: x + lax.pmean(x, "x"), mesh=mesh,
                 in_specs=P("x", "y"), out_specs=P("x", "y"))
expected = host
for _ in range(3):
    mean = expected.reshape(half, -1, 8).mean(0)
    expected = expected + np.concatenate([mean] * half)
same(jax.jit(lambda a: lax.fori_loop(0, 3, lambda i, c: step(c), a))(
    put("x", "y")), expected)
""",
    "some_axes": """
half = len(devices) // 2
f = per_device(lambda x: lax.psum(x, "x"), P("x"), P(), axis_names={"x"})
same(f(put("x", "y")), host.reshape(half, -1, 8).sum(0))
""",
    "gradient": """
f = shard_map(lambda x: lax.psum(x * x, "x"), mesh=mesh,
              in_specs=P("x", "y"), out_specs=P(None, "y"))
same(jax.jit(jax.grad(lambda a: f(a).sum()))(put("x", "y")), 2 * host)
""",
    "callbacks_step_by_step": """
# What shard_map makes without jit varies over devices under the name of
# "replicated".
cb = lambda x: jax.pure_callback(
    lambda v: v * 2, jax.ShapeDtypeStruct(x.shape, x.dtype), x - 3) + 1
f = shard_map(cb, mesh=mesh, in_specs=P("x", "y"), out_specs=P("x", "y"))
same(f(put("x", "y")), host * 2 - 5)
""",
    "inspection": """
seen = []
def f(a):
    b = lax.with_sharding_constraint(a + 1, on("y"))
    inspect = lambda v: jax.debug.inspect_array_sharding(v, callback=seen.append)
    inspect(jnp.sin(a)), inspect(b * 2), inspect(b.sum())
    return lax.fori_loop(0, 2, lambda i, c: (inspect(c * 2), c + 1)[1], b)
same(jax.jit(f)(put("x", "y")), host + 3)
specs = sorted(str(s.spec) for s in seen)
assert specs == sorted(str(P(*s)) for s in [("x", "y"), ("y",), (), ("y",)]), seen
""",
    "custom_partitioning": """
from jax.experimental.custom_partitioning import custom_partitioning
@custom_partitioning
def double(a):
    return a * 2
double.def_partition(
    partition=lambda mesh, args, result: (
        mesh, lambda a: a * 2, result.sharding, (args[0].sharding,)),
    infer_sharding_from_operands=lambda mesh, args, result: args[0].sharding,
    sharding_rule="i j -> i j")
same(jax.jit(lambda a: double(a) + 1)(put("x", "y")), host * 2 + 1)
""",
    "pmap": """
rows = host.reshape(len(devices), -1)
f = jax.pmap(lambda x: x + lax.psum(x, "i"), axis_name="i")
same(f(rows), rows + rows.sum(0))
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_eight_devices(run_jax, name):
    run_jax(SETUP + PROGRAMS[name], TESELA_NUM_DEVICES="8")


def test_four_devices(run_jax):
    """All of them in one process."""
    run_jax("".join([SETUP, *PROGRAMS.values()]), TESELA_NUM_DEVICES="4")


def test_interpreter(run_jax):
    run_jax(
        SETUP + PROGRAMS["collectives"] + PROGRAMS["inside_a_program"],
        TESELA_NUM_DEVICES="4",
        TESELA_OPTIONS="backend=judge",
    )


def test_callback_beside_manual_computation_is_refused(run_jax):
    out = run_jax(
        SETUP
        + """
def f(a):
    jax.debug.callback(print, a[0, 0])
    return shard_map(lambda x: x, mesh=mesh, in_specs=P("x"),
                     out_specs=P("x"))(a)
try:
    jax.jit(f)(put("x"))
except Exception as error:
    print(error)
""",
        TESELA_NUM_DEVICES="4",
    )
    assert "runs once per device" in out and "try: move the callback" in out


RAW = '''
import jax, numpy as np
from jax._src import xla_bridge
from jaxlib import xla_client

def run(program, replicas, partitions, shards):
    options = xla_client.CompileOptions()
    build = options.executable_build_options
    options.num_replicas = build.num_replicas = replicas
    options.num_partitions = build.num_partitions = partitions
    build.use_spmd_partitioning = partitions > 1
    count = replicas * partitions
    devices = jax.devices()[:count]
    build.device_assignment = xla_client.DeviceAssignment.create(
        np.arange(count).reshape(replicas, partitions))
    loaded = xla_bridge.get_backend().compile_and_load(
        program, xla_client.DeviceList(tuple(devices)), options)
    sharding = jax.sharding.NamedSharding(
        jax.sharding.Mesh(np.array(devices), "d"),
        jax.sharding.PartitionSpec("d"))
    argument = jax.make_array_from_single_device_arrays(
        (count * len(shards[0]),), sharding,
        [jax.device_put(np.float32(s), d) for s, d in zip(shards, devices)])
    results = loaded.execute_sharded(
        [argument]).disassemble_into_single_device_arrays()[0]
    return [np.asarray(r).tolist() for r in results]
'''


def test_replicas_of_partitions(run_jax):
    """Each replica has a whole array of its own; all_reduce joins replicas."""
    run_jax(
        RAW
        + '''
found = run("""
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(
      %a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
      -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %0 = "stablehlo.all_reduce"(%a) ({
      ^bb0(%b: tensor<f32>, %c: tensor<f32>):
        %1 = stablehlo.add %b, %c : tensor<f32>
        stablehlo.return %1 : tensor<f32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}
      : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}""", 2, 2, [[0, 1], [2, 3], [40, 50], [60, 70]])
assert found == [[73, 62], [51, 40]] * 2, found
''',
        TESELA_NUM_DEVICES="4",
    )


def test_program_of_one_device_of_several(run_jax):
    """Without shardings but with collectives: shapes are those of a device."""
    run_jax(
        RAW
        + '''
found = run("""
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%a: tensor<1xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64,
      replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      use_global_device_ids} : (tensor<1xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}""", 1, 2, [[1], [2]])
assert found == [[2, 1]] * 2, found
''',
        TESELA_NUM_DEVICES="2",
    )


def test_unreduced(run_jax):
    """Devices hold parts of a sum, at the borders of programs and inside."""
    run_jax(
        SETUP
        + """
from jax.sharding import AxisType, reshard
explicit = jax.make_mesh((len(devices) // 2, 2), ("x", "y"), (AxisType.Explicit,) * 2)
half = len(devices) // 2
def whole(a):
    return np.asarray(reshard(a, P()))
with jax.set_mesh(explicit):
    for dtype in [np.float32, jnp.bfloat16, np.int32, np.complex64]:
        a = jax.device_put(host.astype(dtype), P("x", "y"))
        parts = jax.jit(jax.shard_map(
            lambda v: v * 2, out_specs=P("x", unreduced={"y"})))(a)
        assert parts.sharding.spec == P("x", None, unreduced={"y"})
        expected = (host[:, :4] + host[:, 4:]) * 2
        np.testing.assert_allclose(whole(parts).astype(complex), expected, rtol=1e-2)
        # Each device keeps what it computed, and parts go on as they are.
        first = np.asarray(parts.addressable_shards[0].data)
        np.testing.assert_allclose(first.astype(complex), host[:8 // half, :4] * 2, rtol=1e-2)
        added = jax.jit(lambda p: p + p)(parts)
        np.testing.assert_allclose(whole(added).astype(complex), expected * 2, rtol=1e-2)
        back = jax.jit(jax.shard_map(lambda v: lax.psum(v, "y"), out_specs=P("x")))(added)
        np.testing.assert_allclose(np.asarray(back).astype(complex), expected * 2, rtol=1e-2)
        # The same in the middle of a program.
        def f(a):
            p = jax.shard_map(lambda v: v * 2, out_specs=P("x", unreduced={"y"}))(a + 1)
            return reshard(p, P("x")), jax.shard_map(
                lambda v: lax.psum(v, "y"), out_specs=P("x"))(p + p)
        for g, factor in zip(jax.jit(f)(a), (1, 2)):
            np.testing.assert_allclose(
                np.asarray(g).astype(complex), (expected + 4) * factor, rtol=1e-2)
    total = jax.jit(jax.shard_map(lambda v: v.sum(), out_specs=P(unreduced={"x", "y"})))
    assert whole(total(jax.device_put(host, P("x", "y")))) == host.sum()

    @jax.shard_map(out_specs=P(reduced={"y"}))
    def loss(x):
        rows = lax.all_gather(x, "y", axis=1, tiled=True, to="reduced")
        return lax.psum(jnp.sum(rows), "x")
    gradient = jax.jit(jax.grad(loss))(jax.device_put(host, P("x", "y")))
    np.testing.assert_allclose(np.asarray(gradient), np.ones_like(host))
""",
        TESELA_NUM_DEVICES="4",
    )


def cases():
    root = pathlib.Path(__file__).parents[2]
    shared = pathlib.Path(os.environ.get("TESELA_SHARED", root.parent / "shared"))
    return shared / "suites/hlo/jax_generated"


@pytest.mark.skipif(not cases().is_dir(), reason="needs ../shared")
def test_generated_cases(run_jax):
    """What JAX lowered for meshes of 4 x 2, with inputs and outputs."""
    out = run_jax(
        """
import glob, os, jax, numpy as np
from jax._src import xla_bridge
from jax._src.sharding_impls import GSPMDSharding
from jaxlib import xla_client

client = xla_bridge.get_backend()
for path in sorted(glob.glob(os.environ["CASES"] + "/*.plugin.mlirbc")):
    data = np.load(path.removesuffix("plugin.mlirbc") + "npz")
    text = open(path.removesuffix("plugin.mlirbc") + "stablehlo.mlir").read()
    count = 8 if "num_partitions = 8" in text else 1
    options = xla_client.CompileOptions()
    options.num_partitions = count
    build = options.executable_build_options
    build.num_partitions, build.use_spmd_partitioning = count, count > 1
    devices = jax.devices()[:count]
    build.device_assignment = xla_client.DeviceAssignment.create(
        np.arange(count)[None])
    with open(path, "rb") as file:
        program = client.compile_and_load(
            file.read(), xla_client.DeviceList(tuple(devices)), options)
    arguments, n = [], 0
    shardings = program.get_parameter_shardings() if count > 1 else None
    while f"in{n}" in data:
        whole = data[f"in{n}"]
        if count == 1:
            sharding = jax.sharding.SingleDeviceSharding(devices[0])
        else:
            sharding = GSPMDSharding(devices, shardings[n])
        arguments.append(jax.device_put(whole, sharding))
        n += 1
    results = program.execute_sharded(
        arguments).disassemble_into_single_device_arrays()
    shardings = program.get_output_shardings() if count > 1 else None
    for i, shards in enumerate(results):
        expected = data[f"out{i}"]
        for device, shard in zip(devices, shards):
            index = ...
            if count > 1:
                sharding = GSPMDSharding(devices, shardings[i])
                index = sharding.devices_indices_map(expected.shape)[device]
            np.testing.assert_allclose(  # sums that cancel: of their scale
                np.asarray(shard), expected[index], rtol=2e-5,
                atol=1e-6 * np.abs(expected).max(initial=0))
    print("passed", count)
""",
        TESELA_NUM_DEVICES="8",
        CASES=str(cases()),
    )
    assert "passed 8" in out
