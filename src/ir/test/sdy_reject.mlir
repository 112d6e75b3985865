// RUN: tesela-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{duplicate axis name: "a"}}
sdy.mesh @mesh = <["a"=2, "b"=2, "a"=4]>

// -----

// expected-error @+1 {{a mesh of more than 1048576 devices}}
sdy.mesh @mesh = <["a"=4294967296, "b"=4294967296]>

// -----

// expected-error @+1 {{device ids must be a permutation of 0 to 1; 1 occurs twice}}
sdy.mesh @mesh = <["a"=2], device_ids=[1, 1]>

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
// expected-error @+1 {{arg 0 - sharding doesn't match tensor rank: 1 != 2}}
func.func @rank(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @overlap(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{overlapping axis refs: "y":(1)2, "y"}}
  %0 = sdy.reshard %a <@mesh, [{"y":(1)2}, {"y"}]> : tensor<8x8xf32>
  return
}

// -----

func.func @unknown_mesh(%a: tensor<8xf32>) {
  // expected-error @+1 {{result - unknown mesh: @mesh}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @local_type(%a: tensor<8xf32>) {
  // expected-error @+1 {{operand 0 - the body must see 'tensor<4xf32>', got 'tensor<8xf32>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @rule(%a: tensor<8xf32>) {
  // expected-error @+1 {{operand - unknown factor j, the rule has 1 factors}}
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([j])->([i]) {i=8}>} : tensor<8xf32>
  return
}
