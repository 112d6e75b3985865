// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// What two products have in common is read once, in the order of the inputs too.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": true
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x24xf32>, %arg1: tensor<48x24xf32>, %arg2: tensor<24x64xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0] : (tensor<48x24xf32>, tensor<24x64xf32>) -> tensor<48x64xf32>
  %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<32x24xf32>, tensor<24x64xf32>) -> tensor<32x64xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
  %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x48xf32>) -> tensor<32x48xf32>
  return %3 : tensor<32x48xf32>
}
func.func public @variant0(%arg0: tensor<32x24xf32>, %arg1: tensor<48x24xf32>, %arg2: tensor<24x64xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<32x24xf32>, tensor<48x24xf32>) -> tensor<80x24xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0] : (tensor<80x24xf32>, tensor<24x64xf32>) -> tensor<80x64xf32>
  %2 = stablehlo.slice %1 [0:32, 0:64] : (tensor<80x64xf32>) -> tensor<32x64xf32>
  %3 = stablehlo.slice %1 [32:80, 0:64] : (tensor<80x64xf32>) -> tensor<48x64xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
  %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x48xf32>) -> tensor<32x48xf32>
  return %5 : tensor<32x48xf32>
}
func.func public @variant1(%arg0: tensor<32x24xf32>, %arg1: tensor<48x24xf32>, %arg2: tensor<24x64xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.concatenate %arg1, %arg0, dim = 0 : (tensor<48x24xf32>, tensor<32x24xf32>) -> tensor<80x24xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0] : (tensor<80x24xf32>, tensor<24x64xf32>) -> tensor<80x64xf32>
  %2 = stablehlo.slice %1 [48:80, 0:64] : (tensor<80x64xf32>) -> tensor<32x64xf32>
  %3 = stablehlo.slice %1 [0:48, 0:64] : (tensor<80x64xf32>) -> tensor<48x64xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
  %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x48xf32>) -> tensor<32x48xf32>
  return %5 : tensor<32x48xf32>
}
