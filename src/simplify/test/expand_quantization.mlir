// RUN: tesela-opt %s --simplify-expand-quantization | FileCheck %s

// CHECK-LABEL: @main(%arg0: tensor<3xi8>, %arg1: tensor<2x3xui8>)
// CHECK-SAME: -> (tensor<3xi8>, tensor<2x3xf32>)
// CHECK-DAG: %[[SCALE:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<3xf32>
// CHECK-DAG: %[[ZERO:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<3xf32>
// CHECK: %[[A:.*]] = stablehlo.convert %arg0 : (tensor<3xi8>) -> tensor<3xf32>
// CHECK: %[[B:.*]] = stablehlo.subtract %[[A]], %[[ZERO]]
// CHECK: %[[C:.*]] = stablehlo.multiply %[[B]], %[[SCALE]]
// CHECK: %[[D:.*]] = stablehlo.tanh %[[C]] : tensor<3xf32>
// CHECK: stablehlo.divide %[[D]]
// CHECK: stablehlo.clamp
// CHECK: stablehlo.round_nearest_even
// CHECK: %[[R:.*]] = stablehlo.convert {{.*}} : (tensor<3xf32>) -> tensor<3xi8>
// A scale per channel is spread along its dimension.
// CHECK: %[[S:.*]] = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 4.000000e+00]>
// CHECK: stablehlo.broadcast_in_dim %[[S]], dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK: %[[M:.*]] = stablehlo.multiply
// CHECK: return %[[R]], %[[M]]
func.func @main(%x: tensor<3x!quant.uniform<i8:f32, 0.5:-1>>,
                %y: tensor<2x3x!quant.uniform<u8:f32:1, {1.0:3, 2.0, 4.0}>>)
    -> (tensor<3x!quant.uniform<i8:f32, 0.5:-1>>, tensor<2x3xf32>) {
  %0 = stablehlo.tanh %x : tensor<3x!quant.uniform<i8:f32, 0.5:-1>>
  %1 = stablehlo.uniform_dequantize %y : (tensor<2x3x!quant.uniform<u8:f32:1, {1.0:3, 2.0, 4.0}>>) -> tensor<2x3xf32>
  return %0, %1 : tensor<3x!quant.uniform<i8:f32, 0.5:-1>>, tensor<2x3xf32>
}
