// expect: REFUTED
// 39999 * 60000 is more than an i32 holds.

func.func @left(%x: tensor<4xi32> {tesela.below = "40000"}) -> tensor<4xi1> {
  %k = stablehlo.constant dense<60000> : tensor<4xi32>
  %z = stablehlo.constant dense<0> : tensor<4xi32>
  %m = stablehlo.multiply %x, %k : tensor<4xi32>
  %q = stablehlo.compare GE, %m, %z : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %q : tensor<4xi1>
}
func.func @right(%x: tensor<4xi32> {tesela.below = "40000"}) -> tensor<4xi1> {
  %k = stablehlo.constant dense<true> : tensor<4xi1>
  return %k : tensor<4xi1>
}
