// expect: PROVED BITWISE
// rule: concatenate(A, B)[k] => B[k - N]
// where: TrySimplifyScalarSlice

func.func @left(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<1xf32>
    attributes {tesela.assume = ["2 <= M"]} {
  %concatenate = stablehlo.concatenate %A, %B, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.add %N, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size_1 = stablehlo.add %N, %c2 : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %concatenate, %size_1d, %size_1_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  return %slice : tensor<1xf32>
}

func.func @right(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<1xf32>
    attributes {tesela.assume = ["2 <= M"]} {
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %B, %shape, %shape_1, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  return %slice : tensor<1xf32>
}
