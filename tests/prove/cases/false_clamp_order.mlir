// expect: REFUTED
// Which bound comes first matters where they cross.

func.func @left(
    %lo: tensor<f32>,
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %hi: tensor<f32>) -> tensor<?x?xf32> {
  %max = chlo.broadcast_maximum %x, %lo : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %min = chlo.broadcast_minimum %max, %hi : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %min : tensor<?x?xf32>
}

func.func @right(
    %lo: tensor<f32>,
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %hi: tensor<f32>) -> tensor<?x?xf32> {
  %min = chlo.broadcast_minimum %x, %hi : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %max = chlo.broadcast_maximum %min, %lo : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}
