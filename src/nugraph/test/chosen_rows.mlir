// RUN: tesela explain %s --find --family=split | FileCheck %s

// A product with one-hot rows takes rows, where the labels are known to be in
// range: w[t], not w[t] of the rows in reverse.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<21xi32> {tesela.below = "37"} loc("t"), %arg1: tensor<37x13xf32> loc("u"), %arg2: tensor<21x13xf32> loc("x")) -> (tensor<21x13xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<37xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<37xi32>) -> tensor<1x37xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x37xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x37xi32>) -> tensor<21x37xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<21x37xi32>, tensor<21x37xi32>) -> tensor<21x37xi1>
    %6 = stablehlo.convert %5 : (tensor<21x37xi1>) -> tensor<21x37xf32>
    %7 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x37xf32>, tensor<37x13xf32>) -> tensor<21x13xf32>
    %8 = stablehlo.add %7, %arg2 : tensor<21x13xf32>
    return %8 : tensor<21x13xf32>
  }
  func.func public @variant0(%arg0: tensor<21xi32> {tesela.below = "37"} loc("t"), %arg1: tensor<37x13xf32> loc("u"), %arg2: tensor<21x13xf32> loc("x")) -> (tensor<21x13xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_0 = stablehlo.constant dense<37> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<21xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<21xi1>, tensor<21xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13>}> : (tensor<37x13xf32>, tensor<21x1xi32>) -> tensor<21x13xf32>
    %7 = stablehlo.add %6, %arg2 : tensor<21x13xf32>
    return %7 : tensor<21x13xf32>
  }
  func.func public @variant1(%arg0: tensor<21xi32> {tesela.below = "37"} loc("t"), %arg1: tensor<37x13xf32> loc("u"), %arg2: tensor<21x13xf32> loc("x")) -> (tensor<21x13xf32>) {
    %0 = stablehlo.reverse %arg1, dims = [0] : tensor<37x13xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %2 = stablehlo.compare LT, %arg0, %1, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
    %c_0 = stablehlo.constant dense<37> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<21xi32>
    %4 = stablehlo.add %arg0, %3 : tensor<21xi32>
    %5 = stablehlo.select %2, %4, %arg0 : tensor<21xi1>, tensor<21xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 13>}> : (tensor<37x13xf32>, tensor<21x1xi32>) -> tensor<21x13xf32>
    %8 = stablehlo.add %7, %arg2 : tensor<21x13xf32>
    return %8 : tensor<21x13xf32>
  }
