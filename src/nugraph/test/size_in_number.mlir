// RUN: tesela explain %s --find --family=open | FileCheck %s

// What is mixed with a uniform one: 0.1 / 1500 was computed before, and is the
// part of the mean here, 0.1 (sum v / 1500). 0.2 of it is another.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%p: tensor<20x1500xf32>, %v: tensor<1500x8xf32>) -> tensor<20x8xf32> {
  %c = stablehlo.constant dense<0.9> : tensor<20x1500xf32>
  %d = stablehlo.constant dense<6.66666674E-5> : tensor<20x1500xf32>
  %a = stablehlo.multiply %c, %p : tensor<20x1500xf32>
  %b = stablehlo.add %a, %d : tensor<20x1500xf32>
  %r = stablehlo.dot_general %b, %v, contracting_dims = [1] x [0] : (tensor<20x1500xf32>, tensor<1500x8xf32>) -> tensor<20x8xf32>
  return %r : tensor<20x8xf32>
}
func.func public @variant0(%p: tensor<20x1500xf32>, %v: tensor<1500x8xf32>) -> tensor<20x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<0.9> : tensor<20x8xf32>
  %d = stablehlo.constant dense<0.1> : tensor<8xf32>
  %n = stablehlo.constant dense<1500.0> : tensor<8xf32>
  %y = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<20x1500xf32>, tensor<1500x8xf32>) -> tensor<20x8xf32>
  %a = stablehlo.multiply %c, %y : tensor<20x8xf32>
  %s = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1500x8xf32>, tensor<f32>) -> tensor<8xf32>
  %m = stablehlo.divide %s, %n : tensor<8xf32>
  %t = stablehlo.multiply %d, %m : tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<8xf32>) -> tensor<20x8xf32>
  %r = stablehlo.add %a, %b : tensor<20x8xf32>
  return %r : tensor<20x8xf32>
}
func.func public @variant1(%p: tensor<20x1500xf32>, %v: tensor<1500x8xf32>) -> tensor<20x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<0.9> : tensor<20x8xf32>
  %d = stablehlo.constant dense<0.2> : tensor<8xf32>
  %n = stablehlo.constant dense<1500.0> : tensor<8xf32>
  %y = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<20x1500xf32>, tensor<1500x8xf32>) -> tensor<20x8xf32>
  %a = stablehlo.multiply %c, %y : tensor<20x8xf32>
  %s = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1500x8xf32>, tensor<f32>) -> tensor<8xf32>
  %m = stablehlo.divide %s, %n : tensor<8xf32>
  %t = stablehlo.multiply %d, %m : tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<8xf32>) -> tensor<20x8xf32>
  %r = stablehlo.add %a, %b : tensor<20x8xf32>
  return %r : tensor<20x8xf32>
}
