// expect: PROVED REAL, no better
// Over the reals; in bf16 position 257 is 256 too.

func.func @left() -> tensor<300xi1> {
  %positions = stablehlo.iota dim = 0 : tensor<300xbf16>
  %number = stablehlo.constant dense<256.0> : tensor<300xbf16>
  %r = stablehlo.compare EQ, %positions, %number : (tensor<300xbf16>, tensor<300xbf16>) -> tensor<300xi1>
  return %r : tensor<300xi1>
}

func.func @right() -> tensor<300xi1> {
  %positions = stablehlo.iota dim = 0 : tensor<300xi32>
  %number = stablehlo.constant dense<256> : tensor<300xi32>
  %r = stablehlo.compare EQ, %positions, %number : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  return %r : tensor<300xi1>
}
