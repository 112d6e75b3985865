// expect: PROVED BITWISE
// rule: slice(A) => A
// where: HandleSlice

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %A, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
