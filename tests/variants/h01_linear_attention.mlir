// h01 linear attention; written by write_programs.py
  func.func public @main(%arg0: tensor<64x512xf32> loc("q"), %arg1: tensor<80x512xf32> loc("k"), %arg2: tensor<80x384xf32> loc("v")) -> (tensor<64x384xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<80x512xf32>) -> tensor<512x80xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x80xf32>, tensor<80x384xf32>) -> tensor<512x384xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x512xf32>, tensor<512x384xf32>) -> tensor<64x384xf32>
    return %2 : tensor<64x384xf32>
  }
  func.func public @variant0(%arg0: tensor<64x512xf32> loc("q"), %arg1: tensor<80x512xf32> loc("k"), %arg2: tensor<80x384xf32> loc("v")) -> (tensor<64x384xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<80x512xf32>) -> tensor<512x80xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x512xf32>, tensor<512x80xf32>) -> tensor<64x80xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x80xf32>, tensor<80x384xf32>) -> tensor<64x384xf32>
    return %2 : tensor<64x384xf32>
  }
  func.func public @variant1(%arg0: tensor<64x512xf32> loc("q"), %arg1: tensor<80x512xf32> loc("k"), %arg2: tensor<80x384xf32> loc("v")) -> (tensor<64x384xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x512xf32>, tensor<80x384xf32>) -> tensor<512x384xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x512xf32>, tensor<512x384xf32>) -> tensor<64x384xf32>
    return %1 : tensor<64x384xf32>
  }
