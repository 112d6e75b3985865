// h14 scaled queries; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k")) -> (tensor<512x640xf32>) {
    %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<512x64xf32>
    %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    return %3 : tensor<512x640xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k")) -> (tensor<512x640xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<512x640xf32>
    return %3 : tensor<512x640xf32>
  }
