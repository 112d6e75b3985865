// RUN: tesela explain %s --find --family=split | FileCheck %s

// A score that every row has besides its own, of which the weight is dropped:
// only in the sum. A sum over one element ends somewhere.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%s: tensor<40x64xf32>, %b: tensor<f32>) -> tensor<40x64xf32> {
  %bb = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<40x1xf32>
  %c = stablehlo.concatenate %s, %bb, dim = 1 : (tensor<40x64xf32>, tensor<40x1xf32>) -> tensor<40x65xf32>
  %e = stablehlo.exponential %c : tensor<40x65xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x65xf32>, tensor<f32>) -> tensor<40xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<40xf32>) -> tensor<40x65xf32>
  %p = stablehlo.divide %e, %db : tensor<40x65xf32>
  %r = stablehlo.slice %p [0:40, 0:64] : (tensor<40x65xf32>) -> tensor<40x64xf32>
  return %r : tensor<40x64xf32>
}
func.func public @variant0(%s: tensor<40x64xf32>, %b: tensor<f32>) -> tensor<40x64xf32> {
  %e = stablehlo.exponential %s : tensor<40x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x64xf32>, tensor<f32>) -> tensor<40xf32>
  %f = stablehlo.exponential %b : tensor<f32>
  %fb = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<40xf32>
  %t = stablehlo.add %d, %fb : tensor<40xf32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<40xf32>) -> tensor<40x64xf32>
  %p = stablehlo.divide %e, %tb : tensor<40x64xf32>
  return %p : tensor<40x64xf32>
}
func.func public @variant1(%s: tensor<40x64xf32>, %b: tensor<f32>) -> tensor<40x64xf32> {
  %e = stablehlo.exponential %s : tensor<40x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x64xf32>, tensor<f32>) -> tensor<40xf32>
  %fb = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<40xf32>
  %t = stablehlo.add %d, %fb : tensor<40xf32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<40xf32>) -> tensor<40x64xf32>
  %p = stablehlo.divide %e, %tb : tensor<40x64xf32>
  return %p : tensor<40x64xf32>
}
