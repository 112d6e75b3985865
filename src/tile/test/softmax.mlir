// RUN: tesela compile --emit=tile %s | FileCheck %s

// Three stages over blocks of rows; the exponentials rest in scratch.
// CHECK: grid (512) in blocks of
// CHECK: scratch
// CHECK: stage loops (d0: 512, d1: 1000 reduction) order (d0, d1) vector d1
// CHECK: reduce
// CHECK: stage loops (d0: 512, d1: 1000 reduction)
// CHECK: stablehlo.exponential
// CHECK: stage loops (d0: 512, d1: 1000) order (d0, d1) vector d1
// CHECK-NOT: stablehlo.exponential
// CHECK: store
func.func @main(%x: tensor<512x1000xf32>) -> tensor<512x1000xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<512xf32>) -> tensor<512x1000xf32>
  %d = stablehlo.subtract %x, %mb : tensor<512x1000xf32>
  %e = stablehlo.exponential %d : tensor<512x1000xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x1000xf32>, tensor<f32>) -> tensor<512xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<512xf32>) -> tensor<512x1000xf32>
  %y = stablehlo.divide %e, %sb : tensor<512x1000xf32>
  return %y : tensor<512x1000xf32>
}
