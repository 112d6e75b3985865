// expect: PROVED BITWISE
// rule: slice(concatenate(A, B)) => B
// where: HandleSlice

func.func @left(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %B, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.add %N, %M : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %concatenate, %N_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  return %B : tensor<?xf32>
}
