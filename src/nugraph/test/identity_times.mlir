// RUN: tesela explain %s --find --family=shift | FileCheck %s

// An identity matrix in a sum that is multiplied leaves the other factor.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<40xf32>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>) -> (tensor<40xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<40x40xi32>
  %1 = stablehlo.iota dim = 1 : tensor<40x40xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40x40xi32>
  %3 = stablehlo.add %0, %2 : tensor<40x40xi32>
  %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<40x40xi32>, tensor<40x40xi32>) -> tensor<40x40xi1>
  %5 = stablehlo.convert %4 : (tensor<40x40xi1>) -> tensor<40x40xf32>
  %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
  %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x40xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<40x40xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<40x40xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<40x40xf32>
  %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40xf32>) -> tensor<40xf32>
  return %12 : tensor<40xf32>
}
func.func public @variant0(%arg0: tensor<40xf32>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>) -> (tensor<40xf32>) {
  %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0] x [0] : (tensor<40xf32>, tensor<40xf32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<40xf32>
  %2 = stablehlo.multiply %arg0, %1 : tensor<40xf32>
  %3 = stablehlo.subtract %arg2, %2 : tensor<40xf32>
  return %3 : tensor<40xf32>
}
func.func public @variant1(%arg0: tensor<40xf32>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>) -> (tensor<40xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [0] x [0] : (tensor<40xf32>, tensor<40xf32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<40xf32>
  %2 = stablehlo.multiply %arg1, %1 : tensor<40xf32>
  %3 = stablehlo.subtract %arg2, %2 : tensor<40xf32>
  return %3 : tensor<40xf32>
}
