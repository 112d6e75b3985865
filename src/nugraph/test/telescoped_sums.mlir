// RUN: tesela explain %s --find --family=scan | FileCheck %s

// A sum of differences of neighbours is the difference of the ends, over a triangle
// and with discounts too; from the wrong end it is not.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<5x13xf32> loc("r"), %arg1: tensor<5x14xf32> loc("v"), %arg2: tensor<1xf32> loc("g")) -> (tensor<5x13xf32>) {
  %0 = stablehlo.exponential %arg2 : tensor<1xf32>
  %1 = stablehlo.slice %arg1 [0:5, 1:14] : (tensor<5x14xf32>) -> tensor<5x13xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x13xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<5x13xf32>
  %5 = stablehlo.add %arg0, %4 : tensor<5x13xf32>
  %6 = stablehlo.slice %arg1 [0:5, 0:13] : (tensor<5x14xf32>) -> tensor<5x13xf32>
  %7 = stablehlo.subtract %5, %6 : tensor<5x13xf32>
  %8 = stablehlo.iota dim = 0 : tensor<13xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
  %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<13x13xi32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<13x1xi32>) -> tensor<13x13xi32>
  %13 = stablehlo.subtract %11, %12 : tensor<13x13xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x13xi32>
  %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<13x13xi32>, tensor<13x13xi32>) -> tensor<13x13xi1>
  %16 = stablehlo.convert %13 : (tensor<13x13xi32>) -> tensor<13x13xf32>
  %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<13x13xf32>
  %19 = stablehlo.multiply %16, %18 : tensor<13x13xf32>
  %20 = stablehlo.exponential %19 : tensor<13x13xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %21 = call @main._where(%15, %20, %c_0) : (tensor<13x13xi1>, tensor<13x13xf32>, tensor<i32>) -> tensor<13x13xf32>
  %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<13x13xf32>) -> tensor<13x13xf32>
  %23 = stablehlo.dot_general %7, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x13xf32>, tensor<13x13xf32>) -> tensor<5x13xf32>
  return %23 : tensor<5x13xf32>
}
func.func private @main._where(%arg0: tensor<13x13xi1>, %arg1: tensor<13x13xf32>, %arg2: tensor<i32>) -> tensor<13x13xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13x13xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<13x13xi1>, tensor<13x13xf32>
  return %2 : tensor<13x13xf32>
}
func.func public @variant0(%arg0: tensor<5x13xf32> loc("r"), %arg1: tensor<5x14xf32> loc("v"), %arg2: tensor<1xf32> loc("g")) -> (tensor<5x13xf32>) {
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
  %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<13x13xf32>
  %11 = stablehlo.multiply %8, %10 : tensor<13x13xf32>
  %12 = stablehlo.exponential %11 : tensor<13x13xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %13 = call @variant0._where(%7, %12, %c_0) : (tensor<13x13xi1>, tensor<13x13xf32>, tensor<i32>) -> tensor<13x13xf32>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<13x13xf32>) -> tensor<13x13xf32>
  %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x13xf32>, tensor<13x13xf32>) -> tensor<5x13xf32>
  %16 = stablehlo.iota dim = 0 : tensor<13xi32>
  %c_1 = stablehlo.constant dense<13> : tensor<i32>
  %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<13xi32>
  %18 = stablehlo.subtract %17, %16 : tensor<13xi32>
  %19 = stablehlo.convert %18 : (tensor<13xi32>) -> tensor<13xf32>
  %20 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<13xf32>
  %21 = stablehlo.multiply %19, %20 : tensor<13xf32>
  %22 = stablehlo.exponential %21 : tensor<13xf32>
  %23 = stablehlo.slice %arg1 [0:5, 13:14] : (tensor<5x14xf32>) -> tensor<5x1xf32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<5x13xf32>
  %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x13xf32>
  %27 = stablehlo.multiply %25, %26 : tensor<5x13xf32>
  %28 = stablehlo.add %15, %27 : tensor<5x13xf32>
  %29 = stablehlo.slice %arg1 [0:5, 0:13] : (tensor<5x14xf32>) -> tensor<5x13xf32>
  %30 = stablehlo.subtract %28, %29 : tensor<5x13xf32>
  return %30 : tensor<5x13xf32>
}
func.func private @variant0._where(%arg0: tensor<13x13xi1>, %arg1: tensor<13x13xf32>, %arg2: tensor<i32>) -> tensor<13x13xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13x13xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<13x13xi1>, tensor<13x13xf32>
  return %2 : tensor<13x13xf32>
}
func.func public @variant1(%arg0: tensor<5x13xf32> loc("r"), %arg1: tensor<5x14xf32> loc("v"), %arg2: tensor<1xf32> loc("g")) -> (tensor<5x13xf32>) {
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
  %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<13x13xf32>
  %11 = stablehlo.multiply %8, %10 : tensor<13x13xf32>
  %12 = stablehlo.exponential %11 : tensor<13x13xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %13 = call @variant1._where(%7, %12, %c_0) : (tensor<13x13xi1>, tensor<13x13xf32>, tensor<i32>) -> tensor<13x13xf32>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<13x13xf32>) -> tensor<13x13xf32>
  %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x13xf32>, tensor<13x13xf32>) -> tensor<5x13xf32>
  %16 = stablehlo.iota dim = 0 : tensor<13xi32>
  %c_1 = stablehlo.constant dense<13> : tensor<i32>
  %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<13xi32>
  %18 = stablehlo.subtract %17, %16 : tensor<13xi32>
  %19 = stablehlo.convert %18 : (tensor<13xi32>) -> tensor<13xf32>
  %20 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<13xf32>
  %21 = stablehlo.multiply %19, %20 : tensor<13xf32>
  %22 = stablehlo.exponential %21 : tensor<13xf32>
  %23 = stablehlo.slice %arg1 [0:5, 0:1] : (tensor<5x14xf32>) -> tensor<5x1xf32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<5x13xf32>
  %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x13xf32>
  %27 = stablehlo.multiply %25, %26 : tensor<5x13xf32>
  %28 = stablehlo.add %15, %27 : tensor<5x13xf32>
  %29 = stablehlo.slice %arg1 [0:5, 1:14] : (tensor<5x14xf32>) -> tensor<5x13xf32>
  %30 = stablehlo.subtract %28, %29 : tensor<5x13xf32>
  return %30 : tensor<5x13xf32>
}
func.func private @variant1._where(%arg0: tensor<13x13xi1>, %arg1: tensor<13x13xf32>, %arg2: tensor<i32>) -> tensor<13x13xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13x13xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<13x13xi1>, tensor<13x13xf32>
  return %2 : tensor<13x13xf32>
}
