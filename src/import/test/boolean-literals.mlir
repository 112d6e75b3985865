// Elements of i1 in hexadecimal form: a byte each (newer writers) or packed.
// RUN: tesela-opt %s | FileCheck %s

func.func @booleans() {
  // CHECK: dense<[false, true, false, false, true, false, false, false, false, true]> : tensor<10xi1>
  %0 = stablehlo.constant dense<"0x00010000010000000001"> : tensor<10xi1>
  // CHECK: dense<{{\[\[}}false, true], [true, true], [false, false], [false, false], [true, false]]> : tensor<5x2xi1>
  %1 = stablehlo.constant dense<"0x0E01"> : tensor<5x2xi1>
  // CHECK: dense<true> : tensor<3xi1>
  %3 = stablehlo.constant dense<"0x010101"> : tensor<3xi1>
  // CHECK: dense<[0, 1]> : tensor<2xi8>
  %2 = stablehlo.constant dense<"0x0001"> : tensor<2xi8>
  return
}
