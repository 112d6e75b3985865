// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @functions
func.func @functions(%a: tensor<4xf32>, %i: tensor<4xi32>) {
  // CHECK: chlo.erf_inv %{{.*}} : tensor<4xf32> -> tensor<4xf32>
  %0 = chlo.erf_inv %a : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.zeta %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.zeta %a, %a : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.mulhi %{{.*}}, %{{.*}} : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
  %2 = "chlo.mulhi"(%i, %i) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: chlo.is_inf %{{.*}} : tensor<4xf32> -> tensor<4xi1>
  %3 = chlo.is_inf %a : tensor<4xf32> -> tensor<4xi1>
  // CHECK: chlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = chlo.constant dense<1.0> : tensor<f32>
  // CHECK: "chlo.constant_like"(%{{.*}}) <{value = 2.000000e+00 : f32}>
  %5 = "chlo.constant_like"(%a) {value = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @broadcasts
func.func @broadcasts(%a: tensor<4xf32>, %s: tensor<f32>, %m: tensor<4x3xf32>, %p: tensor<i1>) {
  // CHECK: chlo.broadcast_add %{{.*}} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = chlo.broadcast_add %a, %s : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: chlo.broadcast_compare %{{.*}} {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  %1 = chlo.broadcast_compare %a, %m {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  // CHECK: chlo.broadcast_select %{{.*}} : (tensor<i1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = chlo.broadcast_select %p, %a, %s : (tensor<i1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @larger
func.func @larger(%m: tensor<2x3xf32>, %c: tensor<2xf32>, %l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // CHECK: %values, %indices = chlo.top_k(%{{.*}}, k = 2) : tensor<2x3xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  %0:2 = chlo.top_k(%m, k = 2) : tensor<2x3xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  // CHECK: #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  %1 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>]} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  // CHECK: %[[S:.*]]:2 = chlo.scan(%{{.*}}) inits (%{{.*}}) dimension=1 attributes {is_reverse = true} {
  // CHECK-NEXT: ^bb0(%input: tensor<2xf32>, %carry: tensor<2xf32>):
  %2:2 = chlo.scan(%m) inits(%c) dimension=1 attributes {is_reverse = true} {
  ^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>):
    %3 = stablehlo.add %x, %y : tensor<2xf32>
    stablehlo.return %3, %3 : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}
