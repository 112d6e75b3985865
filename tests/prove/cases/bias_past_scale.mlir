// expect: PROVED REAL
// A bias moves past a factor and is scaled.

func.func @left(
    %s: tensor<f32>,
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %b: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32> {
  %sum = chlo.broadcast_add %x, %b {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product = chlo.broadcast_multiply %sum, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %s: tensor<f32>,
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %b: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %x, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product_1 = chlo.broadcast_multiply %b, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = chlo.broadcast_add %product, %product_1 {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
