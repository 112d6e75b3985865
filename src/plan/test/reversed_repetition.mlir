// RUN: tesela check %s --engine=compiled --form=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// The index of the operand halves what is counted from the end; it is seen to
// stay inside.
func.func @reversed_repetition() {
  %x = stablehlo.iota dim = 0 : tensor<100x3xi32>
  %wide = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<100x3xi32>) -> tensor<100x2x3xi32>
  %twice = stablehlo.reshape %wide : (tensor<100x2x3xi32>) -> tensor<200x3xi32>
  %sum = stablehlo.add %twice, %twice : tensor<200x3xi32>
  %back = stablehlo.reverse %sum, dims = [0] : tensor<200x3xi32>
  %last = stablehlo.slice %back [0:3, 0:1] : (tensor<200x3xi32>) -> tensor<3x1xi32>
  check.expect_eq_const %last, dense<[[198], [198], [196]]> : tensor<3x1xi32>
  func.return
}
