// RUN: tesela check %s | FileCheck %s
// CHECK: 1 passed, 0 failed

// One byte per element, as newer MLIR writes them.
func.func @hexadecimal_booleans() {
  %a = stablehlo.constant dense<"0x01000101000000000001"> : tensor<2x5xi1>
  check.expect_eq_const %a, dense<[[true, false, true, true, false], [false, false, false, false, true]]> : tensor<2x5xi1>
  %b = stablehlo.constant dense<"0x010101"> : tensor<3xi1>
  check.expect_eq_const %b, dense<true> : tensor<3xi1>
  %c = stablehlo.constant dense<"0x010001"> : tensor<3xi1>
  check.expect_eq_const %c, dense<[true, false, true]> : tensor<3xi1>
  func.return
}
