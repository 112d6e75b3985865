// RUN: tesela explain %s --find | FileCheck %s

// The sum of the differences of neighbours is the difference of the ends.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<256x32xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.slice %arg0 [1:256, 0:32] : (tensor<256x32xf32>) -> tensor<255x32xf32>
  %1 = stablehlo.slice %arg0 [0:255, 0:32] : (tensor<256x32xf32>) -> tensor<255x32xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<255x32xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<255x32xf32>, tensor<f32>) -> tensor<32xf32>
  %4 = stablehlo.exponential %3 : tensor<32xf32>
  return %4 : tensor<32xf32>
}
func.func public @variant0(%arg0: tensor<256x32xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.slice %arg0 [255:256, 0:32] : (tensor<256x32xf32>) -> tensor<1x32xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
  %2 = stablehlo.slice %arg0 [0:1, 0:32] : (tensor<256x32xf32>) -> tensor<1x32xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x32xf32>) -> tensor<32xf32>
  %4 = stablehlo.subtract %1, %3 : tensor<32xf32>
  %5 = stablehlo.exponential %4 : tensor<32xf32>
  return %5 : tensor<32xf32>
}
func.func public @variant1(%arg0: tensor<256x32xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.slice %arg0 [254:255, 0:32] : (tensor<256x32xf32>) -> tensor<1x32xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
  %2 = stablehlo.slice %arg0 [0:1, 0:32] : (tensor<256x32xf32>) -> tensor<1x32xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x32xf32>) -> tensor<32xf32>
  %4 = stablehlo.subtract %1, %3 : tensor<32xf32>
  %5 = stablehlo.exponential %4 : tensor<32xf32>
  return %5 : tensor<32xf32>
}
