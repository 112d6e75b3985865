// Scales of channels go from patches into weights, which are written as rows of
// places or as one matrix: both are the same dimensions, taken further apart.
// RUN: tesela explain %s --find | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<10x21x5xf32>, %s: tensor<5xf32>, %w: tensor<30x7xf32>) -> tensor<35x7xf32> {
  %b = stablehlo.broadcast_in_dim %s, dims = [2] : (tensor<5xf32>) -> tensor<10x21x5xf32>
  %y = stablehlo.divide %x, %b : tensor<10x21x5xf32>
  %t = stablehlo.reshape %y : (tensor<10x21x5xf32>) -> tensor<5x2x7x3x5xf32>
  %u = stablehlo.transpose %t, dims = [0, 2, 1, 3, 4] : (tensor<5x2x7x3x5xf32>) -> tensor<5x7x2x3x5xf32>
  %p = stablehlo.reshape %u : (tensor<5x7x2x3x5xf32>) -> tensor<35x30xf32>
  %r = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0] : (tensor<35x30xf32>, tensor<30x7xf32>) -> tensor<35x7xf32>
  return %r : tensor<35x7xf32>
}
func.func @in_weights(%x: tensor<10x21x5xf32>, %s: tensor<5xf32>, %w: tensor<30x7xf32>) -> tensor<35x7xf32> {
  %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<5xf32>) -> tensor<6x5x7xf32>
  %v = stablehlo.reshape %w : (tensor<30x7xf32>) -> tensor<6x5x7xf32>
  %d = stablehlo.divide %v, %b : tensor<6x5x7xf32>
  %m = stablehlo.reshape %d : (tensor<6x5x7xf32>) -> tensor<30x7xf32>
  %t = stablehlo.reshape %x : (tensor<10x21x5xf32>) -> tensor<5x2x7x3x5xf32>
  %u = stablehlo.transpose %t, dims = [0, 2, 1, 3, 4] : (tensor<5x2x7x3x5xf32>) -> tensor<5x7x2x3x5xf32>
  %p = stablehlo.reshape %u : (tensor<5x7x2x3x5xf32>) -> tensor<35x30xf32>
  %r = stablehlo.dot_general %p, %m, contracting_dims = [1] x [0] : (tensor<35x30xf32>, tensor<30x7xf32>) -> tensor<35x7xf32>
  return %r : tensor<35x7xf32>
}
func.func @multiplied(%x: tensor<10x21x5xf32>, %s: tensor<5xf32>, %w: tensor<30x7xf32>) -> tensor<35x7xf32> {
  %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<5xf32>) -> tensor<6x5x7xf32>
  %v = stablehlo.reshape %w : (tensor<30x7xf32>) -> tensor<6x5x7xf32>
  %d = stablehlo.multiply %v, %b : tensor<6x5x7xf32>
  %m = stablehlo.reshape %d : (tensor<6x5x7xf32>) -> tensor<30x7xf32>
  %t = stablehlo.reshape %x : (tensor<10x21x5xf32>) -> tensor<5x2x7x3x5xf32>
  %u = stablehlo.transpose %t, dims = [0, 2, 1, 3, 4] : (tensor<5x2x7x3x5xf32>) -> tensor<5x7x2x3x5xf32>
  %p = stablehlo.reshape %u : (tensor<5x7x2x3x5xf32>) -> tensor<35x30xf32>
  %r = stablehlo.dot_general %p, %m, contracting_dims = [1] x [0] : (tensor<35x30xf32>, tensor<30x7xf32>) -> tensor<35x7xf32>
  return %r : tensor<35x7xf32>
}
