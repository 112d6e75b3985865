// RUN: tesela compile --emit=tile %s | FileCheck %s

// Smallest and largest of each row in one pass: vectors run along the row, in
// which the elements lie, however many results there are.
// CHECK: grid (301)
// CHECK: vector d1
func.func @main(%x: tensor<301x407xf32>) -> (tensor<301xf32>, tensor<301xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %max = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<301x407xf32>, tensor<f32>) -> tensor<301xf32>
  %min = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<301x407xf32>, tensor<f32>) -> tensor<301xf32>
  return %max, %min : tensor<301xf32>, tensor<301xf32>
}
