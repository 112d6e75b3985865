// RUN: tesela check %s --engine=both | FileCheck %s
// RUN: tesela-opt %s --simplify-remove-identities --simplify-compose-movement --simplify-order-operands --simplify-fold-constants --simplify-prune-control-flow > %t.mlir
// RUN: tesela check %t.mlir --engine=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// Every pass keeps every result: the same checks hold before and after.
func.func @movement() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [2, 0] : (tensor<3x2xi32>) -> tensor<2x1x3xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [2, 1, 0] : (tensor<2x1x3xi32>) -> tensor<3x1x2xi32>
  check.expect_eq_const %2, dense<[[[1, 4]], [[2, 5]], [[3, 6]]]> : tensor<3x1x2xi32>
  %3 = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<6xi32>
  %4 = stablehlo.slice %3 [1:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  %5 = stablehlo.slice %4 [1:3] : (tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %5, dense<[4, 6]> : tensor<2xi32>
  %6 = stablehlo.slice %3 [0:6:4] : (tensor<6xi32>) -> tensor<2xi32>
  %7 = stablehlo.slice %6 [2:2] : (tensor<2xi32>) -> tensor<0xi32>
  check.expect_eq_const %7, dense<> : tensor<0xi32>
  func.return
}

func.func @algebra() {
  %x = stablehlo.constant dense<[-0.0, 0x7FC00000, 0x00000001]> : tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3xf32>
  %0 = stablehlo.add %zero, %x : tensor<3xf32>
  check.expect_eq_const %0, dense<[0.0, 0x7FC00000, 0x00000001]> : tensor<3xf32>
  %1 = stablehlo.maximum %x, %zero : tensor<3xf32>
  check.expect_eq_const %1, dense<[0.0, 0x7FC00000, 0x00000001]> : tensor<3xf32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %2 = "stablehlo.case"(%five) ({
    stablehlo.return %five : tensor<i32>
  }, {
    %s = stablehlo.add %y, %five : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %2, dense<12> : tensor<i32>
  func.return
}
