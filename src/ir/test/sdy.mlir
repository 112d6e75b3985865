// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @mesh = <["x"=2, "y"=4], device_ids=[0, 1, 2, 3, 4, 5, 6, 7]>
// CHECK: sdy.mesh @maximal = <[], device_ids=[3]>
sdy.mesh @maximal = <[], device_ids=[3]>

// CHECK-LABEL: func @shardings(
// CHECK-SAME: %arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {"y":(2)2}], replicated={"y":(1)2}>})
func.func @shardings(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {"y":(2)2}], replicated={"y":(1)2}>}) {
  // CHECK: sdy.sharding = #sdy.sharding_per_value<[<mesh<["z"=2]>, [{"z"}, {?}]>]>
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[#sdy.sharding<mesh<["z"=2]>, [{"z"}, {?}]>]>} : tensor<8x16xf32>
  // CHECK: sdy.sharding_constraint %arg0 <@mesh, [{}, {}], unreduced=max{"x"}> : tensor<8x16xf32>
  %1 = sdy.sharding_constraint %a <@mesh, [{}, {}], unreduced=max{"x"}> : tensor<8x16xf32>
  // CHECK: sdy.reshard %arg0 <@maximal, []> : tensor<8x16xf32>
  %2 = sdy.reshard %a <@maximal, []> : tensor<8x16xf32>
  // CHECK: sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([jk]) {i=8, j=4, k=4} reduction={i} need_replication={k}, custom>
  %3 = stablehlo.custom_call @f(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([jk]) {i=8, j=4, k=4} reduction={i} need_replication={k}, custom>} : (tensor<8x16xf32>) -> tensor<16xf32>
  // CHECK: sdy.propagation_edges<[{step-2 = [{"y" = operand-1 -> [operand-0, result-0]}]}]>
  %4 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"y" = operand-1 -> [operand-0, result-0]}]}]>} : tensor<8x16xf32>
  // CHECK: sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<8x16xf32>
  %5 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8x16xf32>
  // CHECK: sdy.sharding_group %arg0 group_id=21 : tensor<8x16xf32>
  sdy.sharding_group %a group_id=21 : tensor<8x16xf32>
  return
}

// CHECK-LABEL: func @computations
func.func @computations(%a: tensor<8x16xf32>) {
  // CHECK: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {"x", "y"}]>] manual_axes={"x"} (%[[B:.*]]: tensor<4x16xf32>) {
  // CHECK-NEXT: sdy.return %[[B]]
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {"x", "y"}]>] manual_axes={"x"} (%b: tensor<4x16xf32>) {
    sdy.return %b : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<4x32xf32>
  // CHECK: sdy.named_computation<"f">(%arg0) out_shardings=[<@mesh, [{}, {}]>] (%[[C:.*]]: tensor<8x16xf32>) {
  %1 = sdy.named_computation<"f">(%a) out_shardings=[<@mesh, [{}, {}]>] (%b: tensor<8x16xf32>) {
    sdy.return %b : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}

// CHECK-LABEL: func @collectives
func.func @collectives(%a: tensor<8x16xf32>) {
  // CHECK: sdy.all_slice [{"x"}, {"y":(1)2}] %arg0 out_sharding=<@mesh, [{"x"}, {"y":(1)2}]> : tensor<8x16xf32>
  %0 = sdy.all_slice [{"x"}, {"y":(1)2}] %a out_sharding=<@mesh, [{"x"}, {"y":(1)2}]> : tensor<8x16xf32>
  // CHECK: sdy.all_to_all [{"x"}: 0->1] %{{.*}} out_sharding=<@mesh, [{}, {"y":(1)2, "x"}]> : tensor<8x16xf32>
  %1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@mesh, [{}, {"y":(1)2, "x"}]> : tensor<8x16xf32>
  // CHECK: sdy.all_reduce {"y"} %{{.*}} out_sharding
  %2 = sdy.all_reduce {"y"} %a out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.reduce_scatter max [{"x"}, {}] %{{.*}} out_sharding
  %3 = sdy.reduce_scatter max [{"x"}, {}] %a out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  return
}
