// expect: PROVED REAL
// rule: (A c1) c2 => A (c1 c2)
// where: HandleMultiply
// (1e20 1e30) 1e-30 overflows, 1e20 (1e30 1e-30) does not.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>,
    %d: tensor<f32>) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product_1 = chlo.broadcast_multiply %product, %d : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>,
    %d: tensor<f32>) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %c, %d : tensor<f32>
  %product_1 = chlo.broadcast_multiply %A, %product : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}
