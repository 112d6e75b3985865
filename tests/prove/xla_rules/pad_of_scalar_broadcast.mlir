// expect: PROVED BITWISE
// rule: pad(broadcast(a)) => broadcast(pad(broadcast(a)))
// where: HandlePad

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %a: tensor<f32>,
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %a, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %pad = stablehlo.pad %broadcast, %c, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %pad : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %a: tensor<f32>,
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %a, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %pad = stablehlo.pad %broadcast, %c, low = [1], high = [2], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %size = stablehlo.add %N, %c3 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %pad, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %broadcast_1 : tensor<?x?xf32>
}
