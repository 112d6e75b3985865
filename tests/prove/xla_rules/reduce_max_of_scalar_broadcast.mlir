// expect: PROVED REASSOC
// rule: reduce_max(broadcast(a), c) => max(a, c)
// where: HandleReduce

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %a: tensor<f32>,
    %c: tensor<f32>) -> tensor<f32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %a, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %largest = stablehlo.reduce(%broadcast init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
  return %largest : tensor<f32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %a: tensor<f32>,
    %c: tensor<f32>) -> tensor<f32> {
  %max = stablehlo.maximum %a, %c : tensor<f32>
  return %max : tensor<f32>
}
