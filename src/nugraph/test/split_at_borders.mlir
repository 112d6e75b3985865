// RUN: tesela explain %s --find --family=split | FileCheck %s

// Concatenated features against the two parts of a matrix.
// CHECK-NOT: "found": false
// CHECK: "found": true
// CHECK-NOT: "found": false

func.func public @main(%arg0: tensor<256x512xf32>, %arg1: tensor<256x128xf32>, %arg2: tensor<640x384xf32>) -> (tensor<256x384xf32>) {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<256x512xf32>, tensor<256x128xf32>) -> tensor<256x640xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0] : (tensor<256x640xf32>, tensor<640x384xf32>) -> tensor<256x384xf32>
  return %1 : tensor<256x384xf32>
}
func.func public @variant0(%arg0: tensor<256x512xf32>, %arg1: tensor<256x128xf32>, %arg2: tensor<640x384xf32>) -> (tensor<256x384xf32>) {
  %0 = stablehlo.slice %arg2 [0:512, 0:384] : (tensor<640x384xf32>) -> tensor<512x384xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<256x512xf32>, tensor<512x384xf32>) -> tensor<256x384xf32>
  %2 = stablehlo.slice %arg2 [512:640, 0:384] : (tensor<640x384xf32>) -> tensor<128x384xf32>
  %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0] : (tensor<256x128xf32>, tensor<128x384xf32>) -> tensor<256x384xf32>
  %4 = stablehlo.add %1, %3 : tensor<256x384xf32>
  return %4 : tensor<256x384xf32>
}
