// h151 scores of product-quantised vectors; written by write_programs.py
  func.func public @main(%arg0: tensor<24x192xf32> loc("q"), %arg1: tensor<4x160x48xf32> loc("c"), %arg2: tensor<5000x4xi32> loc("i")) -> (tensor<24x5000xf32>) {
    %0 = stablehlo.slice %arg1 [0:1, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %2 = stablehlo.slice %arg2 [0:5000, 0:1] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %3 = stablehlo.reshape %2 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_0 = stablehlo.constant dense<160> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %7 = stablehlo.add %3, %6 : tensor<5000xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<5000xi1>, tensor<5000xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %10 = "stablehlo.gather"(%1, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 48>}> : (tensor<160x48xf32>, tensor<5000x1xi32>) -> tensor<5000x48xf32>
    %11 = stablehlo.slice %arg1 [1:2, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %13 = stablehlo.slice %arg2 [0:5000, 1:2] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %18 = stablehlo.add %14, %17 : tensor<5000xi32>
    %19 = stablehlo.select %16, %18, %14 : tensor<5000xi1>, tensor<5000xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %21 = "stablehlo.gather"(%12, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 48>}> : (tensor<160x48xf32>, tensor<5000x1xi32>) -> tensor<5000x48xf32>
    %22 = stablehlo.slice %arg1 [2:3, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %24 = stablehlo.slice %arg2 [0:5000, 2:3] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %25 = stablehlo.reshape %24 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %27 = stablehlo.compare LT, %25, %26, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %29 = stablehlo.add %25, %28 : tensor<5000xi32>
    %30 = stablehlo.select %27, %29, %25 : tensor<5000xi1>, tensor<5000xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %32 = "stablehlo.gather"(%23, %31) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 48>}> : (tensor<160x48xf32>, tensor<5000x1xi32>) -> tensor<5000x48xf32>
    %33 = stablehlo.slice %arg1 [3:4, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %35 = stablehlo.slice %arg2 [0:5000, 3:4] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %36 = stablehlo.reshape %35 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %38 = stablehlo.compare LT, %36, %37, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_6 = stablehlo.constant dense<160> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %40 = stablehlo.add %36, %39 : tensor<5000xi32>
    %41 = stablehlo.select %38, %40, %36 : tensor<5000xi1>, tensor<5000xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %43 = "stablehlo.gather"(%34, %42) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 48>}> : (tensor<160x48xf32>, tensor<5000x1xi32>) -> tensor<5000x48xf32>
    %44 = stablehlo.concatenate %10, %21, %32, %43, dim = 1 : (tensor<5000x48xf32>, tensor<5000x48xf32>, tensor<5000x48xf32>, tensor<5000x48xf32>) -> tensor<5000x192xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<5000x192xf32>) -> tensor<192x5000xf32>
    %46 = stablehlo.dot_general %arg0, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x192xf32>, tensor<192x5000xf32>) -> tensor<24x5000xf32>
    return %46 : tensor<24x5000xf32>
  }
  func.func public @variant0(%arg0: tensor<24x192xf32> loc("q"), %arg1: tensor<4x160x48xf32> loc("c"), %arg2: tensor<5000x4xi32> loc("i")) -> (tensor<24x5000xf32>) {
    %0 = stablehlo.slice %arg0 [0:24, 0:48] : (tensor<24x192xf32>) -> tensor<24x48xf32>
    %1 = stablehlo.slice %arg0 [0:24, 48:96] : (tensor<24x192xf32>) -> tensor<24x48xf32>
    %2 = stablehlo.slice %arg0 [0:24, 96:144] : (tensor<24x192xf32>) -> tensor<24x48xf32>
    %3 = stablehlo.slice %arg0 [0:24, 144:192] : (tensor<24x192xf32>) -> tensor<24x48xf32>
    %4 = stablehlo.slice %arg1 [0:1, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x48xf32>, tensor<48x160xf32>) -> tensor<24x160xf32>
    %8 = stablehlo.slice %arg2 [0:5000, 0:1] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %9 = stablehlo.reshape %8 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_0 = stablehlo.constant dense<160> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %13 = stablehlo.add %9, %12 : tensor<5000xi32>
    %14 = stablehlo.select %11, %13, %9 : tensor<5000xi1>, tensor<5000xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %16 = "stablehlo.gather"(%7, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %17 = stablehlo.slice %arg1 [1:2, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %20 = stablehlo.dot_general %1, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x48xf32>, tensor<48x160xf32>) -> tensor<24x160xf32>
    %21 = stablehlo.slice %arg2 [0:5000, 1:2] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %24 = stablehlo.compare LT, %22, %23, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %26 = stablehlo.add %22, %25 : tensor<5000xi32>
    %27 = stablehlo.select %24, %26, %22 : tensor<5000xi1>, tensor<5000xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %29 = "stablehlo.gather"(%20, %28) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %30 = stablehlo.add %16, %29 : tensor<24x5000xf32>
    %31 = stablehlo.slice %arg1 [2:3, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %34 = stablehlo.dot_general %2, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x48xf32>, tensor<48x160xf32>) -> tensor<24x160xf32>
    %35 = stablehlo.slice %arg2 [0:5000, 2:3] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %36 = stablehlo.reshape %35 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %38 = stablehlo.compare LT, %36, %37, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %40 = stablehlo.add %36, %39 : tensor<5000xi32>
    %41 = stablehlo.select %38, %40, %36 : tensor<5000xi1>, tensor<5000xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %43 = "stablehlo.gather"(%34, %42) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %44 = stablehlo.add %30, %43 : tensor<24x5000xf32>
    %45 = stablehlo.slice %arg1 [3:4, 0:160, 0:48] : (tensor<4x160x48xf32>) -> tensor<1x160x48xf32>
    %46 = stablehlo.reshape %45 : (tensor<1x160x48xf32>) -> tensor<160x48xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %48 = stablehlo.dot_general %3, %47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x48xf32>, tensor<48x160xf32>) -> tensor<24x160xf32>
    %49 = stablehlo.slice %arg2 [0:5000, 3:4] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %50 = stablehlo.reshape %49 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %52 = stablehlo.compare LT, %50, %51, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_6 = stablehlo.constant dense<160> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %54 = stablehlo.add %50, %53 : tensor<5000xi32>
    %55 = stablehlo.select %52, %54, %50 : tensor<5000xi1>, tensor<5000xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %57 = "stablehlo.gather"(%48, %56) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %58 = stablehlo.add %44, %57 : tensor<24x5000xf32>
    return %58 : tensor<24x5000xf32>
  }
  func.func public @variant0_1(%arg0: tensor<24x192xf32> loc("q"), %arg1: tensor<4x160x48xf32> loc("c"), %arg2: tensor<5000x4xi32> loc("i")) -> (tensor<24x5000xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x192xf32>) -> tensor<24x4x48xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [1] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<24x4x48xf32>, tensor<4x160x48xf32>) -> tensor<4x24x160xf32>
    %2 = stablehlo.slice %1 [0:1, 0:24, 0:160] : (tensor<4x24x160xf32>) -> tensor<1x24x160xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x24x160xf32>) -> tensor<24x160xf32>
    %4 = stablehlo.slice %arg2 [0:5000, 0:1] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_0 = stablehlo.constant dense<160> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %9 = stablehlo.add %5, %8 : tensor<5000xi32>
    %10 = stablehlo.select %7, %9, %5 : tensor<5000xi1>, tensor<5000xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %12 = "stablehlo.gather"(%3, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %13 = stablehlo.slice %1 [1:2, 0:24, 0:160] : (tensor<4x24x160xf32>) -> tensor<1x24x160xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x24x160xf32>) -> tensor<24x160xf32>
    %15 = stablehlo.slice %arg2 [0:5000, 1:2] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %16 = stablehlo.reshape %15 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %18 = stablehlo.compare LT, %16, %17, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %20 = stablehlo.add %16, %19 : tensor<5000xi32>
    %21 = stablehlo.select %18, %20, %16 : tensor<5000xi1>, tensor<5000xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %23 = "stablehlo.gather"(%14, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %24 = stablehlo.add %12, %23 : tensor<24x5000xf32>
    %25 = stablehlo.slice %1 [2:3, 0:24, 0:160] : (tensor<4x24x160xf32>) -> tensor<1x24x160xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x24x160xf32>) -> tensor<24x160xf32>
    %27 = stablehlo.slice %arg2 [0:5000, 2:3] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %28 = stablehlo.reshape %27 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %30 = stablehlo.compare LT, %28, %29, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %32 = stablehlo.add %28, %31 : tensor<5000xi32>
    %33 = stablehlo.select %30, %32, %28 : tensor<5000xi1>, tensor<5000xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %35 = "stablehlo.gather"(%26, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %36 = stablehlo.add %24, %35 : tensor<24x5000xf32>
    %37 = stablehlo.slice %1 [3:4, 0:24, 0:160] : (tensor<4x24x160xf32>) -> tensor<1x24x160xf32>
    %38 = stablehlo.reshape %37 : (tensor<1x24x160xf32>) -> tensor<24x160xf32>
    %39 = stablehlo.slice %arg2 [0:5000, 3:4] : (tensor<5000x4xi32>) -> tensor<5000x1xi32>
    %40 = stablehlo.reshape %39 : (tensor<5000x1xi32>) -> tensor<5000xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %42 = stablehlo.compare LT, %40, %41, SIGNED : (tensor<5000xi32>, tensor<5000xi32>) -> tensor<5000xi1>
    %c_6 = stablehlo.constant dense<160> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5000xi32>
    %44 = stablehlo.add %40, %43 : tensor<5000xi32>
    %45 = stablehlo.select %42, %44, %40 : tensor<5000xi1>, tensor<5000xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<5000xi32>) -> tensor<5000x1xi32>
    %47 = "stablehlo.gather"(%38, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x160xf32>, tensor<5000x1xi32>) -> tensor<24x5000xf32>
    %48 = stablehlo.add %36, %47 : tensor<24x5000xf32>
    return %48 : tensor<24x5000xf32>
  }
