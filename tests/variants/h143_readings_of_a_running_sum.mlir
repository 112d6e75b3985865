// h143 readings of a running sum; written by write_programs.py
  func.func public @main(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<1000x24xf32> loc("w")) -> (tensor<512x24xf32>) {
    %0 = call @main.cumsum(%arg0) : (tensor<512x1000xf32>) -> tensor<512x1000xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x24xf32>) -> tensor<512x24xf32>
    return %1 : tensor<512x24xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<512x1000xf32>) -> tensor<512x1000xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<512x1000xf32>) -> tensor<512x1000xf32>
    return %0 : tensor<512x1000xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<512x1000xf32>) -> tensor<512x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512x1000xf32>
    return %1 : tensor<512x1000xf32>
  }
  func.func public @variant0(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<1000x24xf32> loc("w")) -> (tensor<512x24xf32>) {
    %0 = call @variant0._flip(%arg1) : (tensor<1000x24xf32>) -> tensor<1000x24xf32>
    %1 = call @variant0.cumsum(%0) : (tensor<1000x24xf32>) -> tensor<1000x24xf32>
    %2 = call @variant0._flip(%1) : (tensor<1000x24xf32>) -> tensor<1000x24xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x24xf32>) -> tensor<512x24xf32>
    return %3 : tensor<512x24xf32>
  }
  func.func private @variant0._flip(%arg0: tensor<1000x24xf32>) -> tensor<1000x24xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1000x24xf32>
    return %0 : tensor<1000x24xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<1000x24xf32>) -> tensor<1000x24xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<1000x24xf32>) -> tensor<1000x24xf32>
    return %0 : tensor<1000x24xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<1000x24xf32>) -> tensor<1000x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[999, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1000, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1000x24xf32>, tensor<f32>) -> tensor<1000x24xf32>
    return %1 : tensor<1000x24xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<1000x24xf32> loc("w")) -> (tensor<512x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1 = call @variant0_1.cumsum(%arg1) : (tensor<1000x24xf32>) -> tensor<1000x24xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<1000x24xf32>
    %4 = stablehlo.subtract %3, %1 : tensor<1000x24xf32>
    %5 = stablehlo.add %4, %arg1 : tensor<1000x24xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x24xf32>) -> tensor<512x24xf32>
    return %6 : tensor<512x24xf32>
  }
  func.func private @variant0_1.cumsum(%arg0: tensor<1000x24xf32>) -> tensor<1000x24xf32> {
    %0 = call @variant0_1.cumsum_0(%arg0) : (tensor<1000x24xf32>) -> tensor<1000x24xf32>
    return %0 : tensor<1000x24xf32>
  }
  func.func private @variant0_1.cumsum_0(%arg0: tensor<1000x24xf32>) -> tensor<1000x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[999, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1000, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1000x24xf32>, tensor<f32>) -> tensor<1000x24xf32>
    return %1 : tensor<1000x24xf32>
  }
  func.func public @variant0_2(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<1000x24xf32> loc("w")) -> (tensor<512x24xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1000xi32>) -> tensor<1000x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1000xi32>) -> tensor<1x1000xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1000x1xi32>) -> tensor<1000x1000xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<1000x1000xi32>
    %6 = stablehlo.compare LE, %4, %5, SIGNED : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
    %7 = stablehlo.convert %6 : (tensor<1000x1000xi1>) -> tensor<1000x1000xf32>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1000xf32>, tensor<1000x24xf32>) -> tensor<1000x24xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x24xf32>) -> tensor<512x24xf32>
    return %9 : tensor<512x24xf32>
  }
