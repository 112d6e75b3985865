// h40 two linear layers; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x256xf32> loc("w"), %arg2: tensor<256xf32> loc("b"), %arg3: tensor<256x384xf32> loc("v"), %arg4: tensor<384xf32> loc("c")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x256xf32>) -> tensor<2048x256xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<2048x256xf32>
    %3 = stablehlo.add %0, %2 : tensor<2048x256xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x384xf32>) -> tensor<2048x384xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<2048x384xf32>
    %7 = stablehlo.add %4, %6 : tensor<2048x384xf32>
    return %7 : tensor<2048x384xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x256xf32> loc("w"), %arg2: tensor<256xf32> loc("b"), %arg3: tensor<256x384xf32> loc("v"), %arg4: tensor<384xf32> loc("c")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x256xf32>, tensor<256x384xf32>) -> tensor<512x384xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256xf32>, tensor<256x384xf32>) -> tensor<384xf32>
    %3 = stablehlo.add %2, %arg4 : tensor<384xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<2048x384xf32>
    %6 = stablehlo.add %1, %5 : tensor<2048x384xf32>
    return %6 : tensor<2048x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x256xf32> loc("w"), %arg2: tensor<256xf32> loc("b"), %arg3: tensor<256x384xf32> loc("v"), %arg4: tensor<384xf32> loc("c")) -> (tensor<2048x384xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x256xf32>, tensor<256x384xf32>) -> tensor<512x384xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x384xf32>) -> tensor<2048x384xf32>
    %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256xf32>, tensor<256x384xf32>) -> tensor<384xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<2048x384xf32>
    %5 = stablehlo.add %1, %4 : tensor<2048x384xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<2048x384xf32>
    %8 = stablehlo.add %5, %7 : tensor<2048x384xf32>
    return %8 : tensor<2048x384xf32>
  }
