// expect: PROVED BITWISE
// rule: A / 8 => sign(A) (|A| >> 3)
// where: TryDivideToShift

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<8> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %quotient = stablehlo.divide %a, %broadcast : tensor<?xi32>
  return %quotient : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %negative = stablehlo.compare LT, %a, %broadcast : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %negate = stablehlo.negate %a : tensor<?xi32>
  %select = stablehlo.select %negative, %negate, %a : tensor<?xi1>, tensor<?xi32>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %shift_right_logical = stablehlo.shift_right_logical %select, %broadcast_1 : tensor<?xi32>
  %negate_1 = stablehlo.negate %shift_right_logical : tensor<?xi32>
  %select_1 = stablehlo.select %negative, %negate_1, %shift_right_logical : tensor<?xi1>, tensor<?xi32>
  return %select_1 : tensor<?xi32>
}
