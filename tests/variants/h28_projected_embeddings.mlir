// h28 projected embeddings; written by write_programs.py
  func.func public @main(%arg0: tensor<3000x64xf32> loc("t"), %arg1: tensor<8000xi32> loc("i"), %arg2: tensor<64x96xf32> loc("w")) -> (tensor<8000x96xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8000xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8000xi32>, tensor<8000xi32>) -> tensor<8000xi1>
    %c_0 = stablehlo.constant dense<3000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8000xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8000xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8000xi1>, tensor<8000xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8000xi32>) -> tensor<8000x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<3000x64xf32>, tensor<8000x1xi32>) -> tensor<8000x64xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8000x64xf32>, tensor<64x96xf32>) -> tensor<8000x96xf32>
    return %7 : tensor<8000x96xf32>
  }
  func.func public @variant0(%arg0: tensor<3000x64xf32> loc("t"), %arg1: tensor<8000xi32> loc("i"), %arg2: tensor<64x96xf32> loc("w")) -> (tensor<8000x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3000x64xf32>, tensor<64x96xf32>) -> tensor<3000x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8000xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<8000xi32>, tensor<8000xi32>) -> tensor<8000xi1>
    %c_0 = stablehlo.constant dense<3000> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8000xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<8000xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<8000xi1>, tensor<8000xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8000xi32>) -> tensor<8000x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<3000x96xf32>, tensor<8000x1xi32>) -> tensor<8000x96xf32>
    return %7 : tensor<8000x96xf32>
  }
