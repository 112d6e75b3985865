// expect: REFUTED
// rule: (A + c) % c => A % c
// where: HandleRemainder
// Why XLA does so for an iota only: -1 % 7 = -1, and sums wrap around.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %sum = stablehlo.add %a, %broadcast : tensor<?xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %remainder = stablehlo.remainder %sum, %broadcast_1 : tensor<?xi32>
  return %remainder : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %remainder = stablehlo.remainder %a, %broadcast : tensor<?xi32>
  return %remainder : tensor<?xi32>
}
