// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// 0 is added to the one product, as to any: of -0 it makes +0. Narrow floats
// round once, and an initial value that is an operand goes in.
func.func @one_term() {
  %a = stablehlo.constant dense<[[-0.0], [3.0]]> : tensor<2x1xf32>
  %b = stablehlo.constant dense<[[1.0, 2.0, 0.5]]> : tensor<1x3xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %bits = stablehlo.bitcast_convert %0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  check.expect_eq_const %bits, dense<[[0, 0, 0], [1077936128, 1086324736, 1069547520]]> : tensor<2x3xi32>
  %ten = stablehlo.constant dense<10.0> : tensor<bf16>
  %x = stablehlo.constant dense<[[0.03125, 1.0, 2.0]]> : tensor<1x3xbf16>
  %1 = stablehlo.reduce(%x init: %ten) applies stablehlo.add across dimensions = [0] : (tensor<1x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  check.expect_eq_const %1, dense<[10.0, 11.0, 12.0]> : tensor<3xbf16>
  func.return
}
