// h55 mixture of adapters; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<6x1024x16xf32> loc("a"), %arg3: tensor<6x16x768xf32> loc("b"), %arg4: tensor<256x6xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x1024x16xf32>, tensor<256x1024xf32>) -> tensor<6x16x256xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<6x16x256xf32>) -> tensor<6x256x16xf32>
    %2 = stablehlo.dot_general %1, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x16xf32>, tensor<6x16x768xf32>) -> tensor<6x256x768xf32>
    %3 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %4 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<256x6xf32>) -> tensor<6x256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x256xf32>) -> tensor<6x256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<6x256x1xf32>) -> tensor<6x256x768xf32>
    %7 = stablehlo.multiply %2, %6 : tensor<6x256x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x256x768xf32>, tensor<f32>) -> tensor<256x768xf32>
    %9 = stablehlo.add %3, %8 : tensor<256x768xf32>
    return %9 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<6x1024x16xf32> loc("a"), %arg3: tensor<6x16x768xf32> loc("b"), %arg4: tensor<256x6xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<6x1024x16xf32>) -> tensor<256x6x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<256x6xf32>) -> tensor<256x6x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<256x6x1xf32>) -> tensor<256x6x16xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<256x6x16xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %5 = stablehlo.dot_general %3, %arg3, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<256x6x16xf32>, tensor<6x16x768xf32>) -> tensor<256x768xf32>
    %6 = stablehlo.add %4, %5 : tensor<256x768xf32>
    return %6 : tensor<256x768xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<6x1024x16xf32> loc("a"), %arg3: tensor<6x16x768xf32> loc("b"), %arg4: tensor<256x6xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<6x1024x16xf32>) -> tensor<1024x6x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1024x6x16xf32>) -> tensor<1024x96xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x96xf32>) -> tensor<256x96xf32>
    %3 = stablehlo.reshape %2 : (tensor<256x96xf32>) -> tensor<256x6x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<256x6xf32>) -> tensor<256x6x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<256x6x1xf32>) -> tensor<256x6x16xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<256x6x16xf32>
    %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %8 = stablehlo.reshape %6 : (tensor<256x6x16xf32>) -> tensor<256x96xf32>
    %9 = stablehlo.reshape %arg3 : (tensor<6x16x768xf32>) -> tensor<96x768xf32>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x96xf32>, tensor<96x768xf32>) -> tensor<256x768xf32>
    %11 = stablehlo.add %7, %10 : tensor<256x768xf32>
    return %11 : tensor<256x768xf32>
  }
