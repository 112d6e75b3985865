// 06 cumsum; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x1024xf32> loc("x")) -> (tensor<1000x1024xf32>) {
    %0 = call @main.cumsum(%arg0) : (tensor<1000x1024xf32>) -> tensor<1000x1024xf32>
    return %0 : tensor<1000x1024xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<1000x1024xf32>) -> tensor<1000x1024xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<1000x1024xf32>) -> tensor<1000x1024xf32>
    return %0 : tensor<1000x1024xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<1000x1024xf32>) -> tensor<1000x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1023, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1024>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1000x1024xf32>, tensor<f32>) -> tensor<1000x1024xf32>
    return %1 : tensor<1000x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x1024xf32> loc("x")) -> (tensor<1000x1024xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32>
    %6 = stablehlo.compare LE, %4, %5, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %7 = stablehlo.convert %6 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1024xf32>, tensor<1024x1024xf32>) -> tensor<1000x1024xf32>
    return %8 : tensor<1000x1024xf32>
  }
  func.func public @variant1(%arg0: tensor<1000x1024xf32> loc("x")) -> (tensor<1000x1024xf32>) {
    %0 = stablehlo.slice %arg0 [0:1000, 0:512] : (tensor<1000x1024xf32>) -> tensor<1000x512xf32>
    %1 = stablehlo.slice %arg0 [0:1000, 512:1024] : (tensor<1000x1024xf32>) -> tensor<1000x512xf32>
    %2 = call @variant1.cumsum(%0) : (tensor<1000x512xf32>) -> tensor<1000x512xf32>
    %3 = call @variant1.cumsum(%1) : (tensor<1000x512xf32>) -> tensor<1000x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1000x512xf32>, tensor<f32>) -> tensor<1000xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1000xf32>) -> tensor<1000x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1000x1xf32>) -> tensor<1000x512xf32>
    %7 = stablehlo.add %3, %6 : tensor<1000x512xf32>
    %8 = stablehlo.concatenate %2, %7, dim = 1 : (tensor<1000x512xf32>, tensor<1000x512xf32>) -> tensor<1000x1024xf32>
    return %8 : tensor<1000x1024xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<1000x512xf32>) -> tensor<1000x512xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<1000x512xf32>) -> tensor<1000x512xf32>
    return %0 : tensor<1000x512xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<1000x512xf32>) -> tensor<1000x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [511, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 512>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1000x512xf32>, tensor<f32>) -> tensor<1000x512xf32>
    return %1 : tensor<1000x512xf32>
  }
