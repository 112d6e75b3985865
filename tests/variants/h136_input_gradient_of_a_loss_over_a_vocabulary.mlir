// h136 input gradient of a loss over a vocabulary; written by write_programs.py
  func.func public @main(%arg0: tensor<512x384xf32> loc("h"), %arg1: tensor<12000x384xf32> loc("w"), %arg2: tensor<512xi32> {tesela.below = "12000"} loc("t")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<12000xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<12000xi32>) -> tensor<1x12000xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x12000xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x12000xi32>) -> tensor<512x12000xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<512x12000xi32>, tensor<512x12000xi32>) -> tensor<512x12000xi1>
    %6 = stablehlo.convert %5 : (tensor<512x12000xi1>) -> tensor<512x12000xf32>
    %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12000x384xf32>) -> tensor<384x12000xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x384xf32>, tensor<384x12000xf32>) -> tensor<512x12000xf32>
    %9 = stablehlo.exponential %8 : tensor<512x12000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x12000xf32>, tensor<f32>) -> tensor<512xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x12000xf32>
    %13 = stablehlo.divide %9, %12 : tensor<512x12000xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<512x12000xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x12000xf32>, tensor<12000x384xf32>) -> tensor<512x384xf32>
    return %15 : tensor<512x384xf32>
  }
  func.func public @variant0(%arg0: tensor<512x384xf32> loc("h"), %arg1: tensor<12000x384xf32> loc("w"), %arg2: tensor<512xi32> {tesela.below = "12000"} loc("t")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12000x384xf32>) -> tensor<384x12000xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x384xf32>, tensor<384x12000xf32>) -> tensor<512x12000xf32>
    %2 = stablehlo.exponential %1 : tensor<512x12000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x12000xf32>, tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x12000xf32>
    %6 = stablehlo.divide %2, %5 : tensor<512x12000xf32>
    %7 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x12000xf32>, tensor<12000x384xf32>) -> tensor<512x384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_0 = stablehlo.constant dense<12000> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<512xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<512xi1>, tensor<512xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %14 = "stablehlo.gather"(%arg1, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 384>}> : (tensor<12000x384xf32>, tensor<512x1xi32>) -> tensor<512x384xf32>
    %15 = stablehlo.subtract %7, %14 : tensor<512x384xf32>
    return %15 : tensor<512x384xf32>
  }
  func.func public @variant1(%arg0: tensor<512x384xf32> loc("h"), %arg1: tensor<12000x384xf32> loc("w"), %arg2: tensor<512xi32> {tesela.below = "12000"} loc("t")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12000x384xf32>) -> tensor<384x12000xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x384xf32>, tensor<384x12000xf32>) -> tensor<512x12000xf32>
    %2 = stablehlo.exponential %1 : tensor<512x12000xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x12000xf32>, tensor<12000x384xf32>) -> tensor<512x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x12000xf32>, tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x384xf32>
    %7 = stablehlo.divide %3, %6 : tensor<512x384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %9 = stablehlo.compare LT, %arg2, %8, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_0 = stablehlo.constant dense<12000> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<512xi32>
    %12 = stablehlo.select %9, %11, %arg2 : tensor<512xi1>, tensor<512xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %14 = "stablehlo.gather"(%arg1, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 384>}> : (tensor<12000x384xf32>, tensor<512x1xi32>) -> tensor<512x384xf32>
    %15 = stablehlo.subtract %7, %14 : tensor<512x384xf32>
    return %15 : tensor<512x384xf32>
  }
