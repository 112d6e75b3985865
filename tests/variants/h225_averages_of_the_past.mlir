// h225 averages of the past; written by write_programs.py
  func.func public @main(%arg0: tensor<512x1000xf32> loc("x")) -> (tensor<512x1000xf32>) {
    %0 = call @main.cumsum(%arg0) : (tensor<512x1000xf32>) -> tensor<512x1000xf32>
    %1 = stablehlo.iota dim = 0 : tensor<1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %3 = stablehlo.add %1, %2 : tensor<1000xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<512x1000xf32>
    %6 = stablehlo.divide %0, %5 : tensor<512x1000xf32>
    return %6 : tensor<512x1000xf32>
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
  func.func public @variant0(%arg0: tensor<512x1000xf32> loc("x")) -> (tensor<512x1000xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1000xi32>) -> tensor<1000x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1000xi32>) -> tensor<1x1000xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1000x1xi32>) -> tensor<1000x1000xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<1000x1000xi32>
    %6 = stablehlo.compare LE, %4, %5, SIGNED : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
    %7 = stablehlo.convert %6 : (tensor<1000x1000xi1>) -> tensor<1000x1000xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x1000xf32>) -> tensor<512x1000xf32>
    %9 = stablehlo.iota dim = 0 : tensor<1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %11 = stablehlo.add %9, %10 : tensor<1000xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<512x1000xf32>
    %14 = stablehlo.divide %8, %13 : tensor<512x1000xf32>
    return %14 : tensor<512x1000xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x1000xf32> loc("x")) -> (tensor<512x1000xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1000xi32>) -> tensor<1000x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<1000xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1000xi32>) -> tensor<1x1000xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1000x1xi32>) -> tensor<1000x1000xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<1000x1000xi32>
    %6 = stablehlo.compare LE, %4, %5, SIGNED : (tensor<1000x1000xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi1>
    %7 = stablehlo.convert %6 : (tensor<1000x1000xi1>) -> tensor<1000x1000xf32>
    %8 = stablehlo.iota dim = 0 : tensor<1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %10 = stablehlo.add %8, %9 : tensor<1000xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<1000x1000xf32>
    %13 = stablehlo.divide %7, %12 : tensor<1000x1000xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x1000xf32>) -> tensor<512x1000xf32>
    return %14 : tensor<512x1000xf32>
  }
  func.func public @variant1(%arg0: tensor<512x1000xf32> loc("x")) -> (tensor<512x1000xf32>) {
    %0 = stablehlo.slice %arg0 [0:512, 0:500] : (tensor<512x1000xf32>) -> tensor<512x500xf32>
    %1 = stablehlo.slice %arg0 [0:512, 500:1000] : (tensor<512x1000xf32>) -> tensor<512x500xf32>
    %2 = call @variant1.cumsum(%0) : (tensor<512x500xf32>) -> tensor<512x500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x500xf32>, tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %5 = call @variant1.cumsum(%1) : (tensor<512x500xf32>) -> tensor<512x500xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x500xf32>
    %7 = stablehlo.add %6, %5 : tensor<512x500xf32>
    %8 = stablehlo.concatenate %2, %7, dim = 1 : (tensor<512x500xf32>, tensor<512x500xf32>) -> tensor<512x1000xf32>
    %9 = stablehlo.iota dim = 0 : tensor<1000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %11 = stablehlo.add %9, %10 : tensor<1000xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<512x1000xf32>
    %14 = stablehlo.divide %8, %13 : tensor<512x1000xf32>
    return %14 : tensor<512x1000xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<512x500xf32>) -> tensor<512x500xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<512x500xf32>) -> tensor<512x500xf32>
    return %0 : tensor<512x500xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<512x500xf32>) -> tensor<512x500xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [499, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 500>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x500xf32>, tensor<f32>) -> tensor<512x500xf32>
    return %1 : tensor<512x500xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x1000xf32> loc("x")) -> (tensor<512x1000xf32>) {
    %0 = stablehlo.slice %arg0 [0:512, 0:500] : (tensor<512x1000xf32>) -> tensor<512x500xf32>
    %1 = stablehlo.slice %arg0 [0:512, 500:1000] : (tensor<512x1000xf32>) -> tensor<512x500xf32>
    %2 = call @variant1_1.cumsum(%0) : (tensor<512x500xf32>) -> tensor<512x500xf32>
    %3 = call @variant1_1.cumsum(%1) : (tensor<512x500xf32>) -> tensor<512x500xf32>
    %4 = stablehlo.slice %2 [0:512, 499:500] : (tensor<512x500xf32>) -> tensor<512x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x500xf32>
    %6 = stablehlo.add %3, %5 : tensor<512x500xf32>
    %7 = stablehlo.concatenate %2, %6, dim = 1 : (tensor<512x500xf32>, tensor<512x500xf32>) -> tensor<512x1000xf32>
    %8 = stablehlo.iota dim = 0 : tensor<1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %10 = stablehlo.add %8, %9 : tensor<1000xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<512x1000xf32>
    %13 = stablehlo.divide %7, %12 : tensor<512x1000xf32>
    return %13 : tensor<512x1000xf32>
  }
  func.func private @variant1_1.cumsum(%arg0: tensor<512x500xf32>) -> tensor<512x500xf32> {
    %0 = call @variant1_1.cumsum_0(%arg0) : (tensor<512x500xf32>) -> tensor<512x500xf32>
    return %0 : tensor<512x500xf32>
  }
  func.func private @variant1_1.cumsum_0(%arg0: tensor<512x500xf32>) -> tensor<512x500xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [499, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 500>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x500xf32>, tensor<f32>) -> tensor<512x500xf32>
    return %1 : tensor<512x500xf32>
  }
