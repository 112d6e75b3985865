// expect: PROVED REAL, no better
// The factor 0.1 moves past a product.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<0.1> : tensor<f32>
  %product = chlo.broadcast_multiply %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %product, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = stablehlo.constant dense<0.1> : tensor<f32>
  %product = chlo.broadcast_multiply %dot, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
