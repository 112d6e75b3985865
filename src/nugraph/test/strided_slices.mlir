// Every second sum of neighbours is the sum of every second element, whatever the
// slices leave over at the end.
// RUN: tesela explain %s --find | FileCheck %s
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<1003x7xf32>) -> tensor<500x7xf32> {
  %a = stablehlo.slice %x [0:1000, 0:7] : (tensor<1003x7xf32>) -> tensor<1000x7xf32>
  %b = stablehlo.slice %x [3:1003, 0:7] : (tensor<1003x7xf32>) -> tensor<1000x7xf32>
  %s = stablehlo.add %a, %b : tensor<1000x7xf32>
  %r = stablehlo.slice %s [0:1000:2, 0:7] : (tensor<1000x7xf32>) -> tensor<500x7xf32>
  return %r : tensor<500x7xf32>
}
func.func @every_second_first(%x: tensor<1003x7xf32>) -> tensor<500x7xf32> {
  %a = stablehlo.slice %x [0:1000:2, 0:7] : (tensor<1003x7xf32>) -> tensor<500x7xf32>
  %b = stablehlo.slice %x [3:1003:2, 0:7] : (tensor<1003x7xf32>) -> tensor<500x7xf32>
  %r = stablehlo.add %a, %b : tensor<500x7xf32>
  return %r : tensor<500x7xf32>
}
func.func @from_phases(%x: tensor<1003x7xf32>) -> tensor<500x7xf32> {
  %o = stablehlo.slice %x [1:1003:2, 0:7] : (tensor<1003x7xf32>) -> tensor<501x7xf32>
  %b = stablehlo.slice %o [1:501, 0:7] : (tensor<501x7xf32>) -> tensor<500x7xf32>
  %a = stablehlo.slice %x [0:999:2, 0:7] : (tensor<1003x7xf32>) -> tensor<500x7xf32>
  %r = stablehlo.add %a, %b : tensor<500x7xf32>
  return %r : tensor<500x7xf32>
}
func.func @other_phase(%x: tensor<1003x7xf32>) -> tensor<500x7xf32> {
  %a = stablehlo.slice %x [0:1000:2, 0:7] : (tensor<1003x7xf32>) -> tensor<500x7xf32>
  %b = stablehlo.slice %x [2:1002:2, 0:7] : (tensor<1003x7xf32>) -> tensor<500x7xf32>
  %r = stablehlo.add %a, %b : tensor<500x7xf32>
  return %r : tensor<500x7xf32>
}
