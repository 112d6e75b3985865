// RUN: tesela check --engine=compiled --form=both %s

// The remainder of 17 columns is one lane of 16 bits. It must not write over
// the element behind it, the first of the next row, which is already there:
// columns are scanned one vector after the other.
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<4x17xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %zero) ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) {window_dimensions = array<i64: 4, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>}
    : (tensor<4x17xbf16>, tensor<bf16>) -> tensor<4x17xbf16>
  %1 = stablehlo.slice %0 [0:4, 0:1] : (tensor<4x17xbf16>) -> tensor<4x1xbf16>
  %2 = stablehlo.convert %1 : (tensor<4x1xbf16>) -> tensor<4x1xf32>
  check.expect_almost_eq_const %2, dense<[[0.0], [1.0], [3.0], [6.0]]> : tensor<4x1xf32>
  return
}
