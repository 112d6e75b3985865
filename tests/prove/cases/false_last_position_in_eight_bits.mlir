// expect: REFUTED
// The position 256 is 0 in eight bits.

func.func @left(%x: tensor<300xf32>) -> tensor<ui8> {
  %i = stablehlo.iota dim = 0 : tensor<300xui8>
  %m = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.reduce(%i init: %m) applies stablehlo.maximum across dimensions = [0] : (tensor<300xui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

func.func @right(%x: tensor<300xf32>) -> tensor<ui8> {
  %0 = stablehlo.constant dense<43> : tensor<ui8>
  return %0 : tensor<ui8>
}
