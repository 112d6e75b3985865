// expect: REFUTED
// rule: dot(select(P, c A, C), B) => c dot(select(P, A, C), B)
// where: ScalarMultiplyReduction
// False: select passes a factor only where both branches have it, but each
// branch is searched by itself.

func.func @left(
    %P: tensor<?x?xi1> {tesela.shape = "M, K"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %C: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product = chlo.broadcast_multiply %A, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %select = stablehlo.select %P, %product, %C : tensor<?x?xi1>, tensor<?x?xf32>
  %dot = stablehlo.dot_general %select, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %P: tensor<?x?xi1> {tesela.shape = "M, K"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %C: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %select = stablehlo.select %P, %A, %C : tensor<?x?xi1>, tensor<?x?xf32>
  %dot = stablehlo.dot_general %select, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product = chlo.broadcast_multiply %dot, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
