// RUN: tesela check %s --engine=both | FileCheck %s
// RUN: tesela check %s --engine=both -O numerics=strict | FileCheck %s
// CHECK: 1 passed, 0 failed

// A sum of bf16 rounds once, also where another result of the same reduction is
// no float: rounded at each step it would stay at 256.
func.func @main() {
  %x = stablehlo.constant dense<1.0> : tensor<1000xbf16>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %far = stablehlo.constant dense<2000> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %zero), (%i init: %far) across dimensions = [0] : (tensor<1000xbf16>, tensor<1000xi32>, tensor<bf16>, tensor<i32>) -> (tensor<bf16>, tensor<i32>)
   reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %0 = stablehlo.add %a, %c : tensor<bf16>
    %1 = stablehlo.minimum %b, %d : tensor<i32>
    stablehlo.return %0, %1 : tensor<bf16>, tensor<i32>
  }
  check.expect_eq_const %r#0, dense<1000.0> : tensor<bf16>
  check.expect_eq_const %r#1, dense<0> : tensor<i32>
  func.return
}
