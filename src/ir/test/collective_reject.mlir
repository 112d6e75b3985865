// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @repeated(%a: tensor<16xf32>) {
  // expected-error @+1 {{stablehlo.all_gather: (C2) replica_groups must not repeat a process, got 1 twice}}
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>} : (tensor<16xf32>) -> tensor<32xf32>
  return
}

// -----

func.func @channel(%a: tensor<16xf32>) {
  // expected-error @+1 {{stablehlo.all_gather: (C5) use_global_device_ids needs a channel_handle above 0}}
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<16xf32>) -> tensor<32xf32>
  return
}

// -----

func.func @split(%a: tensor<3x4xf32>) {
  // expected-error @+1 {{stablehlo.all_to_all: (C2) the split dimension's size 3 must be a multiple of split_count, 2}}
  %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @targets(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.collective_permute: (C3) targets must not repeat a dimension, got [1, 1]}}
  %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @root(%a: tensor<4xf32>, %root: tensor<2xi32>) {
  // expected-error @+1 {{stablehlo.collective_broadcast: (C4) the root, the last operand, must be a tensor<1xi32>}}
  %0 = "stablehlo.collective_broadcast"(%a, %root) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @async(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.async_start: (C2) the body must be a collective or a slice}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<4xf32>):
    %9 = stablehlo.abs %b : tensor<4xf32>
    stablehlo.return %9 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}
