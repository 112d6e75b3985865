// RUN: tesela-opt %s --plan-fuse --split-input-file | FileCheck %s --check-prefix=PLAN
// RUN: tesela check %s --engine=both | FileCheck %s
// RUN: env TESELA_GUARD=1 tesela check %s --engine=compiled --form=arguments | FileCheck %s
// CHECK: 1 passed, 0 failed

// A scatter of several operands is one kernel, too: its body computes more than
// one element, and that is no array that is read again.
// PLAN-COUNT-3: plan.kernel "scatter.{{.*}} family "update"
func.func @sum_and_maximum() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %y = stablehlo.constant dense<[10, 20, 30, 40, 50]> : tensor<5xi32>
  %i = stablehlo.constant dense<[[0], [3], [9], [3]]> : tensor<4x1xi32>
  %u = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf32>
  %v = stablehlo.constant dense<[11, 60, 70, 55]> : tensor<4xi32>
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %0 = stablehlo.add %a, %c : tensor<f32>
    %1 = stablehlo.maximum %b, %d : tensor<i32>
    stablehlo.return %0, %1 : tensor<f32>, tensor<i32>
  }) : (tensor<5xf32>, tensor<5xi32>, tensor<4x1xi32>, tensor<4xf32>, tensor<4xi32>) -> (tensor<5xf32>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[1.5, 2.0, 3.0, 9.0, 5.0]> : tensor<5xf32>
  check.expect_eq_const %r#1, dense<[11, 20, 30, 60, 50]> : tensor<5xi32>
  func.return
}

// Both begin with the same array.
func.func @one_array_twice() {
  %x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %i = stablehlo.constant dense<[[0], [3], [9], [3]]> : tensor<4x1xi32>
  %u = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %r:2 = "stablehlo.scatter"(%x, %x, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = stablehlo.add %a, %c : tensor<i32>
    %1 = stablehlo.multiply %b, %d : tensor<i32>
    stablehlo.return %0, %1 : tensor<i32>, tensor<i32>
  }) : (tensor<5xi32>, tensor<5xi32>, tensor<4x1xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<5xi32>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[11, 2, 3, 64, 5]> : tensor<5xi32>
  check.expect_eq_const %r#1, dense<[10, 2, 3, 3200, 5]> : tensor<5xi32>
  func.return
}

// Only one result is read.
func.func @of_two_one() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %y = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[0.5, 1.5]> : tensor<2xf32>
  %v = stablehlo.constant dense<[11, 60]> : tensor<2xi32>
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %0 = stablehlo.add %a, %c : tensor<f32>
    %1 = stablehlo.maximum %b, %d : tensor<i32>
    stablehlo.return %0, %1 : tensor<f32>, tensor<i32>
  }) : (tensor<3xf32>, tensor<3xi32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const %r#1, dense<[60, 20, 30]> : tensor<3xi32>
  func.return
}
