// expect: PROVED REASSOC
// rule: (c1 - A) + c2 => (c1 + c2) - A
// where: HandleAdd

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>,
    %d: tensor<f32>) -> tensor<?x?xf32> {
  %difference = chlo.broadcast_subtract %c, %A : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = chlo.broadcast_add %difference, %d : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>,
    %d: tensor<f32>) -> tensor<?x?xf32> {
  %sum = stablehlo.add %c, %d : tensor<f32>
  %difference = chlo.broadcast_subtract %sum, %A : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %difference : tensor<?x?xf32>
}
