// expect: REFUTED
// The places of the running sum are one further on.

  func.func @left(%arg0: tensor<21x5xf32> loc("a")) -> (tensor<21x5xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<21xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %2 = stablehlo.convert %1 : (tensor<21x1xi32>) -> tensor<21x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x5xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<21x5xf32>
    %5 = stablehlo.iota dim = 0 : tensor<21xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<21xi32>) -> tensor<1x21xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x21xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x21xi32>) -> tensor<21x21xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<21x21xi32>, tensor<21x21xi32>) -> tensor<21x21xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<21x21xi1>) -> tensor<21x21x1xi1>
    %12 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<21x5xf32>) -> tensor<1x21x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @left._where(%11, %12, %c) : (tensor<21x21x1xi1>, tensor<1x21x5xf32>, tensor<i32>) -> tensor<21x21x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<21x21x5xf32>, tensor<f32>) -> tensor<21x5xf32>
    return %14 : tensor<21x5xf32>
  }
  func.func private @left._where(%arg0: tensor<21x21x1xi1>, %arg1: tensor<1x21x5xf32>, %arg2: tensor<i32>) -> tensor<21x21x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<21x21x1xi1>) -> tensor<21x21x5xi1>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x21x5xf32>) -> tensor<21x21x5xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<21x21x5xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<21x21x5xi1>, tensor<21x21x5xf32>
    return %4 : tensor<21x21x5xf32>
  }
  func.func @right(%arg0: tensor<21x5xf32> loc("a")) -> (tensor<21x5xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<21xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21x1xi32>
    %3 = stablehlo.add %1, %2 : tensor<21x1xi32>
    %4 = stablehlo.convert %3 : (tensor<21x1xi32>) -> tensor<21x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x5xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<21x5xf32>
    %7 = call @right.cumsum(%6) : (tensor<21x5xf32>) -> tensor<21x5xf32>
    return %7 : tensor<21x5xf32>
  }
  func.func private @right.cumsum(%arg0: tensor<21x5xf32>) -> tensor<21x5xf32> {
    %0 = call @right.cumsum_0(%arg0) : (tensor<21x5xf32>) -> tensor<21x5xf32>
    return %0 : tensor<21x5xf32>
  }
  func.func private @right.cumsum_0(%arg0: tensor<21x5xf32>) -> tensor<21x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<21x5xf32>, tensor<f32>) -> tensor<21x5xf32>
    return %1 : tensor<21x5xf32>
  }
