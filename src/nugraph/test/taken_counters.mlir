// RUN: tesela explain %s --find | FileCheck %s

// One element of a product with one-hot columns, each row its own: the sum of those
// that are at its place. At the place after it is another.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<5x7xf32> loc("s"), %arg1: tensor<7xi32> {tesela.below = "41"} loc("j"), %arg2: tensor<5xi32> {tesela.below = "41"} loc("y"), %arg3: tensor<5x41xf32> loc("h")) -> (tensor<5xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<41xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<41xi32>) -> tensor<1x41xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x41xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x41xi32>) -> tensor<7x41xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<7x41xi32>, tensor<7x41xi32>) -> tensor<7x41xi1>
    %6 = stablehlo.convert %5 : (tensor<7x41xi1>) -> tensor<7x41xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xf32>, tensor<7x41xf32>) -> tensor<5x41xf32>
    %8 = stablehlo.add %arg3, %7 : tensor<5x41xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.add %9, %12 : tensor<5xi32>
    %14 = stablehlo.select %11, %13, %9 : tensor<5xi1>, tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %16 = stablehlo.compare LT, %arg2, %15, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<41> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %18 = stablehlo.add %arg2, %17 : tensor<5xi32>
    %19 = stablehlo.select %16, %18, %arg2 : tensor<5xi1>, tensor<5xi32>
    %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %23 = "stablehlo.gather"(%8, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x41xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    return %23 : tensor<5xf32>
  }
  func.func public @variant0(%arg0: tensor<5x7xf32> loc("s"), %arg1: tensor<7xi32> {tesela.below = "41"} loc("j"), %arg2: tensor<5xi32> {tesela.below = "41"} loc("y"), %arg3: tensor<5x41xf32> loc("h")) -> (tensor<5xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %0, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<5xi1>, tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.compare LT, %arg2, %6, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<41> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.add %arg2, %8 : tensor<5xi32>
    %10 = stablehlo.select %7, %9, %arg2 : tensor<5xi1>, tensor<5xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %14 = "stablehlo.gather"(%arg3, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x41xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x7xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<5x7xi32>
    %19 = stablehlo.compare EQ, %17, %18, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %20 = stablehlo.convert %19 : (tensor<5x7xi1>) -> tensor<5x7xf32>
    %21 = stablehlo.multiply %arg0, %20 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.add %14, %22 : tensor<5xf32>
    return %23 : tensor<5xf32>
  }
  func.func public @variant1(%arg0: tensor<5x7xf32> loc("s"), %arg1: tensor<7xi32> {tesela.below = "41"} loc("j"), %arg2: tensor<5xi32> {tesela.below = "41"} loc("y"), %arg3: tensor<5x41xf32> loc("h")) -> (tensor<5xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %0, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<5xi1>, tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.compare LT, %arg2, %6, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<41> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.add %arg2, %8 : tensor<5xi32>
    %10 = stablehlo.select %7, %9, %arg2 : tensor<5xi1>, tensor<5xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %14 = "stablehlo.gather"(%arg3, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x41xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %17 = stablehlo.add %15, %16 : tensor<5x1xi32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x7xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<5x7xi32>
    %21 = stablehlo.compare EQ, %19, %20, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %22 = stablehlo.convert %21 : (tensor<5x7xi1>) -> tensor<5x7xf32>
    %23 = stablehlo.multiply %arg0, %22 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.add %14, %24 : tensor<5xf32>
    return %25 : tensor<5xf32>
  }
