// h168 decayed averages of values; written by write_programs.py
  func.func public @main(%arg0: tensor<320x96xf32> loc("k"), %arg1: tensor<320x96xf32> loc("v"), %arg2: tensor<96xf32> loc("g")) -> (tensor<320x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<320xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<320x320xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<320x320xi32>) -> tensor<320x320x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320x320x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<320x320x1xi32>, tensor<320x320x1xi32>) -> tensor<320x320x1xi1>
    %9 = stablehlo.convert %6 : (tensor<320x320x1xi32>) -> tensor<320x320x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<320x320x1xf32>) -> tensor<320x320x96xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<320x320x96xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<320x320x96xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<320x96xf32>) -> tensor<1x320x96xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x320x96xf32>) -> tensor<320x320x96xf32>
    %16 = stablehlo.add %13, %15 : tensor<320x320x96xf32>
    %17 = stablehlo.exponential %16 : tensor<320x320x96xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @main._where(%8, %17, %c_0) : (tensor<320x320x1xi1>, tensor<320x320x96xf32>, tensor<i32>) -> tensor<320x320x96xf32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<320x96xf32>) -> tensor<1x320x96xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x320x96xf32>) -> tensor<320x320x96xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<320x320x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<320x320x96xf32>, tensor<f32>) -> tensor<320x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<320x320x96xf32>, tensor<f32>) -> tensor<320x96xf32>
    %24 = stablehlo.divide %22, %23 : tensor<320x96xf32>
    return %24 : tensor<320x96xf32>
  }
  func.func private @main._where(%arg0: tensor<320x320x1xi1>, %arg1: tensor<320x320x96xf32>, %arg2: tensor<i32>) -> tensor<320x320x96xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<320x320x1xi1>) -> tensor<320x320x96xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<320x320x96xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<320x320x96xi1>, tensor<320x320x96xf32>
    return %3 : tensor<320x320x96xf32>
  }
  func.func public @variant0(%arg0: tensor<320x96xf32> loc("k"), %arg1: tensor<320x96xf32> loc("v"), %arg2: tensor<96xf32> loc("g")) -> (tensor<320x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<320xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %2 = stablehlo.convert %1 : (tensor<320x1xi32>) -> tensor<320x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<320x1xf32>) -> tensor<320x96xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<320x96xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<320x96xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<320x96xf32>
    %8 = stablehlo.exponential %7 : tensor<320x96xf32>
    %9 = stablehlo.multiply %8, %arg1 : tensor<320x96xf32>
    %10 = call @variant0.cumsum(%9) : (tensor<320x96xf32>) -> tensor<320x96xf32>
    %11 = call @variant0.cumsum(%8) : (tensor<320x96xf32>) -> tensor<320x96xf32>
    %12 = stablehlo.divide %10, %11 : tensor<320x96xf32>
    return %12 : tensor<320x96xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<320x96xf32>) -> tensor<320x96xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<320x96xf32>) -> tensor<320x96xf32>
    return %0 : tensor<320x96xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<320x96xf32>) -> tensor<320x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[319, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 320, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<320x96xf32>, tensor<f32>) -> tensor<320x96xf32>
    return %1 : tensor<320x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<320x96xf32> loc("k"), %arg1: tensor<320x96xf32> loc("v"), %arg2: tensor<96xf32> loc("g")) -> (tensor<320x96xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<320x96xf32>
    %1 = stablehlo.iota dim = 0 : tensor<320xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %3 = stablehlo.negate %2 : tensor<320x1xi32>
    %4 = stablehlo.convert %3 : (tensor<320x1xi32>) -> tensor<320x1xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<320x1xf32>) -> tensor<320x96xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<320x96xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<320x96xf32>
    %9 = stablehlo.exponential %8 : tensor<320x96xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<320x96xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<320x96xf32>
    %12 = stablehlo.concatenate %11, %10, dim = 1 : (tensor<320x96xf32>, tensor<320x96xf32>) -> tensor<320x192xf32>
    %13 = call @variant0_1.cumsum(%12) : (tensor<320x192xf32>) -> tensor<320x192xf32>
    %14 = stablehlo.slice %13 [0:320, 0:96] : (tensor<320x192xf32>) -> tensor<320x96xf32>
    %15 = stablehlo.slice %13 [0:320, 96:192] : (tensor<320x192xf32>) -> tensor<320x96xf32>
    %16 = stablehlo.divide %14, %15 : tensor<320x96xf32>
    return %16 : tensor<320x96xf32>
  }
  func.func private @variant0_1.cumsum(%arg0: tensor<320x192xf32>) -> tensor<320x192xf32> {
    %0 = call @variant0_1.cumsum_0(%arg0) : (tensor<320x192xf32>) -> tensor<320x192xf32>
    return %0 : tensor<320x192xf32>
  }
  func.func private @variant0_1.cumsum_0(%arg0: tensor<320x192xf32>) -> tensor<320x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[319, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 320, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<320x192xf32>, tensor<f32>) -> tensor<320x192xf32>
    return %1 : tensor<320x192xf32>
  }
