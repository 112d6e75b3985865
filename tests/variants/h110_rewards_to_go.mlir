// h110 rewards to go; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1000xf32> loc("r")) -> (tensor<256x1000xf32>) {
    %0 = call @main._flip(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1 = call @main.cumsum(%0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %2 = call @main._flip(%1) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    return %2 : tensor<256x1000xf32>
  }
  func.func private @main._flip(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<256x1000xf32>
    return %0 : tensor<256x1000xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    return %0 : tensor<256x1000xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256x1000xf32>
    return %1 : tensor<256x1000xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1000xf32> loc("r")) -> (tensor<256x1000xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %2 = call @variant0.cumsum(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<256x1000xf32>
    %5 = stablehlo.add %4, %arg0 : tensor<256x1000xf32>
    return %5 : tensor<256x1000xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    return %0 : tensor<256x1000xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256x1000xf32>
    return %1 : tensor<256x1000xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1000xf32> loc("r")) -> (tensor<256x1000xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %2 = call @variant0_1.cumsum(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<256x1000xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<256x1000xf32>
    return %5 : tensor<256x1000xf32>
  }
  func.func private @variant0_1.cumsum(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %0 = call @variant0_1.cumsum_0(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    return %0 : tensor<256x1000xf32>
  }
  func.func private @variant0_1.cumsum_0(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256x1000xf32>
    return %1 : tensor<256x1000xf32>
  }
  func.func public @variant0_2(%arg0: tensor<256x1000xf32> loc("r")) -> (tensor<256x1000xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %2 = call @variant0_2.cumsum(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<256x1000xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<256x1000xf32>
    return %5 : tensor<256x1000xf32>
  }
  func.func private @variant0_2.cumsum(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %0 = call @variant0_2.cumsum_0(%arg0) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    return %0 : tensor<256x1000xf32>
  }
  func.func private @variant0_2.cumsum_0(%arg0: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [999, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1000>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256x1000xf32>
    return %1 : tensor<256x1000xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1000xf32> loc("r")) -> (tensor<256x1000xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1000xi32>) -> tensor<1000x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1000xi32>) -> tensor<1x1000xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1000x1xi32>) -> tensor<1000x1000xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<1000x1000xi32>
    %6 = stablehlo.compare LE, %4, %5, SIGNED : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
    %7 = stablehlo.convert %6 : (tensor<1000x1000xi1>) -> tensor<1000x1000xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1000xf32>, tensor<1000x1000xf32>) -> tensor<256x1000xf32>
    return %9 : tensor<256x1000xf32>
  }
