// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Parts of a value, each times a matrix of its own, are one product with a
// dimension more; not with the groups inside.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x96xf32> loc("x"), %arg1: tensor<4x24x16xf32> loc("w")) -> (tensor<512x64xf32>) {
  %0 = stablehlo.slice %arg0 [0:512, 0:24] : (tensor<512x96xf32>) -> tensor<512x24xf32>
  %1 = stablehlo.slice %arg1 [0:1, 0:24, 0:16] : (tensor<4x24x16xf32>) -> tensor<1x24x16xf32>
  %2 = stablehlo.reshape %1 : (tensor<1x24x16xf32>) -> tensor<24x16xf32>
  %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x16xf32>) -> tensor<512x16xf32>
  %4 = stablehlo.slice %arg0 [0:512, 24:48] : (tensor<512x96xf32>) -> tensor<512x24xf32>
  %5 = stablehlo.slice %arg1 [1:2, 0:24, 0:16] : (tensor<4x24x16xf32>) -> tensor<1x24x16xf32>
  %6 = stablehlo.reshape %5 : (tensor<1x24x16xf32>) -> tensor<24x16xf32>
  %7 = stablehlo.dot_general %4, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x16xf32>) -> tensor<512x16xf32>
  %8 = stablehlo.slice %arg0 [0:512, 48:72] : (tensor<512x96xf32>) -> tensor<512x24xf32>
  %9 = stablehlo.slice %arg1 [2:3, 0:24, 0:16] : (tensor<4x24x16xf32>) -> tensor<1x24x16xf32>
  %10 = stablehlo.reshape %9 : (tensor<1x24x16xf32>) -> tensor<24x16xf32>
  %11 = stablehlo.dot_general %8, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x16xf32>) -> tensor<512x16xf32>
  %12 = stablehlo.slice %arg0 [0:512, 72:96] : (tensor<512x96xf32>) -> tensor<512x24xf32>
  %13 = stablehlo.slice %arg1 [3:4, 0:24, 0:16] : (tensor<4x24x16xf32>) -> tensor<1x24x16xf32>
  %14 = stablehlo.reshape %13 : (tensor<1x24x16xf32>) -> tensor<24x16xf32>
  %15 = stablehlo.dot_general %12, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x16xf32>) -> tensor<512x16xf32>
  %16 = stablehlo.concatenate %3, %7, %11, %15, dim = 1 : (tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<512x64xf32>
  return %16 : tensor<512x64xf32>
}
func.func public @variant0(%arg0: tensor<512x96xf32> loc("x"), %arg1: tensor<4x24x16xf32> loc("w")) -> (tensor<512x64xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<512x96xf32>) -> tensor<512x4x24xf32>
  %1 = stablehlo.dot_general %arg1, %0, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x24x16xf32>, tensor<512x4x24xf32>) -> tensor<4x16x512xf32>
  %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<4x16x512xf32>) -> tensor<512x4x16xf32>
  %3 = stablehlo.reshape %2 : (tensor<512x4x16xf32>) -> tensor<512x64xf32>
  return %3 : tensor<512x64xf32>
}
func.func public @variant1(%arg0: tensor<512x96xf32> loc("x"), %arg1: tensor<4x24x16xf32> loc("w")) -> (tensor<512x64xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<512x96xf32>) -> tensor<512x4x24xf32>
  %1 = stablehlo.dot_general %arg1, %0, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x24x16xf32>, tensor<512x4x24xf32>) -> tensor<4x16x512xf32>
  %2 = stablehlo.transpose %1, dims = [2, 1, 0] : (tensor<4x16x512xf32>) -> tensor<512x16x4xf32>
  %3 = stablehlo.reshape %2 : (tensor<512x16x4xf32>) -> tensor<512x64xf32>
  return %3 : tensor<512x64xf32>
}
