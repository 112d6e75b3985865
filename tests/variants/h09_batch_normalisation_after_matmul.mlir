// h09 batch normalisation after matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("m"), %arg3: tensor<768xf32> loc("s"), %arg4: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<256x768xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<256x768xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %9 = stablehlo.add %6, %8 : tensor<256x768xf32>
    return %9 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("m"), %arg3: tensor<768xf32> loc("s"), %arg4: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<1024x768xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %4 = stablehlo.multiply %arg2, %arg3 : tensor<768xf32>
    %5 = stablehlo.subtract %arg4, %4 : tensor<768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %8 = stablehlo.add %3, %7 : tensor<256x768xf32>
    return %8 : tensor<256x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("m"), %arg3: tensor<768xf32> loc("s"), %arg4: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<1024x768xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %4 = stablehlo.multiply %arg2, %arg3 : tensor<768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.subtract %3, %6 : tensor<256x768xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %10 = stablehlo.add %7, %9 : tensor<256x768xf32>
    return %10 : tensor<256x768xf32>
  }
