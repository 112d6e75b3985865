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

// CHECK-LABEL: @narrow_solver
// CHECK: %[[A:.*]] = stablehlo.convert %arg0 : (tensor<2x2xbf16>) -> tensor<2x2xf32>
// CHECK: %[[B:.*]] = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK: %[[X:.*]] = "stablehlo.triangular_solve"(%[[A]], %[[B]])
// CHECK: %[[N:.*]] = stablehlo.convert %[[X]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK: return %[[N]]
func.func @narrow_solver(%a: tensor<2x2xbf16>, %b: tensor<2x3xbf16>)
    -> tensor<2x3xbf16> {
  %x = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true,
      unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}
      : (tensor<2x2xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %x : tensor<2x3xbf16>
}
