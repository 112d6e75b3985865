// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @branches
func.func @branches(%p: tensor<i1>, %i: tensor<i32>, %a: tensor<4xf32>) {
  // CHECK: "stablehlo.if"(%arg0) ({
  // CHECK-NEXT: stablehlo.return %arg2 : tensor<4xf32>
  // CHECK-NEXT: }, {
  // CHECK: }) : (tensor<i1>) -> tensor<4xf32>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %a : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  // CHECK: "stablehlo.case"(%arg1) ({
  // CHECK-NEXT: stablehlo.return{{ *$}}
  "stablehlo.case"(%i) ({
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}

// CHECK-LABEL: func @loop
func.func @loop(%n: tensor<i64>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1> : tensor<i64>
  // CHECK: %0:2 = stablehlo.while(%iterArg = %{{.*}}, %iterArg_0 = %arg1) : tensor<i64>, tensor<4xf32> attributes {mhlo.note = 1 : i64}
  // CHECK-NEXT: cond {
  // CHECK-NEXT: %[[LESS:.*]] = stablehlo.compare LT, %iterArg, %arg0 :
  // CHECK-NEXT: stablehlo.return %[[LESS]] : tensor<i1>
  // CHECK-NEXT: } do {
  %0:2 = stablehlo.while(%i = %one, %x = %a) : tensor<i64>, tensor<4xf32> attributes {mhlo.note = 1 : i64} cond {
    %1 = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    // CHECK: stablehlo.add %iterArg_0, %iterArg_0 : tensor<4xf32>
    %1 = stablehlo.add %x, %x : tensor<4xf32>
    %2 = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %2, %1 : tensor<i64>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// CHECK-LABEL: func @stateless
func.func @stateless(%p: tensor<i1>) {
  // CHECK: stablehlo.while()
  // CHECK-NEXT: cond {
  stablehlo.while() cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}
