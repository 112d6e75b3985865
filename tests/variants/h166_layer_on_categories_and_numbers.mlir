// h166 layer on categories and numbers; written by write_programs.py
  func.func public @main(%arg0: tensor<2048xi32> {tesela.below = "1000"} loc("i"), %arg1: tensor<2048xi32> {tesela.below = "60"} loc("j"), %arg2: tensor<2048x24xf32> loc("x"), %arg3: tensor<1084x256xf32> loc("w"), %arg4: tensor<256xf32> loc("b")) -> (tensor<2048x256xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1000xi32>) -> tensor<1x1000xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x1000xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<2048x1000xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<2048x1000xi32>, tensor<2048x1000xi32>) -> tensor<2048x1000xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x1000xi1>) -> tensor<2048x1000xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %8 = stablehlo.iota dim = 0 : tensor<60xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<60xi32>) -> tensor<1x60xi32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x60xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x60xi32>) -> tensor<2048x60xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<2048x60xi32>, tensor<2048x60xi32>) -> tensor<2048x60xi1>
    %13 = stablehlo.convert %12 : (tensor<2048x60xi1>) -> tensor<2048x60xf32>
    %14 = stablehlo.concatenate %6, %13, %arg2, dim = 1 : (tensor<2048x1000xf32>, tensor<2048x60xf32>, tensor<2048x24xf32>) -> tensor<2048x1084xf32>
    %15 = stablehlo.dot_general %14, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x1084xf32>, tensor<1084x256xf32>) -> tensor<2048x256xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<2048x256xf32>
    %18 = stablehlo.add %15, %17 : tensor<2048x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x256xf32>
    %20 = stablehlo.maximum %18, %19 : tensor<2048x256xf32>
    return %20 : tensor<2048x256xf32>
  }
  func.func public @variant0(%arg0: tensor<2048xi32> {tesela.below = "1000"} loc("i"), %arg1: tensor<2048xi32> {tesela.below = "60"} loc("j"), %arg2: tensor<2048x24xf32> loc("x"), %arg3: tensor<1084x256xf32> loc("w"), %arg4: tensor<256xf32> loc("b")) -> (tensor<2048x256xf32>) {
    %0 = stablehlo.slice %arg3 [0:1000, 0:256] : (tensor<1084x256xf32>) -> tensor<1000x256xf32>
    %1 = stablehlo.slice %arg3 [1000:1060, 0:256] : (tensor<1084x256xf32>) -> tensor<60x256xf32>
    %2 = stablehlo.slice %arg3 [1060:1084, 0:256] : (tensor<1084x256xf32>) -> tensor<24x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %4 = stablehlo.compare LT, %arg0, %3, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_0 = stablehlo.constant dense<1000> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %6 = stablehlo.add %arg0, %5 : tensor<2048xi32>
    %7 = stablehlo.select %4, %6, %arg0 : tensor<2048xi1>, tensor<2048xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %9 = "stablehlo.gather"(%0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<1000x256xf32>, tensor<2048x1xi32>) -> tensor<2048x256xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_2 = stablehlo.constant dense<60> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %13 = stablehlo.add %arg1, %12 : tensor<2048xi32>
    %14 = stablehlo.select %11, %13, %arg1 : tensor<2048xi1>, tensor<2048xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %16 = "stablehlo.gather"(%1, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<60x256xf32>, tensor<2048x1xi32>) -> tensor<2048x256xf32>
    %17 = stablehlo.add %9, %16 : tensor<2048x256xf32>
    %18 = stablehlo.dot_general %arg2, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x24xf32>, tensor<24x256xf32>) -> tensor<2048x256xf32>
    %19 = stablehlo.add %17, %18 : tensor<2048x256xf32>
    %20 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<2048x256xf32>
    %22 = stablehlo.add %19, %21 : tensor<2048x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x256xf32>
    %24 = stablehlo.maximum %22, %23 : tensor<2048x256xf32>
    return %24 : tensor<2048x256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048xi32> {tesela.below = "1000"} loc("i"), %arg1: tensor<2048xi32> {tesela.below = "60"} loc("j"), %arg2: tensor<2048x24xf32> loc("x"), %arg3: tensor<1084x256xf32> loc("w"), %arg4: tensor<256xf32> loc("b")) -> (tensor<2048x256xf32>) {
    %0 = stablehlo.slice %arg3 [1060:1084, 0:256] : (tensor<1084x256xf32>) -> tensor<24x256xf32>
    %1 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x24xf32>, tensor<24x256xf32>) -> tensor<2048x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_0 = stablehlo.constant dense<1084> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %5 = stablehlo.add %arg0, %4 : tensor<2048xi32>
    %6 = stablehlo.select %3, %5, %arg0 : tensor<2048xi1>, tensor<2048xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %8 = "stablehlo.gather"(%arg3, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<1084x256xf32>, tensor<2048x1xi32>) -> tensor<2048x256xf32>
    %c_1 = stablehlo.constant dense<1000> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %10 = stablehlo.add %9, %arg1 : tensor<2048xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<2048xi32>, tensor<2048xi32>) -> tensor<2048xi1>
    %c_3 = stablehlo.constant dense<1084> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2048xi32>
    %14 = stablehlo.add %10, %13 : tensor<2048xi32>
    %15 = stablehlo.select %12, %14, %10 : tensor<2048xi1>, tensor<2048xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32>
    %17 = "stablehlo.gather"(%arg3, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<1084x256xf32>, tensor<2048x1xi32>) -> tensor<2048x256xf32>
    %18 = stablehlo.add %8, %17 : tensor<2048x256xf32>
    %19 = stablehlo.add %18, %1 : tensor<2048x256xf32>
    %20 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<2048x256xf32>
    %22 = stablehlo.add %19, %21 : tensor<2048x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x256xf32>
    %24 = stablehlo.maximum %22, %23 : tensor<2048x256xf32>
    return %24 : tensor<2048x256xf32>
  }
