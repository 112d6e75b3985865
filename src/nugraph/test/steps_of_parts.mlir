// Every fourth of the sums of windows: only the windows that are kept, also where
// the last block of four lacks its end.
// RUN: tesela explain %s --find | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<43x3xf32>) -> tensor<10x3xf32> {
  %a = stablehlo.slice %x [0:38, 0:3] : (tensor<43x3xf32>) -> tensor<38x3xf32>
  %b = stablehlo.slice %x [5:43, 0:3] : (tensor<43x3xf32>) -> tensor<38x3xf32>
  %c = stablehlo.multiply %a, %b : tensor<38x3xf32>
  %r = stablehlo.slice %c [0:38:4, 0:3] : (tensor<38x3xf32>) -> tensor<10x3xf32>
  return %r : tensor<10x3xf32>
}
func.func @kept(%x: tensor<43x3xf32>) -> tensor<10x3xf32> {
  %a = stablehlo.slice %x [0:40:4, 0:3] : (tensor<43x3xf32>) -> tensor<10x3xf32>
  %b = stablehlo.slice %x [5:42:4, 0:3] : (tensor<43x3xf32>) -> tensor<10x3xf32>
  %r = stablehlo.multiply %a, %b : tensor<10x3xf32>
  return %r : tensor<10x3xf32>
}
func.func @others(%x: tensor<43x3xf32>) -> tensor<10x3xf32> {
  %a = stablehlo.slice %x [0:40:4, 0:3] : (tensor<43x3xf32>) -> tensor<10x3xf32>
  %b = stablehlo.slice %x [6:43:4, 0:3] : (tensor<43x3xf32>) -> tensor<10x3xf32>
  %r = stablehlo.multiply %a, %b : tensor<10x3xf32>
  return %r : tensor<10x3xf32>
}
