// RUN: tesela-opt %s --plan-prepare | FileCheck %s

// CHECK-LABEL: @branch
// CHECK: %[[I:.*]] = stablehlo.select %arg0
// CHECK: "stablehlo.case"(%[[I]])
func.func @branch(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %y = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    %n = stablehlo.negate %x : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %y : tensor<f32>
}
