// h48 gated linear attention; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<512x64xf32> loc("k"), %arg2: tensor<512x96xf32> loc("v"), %arg3: tensor<512x64xf32> loc("g")) -> (tensor<512x96xf32>) {
    %0 = call @main.cumsum(%arg3) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<512x64xf32>) -> tensor<512x1x64xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<512x1x64xf32>) -> tensor<512x512x64xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<512x512x64xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<512x512x64xf32>
    %6 = stablehlo.exponential %5 : tensor<512x512x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<512x64xf32>) -> tensor<512x1x64xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<512x1x64xf32>) -> tensor<512x512x64xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<512x512x64xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<512x512x64xf32>
    %12 = stablehlo.multiply %11, %6 : tensor<512x512x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x512x64xf32>, tensor<f32>) -> tensor<512x512xf32>
    %14 = stablehlo.iota dim = 0 : tensor<512xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %19 = stablehlo.compare LE, %17, %18, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = call @main._where(%19, %13, %c) : (tensor<512x512xi1>, tensor<512x512xf32>, tensor<i32>) -> tensor<512x512xf32>
    %21 = stablehlo.dot_general %20, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x96xf32>) -> tensor<512x96xf32>
    return %21 : tensor<512x96xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<512x64xf32>) -> tensor<512x64xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    return %0 : tensor<512x64xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<512x64xf32>) -> tensor<512x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[511, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 512, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x64xf32>, tensor<f32>) -> tensor<512x64xf32>
    return %1 : tensor<512x64xf32>
  }
  func.func private @main._where(%arg0: tensor<512x512xi1>, %arg1: tensor<512x512xf32>, %arg2: tensor<i32>) -> tensor<512x512xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<512x512xi1>, tensor<512x512xf32>
    return %2 : tensor<512x512xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<512x64xf32> loc("k"), %arg2: tensor<512x96xf32> loc("v"), %arg3: tensor<512x64xf32> loc("g")) -> (tensor<512x96xf32>) {
    %0 = call @variant0.cumsum(%arg3) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %1 = stablehlo.exponential %0 : tensor<512x64xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<512x64xf32>
    %3 = stablehlo.negate %0 : tensor<512x64xf32>
    %4 = stablehlo.exponential %3 : tensor<512x64xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<512x64xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %7 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
    %8 = stablehlo.iota dim = 0 : tensor<512xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %13 = stablehlo.compare LE, %11, %12, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @variant0._where(%13, %7, %c) : (tensor<512x512xi1>, tensor<512x512xf32>, tensor<i32>) -> tensor<512x512xf32>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x96xf32>) -> tensor<512x96xf32>
    return %15 : tensor<512x96xf32>
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
  func.func private @variant0._where(%arg0: tensor<512x512xi1>, %arg1: tensor<512x512xf32>, %arg2: tensor<i32>) -> tensor<512x512xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<512x512xi1>, tensor<512x512xf32>
    return %2 : tensor<512x512xf32>
  }
