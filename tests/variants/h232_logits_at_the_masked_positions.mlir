// h232 logits at the masked positions; written by write_programs.py
  func.func public @main(%arg0: tensor<4096x512xf32> loc("h"), %arg1: tensor<512x384xf32> loc("w"), %arg2: tensor<384xf32> loc("b"), %arg3: tensor<12000x384xf32> loc("e"), %arg4: tensor<600xi32> {tesela.below = "4096"} loc("i")) -> (tensor<600x12000xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x512xf32>, tensor<512x384xf32>) -> tensor<4096x384xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<4096x384xf32>
    %3 = stablehlo.add %0, %2 : tensor<4096x384xf32>
    %4 = stablehlo.negate %3 : tensor<4096x384xf32>
    %5 = stablehlo.exponential %4 : tensor<4096x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x384xf32>
    %7 = stablehlo.add %6, %5 : tensor<4096x384xf32>
    %8 = stablehlo.divide %3, %7 : tensor<4096x384xf32>
    %9 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<12000x384xf32>) -> tensor<384x12000xf32>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x384xf32>, tensor<384x12000xf32>) -> tensor<4096x12000xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
    %12 = stablehlo.compare LT, %arg4, %11, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<600xi32>
    %14 = stablehlo.add %arg4, %13 : tensor<600xi32>
    %15 = stablehlo.select %12, %14, %arg4 : tensor<600xi1>, tensor<600xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<600xi32>) -> tensor<600x1xi32>
    %17 = "stablehlo.gather"(%10, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 12000>}> : (tensor<4096x12000xf32>, tensor<600x1xi32>) -> tensor<600x12000xf32>
    return %17 : tensor<600x12000xf32>
  }
  func.func public @variant0(%arg0: tensor<4096x512xf32> loc("h"), %arg1: tensor<512x384xf32> loc("w"), %arg2: tensor<384xf32> loc("b"), %arg3: tensor<12000x384xf32> loc("e"), %arg4: tensor<600xi32> {tesela.below = "4096"} loc("i")) -> (tensor<600x12000xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x512xf32>, tensor<512x384xf32>) -> tensor<4096x384xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<4096x384xf32>
    %3 = stablehlo.add %0, %2 : tensor<4096x384xf32>
    %4 = stablehlo.negate %3 : tensor<4096x384xf32>
    %5 = stablehlo.exponential %4 : tensor<4096x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x384xf32>
    %7 = stablehlo.add %6, %5 : tensor<4096x384xf32>
    %8 = stablehlo.divide %3, %7 : tensor<4096x384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
    %10 = stablehlo.compare LT, %arg4, %9, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<600xi32>
    %12 = stablehlo.add %arg4, %11 : tensor<600xi32>
    %13 = stablehlo.select %10, %12, %arg4 : tensor<600xi1>, tensor<600xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<600xi32>) -> tensor<600x1xi32>
    %15 = "stablehlo.gather"(%8, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 384>}> : (tensor<4096x384xf32>, tensor<600x1xi32>) -> tensor<600x384xf32>
    %16 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<12000x384xf32>) -> tensor<384x12000xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600x384xf32>, tensor<384x12000xf32>) -> tensor<600x12000xf32>
    return %17 : tensor<600x12000xf32>
  }
  func.func public @variant1(%arg0: tensor<4096x512xf32> loc("h"), %arg1: tensor<512x384xf32> loc("w"), %arg2: tensor<384xf32> loc("b"), %arg3: tensor<12000x384xf32> loc("e"), %arg4: tensor<600xi32> {tesela.below = "4096"} loc("i")) -> (tensor<600x12000xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
    %1 = stablehlo.compare LT, %arg4, %0, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<600xi32>
    %3 = stablehlo.add %arg4, %2 : tensor<600xi32>
    %4 = stablehlo.select %1, %3, %arg4 : tensor<600xi1>, tensor<600xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<600xi32>) -> tensor<600x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (tensor<4096x512xf32>, tensor<600x1xi32>) -> tensor<600x512xf32>
    %7 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600x512xf32>, tensor<512x384xf32>) -> tensor<600x384xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<600x384xf32>
    %10 = stablehlo.add %7, %9 : tensor<600x384xf32>
    %11 = stablehlo.negate %10 : tensor<600x384xf32>
    %12 = stablehlo.exponential %11 : tensor<600x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<600x384xf32>
    %14 = stablehlo.add %13, %12 : tensor<600x384xf32>
    %15 = stablehlo.divide %10, %14 : tensor<600x384xf32>
    %16 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<12000x384xf32>) -> tensor<384x12000xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600x384xf32>, tensor<384x12000xf32>) -> tensor<600x12000xf32>
    return %17 : tensor<600x12000xf32>
  }
