// RUN: tesela explain %s --find --family=functions | FileCheck %s

// A minimum is what is negative of the maximum of what is negative.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<64x30xf32> loc("y")) -> (tensor<512xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x30xf32>) -> tensor<30x64xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x64xf32>) -> tensor<512x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<512x64xf32>
  %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
  return %4 : tensor<512xf32>
}
func.func public @variant0(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<64x30xf32> loc("y")) -> (tensor<512xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x30xf32>) -> tensor<30x64xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x64xf32>) -> tensor<512x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<512x64xf32>
  %4 = stablehlo.negate %3 : tensor<512x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
  %6 = stablehlo.negate %5 : tensor<512xf32>
  return %6 : tensor<512xf32>
}
func.func public @variant1(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<64x30xf32> loc("y")) -> (tensor<512xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x30xf32>) -> tensor<30x64xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x64xf32>) -> tensor<512x64xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<512x64xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
  %5 = stablehlo.negate %4 : tensor<512xf32>
  return %5 : tensor<512xf32>
}
