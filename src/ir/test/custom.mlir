// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<2x3xf32>) {
  // CHECK: stablehlo.custom_call @"foo bar"(%arg0) : (
  %0 = stablehlo.custom_call @"foo bar"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {n = 1 : i64}, called_computations = [@f], has_side_effect = true,
  // CHECK-SAME: operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>],
  // CHECK-SAME: result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = {{.*}}} : (
  %1 = "stablehlo.custom_call"(%a) {
    call_target_name = "foo", api_version = 4 : i32, backend_config = {n = 1 : i64},
    called_computations = [@f], has_side_effect = true,
    operand_layouts = [dense<[0, 1]> : tensor<2xindex>],
    result_layouts = [dense<[1, 0]> : tensor<2xindex>],
    output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>],
    result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]
  } : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.custom_call @Pin(%arg0) {api_version = 4 : i32} : (tensor<2x3xf32>) -> memref<2x3xf32>
  %2 = stablehlo.custom_call @Pin(%a) {api_version = 4 : i32} : (tensor<2x3xf32>) -> memref<2x3xf32>
  return
}

// CHECK-LABEL: func @composites
func.func @composites(%a: tensor<f32>) -> tensor<f32> {
  // CHECK: stablehlo.composite "my.op" %arg0 {composite_attributes = {n = 2 : i64}, decomposition = @f, version = 3 : i32} : (tensor<f32>) -> tensor<f32>
  %0 = stablehlo.composite "my.op" %a {composite_attributes = {n = 2 : i64}, decomposition = @f, version = 3 : i32} : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.composite "my.op" %arg0 ({
  // CHECK: }) {decomposition = @f} : (
  %1 = "stablehlo.composite"(%a) ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) {name = "my.op", decomposition = @f} : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

func.func @f(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
