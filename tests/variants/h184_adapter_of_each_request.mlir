// h184 adapter of each request; written by write_programs.py
  func.func public @main(%arg0: tensor<24x8x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<40x1024x16xf32> loc("a"), %arg3: tensor<40x16x768xf32> loc("b"), %arg4: tensor<24xi32> loc("i")) -> (tensor<24x8x768xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<40x1024x16xf32>, tensor<40x16x768xf32>) -> tensor<40x1024x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1024x768xf32>) -> tensor<40x1024x768xf32>
    %3 = stablehlo.add %2, %0 : tensor<40x1024x768xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.compare LT, %arg4, %4, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %7 = stablehlo.add %arg4, %6 : tensor<24xi32>
    %8 = stablehlo.select %5, %7, %arg4 : tensor<24xi1>, tensor<24xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %10 = "stablehlo.gather"(%3, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024, 768>}> : (tensor<40x1024x768xf32>, tensor<24x1xi32>) -> tensor<24x1024x768xf32>
    %11 = stablehlo.dot_general %arg0, %10, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1024xf32>, tensor<24x1024x768xf32>) -> tensor<24x8x768xf32>
    return %11 : tensor<24x8x768xf32>
  }
  func.func public @variant0(%arg0: tensor<24x8x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<40x1024x16xf32> loc("a"), %arg3: tensor<40x16x768xf32> loc("b"), %arg4: tensor<24xi32> loc("i")) -> (tensor<24x8x768xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.compare LT, %arg4, %0, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.add %arg4, %2 : tensor<24xi32>
    %4 = stablehlo.select %1, %3, %arg4 : tensor<24xi1>, tensor<24xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024, 16>}> : (tensor<40x1024x16xf32>, tensor<24x1xi32>) -> tensor<24x1024x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.compare LT, %arg4, %7, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.add %arg4, %9 : tensor<24xi32>
    %11 = stablehlo.select %8, %10, %arg4 : tensor<24xi1>, tensor<24xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %13 = "stablehlo.gather"(%arg3, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16, 768>}> : (tensor<40x16x768xf32>, tensor<24x1xi32>) -> tensor<24x16x768xf32>
    %14 = stablehlo.dot_general %6, %13, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1024x16xf32>, tensor<24x16x768xf32>) -> tensor<24x1024x768xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1024x768xf32>) -> tensor<24x1024x768xf32>
    %17 = stablehlo.add %16, %14 : tensor<24x1024x768xf32>
    %18 = stablehlo.dot_general %arg0, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1024xf32>, tensor<24x1024x768xf32>) -> tensor<24x8x768xf32>
    return %18 : tensor<24x8x768xf32>
  }
  func.func public @variant1(%arg0: tensor<24x8x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<40x1024x16xf32> loc("a"), %arg3: tensor<40x16x768xf32> loc("b"), %arg4: tensor<24xi32> loc("i")) -> (tensor<24x8x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1024xf32>, tensor<1024x768xf32>) -> tensor<24x8x768xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.compare LT, %arg4, %1, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.add %arg4, %3 : tensor<24xi32>
    %5 = stablehlo.select %2, %4, %arg4 : tensor<24xi1>, tensor<24xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = "stablehlo.gather"(%arg2, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024, 16>}> : (tensor<40x1024x16xf32>, tensor<24x1xi32>) -> tensor<24x1024x16xf32>
    %8 = stablehlo.dot_general %arg0, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1024xf32>, tensor<24x1024x16xf32>) -> tensor<24x8x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.compare LT, %arg4, %9, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.add %arg4, %11 : tensor<24xi32>
    %13 = stablehlo.select %10, %12, %arg4 : tensor<24xi1>, tensor<24xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %15 = "stablehlo.gather"(%arg3, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16, 768>}> : (tensor<40x16x768xf32>, tensor<24x1xi32>) -> tensor<24x16x768xf32>
    %16 = stablehlo.dot_general %8, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x16xf32>, tensor<24x16x768xf32>) -> tensor<24x8x768xf32>
    %17 = stablehlo.add %0, %16 : tensor<24x8x768xf32>
    return %17 : tensor<24x8x768xf32>
  }
