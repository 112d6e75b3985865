// expect: REFUTED
// Not where the last discount is that of the place before.

func.func @left(%arg0: tensor<14xf32>, %arg1: tensor<1xf32>) -> (tensor<f32>) {
  %0 = stablehlo.reshape %arg1 : (tensor<1xf32>) -> tensor<f32>
  %1 = stablehlo.iota dim = 0 : tensor<13xi32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13xi32>
  %3 = stablehlo.add %1, %2 : tensor<13xi32>
  %4 = stablehlo.convert %3 : (tensor<13xi32>) -> tensor<13xf32>
  %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<13xf32>
  %7 = stablehlo.exponential %6 : tensor<13xf32>
  %8 = stablehlo.slice %arg0 [1:14] : (tensor<14xf32>) -> tensor<13xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<13xf32>
  %10 = stablehlo.convert %1 : (tensor<13xi32>) -> tensor<13xf32>
  %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %12 = stablehlo.multiply %10, %11 : tensor<13xf32>
  %13 = stablehlo.exponential %12 : tensor<13xf32>
  %14 = stablehlo.slice %arg0 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %15 = stablehlo.multiply %13, %14 : tensor<13xf32>
  %16 = stablehlo.subtract %9, %15 : tensor<13xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<f32>
  return %17 : tensor<f32>
}
func.func @right(%arg0: tensor<14xf32>, %arg1: tensor<1xf32>) -> (tensor<f32>) {
  %0 = stablehlo.reshape %arg1 : (tensor<1xf32>) -> tensor<f32>
  %cst = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %1 = stablehlo.multiply %cst, %0 : tensor<f32>
  %2 = stablehlo.exponential %1 : tensor<f32>
  %3 = stablehlo.slice %arg0 [13:14] : (tensor<14xf32>) -> tensor<1xf32>
  %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
  %5 = stablehlo.multiply %2, %4 : tensor<f32>
  %6 = stablehlo.slice %arg0 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
  %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
  %8 = stablehlo.subtract %5, %7 : tensor<f32>
  return %8 : tensor<f32>
}
