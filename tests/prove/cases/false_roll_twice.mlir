// expect: REFUTED
// A rotation twice is not the identity.

func.func @left(
    %k: tensor<i32> {tesela.size = "k"},
    %x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["k < N"]} {
  %k_1d = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %x, %k_1d, %N_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %slice_1 = stablehlo.real_dynamic_slice %x, %shape_1, %k_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %concatenate = stablehlo.concatenate %slice, %slice_1, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %slice_2 = stablehlo.real_dynamic_slice %concatenate, %k_1d, %N_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %slice_3 = stablehlo.real_dynamic_slice %concatenate, %shape_1, %k_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %concatenate_1 = stablehlo.concatenate %slice_2, %slice_3, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate_1 : tensor<?xf32>
}

func.func @right(
    %k: tensor<i32> {tesela.size = "k"},
    %x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["k < N"]} {
  return %x : tensor<?xf32>
}
