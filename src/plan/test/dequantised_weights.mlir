// RUN: tesela-opt %s --plan-fuse | FileCheck %s

// Weights of a byte times a scale for each row, transposed, are made where they
// are multiplied: four bytes each are not written and read again.
// CHECK-LABEL: @dequantised
// CHECK: plan.kernel
// CHECK-SAME: (%arg0, %arg1, %arg2)
// CHECK: stablehlo.dot_general
// CHECK-NOT: plan.kernel
func.func @dequantised(%x: tensor<3x301xf32>, %q: tensor<257x301xi8>, %s: tensor<257x1xf32>) -> tensor<3x257xf32> {
  %w = stablehlo.convert %q : (tensor<257x301xi8>) -> tensor<257x301xf32>
  %wide = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<257x1xf32>) -> tensor<257x301xf32>
  %scaled = stablehlo.multiply %w, %wide : tensor<257x301xf32>
  %t = stablehlo.transpose %scaled, dims = [1, 0] : (tensor<257x301xf32>) -> tensor<301x257xf32>
  %y = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<3x301xf32>, tensor<301x257xf32>) -> tensor<3x257xf32>
  return %y : tensor<3x257xf32>
}

// What something else reads as well is stored once.
// CHECK-LABEL: @read_besides
// CHECK: plan.kernel
// CHECK: plan.kernel
func.func @read_besides(%x: tensor<3x301xf32>, %q: tensor<301x257xi8>, %s: tensor<257xf32>) -> (tensor<3x257xf32>, tensor<301x257xf32>) {
  %w = stablehlo.convert %q : (tensor<301x257xi8>) -> tensor<301x257xf32>
  %wide = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<257xf32>) -> tensor<301x257xf32>
  %scaled = stablehlo.multiply %w, %wide : tensor<301x257xf32>
  %y = stablehlo.dot_general %x, %scaled, contracting_dims = [1] x [0] : (tensor<3x301xf32>, tensor<301x257xf32>) -> tensor<3x257xf32>
  return %y, %scaled : tensor<3x257xf32>, tensor<301x257xf32>
}
