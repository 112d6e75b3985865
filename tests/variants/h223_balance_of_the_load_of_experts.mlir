// h223 balance of the load of experts; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x24xf32> loc("r"), %arg2: tensor<2048xi32> {tesela.below = "24"} loc("i")) -> (tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x24xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x24xi32>) -> tensor<2048x24xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<2048x24xi32>, tensor<2048x24xi32>) -> tensor<2048x24xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x24xi1>) -> tensor<2048x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24xf32>
    %10 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x24xf32>) -> tensor<2048x24xf32>
    %11 = stablehlo.exponential %10 : tensor<2048x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x24xf32>
    %15 = stablehlo.divide %11, %14 : tensor<2048x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.divide %16, %17 : tensor<24xf32>
    %19 = stablehlo.multiply %9, %18 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %21 = stablehlo.multiply %cst_5, %20 : tensor<f32>
    return %21 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x24xf32> loc("r"), %arg2: tensor<2048xi32> {tesela.below = "24"} loc("i")) -> (tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x24xf32>) -> tensor<2048x24xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x24xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2048x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.divide %6, %7 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %10 = stablehlo.compare LT, %arg2, %9, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %12 = stablehlo.add %arg2, %11 : tensor<2048xi32>
    %13 = stablehlo.select %10, %12, %arg2 : tensor<2048xi1>, tensor<2048xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %15 = "stablehlo.gather"(%8, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<24xf32>, tensor<2048x1xi32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %18 = stablehlo.multiply %cst_5, %17 : tensor<f32>
    return %18 : tensor<f32>
  }
  func.func public @variant1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x24xf32> loc("r"), %arg2: tensor<2048xi32> {tesela.below = "24"} loc("i")) -> (tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x24xf32>) -> tensor<2048x24xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.divide %3, %2 : tensor<2048xf32>
    %5 = stablehlo.dot_general %4, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x24xf32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.divide %5, %6 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<2048xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<2048xi1>, tensor<2048xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %14 = "stablehlo.gather"(%7, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<24xf32>, tensor<2048x1xi32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %17 = stablehlo.multiply %cst_5, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x24xf32> loc("r"), %arg2: tensor<2048xi32> {tesela.below = "24"} loc("i")) -> (tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x24xf32>) -> tensor<2048x24xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x24xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %6 = stablehlo.divide %5, %4 : tensor<2048xf32>
    %7 = stablehlo.dot_general %6, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x24xf32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<2048xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<2048xi1>, tensor<2048xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %14 = "stablehlo.gather"(%7, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<24xf32>, tensor<2048x1xi32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %17 = stablehlo.multiply %cst_5, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
