// RUN: tesela explain %s --find --family=open | FileCheck %s

// What is added to its own product with a matrix is in the matrix, as a
// multiple of the identity; with another multiple it is another value.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<256x32xf32>, %arg1: tensor<32x32xf32>) -> (tensor<256x32xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<256x32xf32>, tensor<32x32xf32>) -> tensor<256x32xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
  %2 = stablehlo.multiply %1, %arg0 : tensor<256x32xf32>
  %3 = stablehlo.add %0, %2 : tensor<256x32xf32>
  return %3 : tensor<256x32xf32>
}
func.func public @variant0(%arg0: tensor<256x32xf32>, %arg1: tensor<32x32xf32>) -> (tensor<256x32xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
  %1 = stablehlo.iota dim = 1 : tensor<32x32xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
  %3 = stablehlo.add %0, %2 : tensor<32x32xi32>
  %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
  %5 = stablehlo.convert %4 : (tensor<32x32xi1>) -> tensor<32x32xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<32x32xf32>
  %8 = stablehlo.add %arg1, %7 : tensor<32x32xf32>
  %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0] : (tensor<256x32xf32>, tensor<32x32xf32>) -> tensor<256x32xf32>
  return %9 : tensor<256x32xf32>
}
func.func public @variant1(%arg0: tensor<256x32xf32>, %arg1: tensor<32x32xf32>) -> (tensor<256x32xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
  %1 = stablehlo.iota dim = 1 : tensor<32x32xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
  %3 = stablehlo.add %0, %2 : tensor<32x32xi32>
  %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
  %5 = stablehlo.convert %4 : (tensor<32x32xi1>) -> tensor<32x32xf32>
  %6 = stablehlo.add %arg1, %5 : tensor<32x32xf32>
  %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0] : (tensor<256x32xf32>, tensor<32x32xf32>) -> tensor<256x32xf32>
  return %7 : tensor<256x32xf32>
}
