// RUN: tesela explain %s --find --family=open | FileCheck %s

// 0.9 and 0.1 are together 1, as they were written: a moving average of rows of
// x @ w, one matmul. 0.9 and 0.2 are not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%x: tensor<40x64xf32>, %w: tensor<64x32xf32>) -> tensor<32xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<40x64xf32>, tensor<64x32xf32>) -> tensor<40x32xf32>
  %s = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40x32xf32>, tensor<f32>) -> tensor<32xf32>
  %cs = stablehlo.constant dense<0.9> : tensor<32xf32>
  %ds = stablehlo.constant dense<0.1> : tensor<32xf32>
  %a = stablehlo.multiply %s, %cs : tensor<32xf32>
  %t = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40x64xf32>, tensor<f32>) -> tensor<64xf32>
  %u = stablehlo.dot_general %t, %w, contracting_dims = [0] x [0] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
  %b = stablehlo.multiply %u, %ds : tensor<32xf32>
  %r = stablehlo.add %a, %b : tensor<32xf32>
  return %r : tensor<32xf32>
}
func.func public @variant0(%x: tensor<40x64xf32>, %w: tensor<64x32xf32>) -> tensor<32xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40x64xf32>, tensor<f32>) -> tensor<64xf32>
  %u = stablehlo.dot_general %t, %w, contracting_dims = [0] x [0] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
  return %u : tensor<32xf32>
}
func.func public @variant1(%x: tensor<40x64xf32>, %w: tensor<64x32xf32>) -> tensor<32xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<1.1> : tensor<32xf32>
  %t = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40x64xf32>, tensor<f32>) -> tensor<64xf32>
  %u = stablehlo.dot_general %t, %w, contracting_dims = [0] x [0] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
  %r = stablehlo.multiply %u, %c : tensor<32xf32>
  return %r : tensor<32xf32>
}
