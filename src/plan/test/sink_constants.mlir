// RUN: tesela-opt %s --plan-sink-constants | FileCheck %s

// CHECK-LABEL: @compare_with_one
// CHECK: stablehlo.sort
// CHECK-NEXT: ^bb0
// CHECK-NEXT: %[[ONE:.*]] = stablehlo.constant
// CHECK: stablehlo.add %{{.*}}, %[[ONE]]
func.func @compare_with_one(%x: tensor<8xf32>) -> tensor<8xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %y = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %one : tensor<f32>
    %l = stablehlo.compare LT, %c, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
