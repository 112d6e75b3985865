// RUN: tesela-opt %s --inline-calls | FileCheck %s

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: %[[A:.*]] = stablehlo.add %arg0, %arg0
// CHECK-NEXT: %[[B:.*]] = stablehlo.add %[[A]], %[[A]]
// CHECK-NEXT: return %[[B]]
func.func public @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = call @twice(%a) : (tensor<f32>) -> tensor<f32>
  %1 = call @twice(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// CHECK-NOT: @twice
func.func private @twice(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %a : tensor<f32>
  return %0 : tensor<f32>
}
