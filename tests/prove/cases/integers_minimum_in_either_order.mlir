// expect: PROVED BITWISE
// Rows first or columns first.

func.func @left(%a: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<i32> {
  %i = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %1 = stablehlo.reduce(%0 init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

func.func @right(%a: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<i32> {
  %i = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %1 = stablehlo.reduce(%0 init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}
