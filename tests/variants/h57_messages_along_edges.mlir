// h57 messages along edges; written by write_programs.py
  func.func public @main(%arg0: tensor<500x64xf32> loc("x"), %arg1: tensor<9000x16xf32> loc("e"), %arg2: tensor<9000xi32> loc("i"), %arg3: tensor<9000xi32> loc("j"), %arg4: tensor<144x96xf32> loc("w"), %arg5: tensor<96xf32> loc("b")) -> (tensor<9000x96xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
    %c_0 = stablehlo.constant dense<500> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<9000xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<9000xi1>, tensor<9000xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<9000xi32>) -> tensor<9000x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<500x64xf32>, tensor<9000x1xi32>) -> tensor<9000x64xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %8 = stablehlo.compare LT, %arg3, %7, SIGNED : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
    %c_2 = stablehlo.constant dense<500> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %10 = stablehlo.add %arg3, %9 : tensor<9000xi32>
    %11 = stablehlo.select %8, %10, %arg3 : tensor<9000xi1>, tensor<9000xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<9000xi32>) -> tensor<9000x1xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<500x64xf32>, tensor<9000x1xi32>) -> tensor<9000x64xf32>
    %14 = stablehlo.concatenate %6, %13, %arg1, dim = 1 : (tensor<9000x64xf32>, tensor<9000x64xf32>, tensor<9000x16xf32>) -> tensor<9000x144xf32>
    %15 = stablehlo.dot_general %14, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000x144xf32>, tensor<144x96xf32>) -> tensor<9000x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<9000x96xf32>
    %18 = stablehlo.add %15, %17 : tensor<9000x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9000x96xf32>
    %20 = stablehlo.maximum %18, %19 : tensor<9000x96xf32>
    return %20 : tensor<9000x96xf32>
  }
  func.func public @variant0(%arg0: tensor<500x64xf32> loc("x"), %arg1: tensor<9000x16xf32> loc("e"), %arg2: tensor<9000xi32> loc("i"), %arg3: tensor<9000xi32> loc("j"), %arg4: tensor<144x96xf32> loc("w"), %arg5: tensor<96xf32> loc("b")) -> (tensor<9000x96xf32>) {
    %0 = stablehlo.slice %arg4 [0:64, 0:96] : (tensor<144x96xf32>) -> tensor<64x96xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<500x64xf32>, tensor<64x96xf32>) -> tensor<500x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %3 = stablehlo.compare LT, %arg2, %2, SIGNED : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
    %c_0 = stablehlo.constant dense<500> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %5 = stablehlo.add %arg2, %4 : tensor<9000xi32>
    %6 = stablehlo.select %3, %5, %arg2 : tensor<9000xi1>, tensor<9000xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9000xi32>) -> tensor<9000x1xi32>
    %8 = "stablehlo.gather"(%1, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<500x96xf32>, tensor<9000x1xi32>) -> tensor<9000x96xf32>
    %9 = stablehlo.slice %arg4 [64:128, 0:96] : (tensor<144x96xf32>) -> tensor<64x96xf32>
    %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<500x64xf32>, tensor<64x96xf32>) -> tensor<500x96xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %12 = stablehlo.compare LT, %arg3, %11, SIGNED : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
    %c_2 = stablehlo.constant dense<500> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
    %14 = stablehlo.add %arg3, %13 : tensor<9000xi32>
    %15 = stablehlo.select %12, %14, %arg3 : tensor<9000xi1>, tensor<9000xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<9000xi32>) -> tensor<9000x1xi32>
    %17 = "stablehlo.gather"(%10, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<500x96xf32>, tensor<9000x1xi32>) -> tensor<9000x96xf32>
    %18 = stablehlo.add %8, %17 : tensor<9000x96xf32>
    %19 = stablehlo.slice %arg4 [128:144, 0:96] : (tensor<144x96xf32>) -> tensor<16x96xf32>
    %20 = stablehlo.dot_general %arg1, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000x16xf32>, tensor<16x96xf32>) -> tensor<9000x96xf32>
    %21 = stablehlo.add %18, %20 : tensor<9000x96xf32>
    %22 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<9000x96xf32>
    %24 = stablehlo.add %21, %23 : tensor<9000x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9000x96xf32>
    %26 = stablehlo.maximum %24, %25 : tensor<9000x96xf32>
    return %26 : tensor<9000x96xf32>
  }
