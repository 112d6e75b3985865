// Means of what is linear go down at once: what does not lie along what is summed
// stays, a number counts as often as there are elements.
// RUN: tesela explain %s --find | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<11x5x7xf32>, %w: tensor<7x3xf32>, %m: tensor<3xf32>, %t: tensor<3xf32>) -> tensor<11x3xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<11x5x7xf32>, tensor<7x3xf32>) -> tensor<11x5x3xf32>
  %a = stablehlo.broadcast_in_dim %m, dims = [2] : (tensor<3xf32>) -> tensor<11x5x3xf32>
  %b = stablehlo.subtract %y, %a : tensor<11x5x3xf32>
  %c = stablehlo.broadcast_in_dim %t, dims = [2] : (tensor<3xf32>) -> tensor<11x5x3xf32>
  %d = stablehlo.divide %b, %c : tensor<11x5x3xf32>
  %one = stablehlo.constant dense<1.0> : tensor<11x5x3xf32>
  %e = stablehlo.subtract %one, %d : tensor<11x5x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<11x5x3xf32>, tensor<f32>) -> tensor<11x3xf32>
  %n = stablehlo.constant dense<5.0> : tensor<11x3xf32>
  %r = stablehlo.divide %s, %n : tensor<11x3xf32>
  return %r : tensor<11x3xf32>
}
func.func @first(%x: tensor<11x5x7xf32>, %w: tensor<7x3xf32>, %m: tensor<3xf32>, %t: tensor<3xf32>) -> tensor<11x3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<11x5x7xf32>, tensor<f32>) -> tensor<11x7xf32>
  %n = stablehlo.constant dense<5.0> : tensor<11x7xf32>
  %u = stablehlo.divide %s, %n : tensor<11x7xf32>
  %y = stablehlo.dot_general %u, %w, contracting_dims = [1] x [0] : (tensor<11x7xf32>, tensor<7x3xf32>) -> tensor<11x3xf32>
  %a = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<3xf32>) -> tensor<11x3xf32>
  %b = stablehlo.subtract %y, %a : tensor<11x3xf32>
  %c = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<3xf32>) -> tensor<11x3xf32>
  %d = stablehlo.divide %b, %c : tensor<11x3xf32>
  %one = stablehlo.constant dense<1.0> : tensor<11x3xf32>
  %r = stablehlo.subtract %one, %d : tensor<11x3xf32>
  return %r : tensor<11x3xf32>
}
func.func @counted_once(%x: tensor<11x5x7xf32>, %w: tensor<7x3xf32>, %m: tensor<3xf32>, %t: tensor<3xf32>) -> tensor<11x3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %u = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<11x5x7xf32>, tensor<f32>) -> tensor<11x7xf32>
  %y = stablehlo.dot_general %u, %w, contracting_dims = [1] x [0] : (tensor<11x7xf32>, tensor<7x3xf32>) -> tensor<11x3xf32>
  %a = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<3xf32>) -> tensor<11x3xf32>
  %b = stablehlo.subtract %y, %a : tensor<11x3xf32>
  %c = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<3xf32>) -> tensor<11x3xf32>
  %d = stablehlo.divide %b, %c : tensor<11x3xf32>
  %one = stablehlo.constant dense<1.0> : tensor<11x3xf32>
  %r = stablehlo.subtract %one, %d : tensor<11x3xf32>
  return %r : tensor<11x3xf32>
}
