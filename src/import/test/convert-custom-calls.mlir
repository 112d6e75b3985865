// RUN: tesela-opt %s --convert-custom-calls | FileCheck %s

// CHECK-LABEL: @main
func.func public @main(%a: tensor<2x8xf32>, %i: tensor<2x8xi32>,
                       %x: tensor<f32>, %n: tensor<i32>)
    -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  // CHECK: %[[SORTED:.*]]:2 = "stablehlo.sort"(%arg0, %arg1)
  // CHECK-SAME: dimension = 1
  // CHECK: stablehlo.compare GT
  // CHECK-NEXT: stablehlo.return
  // CHECK: stablehlo.slice %[[SORTED]]#0 [0:2, 0:3]
  // CHECK: stablehlo.slice %[[SORTED]]#1 [0:2, 0:3]
  // CHECK-NOT: ApproxTopK
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %x, %n) {
      called_computations = [@greater],
      mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 1 : i64,
                             top_k = 3 : i64}}
      : (tensor<2x8xf32>, tensor<2x8xi32>, tensor<f32>, tensor<i32>)
      -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
}
func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>,
                   %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

// Of numbers and their places.
// CHECK-LABEL: @places
func.func public @places(%a: tensor<2x8xf32>, %x: tensor<f32>, %n: tensor<i32>)
    -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  // CHECK: %[[NEG:.*]] = stablehlo.negate %arg0
  // CHECK: %[[TOP:.*]], %[[AT:.*]] = chlo.top_k(%[[NEG]], k = 3)
  // CHECK: %[[LEAST:.*]] = stablehlo.negate %[[TOP]]
  // CHECK: return %[[LEAST]], %[[AT]]
  %i = stablehlo.iota dim = 1 : tensor<2x8xi32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %x, %n) {
      called_computations = [@lesser],
      mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 1 : i64,
                             top_k = 3 : i64}}
      : (tensor<2x8xf32>, tensor<2x8xi32>, tensor<f32>, tensor<i32>)
      -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
}
func.func @lesser(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>,
                  %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

// A call that does not say where stays.
// CHECK-LABEL: @unclear
func.func public @unclear(%a: tensor<8xf32>, %x: tensor<f32>)
    -> tensor<3xf32> {
  // CHECK: stablehlo.custom_call @ApproxTopK
  %0 = stablehlo.custom_call @ApproxTopK(%a, %x) {
      called_computations = [@greater]}
      : (tensor<8xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// There is one kind of memory.
// CHECK-LABEL: @placed
func.func public @placed(%a: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: return %arg0
  %0 = stablehlo.custom_call @annotate_device_placement(%a) {
      has_side_effect = true,
      mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}}
      : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.custom_call @MoveToDevice(%0) {backend_config = ""}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// What JAX makes for processors.
// CHECK-LABEL: @factor
func.func public @factor(%a: tensor<2x3x3xf32>)
    -> (tensor<2x3x3xf32>, tensor<2xi32>) {
  // CHECK: %[[L:.*]] = stablehlo.cholesky %arg0, lower = true
  // CHECK: stablehlo.slice %[[L]] [0:2, 2:3, 2:3]
  // CHECK: stablehlo.compare NE
  // CHECK-NOT: potrf
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {
      mhlo.backend_config = {uplo = 76 : ui8}}
      : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2x3x3xf32>, tensor<2xi32>
}

// CHECK-LABEL: @solve
func.func public @solve(%a: tensor<3x3xf64>, %b: tensor<2x3xf64>)
    -> tensor<2x3xf64> {
  // CHECK: "stablehlo.triangular_solve"(%arg0, %arg1)
  // CHECK-SAME: left_side = false, lower = false
  // CHECK-SAME: transpose_a = #stablehlo<transpose ADJOINT>
  // CHECK-SAME: unit_diagonal = true
  %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b) {
      mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8,
                             trans_x = 67 : ui8, uplo = 85 : ui8}}
      : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}

// Results that are no arrays: the calls stay, to be refused by name.
// CHECK-LABEL: @tokens
func.func public @tokens(%a: !stablehlo.token, %x: tensor<8xf32>,
                         %i: tensor<f32>)
    -> (!stablehlo.token, tensor<i32>, !stablehlo.token) {
  // CHECK: @lapack_spotrf_ffi
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {
      mhlo.backend_config = {uplo = 76 : ui8}}
      : (!stablehlo.token) -> (!stablehlo.token, tensor<i32>)
  // CHECK: @ApproxTopK
  %1 = stablehlo.custom_call @ApproxTopK(%x, %i) {
      called_computations = [@less],
      mhlo.backend_config = {reduction_dim = 0 : i64}}
      : (tensor<8xf32>, tensor<f32>) -> !stablehlo.token
  return %0#0, %0#1, %1 : !stablehlo.token, tensor<i32>, !stablehlo.token
}
func.func @less(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
