// RUN: tesela-opt %s --plan-fuse --split-input-file | FileCheck %s

// What only computes from an updated array reads the update where it is and the
// array elsewhere: the updated array never exists.
// CHECK-LABEL: @mapped
// CHECK: plan.kernel "fusion.0" family "loop"(%arg0, %arg2, %arg1)
// CHECK-NOT: plan.kernel
func.func @mapped(%x: tensor<100x77xf32>, %u: tensor<3x5xf32>, %i: tensor<i32>) -> tensor<100x77xf32> {
  %y = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<100x77xf32>, tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<100x77xf32>
  %z = stablehlo.add %y, %y : tensor<100x77xf32>
  func.return %z : tensor<100x77xf32>
}

// -----

// Also what sums it up, and a window that scatter writes.
// CHECK-LABEL: @summed
// CHECK: plan.kernel "fusion.0" family "{{loop|rows}}"(%arg0, %arg2, %arg1)
// CHECK-NOT: plan.kernel
func.func @summed(%x: tensor<100x77xf32>, %u: tensor<5xf32>, %i: tensor<1xi32>) -> tensor<100xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<100x77xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<100x77xf32>
  %z = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<100x77xf32>, tensor<f32>) -> tensor<100xf32>
  func.return %z : tensor<100xf32>
}

// -----

// What is handed on must exist, and is updated in place.
// CHECK-LABEL: @handed_on
// CHECK-DAG: family "update"
// CHECK-DAG: family "loop"
func.func @handed_on(%x: tensor<100xf32>, %u: tensor<5xf32>, %i: tensor<i32>) -> (tensor<100xf32>, tensor<100xf32>) {
  %y = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<100xf32>, tensor<5xf32>, tensor<i32>) -> tensor<100xf32>
  %z = stablehlo.add %y, %y : tensor<100xf32>
  func.return %y, %z : tensor<100xf32>, tensor<100xf32>
}

// -----

// So must what is updated further: one write each, and the last as a map.
// CHECK-LABEL: @chain
// CHECK: plan.kernel "dynamic_update_slice.0" family "update"
// CHECK: plan.kernel "fusion.1" family "loop"
func.func @chain(%x: tensor<100xf32>, %u: tensor<5xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<100xf32> {
  %y = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<100xf32>, tensor<5xf32>, tensor<i32>) -> tensor<100xf32>
  %z = stablehlo.dynamic_update_slice %y, %u, %j : (tensor<100xf32>, tensor<5xf32>, tensor<i32>) -> tensor<100xf32>
  %s = stablehlo.sine %z : tensor<100xf32>
  func.return %s : tensor<100xf32>
}

// -----

// A batch of windows, each at its own place, is no map of one window: of single
// elements it was once taken for one, all at the place of the first.
// CHECK-LABEL: @batch
// CHECK: family "update"
func.func @batch(%x: tensor<5x7xf32>, %u: tensor<5xf32>, %i: tensor<5x1xi32>) -> tensor<5x7xf32> {
  %y = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<5x7xf32>
  %z = stablehlo.add %y, %y : tensor<5x7xf32>
  func.return %z : tensor<5x7xf32>
}
