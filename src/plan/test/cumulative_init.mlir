// RUN: tesela check %s --engine=both | FileCheck %s
// RUN: tesela check %s --engine=both -O numerics=strict | FileCheck %s
// CHECK: 1 passed, 0 failed

// A window takes in the initial value for itself and for each place before the
// first element; one pass over the elements would take it in once.
func.func @not_neutral() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %ten) <{window_dimensions = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[41, 33, 26, 20]> : tensor<4xi32>
  func.return
}

func.func @neutral_from_the_end() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 4>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[10, 9, 7, 4]> : tensor<4xi32>
  func.return
}
