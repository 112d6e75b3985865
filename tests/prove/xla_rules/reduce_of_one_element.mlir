// expect: PROVED BITWISE
// rule: reduce(A) => reshape(A)
// where: ReplaceReduceWithReshape
// condition: size one there; the initial value is neutral

func.func @left(%A: tensor<?x1xf32> {tesela.shape = "N, 1"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x1xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(%A: tensor<?x1xf32> {tesela.shape = "N, 1"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x1xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %reshape = stablehlo.dynamic_reshape %A, %N_1d : (tensor<?x1xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %reshape : tensor<?xf32>
}
