// expect: PROVED BITWISE
// rule: A / 8 => A >> 3
// where: TryDivideToShift

func.func @left(%A: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xui32> {
  %c = stablehlo.constant dense<8> : tensor<ui32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xui32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<ui32>, tensor<1xi32>) -> tensor<?xui32>
  %quotient = stablehlo.divide %A, %broadcast : tensor<?xui32>
  return %quotient : tensor<?xui32>
}

func.func @right(%A: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xui32> {
  %c = stablehlo.constant dense<3> : tensor<ui32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xui32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<ui32>, tensor<1xi32>) -> tensor<?xui32>
  %shift_right_logical = stablehlo.shift_right_logical %A, %broadcast : tensor<?xui32>
  return %shift_right_logical : tensor<?xui32>
}
