// RUN: tesela check %s --engine=both | FileCheck %s
// RUN: tesela check %s --engine=both -O numerics=strict | FileCheck %s
// CHECK: 1 passed, 0 failed

// Windows are written one after the other, also where their elements lie across
// the updates: what the last one writes stays.
func.func @across() {
  %x = stablehlo.constant dense<0> : tensor<20xi32>
  %i = stablehlo.constant dense<[[0], [3], [1]]> : tensor<3x1xi32>
  %u = stablehlo.iota dim = 0 : tensor<51xi32>
  %w = stablehlo.reshape %u : (tensor<51xi32>) -> tensor<17x3xi32>
  %r = "stablehlo.scatter"(%x, %i, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<20xi32>, tensor<3x1xi32>, tensor<17x3xi32>) -> tensor<20xi32>
  check.expect_eq_const %r, dense<[0, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44, 47, 50, 46, 49]> : tensor<20xi32>
  func.return
}
