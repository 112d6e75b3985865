// RUN: tesela-opt %s --simplify-order-operands | FileCheck %s

// CHECK-LABEL: @ordered
// CHECK: %[[C:.*]] = stablehlo.constant
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]]
// CHECK: stablehlo.add %arg0, %[[B]]
// CHECK: stablehlo.multiply %arg0, %[[B]]
// CHECK: stablehlo.and %arg0, %[[B]]
// CHECK: stablehlo.or %arg0, %[[B]]
// CHECK: stablehlo.xor %arg0, %[[B]]
func.func @ordered(%x: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %0 = stablehlo.add %b, %x : tensor<3xi32>
  %1 = stablehlo.multiply %b, %x : tensor<3xi32>
  %2 = stablehlo.and %b, %x : tensor<3xi32>
  %3 = stablehlo.or %b, %x : tensor<3xi32>
  %4 = stablehlo.xor %b, %x : tensor<3xi32>
  return %0, %1, %2, %3, %4 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// Which NaN a maximum gives back may depend on the order; subtract does not
// commute; of two constants neither goes first.
// CHECK-LABEL: @kept
// CHECK: %[[C:.*]] = stablehlo.constant dense<7.0
// CHECK: %[[D:.*]] = stablehlo.constant dense<8.0
// CHECK: stablehlo.maximum %[[C]], %arg0
// CHECK: stablehlo.minimum %[[C]], %arg0
// CHECK: stablehlo.subtract %[[C]], %arg0
// CHECK: stablehlo.add %[[C]], %[[D]]
func.func @kept(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %c = stablehlo.constant dense<7.0> : tensor<f32>
  %d = stablehlo.constant dense<8.0> : tensor<f32>
  %0 = stablehlo.maximum %c, %x : tensor<f32>
  %1 = stablehlo.minimum %c, %x : tensor<f32>
  %2 = stablehlo.subtract %c, %x : tensor<f32>
  %3 = stablehlo.add %c, %d : tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
