// expect: REFUTED
// rule: A^-1 => 1 / A
// where: HandlePower
// Differs at A = 0, where a power of a negative exponent is 0 and a quotient
// -1.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %power = stablehlo.power %a, %broadcast : tensor<?xi32>
  return %power : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %one, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %quotient = stablehlo.divide %broadcast, %a : tensor<?xi32>
  return %quotient : tensor<?xi32>
}
