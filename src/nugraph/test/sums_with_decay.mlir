// RUN: tesela explain %s --find --family=scan | FileCheck %s

// Powers of a decay between two steps: a running sum of what is scaled, scaled back.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<96x16xf32>, %arg1: tensor<16xf32>) -> (tensor<96x16xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<96xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<96xi32>) -> tensor<96x1xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<96xi32>) -> tensor<1x96xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<96x1xi32>) -> tensor<96x96xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<96x96xi32>
  %5 = stablehlo.subtract %3, %4 : tensor<96x96xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<96x96xi32>) -> tensor<96x96x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<96x96x1xi32>
  %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<96x96x1xi32>, tensor<96x96x1xi32>) -> tensor<96x96x1xi1>
  %9 = stablehlo.convert %6 : (tensor<96x96x1xi32>) -> tensor<96x96x1xf32>
  %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
  %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<96x96x1xf32>) -> tensor<96x96x16xf32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<96x96x16xf32>
  %13 = stablehlo.multiply %11, %12 : tensor<96x96x16xf32>
  %14 = stablehlo.exponential %13 : tensor<96x96x16xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %15 = call @main._where(%8, %14, %c_0) : (tensor<96x96x1xi1>, tensor<96x96x16xf32>, tensor<i32>) -> tensor<96x96x16xf32>
  %16 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<96x16xf32>) -> tensor<1x96x16xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x96x16xf32>) -> tensor<96x96x16xf32>
  %18 = stablehlo.multiply %15, %17 : tensor<96x96x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<96x96x16xf32>, tensor<f32>) -> tensor<96x16xf32>
  return %19 : tensor<96x16xf32>
}
func.func private @main._where(%arg0: tensor<96x96x1xi1>, %arg1: tensor<96x96x16xf32>, %arg2: tensor<i32>) -> tensor<96x96x16xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<96x96x1xi1>) -> tensor<96x96x16xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<96x96x16xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<96x96x16xi1>, tensor<96x96x16xf32>
  return %3 : tensor<96x96x16xf32>
}
func.func public @variant0(%arg0: tensor<96x16xf32>, %arg1: tensor<16xf32>) -> (tensor<96x16xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<96xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<96xi32>) -> tensor<96x1xi32>
  %2 = stablehlo.convert %1 : (tensor<96x1xi32>) -> tensor<96x1xf32>
  %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x16xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<96x16xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<96x16xf32>
  %7 = stablehlo.exponential %6 : tensor<96x16xf32>
  %8 = stablehlo.negate %6 : tensor<96x16xf32>
  %9 = stablehlo.exponential %8 : tensor<96x16xf32>
  %10 = stablehlo.multiply %9, %arg0 : tensor<96x16xf32>
  %11 = call @variant0.cumsum(%10) : (tensor<96x16xf32>) -> tensor<96x16xf32>
  %12 = stablehlo.multiply %7, %11 : tensor<96x16xf32>
  return %12 : tensor<96x16xf32>
}
func.func private @variant0.cumsum(%arg0: tensor<96x16xf32>) -> tensor<96x16xf32> {
  %0 = call @variant0.cumsum_0(%arg0) : (tensor<96x16xf32>) -> tensor<96x16xf32>
  return %0 : tensor<96x16xf32>
}
func.func private @variant0.cumsum_0(%arg0: tensor<96x16xf32>) -> tensor<96x16xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[95, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 96, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<96x16xf32>, tensor<f32>) -> tensor<96x16xf32>
  return %1 : tensor<96x16xf32>
}
func.func public @variant1(%arg0: tensor<96x16xf32>, %arg1: tensor<16xf32>) -> (tensor<96x16xf32>) {
  %0 = stablehlo.negate %arg1 : tensor<16xf32>
  %1 = stablehlo.iota dim = 0 : tensor<96xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<96xi32>) -> tensor<96x1xi32>
  %3 = stablehlo.convert %2 : (tensor<96x1xi32>) -> tensor<96x1xf32>
  %4 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x16xf32>
  %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<96x16xf32>
  %7 = stablehlo.multiply %5, %6 : tensor<96x16xf32>
  %8 = stablehlo.exponential %7 : tensor<96x16xf32>
  %9 = stablehlo.negate %7 : tensor<96x16xf32>
  %10 = stablehlo.exponential %9 : tensor<96x16xf32>
  %11 = stablehlo.multiply %10, %arg0 : tensor<96x16xf32>
  %12 = call @variant1.cumsum(%11) : (tensor<96x16xf32>) -> tensor<96x16xf32>
  %13 = stablehlo.multiply %8, %12 : tensor<96x16xf32>
  return %13 : tensor<96x16xf32>
}
func.func private @variant1.cumsum(%arg0: tensor<96x16xf32>) -> tensor<96x16xf32> {
  %0 = call @variant1.cumsum_0(%arg0) : (tensor<96x16xf32>) -> tensor<96x16xf32>
  return %0 : tensor<96x16xf32>
}
func.func private @variant1.cumsum_0(%arg0: tensor<96x16xf32>) -> tensor<96x16xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[95, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 96, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<96x16xf32>, tensor<f32>) -> tensor<96x16xf32>
  return %1 : tensor<96x16xf32>
}
