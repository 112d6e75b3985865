// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

sdy.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func @gathers
func.func @gathers(%a: tensor<16x8xf32>) {
  // CHECK: "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<{{.*}}> : tensor<2x2xi64>, use_global_device_ids}>
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<16x8xf32>) -> tensor<16x16xf32>
  // CHECK: "stablehlo.all_to_all"(%arg0, %arg0)
  %1:2 = "stablehlo.all_to_all"(%a, %a) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<16x8xf32>, tensor<16x8xf32>) -> (tensor<32x4xf32>, tensor<32x4xf32>)
  // CHECK: "stablehlo.collective_permute"
  %2 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
  return
}

// CHECK-LABEL: func @reductions
func.func @reductions(%a: tensor<16x8xf32>, %root: tensor<1xi32>) {
  // CHECK: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>
  %0 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    stablehlo.return %x : tensor<f64>
  }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>} : (tensor<16x8xf32>) -> tensor<16x8xf64>
  // CHECK: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>
  %1 = "stablehlo.reduce_scatter"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {scatter_dimension = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<16x8xf32>) -> tensor<8x8xf32>
  // CHECK: "stablehlo.collective_reduce"(%arg0, %arg1) <{has_dynamic_root,
  %2 = "stablehlo.collective_reduce"(%a, %root) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<16x8xf32>, tensor<1xi32>) -> tensor<16x8xf32>
  // CHECK: "stablehlo.collective_broadcast"(%arg0, %arg1)
  %3 = "stablehlo.collective_broadcast"(%a, %root) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<16x8xf32>, tensor<1xi32>) -> tensor<16x8xf32>
  return
}

// CHECK-LABEL: func @processes
func.func @processes(%a: tensor<16xf32>) {
  // CHECK: stablehlo.replica_id : tensor<ui32>
  %0 = stablehlo.replica_id : tensor<ui32>
  // CHECK: stablehlo.partition_id {name = "x"} : tensor<ui32>
  %1 = stablehlo.partition_id {name = "x"} : tensor<ui32>
  // CHECK: "stablehlo.async_start"(%arg0)
  %2 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<16xf32>):
    %9 = "stablehlo.collective_permute"(%b) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<16xf32>) -> tensor<16xf32>
    stablehlo.return %9 : tensor<16xf32>
  }) : (tensor<16xf32>) -> !stablehlo.future<tensor<16xf32>>
  // CHECK: "stablehlo.async_done"(%{{.*}}) : (!stablehlo.future<tensor<16xf32>>) -> tensor<16xf32>
  %3 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<16xf32>>) -> tensor<16xf32>
  return
}
