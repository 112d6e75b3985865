// RUN: tesela-opt %s --simplify-prune-control-flow | FileCheck %s

// CHECK-LABEL: @if
// CHECK-NOT: stablehlo.if
// CHECK: %[[N:.*]] = stablehlo.negate %arg0
// CHECK-NOT: stablehlo.abs
// CHECK: return %[[N]]
func.func @if(%x: tensor<f32>) -> tensor<f32> {
  %p = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.abs %x : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }, {
    %n = stablehlo.negate %x : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Out of range, on either side, means the last branch.
// CHECK-LABEL: @case
// CHECK: return %arg1, %arg2, %arg2
func.func @case(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %below = stablehlo.constant dense<-1> : tensor<i32>
  %0 = "stablehlo.case"(%one) ({ stablehlo.return %a : tensor<f32> }, { stablehlo.return %b : tensor<f32> }, { stablehlo.return %c : tensor<f32> }) : (tensor<i32>) -> tensor<f32>
  %1 = "stablehlo.case"(%three) ({ stablehlo.return %a : tensor<f32> }, { stablehlo.return %b : tensor<f32> }, { stablehlo.return %c : tensor<f32> }) : (tensor<i32>) -> tensor<f32>
  %2 = "stablehlo.case"(%below) ({ stablehlo.return %a : tensor<f32> }, { stablehlo.return %b : tensor<f32> }, { stablehlo.return %c : tensor<f32> }) : (tensor<i32>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// CHECK-LABEL: @idle
// CHECK-NOT: stablehlo.while
// CHECK: return %arg0
func.func @idle(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.while(%i = %x) : tensor<f32>
  cond {
    %p = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.negate %i : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }
  return %0 : tensor<f32>
}

// A loop that never ends is not one that never runs.
// CHECK-LABEL: @kept
// CHECK: stablehlo.while
// CHECK: stablehlo.if
func.func @kept(%x: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.while(%i = %x) : tensor<f32>
  cond {
    %t = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    stablehlo.return %i : tensor<f32>
  }
  %1 = "stablehlo.if"(%p) ({ stablehlo.return %x : tensor<f32> }, { stablehlo.return %0 : tensor<f32> }) : (tensor<i1>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
