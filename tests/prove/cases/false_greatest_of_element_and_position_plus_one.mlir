// expect: REFUTED
// What the greater of an element and a position adds up to may wrap.

func.func @left(%x: tensor<8xi32>) -> tensor<8xi1> {
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %z = stablehlo.constant dense<0> : tensor<8xi32>
  %o = stablehlo.constant dense<1> : tensor<8xi32>
  %m = stablehlo.maximum %x, %i : tensor<8xi32>
  %s = stablehlo.add %m, %o : tensor<8xi32>
  %r = stablehlo.compare GT, %s, %z, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}

func.func @right(%x: tensor<8xi32>) -> tensor<8xi1> {
  %r = stablehlo.constant dense<true> : tensor<8xi1>
  return %r : tensor<8xi1>
}
