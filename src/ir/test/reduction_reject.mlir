// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @dimension(%a: tensor<4x8xf32>, %c: tensor<f32>) {
  // expected-error @+1 {{stablehlo.reduce: (C4) dimensions must lie in [0, 2), got 2}}
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [2] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @result(%a: tensor<4x8xf32>, %c: tensor<f32>) {
  // expected-error @+1 {{stablehlo.reduce: (C7) the result is 'tensor<4xf32>', written as 'tensor<8xf32>'}}
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return
}

// -----

func.func @narrowing(%a: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error @+1 {{stablehlo.reduce: (C6) the body must take a type to which f32 can be promoted, got f16}}
  %0 = stablehlo.reduce(%a init: %c) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f16>
    reducer(%x: tensor<f16>, %y: tensor<f16>) {
      stablehlo.return %x : tensor<f16>
    }
  return
}

// -----

func.func @dilation(%a: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error @+1 {{stablehlo.reduce_window: (C8) base dilations must have 1 entries, got 2}}
  %0 = "stablehlo.reduce_window"(%a, %c) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {window_dimensions = array<i64: 2>, base_dilations = array<i64: 1, 1>} : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @source(%a: tensor<4xf32>, %s: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error @+1 {{stablehlo.select_and_scatter: (C2) positions of the window and source must have the same shape}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %c) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {window_dimensions = array<i64: 2>} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_order(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{stablehlo.map: (C3) dimensions must be 0, ..., rank - 1 in order}}
  %0 = "stablehlo.map"(%a) ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {dimensions = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @comparator(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.sort: (C5) the comparator must return tensor<i1>}}
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
