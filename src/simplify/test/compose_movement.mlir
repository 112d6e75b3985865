// RUN: tesela-opt %s --simplify-compose-movement | FileCheck %s

// CHECK-LABEL: @twice
// CHECK-NEXT: stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<3xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: return
func.func @twice(%x: tensor<2x3x4xf32>, %v: tensor<3xf32>) -> (tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>) {
  %0 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %1 = stablehlo.reshape %0 : (tensor<24xf32>) -> tensor<4x6xf32>
  %2 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<3x2x4xf32>) -> tensor<4x2x3xf32>
  %4 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  return %1, %3, %5 : tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<4x2x3xf32>
}

// CHECK-LABEL: @slices
// CHECK-NEXT: stablehlo.slice %arg0 [5:12:6] : (tensor<20xf32>) -> tensor<2xf32>
// CHECK-NEXT: return
func.func @slices(%x: tensor<20xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [1:20:2] : (tensor<20xf32>) -> tensor<10xf32>
  %1 = stablehlo.slice %0 [2:7:3] : (tensor<10xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Element 2 of the first slice would be element 8 of five.
// CHECK-LABEL: @nothing_at_the_end
// CHECK-NEXT: stablehlo.slice %arg0 [0:0:4] : (tensor<5xf32>) -> tensor<0xf32>
func.func @nothing_at_the_end(%x: tensor<5xf32>) -> tensor<0xf32> {
  %0 = stablehlo.slice %x [0:5:4] : (tensor<5xf32>) -> tensor<2xf32>
  %1 = stablehlo.slice %0 [2:2] : (tensor<2xf32>) -> tensor<0xf32>
  return %1 : tensor<0xf32>
}

// A transpose between reshapes moves elements.
// CHECK-LABEL: @apart
// CHECK-NEXT: stablehlo.reshape
// CHECK-NEXT: stablehlo.transpose
// CHECK-NEXT: stablehlo.reshape
func.func @apart(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x2xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
