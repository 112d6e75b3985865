// expect: PROVED BITWISE
// rule: slice(broadcast(A)) => broadcast(slice(A))
// where: HandleSlice

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + l <= N"]} {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %c0_1d, %a_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_3 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %broadcast, %shape_1, %shape_2, %shape_3 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + l <= N"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %l_1d = stablehlo.reshape %l : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %l_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %slice, %shape_1, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %broadcast : tensor<?x?xf32>
}
