// Custom calls with other operands and results than they need: an error that
// names the call, from the judge too, and exit status 65.
// RUN: split-file %s %t

// RUN: not tesela run -O backend=judge %t/nothing_asserted.mlir 2>&1 | FileCheck %s --check-prefix=ASSERTION
// RUN: not tesela run -O backend=judge %t/number_asserted.mlir 2>&1 | FileCheck %s --check-prefix=ASSERTION
// ASSERTION: asserts one i1 and has no result
// RUN: not tesela run -O backend=judge %t/no_matrix.mlir 2>&1 | FileCheck %s --check-prefix=SHAPES
// RUN: not tesela run -O backend=judge %t/nothing_decomposed.mlir 2>&1 | FileCheck %s --check-prefix=SHAPES
// RUN: not tesela run -O backend=judge %t/many_reflections.mlir 2>&1 | FileCheck %s --check-prefix=SHAPES
// SHAPES: have not the shapes that the routine needs
// RUN: not tesela run -O backend=judge %t/other_type.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: its shapes differ
// RUN: not tesela compile --emit=hlo %t/part_of_itself.mlir 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not tesela run %t/part_of_itself.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// PART: it calls @main, which it is a part of
// UNKNOWN: unknown target 'nope'

//--- nothing_asserted.mlir
func.func @main() -> tensor<4xf32> {
  %r = stablehlo.custom_call @shape_assertion() : () -> tensor<4xf32>
  return %r : tensor<4xf32>
}
//--- number_asserted.mlir
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  stablehlo.custom_call @shape_assertion(%a) {has_side_effect = true} : (tensor<f32>) -> ()
  return
}
//--- no_matrix.mlir
func.func @main() -> (tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.iota dim = 0 : tensor<4xf32>
  %r:2 = stablehlo.custom_call @Qr(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
//--- nothing_decomposed.mlir
func.func @main() -> tensor<4x4xf32> {
  %r = stablehlo.custom_call @Qr() : () -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
//--- many_reflections.mlir
func.func @main() -> tensor<4x3xf32> {
  %a = stablehlo.iota dim = 0 : tensor<4x3xf32>
  %t = stablehlo.iota dim = 0 : tensor<9xf32>
  %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %t) : (tensor<4x3xf32>, tensor<9xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
//--- other_type.mlir
func.func @main() -> tensor<4xi8> {
  %a = stablehlo.iota dim = 0 : tensor<4xf32>
  %r = stablehlo.custom_call @Pin(%a) : (tensor<4xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
//--- part_of_itself.mlir
func.func @main() -> tensor<4xf32> {
  %a = stablehlo.iota dim = 0 : tensor<4xf32>
  %r = stablehlo.custom_call @nope(%a) {called_computations = [@main]} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
