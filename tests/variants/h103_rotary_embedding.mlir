// h103 rotary embedding; written by write_programs.py
  func.func public @main(%arg0: tensor<512x12x64xf32> loc("x"), %arg1: tensor<512x32xf32> loc("c"), %arg2: tensor<512x32xf32> loc("s")) -> (tensor<512x12x64xf32>) {
    %0 = stablehlo.slice %arg0 [0:512, 0:12, 0:32] : (tensor<512x12x64xf32>) -> tensor<512x12x32xf32>
    %1 = stablehlo.slice %arg0 [0:512, 0:12, 32:64] : (tensor<512x12x64xf32>) -> tensor<512x12x32xf32>
    %2 = stablehlo.concatenate %arg1, %arg1, dim = 1 : (tensor<512x32xf32>, tensor<512x32xf32>) -> tensor<512x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<512x64xf32>) -> tensor<512x1x64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<512x1x64xf32>) -> tensor<512x12x64xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<512x12x64xf32>
    %6 = stablehlo.negate %1 : tensor<512x12x32xf32>
    %7 = stablehlo.concatenate %6, %0, dim = 2 : (tensor<512x12x32xf32>, tensor<512x12x32xf32>) -> tensor<512x12x64xf32>
    %8 = stablehlo.concatenate %arg2, %arg2, dim = 1 : (tensor<512x32xf32>, tensor<512x32xf32>) -> tensor<512x64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<512x64xf32>) -> tensor<512x1x64xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<512x1x64xf32>) -> tensor<512x12x64xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<512x12x64xf32>
    %12 = stablehlo.add %5, %11 : tensor<512x12x64xf32>
    return %12 : tensor<512x12x64xf32>
  }
  func.func public @variant0(%arg0: tensor<512x12x64xf32> loc("x"), %arg1: tensor<512x32xf32> loc("c"), %arg2: tensor<512x32xf32> loc("s")) -> (tensor<512x12x64xf32>) {
    %0 = stablehlo.slice %arg0 [0:512, 0:12, 0:32] : (tensor<512x12x64xf32>) -> tensor<512x12x32xf32>
    %1 = stablehlo.slice %arg0 [0:512, 0:12, 32:64] : (tensor<512x12x64xf32>) -> tensor<512x12x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<512x32xf32>) -> tensor<512x1x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<512x32xf32>) -> tensor<512x1x32xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<512x1x32xf32>) -> tensor<512x12x32xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<512x12x32xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<512x1x32xf32>) -> tensor<512x12x32xf32>
    %7 = stablehlo.multiply %1, %6 : tensor<512x12x32xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<512x12x32xf32>
    %9 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<512x1x32xf32>) -> tensor<512x12x32xf32>
    %10 = stablehlo.multiply %1, %9 : tensor<512x12x32xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<512x1x32xf32>) -> tensor<512x12x32xf32>
    %12 = stablehlo.multiply %0, %11 : tensor<512x12x32xf32>
    %13 = stablehlo.add %10, %12 : tensor<512x12x32xf32>
    %14 = stablehlo.concatenate %8, %13, dim = 2 : (tensor<512x12x32xf32>, tensor<512x12x32xf32>) -> tensor<512x12x64xf32>
    return %14 : tensor<512x12x64xf32>
  }
