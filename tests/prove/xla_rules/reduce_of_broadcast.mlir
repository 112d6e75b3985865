// expect: PROVED REAL
// rule: reduce(broadcast(A), c) => M A + c
// where: HandleReduce
// In f16 the count 70000 is infinite.

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%broadcast init: %c) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %convert = stablehlo.convert %M : (tensor<i32>) -> tensor<f32>
  %product = chlo.broadcast_multiply %A, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = chlo.broadcast_add %product, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %sum : tensor<?xf32>
}
