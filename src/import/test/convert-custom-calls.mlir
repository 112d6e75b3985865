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
