// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @layout(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{stablehlo.custom_call: (operand_layouts) a layout must be a permutation of the value's dimensions}}
  %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @alias(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{stablehlo.custom_call: (output_operand_aliases) operand_index must lie in [0, 1), got 1}}
  %0 = stablehlo.custom_call @foo(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @unknown(%a: tensor<f32>) {
  // expected-error @+1 {{stablehlo.composite: (C2) @f must be a function of the module}}
  %0 = stablehlo.composite "my.op" %a {decomposition = @f} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @name(%a: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{stablehlo.composite: (C1) the name must have a namespace}}
  %0 = stablehlo.composite "op" %a {decomposition = @name} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @types(%a: tensor<f32>) -> tensor<f64> {
  // expected-error @+1 {{stablehlo.composite: (C4) results must have the types of the results of @types}}
  %0 = stablehlo.composite "my.op" %a {decomposition = @types} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.convert %0 : (tensor<f32>) -> tensor<f64>
  return %1 : tensor<f64>
}
