// RUN: tesela explain %s --find --family=open | FileCheck %s

// What a mask of blocks selects is computed block by block.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<240x16xf32>, %arg1: tensor<240x16xf32>, %arg2: tensor<240x20xf32>) -> (tensor<240x20xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %c = stablehlo.constant dense<24> : tensor<i32>
  %1 = call @main.floor_divide(%0, %c) : (tensor<240xi32>, tensor<i32>) -> tensor<240xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<240xi32>) -> tensor<240x1xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<240xi32>) -> tensor<1x240xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<240x1xi32>) -> tensor<240x240xi32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x240xi32>) -> tensor<240x240xi32>
  %6 = stablehlo.compare EQ, %4, %5, SIGNED : (tensor<240x240xi32>, tensor<240x240xi32>) -> tensor<240x240xi1>
  %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<240x16xf32>) -> tensor<16x240xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0] : (tensor<240x16xf32>, tensor<16x240xf32>) -> tensor<240x240xf32>
  %9 = stablehlo.exponential %8 : tensor<240x240xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %10 = call @main._where_0(%6, %9, %c_0) : (tensor<240x240xi1>, tensor<240x240xf32>, tensor<i32>) -> tensor<240x240xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<240x240xf32>, tensor<f32>) -> tensor<240xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<240xf32>) -> tensor<240x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<240x1xf32>) -> tensor<240x240xf32>
  %14 = stablehlo.divide %10, %13 : tensor<240x240xf32>
  %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0] : (tensor<240x240xf32>, tensor<240x20xf32>) -> tensor<240x20xf32>
  return %15 : tensor<240x20xf32>
}
func.func private @main.floor_divide(%arg0: tensor<240xi32>, %arg1: tensor<i32>) -> tensor<240xi32> {
  %0 = stablehlo.convert %arg1 : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %2 = stablehlo.divide %arg0, %1 : tensor<240xi32>
  %3 = stablehlo.sign %arg0 : tensor<240xi32>
  %4 = stablehlo.sign %0 : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<240xi32>, tensor<240xi32>) -> tensor<240xi1>
  %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %8 = stablehlo.remainder %arg0, %7 : tensor<240xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<240xi32>, tensor<240xi32>) -> tensor<240xi1>
  %11 = stablehlo.and %6, %10 : tensor<240xi1>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<240xi32>
  %13 = stablehlo.subtract %2, %12 : tensor<240xi32>
  %14 = call @main._where(%11, %13, %2) : (tensor<240xi1>, tensor<240xi32>, tensor<240xi32>) -> tensor<240xi32>
  return %14 : tensor<240xi32>
}
func.func private @main._where(%arg0: tensor<240xi1>, %arg1: tensor<240xi32>, %arg2: tensor<240xi32>) -> tensor<240xi32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<240xi1>, tensor<240xi32>
  return %0 : tensor<240xi32>
}
func.func private @main._where_0(%arg0: tensor<240x240xi1>, %arg1: tensor<240x240xf32>, %arg2: tensor<i32>) -> tensor<240x240xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<240x240xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<240x240xi1>, tensor<240x240xf32>
  return %2 : tensor<240x240xf32>
}
func.func public @variant0(%arg0: tensor<240x16xf32>, %arg1: tensor<240x16xf32>, %arg2: tensor<240x20xf32>) -> (tensor<240x20xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<240x16xf32>) -> tensor<10x24x16xf32>
  %1 = stablehlo.reshape %arg1 : (tensor<240x16xf32>) -> tensor<10x24x16xf32>
  %2 = stablehlo.reshape %arg2 : (tensor<240x20xf32>) -> tensor<10x24x20xf32>
  %3 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<10x24x16xf32>, tensor<10x24x16xf32>) -> tensor<10x24x24xf32>
  %4 = stablehlo.exponential %3 : tensor<10x24x24xf32>
  %5 = stablehlo.dot_general %4, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<10x24x24xf32>, tensor<10x24x20xf32>) -> tensor<10x24x20xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<10x24x24xf32>, tensor<f32>) -> tensor<10x24xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<10x24xf32>) -> tensor<10x24x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<10x24x1xf32>) -> tensor<10x24x20xf32>
  %9 = stablehlo.divide %5, %8 : tensor<10x24x20xf32>
  %10 = stablehlo.reshape %9 : (tensor<10x24x20xf32>) -> tensor<240x20xf32>
  return %10 : tensor<240x20xf32>
}
func.func public @variant1(%arg0: tensor<240x16xf32>, %arg1: tensor<240x16xf32>, %arg2: tensor<240x20xf32>) -> (tensor<240x20xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<240x16xf32>) -> tensor<10x24x16xf32>
  %1 = stablehlo.reshape %arg1 : (tensor<240x16xf32>) -> tensor<10x24x16xf32>
  %2 = stablehlo.reshape %arg2 : (tensor<240x20xf32>) -> tensor<10x24x20xf32>
  %3 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<10x24x16xf32>, tensor<10x24x16xf32>) -> tensor<10x24x24xf32>
  %4 = stablehlo.exponential %3 : tensor<10x24x24xf32>
  %5 = stablehlo.dot_general %4, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<10x24x24xf32>, tensor<10x24x20xf32>) -> tensor<10x24x20xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<10x24x24xf32>, tensor<f32>) -> tensor<10x24xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<10x24xf32>) -> tensor<10x24x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<10x24x1xf32>) -> tensor<10x24x20xf32>
  %9 = stablehlo.divide %5, %8 : tensor<10x24x20xf32>
  %10 = stablehlo.reshape %9 : (tensor<10x24x20xf32>) -> tensor<240x20xf32>
  return %10 : tensor<240x20xf32>
}
