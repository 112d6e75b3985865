// expect: PROVED REAL, no better
// 0 * log(x) is NaN where x is 0: no reordering of sums makes it 0.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %scalar = stablehlo.constant dense<0.0> : tensor<f32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %shape = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.dynamic_broadcast_in_dim %scalar, %shape, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %log = stablehlo.log %x : tensor<?xf32>
  %quotient = stablehlo.multiply %zero, %log : tensor<?xf32>
  return %quotient : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %scalar = stablehlo.constant dense<0.0> : tensor<f32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %shape = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.dynamic_broadcast_in_dim %scalar, %shape, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %zero : tensor<?xf32>
}
