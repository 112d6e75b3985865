// h126 scores of candidate items; written by write_programs.py
  func.func public @main(%arg0: tensor<256x64xf32> loc("u"), %arg1: tensor<3000x96xf32> loc("t"), %arg2: tensor<256x100xi32> loc("i"), %arg3: tensor<96x64xf32> loc("w"), %arg4: tensor<64xf32> loc("b")) -> (tensor<256x100xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x100xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<256x100xi32>, tensor<256x100xi32>) -> tensor<256x100xi1>
    %c_0 = stablehlo.constant dense<3000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x100xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<256x100xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<256x100xi1>, tensor<256x100xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x100xi32>) -> tensor<256x100x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<3000x96xf32>, tensor<256x100x1xi32>) -> tensor<256x100x96xf32>
    %7 = stablehlo.dot_general %6, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x100x96xf32>, tensor<96x64xf32>) -> tensor<256x100x64xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<256x100x64xf32>
    %10 = stablehlo.add %7, %9 : tensor<256x100x64xf32>
    %11 = stablehlo.dot_general %arg0, %10, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<256x100x64xf32>) -> tensor<256x100xf32>
    return %11 : tensor<256x100xf32>
  }
  func.func public @variant0(%arg0: tensor<256x64xf32> loc("u"), %arg1: tensor<3000x96xf32> loc("t"), %arg2: tensor<256x100xi32> loc("i"), %arg3: tensor<96x64xf32> loc("w"), %arg4: tensor<64xf32> loc("b")) -> (tensor<256x100xf32>) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<96x64xf32>) -> tensor<64x96xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64x96xf32>) -> tensor<256x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x100xi32>
    %3 = stablehlo.compare LT, %arg2, %2, SIGNED : (tensor<256x100xi32>, tensor<256x100xi32>) -> tensor<256x100xi1>
    %c_0 = stablehlo.constant dense<3000> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x100xi32>
    %5 = stablehlo.add %arg2, %4 : tensor<256x100xi32>
    %6 = stablehlo.select %3, %5, %arg2 : tensor<256x100xi1>, tensor<256x100xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x100xi32>) -> tensor<256x100x1xi32>
    %8 = "stablehlo.gather"(%arg1, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<3000x96xf32>, tensor<256x100x1xi32>) -> tensor<256x100x96xf32>
    %9 = stablehlo.dot_general %1, %8, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<256x96xf32>, tensor<256x100x96xf32>) -> tensor<256x100xf32>
    %10 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64xf32>) -> tensor<256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x100xf32>
    %13 = stablehlo.add %9, %12 : tensor<256x100xf32>
    return %13 : tensor<256x100xf32>
  }
