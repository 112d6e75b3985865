// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @branch(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+1 {{stablehlo.if: (C2, C3) the false branch returns (tensor<5xf32>), expected (tensor<4xf32>)}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<5xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @none(%i: tensor<i32>) {
  // expected-error @+1 {{stablehlo.case: (C1) needs at least one branch}}
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @arguments(%i: tensor<i32>) {
  // expected-error @+1 {{stablehlo.case: (C2) branch 0 must not take arguments}}
  "stablehlo.case"(%i) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}

// -----

func.func @condition(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.while: (C1) the condition returns (tensor<4xf32>), expected (tensor<i1>)}}
  %0 = stablehlo.while(%x = %a) : tensor<4xf32> cond {
    stablehlo.return %x : tensor<4xf32>
  } do {
    stablehlo.return %x : tensor<4xf32>
  }
  return
}

// -----

func.func @body(%p: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.while: (C2) the body returns (tensor<i1>), expected (tensor<4xf32>)}}
  %0 = stablehlo.while(%x = %a) : tensor<4xf32> cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %p : tensor<i1>
  }
  return
}
