// h19 inner diagonal; written by write_programs.py
  func.func public @main(%arg0: tensor<1024xf32> loc("d"), %arg1: tensor<256x1024xf32> loc("a"), %arg2: tensor<1024x768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<256x1024xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %3 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<1024xf32> loc("d"), %arg1: tensor<256x1024xf32> loc("a"), %arg2: tensor<1024x768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x768xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<1024x768xf32>
    %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %3 : tensor<256x768xf32>
  }
