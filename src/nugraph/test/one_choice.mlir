// RUN: tesela explain %s --find | FileCheck %s

// Where both values are products with one matrix, rows are chosen before it;
// columns are not.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xi1>) -> (tensor<64x64xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<64xi1>) -> tensor<64x1xi1>
  %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = call @main._where(%0, %1, %2) : (tensor<64x1xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func private @main._where(%arg0: tensor<64x1xi1>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x1xi1>) -> tensor<64x64xi1>
  %1 = stablehlo.select %0, %arg1, %arg2 : tensor<64x64xi1>, tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
func.func public @variant0(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xi1>) -> (tensor<64x64xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<64xi1>) -> tensor<64x1xi1>
  %1 = call @variant0._where(%0, %arg0, %arg1) : (tensor<64x1xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
func.func private @variant0._where(%arg0: tensor<64x1xi1>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x1xi1>) -> tensor<64x64xi1>
  %1 = stablehlo.select %0, %arg1, %arg2 : tensor<64x64xi1>, tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
func.func public @variant1(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xi1>) -> (tensor<64x64xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<64xi1>) -> tensor<1x64xi1>
  %1 = call @variant1._where(%0, %arg0, %arg1) : (tensor<1x64xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
func.func private @variant1._where(%arg0: tensor<1x64xi1>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x64xi1>) -> tensor<64x64xi1>
  %1 = stablehlo.select %0, %arg1, %arg2 : tensor<64x64xi1>, tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
