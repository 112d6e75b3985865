// expect: REFUTED
// x + 8 is a position for negative x, and x + 8 - 16 an integer that may wrap.

func.func @left(%x: tensor<8xi32>) -> tensor<8xi1> {
  %z = stablehlo.constant dense<0> : tensor<8xi32>
  %e = stablehlo.constant dense<8> : tensor<8xi32>
  %s = stablehlo.constant dense<16> : tensor<8xi32>
  %f = stablehlo.constant dense<5> : tensor<8xi32>
  %t = stablehlo.constant dense<true> : tensor<8xi1>
  %neg = stablehlo.compare LT, %x, %z, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %more = stablehlo.add %x, %e : tensor<8xi32>
  %w = stablehlo.select %neg, %more, %f : tensor<8xi1>, tensor<8xi32>
  %d = stablehlo.subtract %w, %s : tensor<8xi32>
  %c = stablehlo.compare LT, %d, %e, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %r = stablehlo.select %neg, %c, %t : tensor<8xi1>, tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @right(%x: tensor<8xi32>) -> tensor<8xi1> {
  %t = stablehlo.constant dense<true> : tensor<8xi1>
  return %t : tensor<8xi1>
}
