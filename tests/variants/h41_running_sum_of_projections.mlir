// h41 running sum of projections; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("x"), %arg1: tensor<64x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x768xf32>) -> tensor<512x768xf32>
    %1 = call @main.cumsum(%0) : (tensor<512x768xf32>) -> tensor<512x768xf32>
    return %1 : tensor<512x768xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<512x768xf32>) -> tensor<512x768xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<512x768xf32>) -> tensor<512x768xf32>
    return %0 : tensor<512x768xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<512x768xf32>) -> tensor<512x768xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[511, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 512, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x768xf32>, tensor<f32>) -> tensor<512x768xf32>
    return %1 : tensor<512x768xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("x"), %arg1: tensor<64x768xf32> loc("w")) -> (tensor<512x768xf32>) {
    %0 = call @variant0.cumsum(%arg0) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x768xf32>) -> tensor<512x768xf32>
    return %1 : tensor<512x768xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<512x64xf32>) -> tensor<512x64xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    return %0 : tensor<512x64xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<512x64xf32>) -> tensor<512x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[511, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 512, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x64xf32>, tensor<f32>) -> tensor<512x64xf32>
    return %1 : tensor<512x64xf32>
  }
