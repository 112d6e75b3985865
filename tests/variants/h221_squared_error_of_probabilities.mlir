// h221 squared error of probabilities; written by write_programs.py
  func.func public @main(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<512xi32> {tesela.below = "1000"} loc("t")) -> (tensor<512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<512x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1000xf32>
    %4 = stablehlo.divide %0, %3 : tensor<512x1000xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %6 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1000xi32>) -> tensor<1x1000xi32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x1000xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<512x1000xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<512x1000xi32>, tensor<512x1000xi32>) -> tensor<512x1000xi1>
    %11 = stablehlo.convert %10 : (tensor<512x1000xi1>) -> tensor<512x1000xf32>
    %12 = stablehlo.subtract %4, %11 : tensor<512x1000xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<512x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    return %14 : tensor<512xf32>
  }
  func.func public @variant0(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<512xi32> {tesela.below = "1000"} loc("t")) -> (tensor<512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<512x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x1000xf32>
    %4 = stablehlo.divide %0, %3 : tensor<512x1000xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<512x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %7 = stablehlo.iota dim = 0 : tensor<512xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_1 = stablehlo.constant dense<512> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %11 = stablehlo.add %7, %10 : tensor<512xi32>
    %12 = stablehlo.select %9, %11, %7 : tensor<512xi1>, tensor<512xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %14 = stablehlo.compare LT, %arg1, %13, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_3 = stablehlo.constant dense<1000> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %16 = stablehlo.add %arg1, %15 : tensor<512xi32>
    %17 = stablehlo.select %14, %16, %arg1 : tensor<512xi1>, tensor<512xi32>
    %18 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %20 = stablehlo.concatenate %18, %19, dim = 1 : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x2xi32>
    %21 = "stablehlo.gather"(%4, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x1000xf32>, tensor<512x2xi32>) -> tensor<512xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<512xf32>
    %24 = stablehlo.subtract %6, %23 : tensor<512xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %26 = stablehlo.add %24, %25 : tensor<512xf32>
    return %26 : tensor<512xf32>
  }
  func.func public @variant1(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<512xi32> {tesela.below = "1000"} loc("t")) -> (tensor<512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<512x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<512x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.multiply %1, %1 : tensor<512xf32>
    %5 = stablehlo.divide %3, %4 : tensor<512xf32>
    %6 = stablehlo.iota dim = 0 : tensor<512xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_1 = stablehlo.constant dense<512> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %10 = stablehlo.add %6, %9 : tensor<512xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<512xi1>, tensor<512xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_3 = stablehlo.constant dense<1000> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<512xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<512xi1>, tensor<512xi32>
    %17 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %19 = stablehlo.concatenate %17, %18, dim = 1 : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x2xi32>
    %20 = "stablehlo.gather"(%0, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x1000xf32>, tensor<512x2xi32>) -> tensor<512xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<512xf32>
    %23 = stablehlo.divide %22, %1 : tensor<512xf32>
    %24 = stablehlo.subtract %5, %23 : tensor<512xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %26 = stablehlo.add %24, %25 : tensor<512xf32>
    return %26 : tensor<512xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<512xi32> {tesela.below = "1000"} loc("t")) -> (tensor<512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<512x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x1000xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<512x1000xf32>
    %4 = stablehlo.exponential %3 : tensor<512x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.multiply %1, %1 : tensor<512xf32>
    %7 = stablehlo.divide %5, %6 : tensor<512xf32>
    %8 = stablehlo.iota dim = 0 : tensor<512xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_2 = stablehlo.constant dense<512> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %12 = stablehlo.add %8, %11 : tensor<512xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<512xi1>, tensor<512xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %15 = stablehlo.compare LT, %arg1, %14, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_4 = stablehlo.constant dense<1000> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %17 = stablehlo.add %arg1, %16 : tensor<512xi32>
    %18 = stablehlo.select %15, %17, %arg1 : tensor<512xi1>, tensor<512xi32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %21 = stablehlo.concatenate %19, %20, dim = 1 : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x2xi32>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<512x1000xf32>, tensor<512x2xi32>) -> tensor<512xf32>
    %23 = stablehlo.exponential %22 : tensor<512xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<512xf32>
    %26 = stablehlo.divide %25, %1 : tensor<512xf32>
    %27 = stablehlo.subtract %7, %26 : tensor<512xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %29 = stablehlo.add %27, %28 : tensor<512xf32>
    return %29 : tensor<512xf32>
  }
