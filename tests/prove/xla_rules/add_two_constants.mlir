// expect: PROVED REASSOC
// rule: (A + c1) + c2 => A + (c1 + c2)
// where: HandleAdd
// Done without fast-math.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>,
    %d: tensor<f32>) -> tensor<?x?xf32> {
  %sum = chlo.broadcast_add %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %sum_1 = chlo.broadcast_add %sum, %d : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %sum_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>,
    %d: tensor<f32>) -> tensor<?x?xf32> {
  %sum = stablehlo.add %c, %d : tensor<f32>
  %sum_1 = chlo.broadcast_add %A, %sum : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %sum_1 : tensor<?x?xf32>
}
