// RUN: tesela explain %s --find | FileCheck %s

// A root of a product of two that are positive is a product of roots; of what
// may be negative it is not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%x: tensor<64x48xf32>, %y: tensor<64xf32>, %z: tensor<48xf32>) -> (tensor<64x48xf32>, tensor<64x48xf32>) {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %e = stablehlo.constant dense<1.000000e-05> : tensor<64x48xf32>
  %0 = stablehlo.multiply %x, %x : tensor<64x48xf32>
  %1 = stablehlo.add %0, %e : tensor<64x48xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x48xf32>, tensor<f32>) -> tensor<48xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<64x48xf32>
  %7 = stablehlo.sqrt %6 : tensor<64x48xf32>
  %8 = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %9 = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<64x48xf32>
  %11 = stablehlo.sqrt %10 : tensor<64x48xf32>
  return %7, %11 : tensor<64x48xf32>, tensor<64x48xf32>
}
func.func public @variant0(%x: tensor<64x48xf32>, %y: tensor<64xf32>, %z: tensor<48xf32>) -> (tensor<64x48xf32>, tensor<64x48xf32>) {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %e = stablehlo.constant dense<1.000000e-05> : tensor<64x48xf32>
  %0 = stablehlo.multiply %x, %x : tensor<64x48xf32>
  %1 = stablehlo.add %0, %e : tensor<64x48xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x48xf32>, tensor<f32>) -> tensor<48xf32>
  %s = stablehlo.sqrt %2 : tensor<64xf32>
  %t = stablehlo.sqrt %3 : tensor<48xf32>
  %4 = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %5 = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<64x48xf32>
  %8 = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %9 = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<64x48xf32>
  %11 = stablehlo.sqrt %10 : tensor<64x48xf32>
  return %6, %11 : tensor<64x48xf32>, tensor<64x48xf32>
}
func.func public @variant1(%x: tensor<64x48xf32>, %y: tensor<64xf32>, %z: tensor<48xf32>) -> (tensor<64x48xf32>, tensor<64x48xf32>) {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %e = stablehlo.constant dense<1.000000e-05> : tensor<64x48xf32>
  %0 = stablehlo.multiply %x, %x : tensor<64x48xf32>
  %1 = stablehlo.add %0, %e : tensor<64x48xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
  %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x48xf32>, tensor<f32>) -> tensor<48xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<64x48xf32>
  %7 = stablehlo.sqrt %6 : tensor<64x48xf32>
  %s = stablehlo.sqrt %y : tensor<64xf32>
  %t = stablehlo.sqrt %z : tensor<48xf32>
  %8 = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x48xf32>
  %9 = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<48xf32>) -> tensor<64x48xf32>
  %11 = stablehlo.multiply %8, %9 : tensor<64x48xf32>
  return %7, %11 : tensor<64x48xf32>, tensor<64x48xf32>
}
