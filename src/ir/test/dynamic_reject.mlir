// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @iota(%v: tensor<2xi32>) {
  // expected-error @+1 {{stablehlo.dynamic_iota: (C2) output_shape has 2 entries, expected 1}}
  %0 = stablehlo.dynamic_iota %v, dim = 0 : (tensor<2xi32>) -> tensor<?xi8>
  return
}

// -----

func.func @known(%a: tensor<4xf32>, %v: tensor<1xi32>) {
  // expected-error @+1 {{stablehlo.dynamic_broadcast_in_dim: (C8) the list of known dimensions has 0 twice}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %v, dims = [0] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @normal(%a: tensor<i32>, %v: tensor<1xi64>) {
  // expected-error @+1 {{stablehlo.rng: (C2) no normal distribution of 'i32'}}
  %0 = stablehlo.rng %a, %a, %v, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<?xi32>
  return
}

// -----

func.func @state(%k: tensor<3xui64>) {
  // expected-error @+1 {{stablehlo.rng_bit_generator: (C2) THREE_FRY has a state of 2 numbers, got 3}}
  %0:2 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>)
  return
}

// -----

func.func @expressed(%a: tensor<4xf64>) {
  // expected-error @+1 {{stablehlo.uniform_quantize: (C2) the result expresses 'f32', the operand 'f64'}}
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf64>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  return
}

// -----

func.func @dot(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+1 {{stablehlo.dot: (operands) sizes of the contracted dimensions differ}}
  %0 = stablehlo.dot %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<f32>
  return
}
