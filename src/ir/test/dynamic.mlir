// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @dynamic
func.func @dynamic(%a: tensor<4xf32>, %s: tensor<f32>, %v: tensor<1xi32>, %w: tensor<2xindex>) {
  // CHECK: stablehlo.dynamic_broadcast_in_dim %{{.*}}, %{{.*}}, dims = [1] {known_expanding_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %w, dims = [1] {known_expanding_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_iota %{{.*}}, dim = 0 : (tensor<1xi32>) -> tensor<?xi8>
  %1 = stablehlo.dynamic_iota %v, dim = 0 : (tensor<1xi32>) -> tensor<?xi8>
  // CHECK: stablehlo.dynamic_pad %{{.*}} : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %2 = stablehlo.dynamic_pad %a, %s, %v, %v, %v : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  // CHECK: stablehlo.dynamic_reshape %{{.*}} : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = stablehlo.dynamic_reshape %a, %w : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  // CHECK: stablehlo.real_dynamic_slice %{{.*}} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %4 = stablehlo.real_dynamic_slice %a, %v, %v, %v : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// CHECK-LABEL: func @random
func.func @random(%a: tensor<f32>, %v: tensor<1xi64>, %k: tensor<2xui64>) {
  // CHECK: stablehlo.rng %{{.*}}, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  %0 = stablehlo.rng %a, %a, %v, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  // CHECK: %output_state, %output = stablehlo.rng_bit_generator %{{.*}}, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  %1:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return
}

// CHECK-LABEL: func @quantized
func.func @quantized(%a: tensor<4xf32>) {
  // CHECK: %[[Q:.*]] = stablehlo.uniform_quantize %{{.*}} : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  // CHECK: stablehlo.uniform_dequantize %[[Q]] : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @deprecated
func.func @deprecated(%a: tensor<4xf32>, %i: tensor<4xi32>) {
  // CHECK: stablehlo.broadcast %{{.*}}, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
  %0 = stablehlo.broadcast %a, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.create_token : !stablehlo.token
  // CHECK: stablehlo.dot %{{.*}}, precision = [HIGH, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %2 = stablehlo.dot %a, %a, precision = [HIGH, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  // CHECK: stablehlo.einsum %{{.*}}, config = "a,a->" : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %3 = stablehlo.einsum %a, %a, config = "a,a->" : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  // CHECK: "stablehlo.torch_index_select"
  %4 = "stablehlo.torch_index_select"(%a, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}
