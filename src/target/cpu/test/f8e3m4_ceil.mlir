// RUN: tesela check --engine=compiled %s | FileCheck %s
// CHECK: 1 passed, 0 failed

// 16 is infinity in f8E3M4, also to the operator that follows in registers.
func.func @main() {
  %x = stablehlo.constant dense<[15.5, -15.5, 14.5, 15.0]> : tensor<4xf32>
  %0 = stablehlo.optimization_barrier %x : tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xf8E3M4>
  %2 = stablehlo.ceil %1 : tensor<4xf8E3M4>
  %3 = stablehlo.convert %2 : (tensor<4xf8E3M4>) -> tensor<4xf32>
  check.expect_eq_const %3, dense<[0x7F800000, -15.0, 15.0, 15.0]> : tensor<4xf32>
  func.return
}
