// h165 outputs of the chosen experts; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x16xf32> loc("r"), %arg2: tensor<256x2xi32> loc("i"), %arg3: tensor<256x2x384xf32> loc("y")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x16xf32>) -> tensor<256x16xf32>
    %1 = stablehlo.exponential %0 : tensor<256x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %5 = stablehlo.divide %1, %4 : tensor<256x16xf32>
    %6 = stablehlo.iota dim = 0 : tensor<256xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %11 = stablehlo.add %7, %10 : tensor<256x1xi32>
    %12 = stablehlo.select %9, %11, %7 : tensor<256x1xi1>, tensor<256x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %14 = stablehlo.compare LT, %arg2, %13, SIGNED : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi1>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %16 = stablehlo.add %arg2, %15 : tensor<256x2xi32>
    %17 = stablehlo.select %14, %16, %arg2 : tensor<256x2xi1>, tensor<256x2xi32>
    %18 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x2xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %21 = stablehlo.concatenate %19, %20, dim = 2 : (tensor<256x2x1xi32>, tensor<256x2x1xi32>) -> tensor<256x2x2xi32>
    %22 = "stablehlo.gather"(%5, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x16xf32>, tensor<256x2x2xi32>) -> tensor<256x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x2xf32>, tensor<f32>) -> tensor<256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x2xf32>
    %26 = stablehlo.divide %22, %25 : tensor<256x2xf32>
    %27 = stablehlo.dot_general %26, %arg3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x2xf32>, tensor<256x2x384xf32>) -> tensor<256x384xf32>
    return %27 : tensor<256x384xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x16xf32> loc("r"), %arg2: tensor<256x2xi32> loc("i"), %arg3: tensor<256x2x384xf32> loc("y")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x16xf32>) -> tensor<256x16xf32>
    %1 = stablehlo.iota dim = 0 : tensor<256xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %6 = stablehlo.add %2, %5 : tensor<256x1xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<256x1xi1>, tensor<256x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi1>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<256x2xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<256x2xi1>, tensor<256x2xi32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 2 : (tensor<256x2x1xi32>, tensor<256x2x1xi32>) -> tensor<256x2x2xi32>
    %17 = "stablehlo.gather"(%0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x16xf32>, tensor<256x2x2xi32>) -> tensor<256x2xf32>
    %18 = stablehlo.exponential %17 : tensor<256x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x2xf32>, tensor<f32>) -> tensor<256xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x2xf32>
    %22 = stablehlo.divide %18, %21 : tensor<256x2xf32>
    %23 = stablehlo.dot_general %22, %arg3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x2xf32>, tensor<256x2x384xf32>) -> tensor<256x384xf32>
    return %23 : tensor<256x384xf32>
  }
  func.func public @variant1(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x16xf32> loc("r"), %arg2: tensor<256x2xi32> loc("i"), %arg3: tensor<256x2x384xf32> loc("y")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x16xf32>) -> tensor<256x16xf32>
    %1 = stablehlo.iota dim = 0 : tensor<256xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %6 = stablehlo.add %2, %5 : tensor<256x1xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<256x1xi1>, tensor<256x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi1>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<256x2xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<256x2xi1>, tensor<256x2xi32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 2 : (tensor<256x2x1xi32>, tensor<256x2x1xi32>) -> tensor<256x2x2xi32>
    %17 = "stablehlo.gather"(%0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x16xf32>, tensor<256x2x2xi32>) -> tensor<256x2xf32>
    %18 = stablehlo.exponential %17 : tensor<256x2xf32>
    %19 = stablehlo.dot_general %18, %arg3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x2xf32>, tensor<256x2x384xf32>) -> tensor<256x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x2xf32>, tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x384xf32>
    %23 = stablehlo.divide %19, %22 : tensor<256x384xf32>
    return %23 : tensor<256x384xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x16xf32> loc("r"), %arg2: tensor<256x2xi32> loc("i"), %arg3: tensor<256x2x384xf32> loc("y")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x16xf32>) -> tensor<256x16xf32>
    %1 = stablehlo.iota dim = 0 : tensor<256xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %6 = stablehlo.add %2, %5 : tensor<256x1xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<256x1xi1>, tensor<256x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<256x2xi32>, tensor<256x2xi32>) -> tensor<256x2xi1>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x2xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<256x2xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<256x2xi1>, tensor<256x2xi32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x2xi32>) -> tensor<256x2x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 2 : (tensor<256x2x1xi32>, tensor<256x2x1xi32>) -> tensor<256x2x2xi32>
    %17 = "stablehlo.gather"(%0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x16xf32>, tensor<256x2x2xi32>) -> tensor<256x2xf32>
    %18 = stablehlo.exponential %17 : tensor<256x2xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<256x2xf32>) -> tensor<256x2x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<256x2x1xf32>) -> tensor<256x2x384xf32>
    %21 = stablehlo.multiply %20, %arg3 : tensor<256x2x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x2x384xf32>, tensor<f32>) -> tensor<256x384xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x2xf32>, tensor<f32>) -> tensor<256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x384xf32>
    %26 = stablehlo.divide %22, %25 : tensor<256x384xf32>
    return %26 : tensor<256x384xf32>
  }
