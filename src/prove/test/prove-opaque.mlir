// An operator that is not looked into is the same on the same operands; what it
// does is not known.
// RUN: tesela prove --no-cache %s | FileCheck %s
// RUN: bash -c 'tesela prove --no-cache %S/Inputs/factored.mlir; [ $? -eq 2 ]' | FileCheck %s --check-prefix=UNKNOWN

// CHECK: PROVED BITWISE
// UNKNOWN: UNKNOWN
// UNKNOWN: stablehlo.cholesky is not looked into: no term is known for the operator

func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<?xf32>) -> tensor<?xf32>
  %2 = stablehlo.negate %0 : tensor<?xf32>
  %3 = stablehlo.add %2, %x : tensor<?xf32>
  return %3 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<?xf32>) -> tensor<?xf32>
  %2 = stablehlo.subtract %x, %0 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
