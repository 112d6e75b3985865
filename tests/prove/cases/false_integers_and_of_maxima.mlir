// expect: REFUTED
// The greatest is no union of bits.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.or across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
