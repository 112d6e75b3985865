// RUN: tesela explain %s --find --family=scan | FileCheck %s

// Products at neighbouring places telescope: to the ends of the range, and up to an
// index.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<14xf32> loc("v"), %arg1: tensor<14xf32> loc("w")) -> (tensor<f32>, tensor<13xf32>) {
  %0 = stablehlo.slice %arg0 [1:14] : (tensor<14xf32>) -> tensor<13xf32>
  %1 = stablehlo.slice %arg1 [1:14] : (tensor<14xf32>) -> tensor<13xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<13xf32>
  %3 = stablehlo.slice %arg0 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %4 = stablehlo.slice %arg1 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<13xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<13xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
  %8 = stablehlo.iota dim = 0 : tensor<13xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
  %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<13x13xi32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<13x1xi32>) -> tensor<13x13xi32>
  %13 = stablehlo.subtract %11, %12 : tensor<13x13xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x13xi32>
  %15 = stablehlo.compare LE, %13, %14, SIGNED : (tensor<13x13xi32>, tensor<13x13xi32>) -> tensor<13x13xi1>
  %16 = stablehlo.slice %arg0 [1:14] : (tensor<14xf32>) -> tensor<13xf32>
  %17 = stablehlo.slice %arg0 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %18 = stablehlo.subtract %16, %17 : tensor<13xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %19 = call @main._where(%15, %18, %c_0) : (tensor<13x13xi1>, tensor<13xf32>, tensor<i32>) -> tensor<13x13xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<13x13xf32>, tensor<f32>) -> tensor<13xf32>
  return %7, %20 : tensor<f32>, tensor<13xf32>
}
func.func private @main._where(%arg0: tensor<13x13xi1>, %arg1: tensor<13xf32>, %arg2: tensor<i32>) -> tensor<13x13xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<13x13xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13x13xf32>
  %3 = stablehlo.select %arg0, %1, %2 : tensor<13x13xi1>, tensor<13x13xf32>
  return %3 : tensor<13x13xf32>
}
func.func public @variant0(%arg0: tensor<14xf32> loc("v"), %arg1: tensor<14xf32> loc("w")) -> (tensor<f32>, tensor<13xf32>) {
  %0 = stablehlo.slice %arg0 [13:14] : (tensor<14xf32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  %2 = stablehlo.slice %arg1 [13:14] : (tensor<14xf32>) -> tensor<1xf32>
  %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
  %4 = stablehlo.multiply %1, %3 : tensor<f32>
  %5 = stablehlo.slice %arg0 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
  %7 = stablehlo.slice %arg1 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
  %9 = stablehlo.multiply %6, %8 : tensor<f32>
  %10 = stablehlo.subtract %4, %9 : tensor<f32>
  %11 = stablehlo.slice %arg0 [1:14] : (tensor<14xf32>) -> tensor<13xf32>
  %12 = stablehlo.slice %arg0 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %15 = stablehlo.subtract %11, %14 : tensor<13xf32>
  return %10, %15 : tensor<f32>, tensor<13xf32>
}
func.func public @variant1(%arg0: tensor<14xf32> loc("v"), %arg1: tensor<14xf32> loc("w")) -> (tensor<f32>, tensor<13xf32>) {
  %0 = stablehlo.slice %arg0 [13:14] : (tensor<14xf32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  %2 = stablehlo.slice %arg1 [13:14] : (tensor<14xf32>) -> tensor<1xf32>
  %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
  %4 = stablehlo.multiply %1, %3 : tensor<f32>
  %5 = stablehlo.slice %arg0 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
  %7 = stablehlo.slice %arg1 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
  %9 = stablehlo.multiply %6, %8 : tensor<f32>
  %10 = stablehlo.subtract %4, %9 : tensor<f32>
  %11 = stablehlo.slice %arg0 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %12 = stablehlo.slice %arg0 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %15 = stablehlo.subtract %11, %14 : tensor<13xf32>
  return %10, %15 : tensor<f32>, tensor<13xf32>
}
