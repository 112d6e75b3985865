// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @iota() {
  // expected-error @+1 {{stablehlo.iota: (C1) iota_dimension 1 is not a dimension: the rank is 1}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

func.func @bits(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.bitcast_convert: (C1) the last dimension of 'tensor<4x3xi8>' does not hold the 32 bits of an element}}
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<4x3xi8>
  return
}

// -----

func.func @elements(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.reshape: (C2) numbers of elements differ: 4 and 5}}
  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @broadcast(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.broadcast_in_dim: (C5) dimension 0 has size 4, neither 1 nor the size 3 of result dimension 1}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @twice(%a: tensor<1x1xf32>) {
  // expected-error @+1 {{stablehlo.broadcast_in_dim: (C4) broadcast_dimensions has 0 twice}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 0] : (tensor<1x1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @concatenate(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+1 {{stablehlo.concatenate: (C2) shapes differ beyond dimension 0: 'tensor<4x2xf32>' and 'tensor<4x3xf32>'}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @nothing() {
  // expected-error @+1 {{stablehlo.concatenate: (C3) needs at least one input}}
  %0 = "stablehlo.concatenate"() {dimension = 0 : i64} : () -> tensor<8xf32>
  return
}

// -----

func.func @interior(%a: tensor<4xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{stablehlo.pad: (C3) interior padding -1 of dimension 0 is negative}}
  %0 = stablehlo.pad %a, %s, low = [0], high = [0], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @padded(%a: tensor<4xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{stablehlo.pad: (C4) the result is 'tensor<6xf32>', written as 'tensor<7xf32>'}}
  %0 = stablehlo.pad %a, %s, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  return
}

// -----

func.func @limit(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.slice: (C3) limit 5 of dimension 0 exceeds its size 4}}
  %0 = stablehlo.slice %a [0:5] : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @stride(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.slice: (C4) stride 0 of dimension 0 is not positive}}
  %0 = stablehlo.slice %a [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permutation(%a: tensor<4x3xf32>) {
  // expected-error @+1 {{stablehlo.transpose: (C2) permutation has 1 twice}}
  %0 = stablehlo.transpose %a, dims = [1, 1] : (tensor<4x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @sizes(%a: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{stablehlo.dynamic_slice: (C4) slice size 5 of dimension 0 does not lie between 0 and its size 4}}
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @starts(%a: tensor<4x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{stablehlo.dynamic_slice: (C3) types of start indices differ: 'tensor<i32>' and 'tensor<i64>'}}
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [1, 1] : (tensor<4x4xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

func.func @update(%a: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{stablehlo.dynamic_update_slice: (C6) size 5 of the update in dimension 0 exceeds the operand's 4}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @element(%t: tuple<tensor<f32>>) {
  // expected-error @+1 {{stablehlo.get_tuple_element: (C1) no element 1 in a tuple of 1}}
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

// expected-error @+1 {{bounds: dimension 1 is static and cannot have a bound}}
func.func @bounds(%a: tensor<?x3xf32, #stablehlo.bounds<4, 4>>) {
  return
}
