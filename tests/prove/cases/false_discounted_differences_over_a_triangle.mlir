// expect: REFUTED
// Not with the square of a discount.

func.func @left(%arg0: tensor<14xf32>, %arg1: tensor<1xf32>) -> (tensor<13xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<13xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<13x13xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<13x1xi32>) -> tensor<13x13xi32>
  %5 = stablehlo.subtract %3, %4 : tensor<13x13xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x13xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<13x13xi32>, tensor<13x13xi32>) -> tensor<13x13xi1>
  %8 = stablehlo.convert %5 : (tensor<13x13xi32>) -> tensor<13x13xf32>
  %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<13x13xf32>
  %11 = stablehlo.multiply %8, %10 : tensor<13x13xf32>
  %12 = stablehlo.exponential %11 : tensor<13x13xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %13 = call @left._where(%7, %12, %c_0) : (tensor<13x13xi1>, tensor<13x13xf32>, tensor<i32>) -> tensor<13x13xf32>
  %14 = stablehlo.exponential %arg1 : tensor<1xf32>
  %15 = stablehlo.slice %arg0 [1:14] : (tensor<14xf32>) -> tensor<13xf32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xf32>) -> tensor<13xf32>
  %17 = stablehlo.multiply %16, %15 : tensor<13xf32>
  %18 = stablehlo.slice %arg0 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %19 = stablehlo.subtract %17, %18 : tensor<13xf32>
  %20 = stablehlo.dot_general %13, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x13xf32>, tensor<13xf32>) -> tensor<13xf32>
  return %20 : tensor<13xf32>
}
func.func private @left._where(%arg0: tensor<13x13xi1>, %arg1: tensor<13x13xf32>, %arg2: tensor<i32>) -> tensor<13x13xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13x13xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<13x13xi1>, tensor<13x13xf32>
  return %2 : tensor<13x13xf32>
}
func.func @right(%arg0: tensor<14xf32>, %arg1: tensor<1xf32>) -> (tensor<13xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<13xi32>
  %c = stablehlo.constant dense<13> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13xi32>
  %2 = stablehlo.subtract %1, %0 : tensor<13xi32>
  %3 = stablehlo.multiply %arg1, %arg1 : tensor<1xf32>
  %4 = stablehlo.convert %2 : (tensor<13xi32>) -> tensor<13xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<13xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<13xf32>
  %7 = stablehlo.exponential %6 : tensor<13xf32>
  %8 = stablehlo.slice %arg0 [13:14] : (tensor<14xf32>) -> tensor<1xf32>
  %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<13xf32>
  %11 = stablehlo.multiply %7, %10 : tensor<13xf32>
  %12 = stablehlo.slice %arg0 [0:13] : (tensor<14xf32>) -> tensor<13xf32>
  %13 = stablehlo.subtract %11, %12 : tensor<13xf32>
  return %13 : tensor<13xf32>
}
