// RUN: tesela-opt %s --convert-composites | FileCheck %s

// CHECK-LABEL: @main
func.func public @main(%a: tensor<8xf32>)
    -> (tensor<2xf32>, tensor<2xi32>, tensor<8xf32>) {
  // CHECK: chlo.top_k(%arg0, k = 2)
  %0:2 = stablehlo.composite "chlo.top_k" %a {
      composite_attributes = {k = 2 : i64}, decomposition = @top,
      version = 1 : i32} : (tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  // A version whose meaning is not known, and an unknown name, stay.
  // CHECK: stablehlo.composite "chlo.erf"
  %1 = stablehlo.composite "chlo.erf" %a {decomposition = @erf,
      version = 99 : i32} : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: stablehlo.composite "mine.erf"
  %2 = stablehlo.composite "mine.erf" %1 {decomposition = @erf}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %0#0, %0#1, %2 : tensor<2xf32>, tensor<2xi32>, tensor<8xf32>
}
func.func private @top(tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>)
func.func private @erf(tensor<8xf32>) -> tensor<8xf32>
