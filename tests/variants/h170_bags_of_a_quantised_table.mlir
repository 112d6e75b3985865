// h170 bags of a quantised table; written by write_programs.py
  func.func public @main(%arg0: tensor<30000x96xi8> loc("t"), %arg1: tensor<30000xf32> loc("s"), %arg2: tensor<30000xf32> loc("z"), %arg3: tensor<256x40xi32> loc("i")) -> (tensor<256x96xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<30000x96xi8>) -> tensor<30000x96xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<30000xf32>) -> tensor<30000x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<30000x1xf32>) -> tensor<30000x96xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<30000x96xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<30000xf32>) -> tensor<30000x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<30000x1xf32>) -> tensor<30000x96xf32>
    %6 = stablehlo.add %3, %5 : tensor<30000x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %8 = stablehlo.compare LT, %arg3, %7, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_0 = stablehlo.constant dense<30000> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %10 = stablehlo.add %arg3, %9 : tensor<256x40xi32>
    %11 = stablehlo.select %8, %10, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %13 = "stablehlo.gather"(%6, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<30000x96xf32>, tensor<256x40x1xi32>) -> tensor<256x40x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x40x96xf32>, tensor<f32>) -> tensor<256x96xf32>
    return %14 : tensor<256x96xf32>
  }
  func.func public @variant0(%arg0: tensor<30000x96xi8> loc("t"), %arg1: tensor<30000xf32> loc("s"), %arg2: tensor<30000xf32> loc("z"), %arg3: tensor<256x40xi32> loc("i")) -> (tensor<256x96xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %1 = stablehlo.compare LT, %arg3, %0, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_0 = stablehlo.constant dense<30000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %3 = stablehlo.add %arg3, %2 : tensor<256x40xi32>
    %4 = stablehlo.select %1, %3, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<30000x96xi8>, tensor<256x40x1xi32>) -> tensor<256x40x96xi8>
    %7 = stablehlo.convert %6 : (tensor<256x40x96xi8>) -> tensor<256x40x96xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %9 = stablehlo.compare LT, %arg3, %8, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_2 = stablehlo.constant dense<30000> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %11 = stablehlo.add %arg3, %10 : tensor<256x40xi32>
    %12 = stablehlo.select %9, %11, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %14 = "stablehlo.gather"(%arg1, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30000xf32>, tensor<256x40x1xi32>) -> tensor<256x40xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<256x40xf32>) -> tensor<256x40x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<256x40x1xf32>) -> tensor<256x40x96xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<256x40x96xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %19 = stablehlo.compare LT, %arg3, %18, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_4 = stablehlo.constant dense<30000> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %21 = stablehlo.add %arg3, %20 : tensor<256x40xi32>
    %22 = stablehlo.select %19, %21, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %24 = "stablehlo.gather"(%arg2, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30000xf32>, tensor<256x40x1xi32>) -> tensor<256x40xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x40xf32>) -> tensor<256x40x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<256x40x1xf32>) -> tensor<256x40x96xf32>
    %27 = stablehlo.add %17, %26 : tensor<256x40x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x40x96xf32>, tensor<f32>) -> tensor<256x96xf32>
    return %28 : tensor<256x96xf32>
  }
  func.func public @variant1(%arg0: tensor<30000x96xi8> loc("t"), %arg1: tensor<30000xf32> loc("s"), %arg2: tensor<30000xf32> loc("z"), %arg3: tensor<256x40xi32> loc("i")) -> (tensor<256x96xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %1 = stablehlo.compare LT, %arg3, %0, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_0 = stablehlo.constant dense<30000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %3 = stablehlo.add %arg3, %2 : tensor<256x40xi32>
    %4 = stablehlo.select %1, %3, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<30000x96xi8>, tensor<256x40x1xi32>) -> tensor<256x40x96xi8>
    %7 = stablehlo.convert %6 : (tensor<256x40x96xi8>) -> tensor<256x40x96xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %9 = stablehlo.compare LT, %arg3, %8, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_2 = stablehlo.constant dense<30000> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %11 = stablehlo.add %arg3, %10 : tensor<256x40xi32>
    %12 = stablehlo.select %9, %11, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %14 = "stablehlo.gather"(%arg1, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30000xf32>, tensor<256x40x1xi32>) -> tensor<256x40xf32>
    %15 = stablehlo.dot_general %7, %14, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x40x96xf32>, tensor<256x40xf32>) -> tensor<256x96xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %17 = stablehlo.compare LT, %arg3, %16, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_4 = stablehlo.constant dense<30000> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %19 = stablehlo.add %arg3, %18 : tensor<256x40xi32>
    %20 = stablehlo.select %17, %19, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %22 = "stablehlo.gather"(%arg2, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30000xf32>, tensor<256x40x1xi32>) -> tensor<256x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x40xf32>, tensor<f32>) -> tensor<256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x96xf32>
    %26 = stablehlo.add %15, %25 : tensor<256x96xf32>
    return %26 : tensor<256x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<30000x96xi8> loc("t"), %arg1: tensor<30000xf32> loc("s"), %arg2: tensor<30000xf32> loc("z"), %arg3: tensor<256x40xi32> loc("i")) -> (tensor<256x96xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %1 = stablehlo.compare LT, %arg3, %0, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_0 = stablehlo.constant dense<30000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %3 = stablehlo.add %arg3, %2 : tensor<256x40xi32>
    %4 = stablehlo.select %1, %3, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<30000x96xi8>, tensor<256x40x1xi32>) -> tensor<256x40x96xi8>
    %7 = stablehlo.convert %6 : (tensor<256x40x96xi8>) -> tensor<256x40x96xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %9 = stablehlo.compare LT, %arg3, %8, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_2 = stablehlo.constant dense<30000> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %11 = stablehlo.add %arg3, %10 : tensor<256x40xi32>
    %12 = stablehlo.select %9, %11, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %14 = "stablehlo.gather"(%arg1, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30000xf32>, tensor<256x40x1xi32>) -> tensor<256x40xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<256x40xf32>) -> tensor<256x40x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<256x40x1xf32>) -> tensor<256x40x96xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<256x40x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x40x96xf32>, tensor<f32>) -> tensor<256x96xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %20 = stablehlo.compare LT, %arg3, %19, SIGNED : (tensor<256x40xi32>, tensor<256x40xi32>) -> tensor<256x40xi1>
    %c_4 = stablehlo.constant dense<30000> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<256x40xi32>
    %22 = stablehlo.add %arg3, %21 : tensor<256x40xi32>
    %23 = stablehlo.select %20, %22, %arg3 : tensor<256x40xi1>, tensor<256x40xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<256x40xi32>) -> tensor<256x40x1xi32>
    %25 = "stablehlo.gather"(%arg2, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30000xf32>, tensor<256x40x1xi32>) -> tensor<256x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<256x40xf32>, tensor<f32>) -> tensor<256xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x96xf32>
    %29 = stablehlo.add %18, %28 : tensor<256x96xf32>
    return %29 : tensor<256x96xf32>
  }
