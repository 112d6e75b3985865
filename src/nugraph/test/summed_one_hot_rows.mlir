// RUN: tesela explain %s --find | FileCheck %s

// A product with counts of words is a sum of the rows of those words, each with its
// weight; without it is another.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<5x7xi32> {tesela.below = "41"} loc("i"), %arg1: tensor<41xf32> loc("t"), %arg2: tensor<41x11xf32> loc("e")) -> (tensor<5x11xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x7xi32>) -> tensor<5x7x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<41xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<41xi32>) -> tensor<1x1x41xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<5x7x1xi32>) -> tensor<5x7x41xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x41xi32>) -> tensor<5x7x41xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<5x7x41xi32>, tensor<5x7x41xi32>) -> tensor<5x7x41xi1>
    %6 = stablehlo.convert %5 : (tensor<5x7x41xi1>) -> tensor<5x7x41xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x7x41xf32>, tensor<f32>) -> tensor<5x41xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<41xf32>) -> tensor<1x41xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x41xf32>) -> tensor<5x41xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<5x41xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x41xf32>, tensor<41x11xf32>) -> tensor<5x11xf32>
    return %11 : tensor<5x11xf32>
  }
  func.func public @variant0(%arg0: tensor<5x7xi32> {tesela.below = "41"} loc("i"), %arg1: tensor<41xf32> loc("t"), %arg2: tensor<41x11xf32> loc("e")) -> (tensor<5x11xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %c_0 = stablehlo.constant dense<41> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<5x7xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<5x7xi1>, tensor<5x7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x7xi32>) -> tensor<5x7x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<41xf32>, tensor<5x7x1xi32>) -> tensor<5x7xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %8 = stablehlo.compare LT, %arg0, %7, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %c_2 = stablehlo.constant dense<41> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %10 = stablehlo.add %arg0, %9 : tensor<5x7xi32>
    %11 = stablehlo.select %8, %10, %arg0 : tensor<5x7xi1>, tensor<5x7xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x7xi32>) -> tensor<5x7x1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 11>}> : (tensor<41x11xf32>, tensor<5x7x1xi32>) -> tensor<5x7x11xf32>
    %14 = stablehlo.dot_general %6, %13, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x7xf32>, tensor<5x7x11xf32>) -> tensor<5x11xf32>
    return %14 : tensor<5x11xf32>
  }
  func.func public @variant1(%arg0: tensor<5x7xi32> {tesela.below = "41"} loc("i"), %arg1: tensor<41xf32> loc("t"), %arg2: tensor<41x11xf32> loc("e")) -> (tensor<5x11xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %c_0 = stablehlo.constant dense<41> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<5x7xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<5x7xi1>, tensor<5x7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x7xi32>) -> tensor<5x7x1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 11>}> : (tensor<41x11xf32>, tensor<5x7x1xi32>) -> tensor<5x7x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x7x11xf32>, tensor<f32>) -> tensor<5x11xf32>
    return %7 : tensor<5x11xf32>
  }
