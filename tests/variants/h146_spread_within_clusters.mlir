// h146 spread within clusters; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xi32> {tesela.below = "40"} loc("i")) -> (tensor<40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<40xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x40xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<2048x40xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<2048x40xi32>, tensor<2048x40xi32>) -> tensor<2048x40xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x40xi1>) -> tensor<2048x40xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x96xf32>) -> tensor<40x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<40xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %12 = stablehlo.divide %8, %11 : tensor<40x96xf32>
    %13 = stablehlo.dot_general %6, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x40xf32>, tensor<40x96xf32>) -> tensor<2048x96xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<2048x96xf32>
    %15 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %16 = stablehlo.multiply %14, %14 : tensor<2048x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<2048xf32>
    %18 = stablehlo.dot_general %15, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048xf32>) -> tensor<40xf32>
    return %18 : tensor<40xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xi32> {tesela.below = "40"} loc("i")) -> (tensor<40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<40xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x40xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<2048x40xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<2048x40xi32>, tensor<2048x40xi32>) -> tensor<2048x40xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x40xi1>) -> tensor<2048x40xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x96xf32>) -> tensor<40x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<40xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %12 = stablehlo.divide %8, %11 : tensor<40x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %14 = stablehlo.compare LT, %arg1, %13, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %16 = stablehlo.add %arg1, %15 : tensor<2048xi32>
    %17 = stablehlo.select %14, %16, %arg1 : tensor<2048xi1>, tensor<2048xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %19 = "stablehlo.gather"(%12, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<40x96xf32>, tensor<2048x1xi32>) -> tensor<2048x96xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<2048x96xf32>
    %21 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %22 = stablehlo.multiply %20, %20 : tensor<2048x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<2048xf32>
    %24 = stablehlo.dot_general %21, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048xf32>) -> tensor<40xf32>
    return %24 : tensor<40xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xi32> {tesela.below = "40"} loc("i")) -> (tensor<40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<40xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x40xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<2048x40xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<2048x40xi32>, tensor<2048x40xi32>) -> tensor<2048x40xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x40xi1>) -> tensor<2048x40xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x96xf32>) -> tensor<40x96xf32>
    %9 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<2048x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<2048xf32>
    %12 = stablehlo.dot_general %9, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048xf32>) -> tensor<40xf32>
    %13 = stablehlo.multiply %8, %8 : tensor<40x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<40xf32>
    %16 = stablehlo.divide %14, %15 : tensor<40xf32>
    %17 = stablehlo.subtract %12, %16 : tensor<40xf32>
    return %17 : tensor<40xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xi32> {tesela.below = "40"} loc("i")) -> (tensor<40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<40xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x40xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<2048x40xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<2048x40xi32>, tensor<2048x40xi32>) -> tensor<2048x40xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x40xi1>) -> tensor<2048x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<40xf32>
    %8 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %9 = stablehlo.dot_general %8, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x96xf32>) -> tensor<40x96xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %12 = stablehlo.divide %9, %11 : tensor<40x96xf32>
    %13 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %14 = stablehlo.multiply %arg0, %arg0 : tensor<2048x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<2048xf32>
    %16 = stablehlo.dot_general %13, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048xf32>) -> tensor<40xf32>
    %17 = stablehlo.multiply %12, %12 : tensor<40x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<40xf32>
    %20 = stablehlo.subtract %16, %19 : tensor<40xf32>
    return %20 : tensor<40xf32>
  }
