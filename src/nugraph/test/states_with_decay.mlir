// RUN: tesela explain %s --find --family=scan | FileCheck %s

// Several states, each with a decay of its own, added up: running sums of what is
// scaled, scaled back. One over an exponential is one of what is negated.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<24x10xf32>, %arg1: tensor<6xf32>) -> (tensor<24x10xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
  %2 = stablehlo.iota dim = 0 : tensor<24xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x24xi32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xi32>) -> tensor<24x24xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<24x24xi32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x24xi32>) -> tensor<24x24x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x24x1xi32>
  %9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<24x24x1xi32>, tensor<24x24x1xi32>) -> tensor<24x24x1xi1>
  %10 = stablehlo.iota dim = 0 : tensor<24xi32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
  %12 = stablehlo.iota dim = 0 : tensor<24xi32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
  %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x24xi32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x24xi32>) -> tensor<24x24xi32>
  %16 = stablehlo.subtract %14, %15 : tensor<24x24xi32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x24xi32>) -> tensor<24x24x1xi32>
  %18 = stablehlo.convert %17 : (tensor<24x24x1xi32>) -> tensor<24x24x1xf32>
  %19 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
  %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<24x24x1xf32>) -> tensor<24x24x6xf32>
  %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<24x24x6xf32>
  %22 = stablehlo.multiply %20, %21 : tensor<24x24x6xf32>
  %23 = stablehlo.exponential %22 : tensor<24x24x6xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %24 = call @main._where(%9, %23, %c_0) : (tensor<24x24x1xi1>, tensor<24x24x6xf32>, tensor<i32>) -> tensor<24x24x6xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<24x24x6xf32>, tensor<f32>) -> tensor<24x24xf32>
  %26 = stablehlo.dot_general %25, %arg0, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x10xf32>) -> tensor<24x10xf32>
  return %26 : tensor<24x10xf32>
}
func.func private @main._where(%arg0: tensor<24x24x1xi1>, %arg1: tensor<24x24x6xf32>, %arg2: tensor<i32>) -> tensor<24x24x6xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<24x24x1xi1>) -> tensor<24x24x6xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x24x6xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<24x24x6xi1>, tensor<24x24x6xf32>
  return %3 : tensor<24x24x6xf32>
}
func.func public @variant0(%arg0: tensor<24x10xf32>, %arg1: tensor<6xf32>) -> (tensor<24x10xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
  %2 = stablehlo.convert %1 : (tensor<24x1xi32>) -> tensor<24x1xf32>
  %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x6xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<24x6xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<24x6xf32>
  %7 = stablehlo.exponential %6 : tensor<24x6xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x6xf32>) -> tensor<24x6x1xf32>
  %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x6xf32>
  %10 = stablehlo.multiply %9, %6 : tensor<24x6xf32>
  %11 = stablehlo.exponential %10 : tensor<24x6xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x6xf32>) -> tensor<24x6x1xf32>
  %13 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<24x10xf32>) -> tensor<24x1x10xf32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<24x6x1xf32>) -> tensor<24x6x10xf32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<24x1x10xf32>) -> tensor<24x6x10xf32>
  %16 = stablehlo.multiply %14, %15 : tensor<24x6x10xf32>
  %17 = call @variant0.cumsum(%16) : (tensor<24x6x10xf32>) -> tensor<24x6x10xf32>
  %18 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<24x6x1xf32>) -> tensor<24x6x10xf32>
  %19 = stablehlo.multiply %18, %17 : tensor<24x6x10xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x6x10xf32>, tensor<f32>) -> tensor<24x10xf32>
  return %20 : tensor<24x10xf32>
}
func.func private @variant0.cumsum(%arg0: tensor<24x6x10xf32>) -> tensor<24x6x10xf32> {
  %0 = call @variant0.cumsum_0(%arg0) : (tensor<24x6x10xf32>) -> tensor<24x6x10xf32>
  return %0 : tensor<24x6x10xf32>
}
func.func private @variant0.cumsum_0(%arg0: tensor<24x6x10xf32>) -> tensor<24x6x10xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[23, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 24, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
}) : (tensor<24x6x10xf32>, tensor<f32>) -> tensor<24x6x10xf32>
  return %1 : tensor<24x6x10xf32>
}
func.func public @variant1(%arg0: tensor<24x10xf32>, %arg1: tensor<6xf32>) -> (tensor<24x10xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
  %2 = stablehlo.convert %1 : (tensor<24x1xi32>) -> tensor<24x1xf32>
  %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x6xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<24x6xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<24x6xf32>
  %7 = stablehlo.exponential %6 : tensor<24x6xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x6xf32>) -> tensor<24x6x1xf32>
  %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x6xf32>
  %10 = stablehlo.multiply %9, %6 : tensor<24x6xf32>
  %11 = stablehlo.exponential %10 : tensor<24x6xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x6xf32>) -> tensor<24x6x1xf32>
  %13 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<24x10xf32>) -> tensor<24x1x10xf32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<24x6x1xf32>) -> tensor<24x6x10xf32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<24x1x10xf32>) -> tensor<24x6x10xf32>
  %16 = stablehlo.multiply %14, %15 : tensor<24x6x10xf32>
  %17 = call @variant1.cumsum(%16) : (tensor<24x6x10xf32>) -> tensor<24x6x10xf32>
  %18 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<24x6x1xf32>) -> tensor<24x6x10xf32>
  %19 = stablehlo.multiply %18, %17 : tensor<24x6x10xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x6x10xf32>, tensor<f32>) -> tensor<24x10xf32>
  return %20 : tensor<24x10xf32>
}
func.func private @variant1.cumsum(%arg0: tensor<24x6x10xf32>) -> tensor<24x6x10xf32> {
  %0 = call @variant1.cumsum_0(%arg0) : (tensor<24x6x10xf32>) -> tensor<24x6x10xf32>
  return %0 : tensor<24x6x10xf32>
}
func.func private @variant1.cumsum_0(%arg0: tensor<24x6x10xf32>) -> tensor<24x6x10xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[23, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 24, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
}) : (tensor<24x6x10xf32>, tensor<f32>) -> tensor<24x6x10xf32>
  return %1 : tensor<24x6x10xf32>
}
