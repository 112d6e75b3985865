// A decayed sum of products added to another product: both are one contraction.
// RUN: tesela explain %s --find --family=siblings | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%m: tensor<7x5xf32>, %x: tensor<11x7xf32>, %d: tensor<11x5xf32>, %y: tensor<13x7xf32>, %e: tensor<13x5xf32>, %b: tensor<f32>) -> tensor<7x5xf32> {
  %f = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
  %p = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<11x7xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
  %s = stablehlo.add %m, %p : tensor<7x5xf32>
  %t = stablehlo.multiply %f, %s : tensor<7x5xf32>
  %q = stablehlo.dot_general %y, %e, contracting_dims = [0] x [0] : (tensor<13x7xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
  %r = stablehlo.add %t, %q : tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}
func.func @one(%m: tensor<7x5xf32>, %x: tensor<11x7xf32>, %d: tensor<11x5xf32>, %y: tensor<13x7xf32>, %e: tensor<13x5xf32>, %b: tensor<f32>) -> tensor<7x5xf32> {
  %f = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
  %g = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
  %n = stablehlo.multiply %f, %m : tensor<7x5xf32>
  %h = stablehlo.multiply %g, %x : tensor<11x7xf32>
  %u = stablehlo.concatenate %h, %y, dim = 0 : (tensor<11x7xf32>, tensor<13x7xf32>) -> tensor<24x7xf32>
  %v = stablehlo.concatenate %d, %e, dim = 0 : (tensor<11x5xf32>, tensor<13x5xf32>) -> tensor<24x5xf32>
  %p = stablehlo.dot_general %u, %v, contracting_dims = [0] x [0] : (tensor<24x7xf32>, tensor<24x5xf32>) -> tensor<7x5xf32>
  %r = stablehlo.add %n, %p : tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}
func.func @not_decayed(%m: tensor<7x5xf32>, %x: tensor<11x7xf32>, %d: tensor<11x5xf32>, %y: tensor<13x7xf32>, %e: tensor<13x5xf32>, %b: tensor<f32>) -> tensor<7x5xf32> {
  %f = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
  %n = stablehlo.multiply %f, %m : tensor<7x5xf32>
  %u = stablehlo.concatenate %x, %y, dim = 0 : (tensor<11x7xf32>, tensor<13x7xf32>) -> tensor<24x7xf32>
  %v = stablehlo.concatenate %d, %e, dim = 0 : (tensor<11x5xf32>, tensor<13x5xf32>) -> tensor<24x5xf32>
  %p = stablehlo.dot_general %u, %v, contracting_dims = [0] x [0] : (tensor<24x7xf32>, tensor<24x5xf32>) -> tensor<7x5xf32>
  %r = stablehlo.add %n, %p : tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}
