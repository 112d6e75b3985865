// expect: REFUTED
// A transpose is not a reshape.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape : tensor<?x?xf32>
}
