// Each sum reads the exponentials of all rows: they are computed once, in a stage of
// their own, not once for each sum. A step of logistic regression took five times as
// long.
// RUN: tesela compile %s --emit tile | FileCheck %s

// CHECK: scratch1: 33 of tensor<33xf32>
// CHECK: stage loops (d0: 33, d1: 19 reduction)
// CHECK: stage loops (d0: 33)
// CHECK: stablehlo.exponential
// CHECK: stage loops (d0: 19, d1: 33 reduction)
// CHECK-NOT: stablehlo.exponential
func.func @main(%x: tensor<33x19xf32>, %w: tensor<19xf32>) -> tensor<19xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<33x19xf32>, tensor<19xf32>) -> tensor<33xf32>
  %e = stablehlo.exponential %s : tensor<33xf32>
  %wide = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<33xf32>) -> tensor<33x19xf32>
  %p = stablehlo.multiply %x, %wide : tensor<33x19xf32>
  %y = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<33x19xf32>, tensor<f32>) -> tensor<19xf32>
  return %y : tensor<19xf32>
}
