// RUN: tesela explain %s --find --family=split | FileCheck %s

// Sums of exponentials of overlapping parts are windows of one exponential, by
// running sums; not of the values.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<103x7xf32> loc("x")) -> (tensor<100x7xf32>) {
    %0 = stablehlo.slice %arg0 [0:100, 0:7] : (tensor<103x7xf32>) -> tensor<100x7xf32>
    %1 = stablehlo.slice %arg0 [1:101, 0:7] : (tensor<103x7xf32>) -> tensor<100x7xf32>
    %2 = stablehlo.slice %arg0 [2:102, 0:7] : (tensor<103x7xf32>) -> tensor<100x7xf32>
    %3 = stablehlo.slice %arg0 [3:103, 0:7] : (tensor<103x7xf32>) -> tensor<100x7xf32>
    %4 = stablehlo.exponential %0 : tensor<100x7xf32>
    %5 = stablehlo.exponential %1 : tensor<100x7xf32>
    %6 = stablehlo.add %4, %5 : tensor<100x7xf32>
    %7 = stablehlo.exponential %2 : tensor<100x7xf32>
    %8 = stablehlo.add %6, %7 : tensor<100x7xf32>
    %9 = stablehlo.exponential %3 : tensor<100x7xf32>
    %10 = stablehlo.add %8, %9 : tensor<100x7xf32>
    return %10 : tensor<100x7xf32>
  }
  func.func public @variant0(%arg0: tensor<103x7xf32> loc("x")) -> (tensor<100x7xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<103x7xf32>
    %1 = stablehlo.slice %0 [0:1, 0:7] : (tensor<103x7xf32>) -> tensor<1x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %3 = call @variant0.cumsum(%0) : (tensor<103x7xf32>) -> tensor<103x7xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x7xf32>, tensor<103x7xf32>) -> tensor<104x7xf32>
    %5 = stablehlo.slice %4 [4:104, 0:7] : (tensor<104x7xf32>) -> tensor<100x7xf32>
    %6 = stablehlo.slice %4 [0:100, 0:7] : (tensor<104x7xf32>) -> tensor<100x7xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<100x7xf32>
    return %7 : tensor<100x7xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<103x7xf32>) -> tensor<103x7xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<103x7xf32>) -> tensor<103x7xf32>
    return %0 : tensor<103x7xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<103x7xf32>) -> tensor<103x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[102, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 103, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<103x7xf32>, tensor<f32>) -> tensor<103x7xf32>
    return %1 : tensor<103x7xf32>
  }
  func.func public @variant1(%arg0: tensor<103x7xf32> loc("x")) -> (tensor<100x7xf32>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<103x7xf32>) -> tensor<1x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %2 = call @variant1.cumsum(%arg0) : (tensor<103x7xf32>) -> tensor<103x7xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x7xf32>, tensor<103x7xf32>) -> tensor<104x7xf32>
    %4 = stablehlo.slice %3 [4:104, 0:7] : (tensor<104x7xf32>) -> tensor<100x7xf32>
    %5 = stablehlo.slice %3 [0:100, 0:7] : (tensor<104x7xf32>) -> tensor<100x7xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<100x7xf32>
    %7 = stablehlo.exponential %6 : tensor<100x7xf32>
    return %7 : tensor<100x7xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<103x7xf32>) -> tensor<103x7xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<103x7xf32>) -> tensor<103x7xf32>
    return %0 : tensor<103x7xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<103x7xf32>) -> tensor<103x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[102, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 103, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<103x7xf32>, tensor<f32>) -> tensor<103x7xf32>
    return %1 : tensor<103x7xf32>
  }
