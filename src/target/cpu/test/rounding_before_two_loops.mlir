// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// Rounding to bf16 branches, where a number is NaN. Two numbers that both loops
// leave alone, one computed for the other, are rounded before the outer one: the
// first branch moves the place where the second goes.
func.func @main() {
  %s = stablehlo.constant dense<3> : tensor<ui32>
  %g = stablehlo.constant dense<2.0> : tensor<17xbf16>
  %0 = stablehlo.convert %s : (tensor<ui32>) -> tensor<bf16>
  %x = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<17x5xbf16>
  %r:3 = "stablehlo.batch_norm_training"(%x, %g, %g) <{epsilon = 0.01 : f32, feature_index = 0 : i64}> : (tensor<17x5xbf16>, tensor<17xbf16>, tensor<17xbf16>) -> (tensor<17x5xbf16>, tensor<17xbf16>, tensor<17xbf16>)
  check.expect_eq_const %r#0, dense<2.0> : tensor<17x5xbf16>
  check.expect_eq_const %r#1, dense<3.0> : tensor<17xbf16>
  check.expect_eq_const %r#2, dense<0.0> : tensor<17xbf16>
  func.return
}
