// expect: PROVED BITWISE
// rule: slice(broadcast(c)) => broadcast(c)
// where: HandleBroadcast

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %c: tensor<f32>) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= M"]} {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %broadcast, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %c: tensor<f32>) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= M"]} {
  %l_1d = stablehlo.reshape %l : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %l_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %broadcast : tensor<?xf32>
}
