// expect: PROVED BITWISE
// rule: iota => 0
// where: HandleIota
// condition: size one there

func.func @left(%N: tensor<i32> {tesela.size = "N"}) -> tensor<1x?xi32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<1x?xi32>
  return %iota : tensor<1x?xi32>
}

func.func @right(%N: tensor<i32> {tesela.size = "N"}) -> tensor<1x?xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<1x?xi32>
  return %broadcast : tensor<1x?xi32>
}
