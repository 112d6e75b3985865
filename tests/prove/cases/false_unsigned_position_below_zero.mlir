// expect: REFUTED
// 0 - 5 of unsigned integers is 2^32 - 5, in more bits, too.

func.func @left() -> tensor<8xi64> {
  %places = stablehlo.iota dim = 0 : tensor<8xui32>
  %five = stablehlo.constant dense<5> : tensor<8xui32>
  %less = stablehlo.subtract %places, %five : tensor<8xui32>
  %result = stablehlo.convert %less : (tensor<8xui32>) -> tensor<8xi64>
  return %result : tensor<8xi64>
}

func.func @right() -> tensor<8xi64> {
  %places = stablehlo.iota dim = 0 : tensor<8xi64>
  %five = stablehlo.constant dense<5> : tensor<8xi64>
  %result = stablehlo.subtract %places, %five : tensor<8xi64>
  return %result : tensor<8xi64>
}
