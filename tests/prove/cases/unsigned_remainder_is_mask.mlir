// expect: PROVED BITWISE
// A remainder by 4 of unsigned integers is the last two bits.

func.func @left(%a: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xui32> {
  %c = stablehlo.constant dense<4> : tensor<ui32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xui32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<ui32>, tensor<1xi32>) -> tensor<?xui32>
  %remainder = stablehlo.remainder %a, %broadcast : tensor<?xui32>
  return %remainder : tensor<?xui32>
}

func.func @right(%a: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xui32> {
  %c = stablehlo.constant dense<3> : tensor<ui32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xui32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<ui32>, tensor<1xi32>) -> tensor<?xui32>
  %and = stablehlo.and %a, %broadcast : tensor<?xui32>
  return %and : tensor<?xui32>
}
