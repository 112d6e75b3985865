// expect: PROVED REAL
// rule: dot(transpose(c A), B) => c dot(transpose(A), B)
// where: ScalarMultiplyReduction

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "K, M"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<0.1> : tensor<f32>
  %product = chlo.broadcast_multiply %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %product, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %transpose, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "K, M"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %transpose, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = stablehlo.constant dense<0.1> : tensor<f32>
  %product = chlo.broadcast_multiply %dot, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
