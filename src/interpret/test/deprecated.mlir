// RUN: tesela check %s | FileCheck %s
// CHECK: 4 passed, 0 failed

func.func @broadcast_and_dot() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = "stablehlo.broadcast"(%x) {broadcast_sizes = array<i64: 3>} : (tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %b, dense<[[1.0, 2.0], [1.0, 2.0], [1.0, 2.0]]> : tensor<3x2xf32>
  %d = "stablehlo.dot"(%b, %x) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3xf32>
  check.expect_eq_const %d, dense<5.0> : tensor<3xf32>
  func.return
}

// -----

func.func @einsum() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi32>
  %c = "stablehlo.einsum"(%a, %b) {einsum_config = "ab,bc->ca"} : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %c, dense<[[4, 10], [5, 11]]> : tensor<2x2xi32>
  %t = "stablehlo.unary_einsum"(%c) {einsum_config = "ii->i"} : (tensor<2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %t, dense<[4, 11]> : tensor<2xi32>
  func.return
}

// -----

func.func @einsum_over_further_dimensions() {
  %a = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  %b = stablehlo.constant dense<[[1], [10]]> : tensor<2x1xi32>
  %c = "stablehlo.einsum"(%a, %b) {einsum_config = "...b,bc->...c"} : (tensor<2x1x2xi32>, tensor<2x1xi32>) -> tensor<2x1x1xi32>
  check.expect_eq_const %c, dense<[[[21]], [[43]]]> : tensor<2x1x1xi32>
  func.return
}

// -----

func.func @torch_index_select() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi32>
  %y = "stablehlo.torch_index_select"(%x, %i) {dim = 1 : i64, batch_dims = 1 : i64} : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %y, dense<[[3, 1], [5, 5]]> : tensor<2x2xi32>
  func.return
}
