// h127 attention within documents; written by write_programs.py
  func.func public @main(%arg0: tensor<1152x64xf32> loc("q"), %arg1: tensor<1152x64xf32> loc("k"), %arg2: tensor<1152x80xf32> loc("v")) -> (tensor<1152x80xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<12xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x96xi32>
    %3 = stablehlo.reshape %2 : (tensor<12x96xi32>) -> tensor<1152xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1152xi32>) -> tensor<1152x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<1152xi32>) -> tensor<1x1152xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1152x1xi32>) -> tensor<1152x1152xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1152xi32>) -> tensor<1152x1152xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<1152x1152xi32>, tensor<1152x1152xi32>) -> tensor<1152x1152xi1>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1152x64xf32>) -> tensor<64x1152xf32>
    %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1152x64xf32>, tensor<64x1152xf32>) -> tensor<1152x1152xf32>
    %11 = stablehlo.exponential %10 : tensor<1152x1152xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @main._where(%8, %11, %c) : (tensor<1152x1152xi1>, tensor<1152x1152xf32>, tensor<i32>) -> tensor<1152x1152xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1152x1152xf32>, tensor<f32>) -> tensor<1152xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1152xf32>) -> tensor<1152x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1152x1xf32>) -> tensor<1152x1152xf32>
    %16 = stablehlo.divide %12, %15 : tensor<1152x1152xf32>
    %17 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1152x1152xf32>, tensor<1152x80xf32>) -> tensor<1152x80xf32>
    return %17 : tensor<1152x80xf32>
  }
  func.func private @main._where(%arg0: tensor<1152x1152xi1>, %arg1: tensor<1152x1152xf32>, %arg2: tensor<i32>) -> tensor<1152x1152xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1152x1152xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1152x1152xi1>, tensor<1152x1152xf32>
    return %2 : tensor<1152x1152xf32>
  }
  func.func public @variant0(%arg0: tensor<1152x64xf32> loc("q"), %arg1: tensor<1152x64xf32> loc("k"), %arg2: tensor<1152x80xf32> loc("v")) -> (tensor<1152x80xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1152x64xf32>) -> tensor<12x96x64xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1152x64xf32>) -> tensor<12x96x64xf32>
    %2 = stablehlo.reshape %arg2 : (tensor<1152x80xf32>) -> tensor<12x96x80xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x96x64xf32>, tensor<12x96x64xf32>) -> tensor<12x96x96xf32>
    %4 = stablehlo.exponential %3 : tensor<12x96x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x96x96xf32>, tensor<f32>) -> tensor<12x96xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x96xf32>) -> tensor<12x96x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<12x96x1xf32>) -> tensor<12x96x96xf32>
    %8 = stablehlo.divide %4, %7 : tensor<12x96x96xf32>
    %9 = stablehlo.dot_general %8, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x96x96xf32>, tensor<12x96x80xf32>) -> tensor<12x96x80xf32>
    %10 = stablehlo.reshape %9 : (tensor<12x96x80xf32>) -> tensor<1152x80xf32>
    return %10 : tensor<1152x80xf32>
  }
  func.func public @variant1(%arg0: tensor<1152x64xf32> loc("q"), %arg1: tensor<1152x64xf32> loc("k"), %arg2: tensor<1152x80xf32> loc("v")) -> (tensor<1152x80xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1152x64xf32>) -> tensor<12x96x64xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1152x64xf32>) -> tensor<12x96x64xf32>
    %2 = stablehlo.reshape %arg2 : (tensor<1152x80xf32>) -> tensor<12x96x80xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x96x64xf32>, tensor<12x96x64xf32>) -> tensor<12x96x96xf32>
    %4 = stablehlo.exponential %3 : tensor<12x96x96xf32>
    %5 = stablehlo.dot_general %4, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x96x96xf32>, tensor<12x96x80xf32>) -> tensor<12x96x80xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x96x96xf32>, tensor<f32>) -> tensor<12x96xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<12x96xf32>) -> tensor<12x96x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<12x96x1xf32>) -> tensor<12x96x80xf32>
    %9 = stablehlo.divide %5, %8 : tensor<12x96x80xf32>
    %10 = stablehlo.reshape %9 : (tensor<12x96x80xf32>) -> tensor<1152x80xf32>
    return %10 : tensor<1152x80xf32>
  }
