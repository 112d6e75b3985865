// Squared lengths of what is projected by the Gram matrix of the weights, whatever
// the product is that is projected.
// RUN: tesela explain %s --find --family=open | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%h: tensor<53x7xf32>, %u: tensor<7xf32>, %w: tensor<61x7xf32>) -> tensor<53xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<53x7xf32>
  %hh = stablehlo.multiply %h, %h : tensor<53x7xf32>
  %a = stablehlo.subtract %one, %hh : tensor<53x7xf32>
  %b = stablehlo.broadcast_in_dim %u, dims = [1] : (tensor<7xf32>) -> tensor<53x7xf32>
  %r = stablehlo.multiply %a, %b : tensor<53x7xf32>
  %g = stablehlo.dot_general %r, %w, contracting_dims = [1] x [1] : (tensor<53x7xf32>, tensor<61x7xf32>) -> tensor<53x61xf32>
  %q = stablehlo.multiply %g, %g : tensor<53x61xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [1] : (tensor<53x61xf32>, tensor<f32>) -> tensor<53xf32>
  return %s : tensor<53xf32>
}
func.func @gram(%h: tensor<53x7xf32>, %u: tensor<7xf32>, %w: tensor<61x7xf32>) -> tensor<53xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<53x7xf32>
  %hh = stablehlo.multiply %h, %h : tensor<53x7xf32>
  %a = stablehlo.subtract %one, %hh : tensor<53x7xf32>
  %b = stablehlo.broadcast_in_dim %u, dims = [1] : (tensor<7xf32>) -> tensor<53x7xf32>
  %r = stablehlo.multiply %a, %b : tensor<53x7xf32>
  %k = stablehlo.dot_general %w, %w, contracting_dims = [0] x [0] : (tensor<61x7xf32>, tensor<61x7xf32>) -> tensor<7x7xf32>
  %g = stablehlo.dot_general %r, %k, contracting_dims = [1] x [0] : (tensor<53x7xf32>, tensor<7x7xf32>) -> tensor<53x7xf32>
  %q = stablehlo.multiply %g, %r : tensor<53x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [1] : (tensor<53x7xf32>, tensor<f32>) -> tensor<53xf32>
  return %s : tensor<53xf32>
}
func.func @not_squared(%h: tensor<53x7xf32>, %u: tensor<7xf32>, %w: tensor<61x7xf32>) -> tensor<53xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<53x7xf32>
  %hh = stablehlo.multiply %h, %h : tensor<53x7xf32>
  %a = stablehlo.subtract %one, %hh : tensor<53x7xf32>
  %b = stablehlo.broadcast_in_dim %u, dims = [1] : (tensor<7xf32>) -> tensor<53x7xf32>
  %r = stablehlo.multiply %a, %b : tensor<53x7xf32>
  %k = stablehlo.dot_general %w, %w, contracting_dims = [0] x [0] : (tensor<61x7xf32>, tensor<61x7xf32>) -> tensor<7x7xf32>
  %g = stablehlo.dot_general %r, %k, contracting_dims = [1] x [0] : (tensor<53x7xf32>, tensor<7x7xf32>) -> tensor<53x7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%g init: %z) applies stablehlo.add across dimensions = [1] : (tensor<53x7xf32>, tensor<f32>) -> tensor<53xf32>
  return %s : tensor<53xf32>
}
