// h68 moving average; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<993x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:993, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %1 = stablehlo.slice %arg0 [1:994, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %2 = stablehlo.slice %arg0 [2:995, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %3 = stablehlo.slice %arg0 [3:996, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %4 = stablehlo.slice %arg0 [4:997, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %5 = stablehlo.slice %arg0 [5:998, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %6 = stablehlo.slice %arg0 [6:999, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %7 = stablehlo.slice %arg0 [7:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %8 = stablehlo.add %0, %1 : tensor<993x96xf32>
    %9 = stablehlo.add %8, %2 : tensor<993x96xf32>
    %10 = stablehlo.add %9, %3 : tensor<993x96xf32>
    %11 = stablehlo.add %10, %4 : tensor<993x96xf32>
    %12 = stablehlo.add %11, %5 : tensor<993x96xf32>
    %13 = stablehlo.add %12, %6 : tensor<993x96xf32>
    %14 = stablehlo.add %13, %7 : tensor<993x96xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %16 = stablehlo.divide %14, %15 : tensor<993x96xf32>
    return %16 : tensor<993x96xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<993x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:96] : (tensor<1000x96xf32>) -> tensor<1x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %2 = call @variant0.cumsum(%arg0) : (tensor<1000x96xf32>) -> tensor<1000x96xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x96xf32>, tensor<1000x96xf32>) -> tensor<1001x96xf32>
    %4 = stablehlo.slice %3 [8:1001, 0:96] : (tensor<1001x96xf32>) -> tensor<993x96xf32>
    %5 = stablehlo.slice %3 [0:993, 0:96] : (tensor<1001x96xf32>) -> tensor<993x96xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<993x96xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %8 = stablehlo.divide %6, %7 : tensor<993x96xf32>
    return %8 : tensor<993x96xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<1000x96xf32>) -> tensor<1000x96xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<1000x96xf32>) -> tensor<1000x96xf32>
    return %0 : tensor<1000x96xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<1000x96xf32>) -> tensor<1000x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[999, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1000, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1000x96xf32>, tensor<f32>) -> tensor<1000x96xf32>
    return %1 : tensor<1000x96xf32>
  }
  func.func public @variant1(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<993x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:999, 0:96] : (tensor<1000x96xf32>) -> tensor<999x96xf32>
    %1 = stablehlo.slice %arg0 [1:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<999x96xf32>
    %2 = stablehlo.add %0, %1 : tensor<999x96xf32>
    %3 = stablehlo.slice %2 [0:997, 0:96] : (tensor<999x96xf32>) -> tensor<997x96xf32>
    %4 = stablehlo.slice %2 [2:999, 0:96] : (tensor<999x96xf32>) -> tensor<997x96xf32>
    %5 = stablehlo.add %3, %4 : tensor<997x96xf32>
    %6 = stablehlo.slice %5 [0:993, 0:96] : (tensor<997x96xf32>) -> tensor<993x96xf32>
    %7 = stablehlo.slice %5 [4:997, 0:96] : (tensor<997x96xf32>) -> tensor<993x96xf32>
    %8 = stablehlo.add %6, %7 : tensor<993x96xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %10 = stablehlo.divide %8, %9 : tensor<993x96xf32>
    return %10 : tensor<993x96xf32>
  }
