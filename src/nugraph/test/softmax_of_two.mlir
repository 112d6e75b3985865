// RUN: tesela explain %s --find --family=functions | FileCheck %s

// A softmax of two is the logistic function of their difference, and what is
// left of 1: an axis of two is the two.
// CHECK: "found": true
// CHECK: "name": "variant0"

func.func public @main(%l: tensor<40x2xf32>) -> (tensor<40x1xf32>, tensor<40x1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %l : tensor<40x2xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x2xf32>, tensor<f32>) -> tensor<40xf32>
  %t = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<40xf32>) -> tensor<40x2xf32>
  %p = stablehlo.divide %e, %t : tensor<40x2xf32>
  %a = stablehlo.slice %p [0:40, 0:1] : (tensor<40x2xf32>) -> tensor<40x1xf32>
  %b = stablehlo.slice %p [0:40, 1:2] : (tensor<40x2xf32>) -> tensor<40x1xf32>
  return %a, %b : tensor<40x1xf32>, tensor<40x1xf32>
}
func.func public @variant0(%l: tensor<40x2xf32>) -> (tensor<40x1xf32>, tensor<40x1xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<40x1xf32>
  %x = stablehlo.slice %l [0:40, 0:1] : (tensor<40x2xf32>) -> tensor<40x1xf32>
  %y = stablehlo.slice %l [0:40, 1:2] : (tensor<40x2xf32>) -> tensor<40x1xf32>
  %d = stablehlo.subtract %x, %y : tensor<40x1xf32>
  %a = stablehlo.logistic %d : tensor<40x1xf32>
  %b = stablehlo.subtract %one, %a : tensor<40x1xf32>
  return %a, %b : tensor<40x1xf32>, tensor<40x1xf32>
}
