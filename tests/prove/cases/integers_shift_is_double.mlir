// expect: PROVED BITWISE
// A shift to the left by one doubles.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %one, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %shift_left = stablehlo.shift_left %a, %broadcast : tensor<?xi32>
  return %shift_left : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %product = chlo.broadcast_multiply %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %product : tensor<?xi32>
}
