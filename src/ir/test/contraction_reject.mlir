// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @batching_sizes(%a: tensor<2x4xf32>, %b: tensor<3x4xf32>) {
  // expected-error @+1 {{stablehlo.dot_general: (C9) batching dimension 0 of lhs and 0 of rhs must have the same size, got 2 and 3}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @range(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{stablehlo.dot_general: (C8) rhs contracting dimensions must lie in [0, 2), got 2}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [2] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @result(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{stablehlo.dot_general: (C12)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @groups(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x16xf32>) {
  // expected-error @+1 {{stablehlo.convolution: (C11) the input's features, 3, must be a multiple of feature_group_count}}
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
  return
}

// -----

func.func @stride(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x16xf32>) {
  // expected-error @+1 {{stablehlo.convolution: (C3) window strides must be positive, got [0, 1]}}
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [0, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
  return
}

// -----

func.func @algorithm(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{dot_algorithm (C22): lhs_component_count must be positive, got 0}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @gap(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x16xf32>) {
  // expected-error @+1 {{the indices of spatial dimensions must be 0, 1, ... without gaps}}
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
  return
}
