// expect: PROVED BITWISE
// rule: select(A >= B, 1, 0) != 0 => A >= B
// where: HandleCompare

func.func @left(
    %A: tensor<?xi32> {tesela.shape = "N"},
    %B: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %compare = stablehlo.compare GE, %A, %B : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %one, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %select = stablehlo.select %compare, %broadcast, %broadcast_1 : tensor<?xi1>, tensor<?xf32>
  %broadcast_2 = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %compare_1 = stablehlo.compare NE, %select, %broadcast_2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  return %compare_1 : tensor<?xi1>
}

func.func @right(
    %A: tensor<?xi32> {tesela.shape = "N"},
    %B: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %compare = stablehlo.compare GE, %A, %B : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %compare : tensor<?xi1>
}
