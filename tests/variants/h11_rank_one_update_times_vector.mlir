// h11 rank-one update times vector; written by write_programs.py
  func.func public @main(%arg0: tensor<768x1024xf32> loc("a"), %arg1: tensor<768xf32> loc("u"), %arg2: tensor<1024xf32> loc("v"), %arg3: tensor<1024xf32> loc("x")) -> (tensor<768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<768xf32>) -> tensor<768x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<768x1xf32>) -> tensor<768x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<768x1024xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<768x1024xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<768x1024xf32>
    %6 = stablehlo.dot_general %5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<768x1024xf32>, tensor<1024xf32>) -> tensor<768xf32>
    return %6 : tensor<768xf32>
  }
  func.func public @variant0(%arg0: tensor<768x1024xf32> loc("a"), %arg1: tensor<768xf32> loc("u"), %arg2: tensor<1024xf32> loc("v"), %arg3: tensor<1024xf32> loc("x")) -> (tensor<768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<768x1024xf32>, tensor<1024xf32>) -> tensor<768xf32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<768xf32>
    %4 = stablehlo.add %0, %3 : tensor<768xf32>
    return %4 : tensor<768xf32>
  }
