// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @reduce
func.func @reduce(%a: tensor<4x8xf32>, %b: tensor<4x8xi32>, %c: tensor<f32>, %d: tensor<i32>) {
  // CHECK: stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.add across dimensions = [1] : (
  %0 = "stablehlo.reduce"(%a, %c) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // The short form cannot say that the operands are swapped.
  // CHECK: stablehlo.reduce(%arg0 init: %arg2) across dimensions = [0] {name = "x"} : (
  // CHECK-NEXT: reducer(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>)
  // CHECK-NEXT: stablehlo.subtract %[[Y]], %[[X]]
  %1 = stablehlo.reduce(%a init: %c) across dimensions = [0] {name = "x"} : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {
      %9 = stablehlo.subtract %y, %x : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }
  // CHECK: stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [0, 1] : (
  // CHECK-NEXT: reducer(%[[A:.*]]: tensor<f32>, %{{.*}}: tensor<f32>) (%{{.*}}: tensor<i32>, %[[D:.*]]: tensor<i32>)
  // CHECK-NEXT: stablehlo.return %[[A]], %[[D]]
  %2:2 = stablehlo.reduce(%a init: %c), (%b init: %d) across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%z: tensor<i32>, %w: tensor<i32>) {
      stablehlo.return %x, %w : tensor<f32>, tensor<i32>
    }
  return
}

// CHECK-LABEL: func @windows
func.func @windows(%a: tensor<4x8xf32>, %s: tensor<2x4xf32>, %c: tensor<f32>) {
  // CHECK: "stablehlo.reduce_window"(%arg0, %arg2) <{padding = dense<{{.*}}> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}>
  %0 = "stablehlo.reduce_window"(%a, %c) ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %9 = stablehlo.maximum %x, %y : tensor<f64>
    stablehlo.return %9 : tensor<f64>
  }) {padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}
    : (tensor<4x8xf32>, tensor<f32>) -> tensor<3x8xf64>
  // CHECK: "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2)
  %1 = "stablehlo.select_and_scatter"(%a, %s, %c) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %9 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>} : (tensor<4x8xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func @map_and_sort
func.func @map_and_sort(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // CHECK: "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0>}>
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}>
  %1:2 = "stablehlo.sort"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<i32>, %w: tensor<i32>):
    %9 = stablehlo.compare LT, %z, %w : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  return
}
