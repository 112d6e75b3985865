// expect: PROVED BITWISE
// A row as a column: a transpose or a reshape.

func.func @left(%x: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<?x1xf32> {
  %transpose = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x?xf32>) -> tensor<?x1xf32>
  return %transpose : tensor<?x1xf32>
}

func.func @right(%x: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<?x1xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<1x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %c1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<1x?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
  return %reshape : tensor<?x1xf32>
}
