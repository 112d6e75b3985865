// RUN: tesela explain %s --find --family=open | FileCheck %s

// The mean of a linear layer taken off its weights and its bias.
// CHECK-NOT: "found": false
// CHECK: "found": true
// CHECK-NOT: "found": false

func.func public @main(%x: tensor<512x256xf32>, %w: tensor<256x384xf32>, %b: tensor<384xf32>) -> tensor<512x384xf32> {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %n = stablehlo.constant dense<3.840000e+02> : tensor<512xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x384xf32>) -> tensor<512x384xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<384xf32>) -> tensor<512x384xf32>
  %2 = stablehlo.add %0, %1 : tensor<512x384xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x384xf32>, tensor<f32>) -> tensor<512xf32>
  %4 = stablehlo.divide %3, %n : tensor<512xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x384xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<512x384xf32>
  %7 = stablehlo.exponential %6 : tensor<512x384xf32>
  return %7 : tensor<512x384xf32>
}
func.func public @variant0(%x: tensor<512x256xf32>, %w: tensor<256x384xf32>, %b: tensor<384xf32>) -> tensor<512x384xf32> {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %n = stablehlo.constant dense<3.840000e+02> : tensor<256xf32>
  %m = stablehlo.constant dense<3.840000e+02> : tensor<f32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<256x384xf32>, tensor<f32>) -> tensor<256xf32>
  %1 = stablehlo.divide %0, %n : tensor<256xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x384xf32>
  %3 = stablehlo.subtract %w, %2 : tensor<256x384xf32>
  %4 = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
  %5 = stablehlo.divide %4, %m : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<384xf32>
  %7 = stablehlo.subtract %b, %6 : tensor<384xf32>
  %8 = stablehlo.dot_general %x, %3, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x384xf32>) -> tensor<512x384xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<384xf32>) -> tensor<512x384xf32>
  %10 = stablehlo.add %8, %9 : tensor<512x384xf32>
  %11 = stablehlo.exponential %10 : tensor<512x384xf32>
  return %11 : tensor<512x384xf32>
}
