// RUN: tesela-opt %s --plan-schedule | FileCheck %s

// Two chains one after the other need less memory than side by side.
// CHECK-LABEL: @chains
// CHECK: %[[A:.*]] = stablehlo.negate %arg0
// CHECK: %[[C:.*]] = stablehlo.slice %[[A]]
// CHECK: %[[B:.*]] = stablehlo.abs %arg0
// CHECK: %[[D:.*]] = stablehlo.slice %[[B]]
func.func @chains(%x: tensor<1000xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %a = stablehlo.negate %x : tensor<1000xf32>
  %b = stablehlo.abs %x : tensor<1000xf32>
  %c = stablehlo.slice %a [0:1] : (tensor<1000xf32>) -> tensor<1xf32>
  %d = stablehlo.slice %b [0:1] : (tensor<1000xf32>) -> tensor<1xf32>
  return %c, %d : tensor<1xf32>, tensor<1xf32>
}
