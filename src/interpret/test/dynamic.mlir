// RUN: tesela check %s | FileCheck %s
// CHECK: 5 passed, 0 failed

// Shapes known only at run time flow through ordinary operators.
func.func @set_dimension_size() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %size = stablehlo.constant dense<3> : tensor<i32>
  %y = "stablehlo.set_dimension_size"(%x, %size) {dimension = 0 : i64} : (tensor<4xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<4>>
  %n = "stablehlo.get_dimension_size"(%y) {dimension = 0 : i64} : (tensor<?xi32, #stablehlo.bounds<4>>) -> tensor<i32>
  check.expect_eq_const %n, dense<3> : tensor<i32>
  %z = stablehlo.add %y, %y : tensor<?xi32, #stablehlo.bounds<4>>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %sum, dense<12> : tensor<i32>
  func.return
}

// -----

func.func @real_dynamic_slice() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<6> : tensor<1xi64>
  %stride = stablehlo.constant dense<2> : tensor<1xi64>
  %y = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<6xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
  %shape = stablehlo.constant dense<3> : tensor<1xi64>
  %z = stablehlo.dynamic_reshape %y, %shape : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %z, dense<[1, 3, 5]> : tensor<3xi32>
  func.return
}

// -----

func.func @dynamic_iota_and_broadcast() {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %i = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ones = stablehlo.dynamic_broadcast_in_dim %one, %shape, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
  %sum = stablehlo.add %i, %ones : tensor<?x?xi32>
  %r = stablehlo.dynamic_reshape %sum, %shape : (tensor<?x?xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>
  func.return
}

// -----

// Neither operand has the shape of the result.
func.func @dot_general() {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %i = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %column = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
  %product = stablehlo.dot_general %i, %column, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<3x1xi32>) -> tensor<?x1xi32>
  %two = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %r = stablehlo.dynamic_reshape %product, %two : (tensor<?x1xi32>, tensor<2xi32>) -> tensor<2x1xi32>
  check.expect_eq_const %r, dense<8> : tensor<2x1xi32>
  func.return
}

// -----

// The reduce_window of jax.export: a running sum.
func.func private @add(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %a, %b : tensor<i32>
  func.return %0 : tensor<i32>
}
func.func @dynamic_reduce_window() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %size = stablehlo.constant dense<3> : tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %padding = stablehlo.constant dense<[[2, 0]]> : tensor<1x2xi32>
  %y = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %size, %one, %one, %one, %padding) {called_computations = [@add]} : (tensor<3xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xi32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %sum, dense<10> : tensor<i32>
  func.return
}
