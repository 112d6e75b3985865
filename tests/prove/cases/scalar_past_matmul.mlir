// expect: PROVED REAL
// A scalar factor moves past a matrix product.

func.func @left(
    %s: tensor<f32>,
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %product = chlo.broadcast_multiply %dot, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %s: tensor<f32>,
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %A, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %product, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
