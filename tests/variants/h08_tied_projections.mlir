// h08 tied projections; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %2 = stablehlo.add %0, %1 : tensor<256x768xf32>
    return %2 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<256x1024xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %1 : tensor<256x768xf32>
  }
