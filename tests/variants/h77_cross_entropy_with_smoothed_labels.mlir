// h77 cross entropy with smoothed labels; written by write_programs.py
  func.func public @main(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256xi32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x8000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x8000xf32>
    %6 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<256xi32>, tensor<256xi32>) -> tensor<256xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %10 = stablehlo.add %6, %9 : tensor<256xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<256xi1>, tensor<256xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<256xi32>, tensor<256xi32>) -> tensor<256xi1>
    %c_2 = stablehlo.constant dense<8000> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<256xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<256xi1>, tensor<256xi32>
    %17 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %19 = stablehlo.concatenate %17, %18, dim = 1 : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x2xi32>
    %20 = "stablehlo.gather"(%5, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x8000xf32>, tensor<256x2xi32>) -> tensor<256xf32>
    %cst_3 = stablehlo.constant dense<-0.899999976> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%5 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+03> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %25 = stablehlo.divide %23, %24 : tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<256xf32>
    %28 = stablehlo.subtract %22, %27 : tensor<256xf32>
    return %28 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256xi32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x8000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<256xi32>, tensor<256xi32>) -> tensor<256xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %7 = stablehlo.add %3, %6 : tensor<256xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<256xi1>, tensor<256xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %10 = stablehlo.compare LT, %arg1, %9, SIGNED : (tensor<256xi32>, tensor<256xi32>) -> tensor<256xi1>
    %c_2 = stablehlo.constant dense<8000> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %12 = stablehlo.add %arg1, %11 : tensor<256xi32>
    %13 = stablehlo.select %10, %12, %arg1 : tensor<256xi1>, tensor<256xi32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x8000xf32>, tensor<256x2xi32>) -> tensor<256xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<256xf32>
    %20 = stablehlo.subtract %2, %19 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+03> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.divide %21, %22 : tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<256xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<256xf32>
    return %26 : tensor<256xf32>
  }
