// expect: PROVED BITWISE
// Sums of integers regroup without a difference.

func.func @left(%a: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %total = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %total_1 : tensor<i32>
}

func.func @right(%a: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %total = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %total_1 : tensor<i32>
}
