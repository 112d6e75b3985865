// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// A reduction over a dimension of size one beside one over all dimensions: they
// share no loop to accumulate over.
func.func @beside_a_full_reduction() {
  %x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]]> : tensor<1x3x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<f32>
  %one = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  check.expect_eq_const %all, dense<21.0> : tensor<f32>
  check.expect_eq_const %one, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  func.return
}
