// RUN: tesela-opt %s --simplify-remove-identities | FileCheck %s

// CHECK-LABEL: @movements
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0
func.func @movements(%x: tensor<2x3xf32>, %s: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.slice %x [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.pad %x, %s, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %4 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.concatenate %x, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// The type is the same, the elements are not.
// CHECK-LABEL: @moves
// CHECK: stablehlo.transpose
// CHECK: stablehlo.reverse
// CHECK: stablehlo.pad
// CHECK: stablehlo.broadcast_in_dim
func.func @moves(%x: tensor<2x2xf32>, %s: tensor<f32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.reverse %x, dims = [1] : tensor<2x2xf32>
  %2 = stablehlo.pad %x, %s, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  %3 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %1, %2, %3 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: @algebra
// CHECK-NOT: stablehlo.{{add|subtract|multiply|select}}
// CHECK: return %arg0, %arg0, %arg0, %arg0, %arg0
func.func @algebra(%x: tensor<3xi32>, %y: tensor<3xi32>, %p: tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<3xi32>
  %one = stablehlo.constant dense<1> : tensor<3xi32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.add %x, %zero : tensor<3xi32>
  %1 = stablehlo.subtract %x, %zero : tensor<3xi32>
  %2 = stablehlo.multiply %x, %one : tensor<3xi32>
  %3 = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<3xi32>
  %4 = stablehlo.select %true, %x, %y : tensor<i1>, tensor<3xi32>
  return %0, %1, %2, %3, %4 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// -0 + 0 is +0; a signalling NaN times 1 is a quiet one; [0, 1] is not 0.
// CHECK-LABEL: @kept
// CHECK: stablehlo.add %arg0
// CHECK: stablehlo.multiply %arg0
// CHECK: stablehlo.add %arg1
// CHECK: stablehlo.select
func.func @kept(%f: tensor<2xf32>, %i: tensor<2xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<2xf32>
  %one = stablehlo.constant dense<1.0> : tensor<2xf32>
  %mixed = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %some = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = stablehlo.add %f, %zero : tensor<2xf32>
  %1 = stablehlo.multiply %f, %one : tensor<2xf32>
  %2 = stablehlo.add %i, %mixed : tensor<2xi32>
  %3 = stablehlo.select %some, %i, %mixed : tensor<2xi1>, tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>
}

// What is stored as 0 stands for -1.5 here, and 1 for 0.5 * (1 - 3).
// CHECK-LABEL: @quantized
// CHECK: stablehlo.add
// CHECK: stablehlo.multiply
func.func @quantized(%x: tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) {
  %zero = stablehlo.constant() <{value = dense<0> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %one = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %0 = stablehlo.add %x, %zero : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.multiply %x, %one : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %0, %1 : tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>
}
