// RUN: tesela check %s --engine=compiled --form=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// A sum of many equal numbers is as near to the exact one as partial sums are,
// whichever loop it runs along: one running sum is off by 1 and more.

func.func private @tenths() -> tensor<262147x5xf32> {
  %c = stablehlo.constant dense<0.1> : tensor<262147x5xf32>
  %b = stablehlo.optimization_barrier %c : tensor<262147x5xf32>
  return %b : tensor<262147x5xf32>
}

func.func @columns() {
  %x = func.call @tenths() : () -> tensor<262147x5xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<262147x5xf32>, tensor<f32>) -> tensor<5xf32>
  %want = stablehlo.constant dense<26214.7> : tensor<5xf32>
  check.expect_almost_eq %s, %want, tolerance = 0.5 : tensor<5xf32>
  return
}

func.func @rows() {
  %x = func.call @tenths() : () -> tensor<262147x5xf32>
  %r = stablehlo.reshape %x : (tensor<262147x5xf32>) -> tensor<5x262147xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.reduce(%r init: %two) applies stablehlo.add across dimensions = [1] : (tensor<5x262147xf32>, tensor<f32>) -> tensor<5xf32>
  %want = stablehlo.constant dense<26216.7> : tensor<5xf32>
  check.expect_almost_eq %s, %want, tolerance = 0.5 : tensor<5xf32>
  return
}

func.func @product_of_rows() {
  %x = func.call @tenths() : () -> tensor<262147x5xf32>
  %s = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<262147x5xf32>, tensor<262147x5xf32>) -> tensor<5x5xf32>
  %want = stablehlo.constant dense<2621.47> : tensor<5x5xf32>
  check.expect_almost_eq %s, %want, tolerance = 0.1 : tensor<5x5xf32>
  return
}
