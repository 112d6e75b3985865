// RUN: tesela-opt %s --plan-sink-slices | FileCheck %s

// CHECK-LABEL: @rows
// CHECK: %[[S:.*]] = stablehlo.slice %arg0 [10:13, 0:64]
// CHECK: stablehlo.reduce(%[[S]] init: %{{.*}}) applies stablehlo.add across dimensions = [1] : (tensor<3x64xf32>, tensor<f32>) -> tensor<3xf32>
func.func @rows(%x: tensor<1000x64xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x64xf32>, tensor<f32>) -> tensor<1000xf32>
  %r = stablehlo.slice %s [10:13] : (tensor<1000xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// CHECK-LABEL: @at
// CHECK: stablehlo.dynamic_slice %arg0, %arg1, %{{.*}}, sizes = [2, 64]
// CHECK: stablehlo.reduce
func.func @at(%x: tensor<1000x64xf32>, %i: tensor<i32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x64xf32>, tensor<f32>) -> tensor<1000xf32>
  %r = stablehlo.dynamic_slice %s, %i, sizes = [2] : (tensor<1000xf32>, tensor<i32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
