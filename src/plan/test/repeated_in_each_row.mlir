// The same factors for each row are computed once, by a kernel of their own, where
// there are rows enough; for a few rows one kernel does it all.
// RUN: tesela-opt %s --plan-fuse | FileCheck %s

// CHECK-LABEL: @many_rows
// CHECK: plan.kernel "exponential.
// CHECK: plan.kernel "fusion.
// CHECK-NOT: stablehlo.exponential
func.func @many_rows(%x: tensor<1001x301xf32>, %s: tensor<301xf32>) -> tensor<1001xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %s : tensor<301xf32>
  %wide = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<301xf32>) -> tensor<1001x301xf32>
  %p = stablehlo.multiply %x, %wide : tensor<1001x301xf32>
  %y = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1001x301xf32>, tensor<f32>) -> tensor<1001xf32>
  return %y : tensor<1001xf32>
}
// CHECK-LABEL: @few_rows
// CHECK: plan.kernel "fusion.
// CHECK: stablehlo.exponential
// CHECK-NOT: plan.kernel
func.func @few_rows(%x: tensor<2x301xf32>, %s: tensor<301xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %s : tensor<301xf32>
  %wide = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<301xf32>) -> tensor<2x301xf32>
  %p = stablehlo.multiply %x, %wide : tensor<2x301xf32>
  %y = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x301xf32>, tensor<f32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
