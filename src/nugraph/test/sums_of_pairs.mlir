// Of each pair the one weighs what the other lacks to one: sums over the first of
// the pair are those over the second, from the number of all.
// RUN: tesela explain %s --find --family=open | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%s: tensor<37xf32>) -> tensor<37xf32> {
  %a = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<37xf32>) -> tensor<37x37xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<37xf32>) -> tensor<37x37xf32>
  %d = stablehlo.subtract %b, %a : tensor<37x37xf32>
  %e = stablehlo.exponential %d : tensor<37x37xf32>
  %one = stablehlo.constant dense<1.0> : tensor<37x37xf32>
  %f = stablehlo.add %one, %e : tensor<37x37xf32>
  %p = stablehlo.divide %one, %f : tensor<37x37xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<37x37xf32>, tensor<f32>) -> tensor<37xf32>
  %y = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [1] : (tensor<37x37xf32>, tensor<f32>) -> tensor<37xf32>
  %r = stablehlo.subtract %x, %y : tensor<37xf32>
  return %r : tensor<37xf32>
}
func.func @one_sum(%s: tensor<37xf32>) -> tensor<37xf32> {
  %a = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<37xf32>) -> tensor<37x37xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<37xf32>) -> tensor<37x37xf32>
  %d = stablehlo.subtract %b, %a : tensor<37x37xf32>
  %e = stablehlo.exponential %d : tensor<37x37xf32>
  %one = stablehlo.constant dense<1.0> : tensor<37x37xf32>
  %f = stablehlo.add %one, %e : tensor<37x37xf32>
  %p = stablehlo.divide %one, %f : tensor<37x37xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<37x37xf32>, tensor<f32>) -> tensor<37xf32>
  %n = stablehlo.constant dense<37.0> : tensor<37xf32>
  %y = stablehlo.subtract %n, %x : tensor<37xf32>
  %r = stablehlo.subtract %x, %y : tensor<37xf32>
  return %r : tensor<37xf32>
}
func.func @twice(%s: tensor<37xf32>) -> tensor<37xf32> {
  %a = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<37xf32>) -> tensor<37x37xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<37xf32>) -> tensor<37x37xf32>
  %d = stablehlo.subtract %b, %a : tensor<37x37xf32>
  %e = stablehlo.exponential %d : tensor<37x37xf32>
  %one = stablehlo.constant dense<1.0> : tensor<37x37xf32>
  %f = stablehlo.add %one, %e : tensor<37x37xf32>
  %p = stablehlo.divide %one, %f : tensor<37x37xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<37x37xf32>, tensor<f32>) -> tensor<37xf32>
  %r = stablehlo.add %x, %x : tensor<37xf32>
  return %r : tensor<37xf32>
}
