// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @dots
func.func @dots(%a: tensor<2x4x8xf32>, %b: tensor<2x8x3xf32>) {
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  // CHECK: contracting_dims = [2] x [1], precision = [HIGH, DEFAULT] {
  %1 = "stablehlo.dot_general"(%a, %b) {
    dot_dimension_numbers = #stablehlo.dot<rhs_contracting_dimensions = [1],
                                           lhs_contracting_dimensions = [2]>,
    precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], name = "x"
  } : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x2x3xf32>
  // CHECK: contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = bf16,
  // CHECK-SAME: allow_imprecise_accumulation = false> : (
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x8x2x8x3xf32>
  return
}

// CHECK-LABEL: func @convolutions
func.func @convolutions(%a: tensor<1x8x9x3xf32>, %k: tensor<3x4x3x16xf32>, %p: tensor<2x2xi64>) {
  // CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xf32>, tensor<3x4x3x16xf32>) -> tensor<1x6x6x16xf32>
  // CHECK: window = {stride = [2, 1], pad = {{\[\[}}1, 1], [-1, 2{{\]\]}}, lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [true, false]} {
  %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [1, 0], stride = [2, 1], pad = [[1, 1], [-1, 2]], lhs_dilate = [1, 2], rhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xf32>, tensor<3x4x3x16xf32>) -> tensor<1x3x15x16xf32>
  // CHECK: "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2)
  %2 = "stablehlo.dynamic_conv"(%a, %k, %p) {
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
    feature_group_count = 1 : i64, batch_group_count = 1 : i64
  } : (tensor<1x8x9x3xf32>, tensor<3x4x3x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
  return
}
