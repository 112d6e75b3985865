// expect: PROVED REAL+SIDE
// rule: A / broadcast(B) => A broadcast(1 / B)
// where: HandleDivide

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %quotient = chlo.broadcast_divide %A, %B {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %quotient = chlo.broadcast_divide %one, %B : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  %product = chlo.broadcast_multiply %A, %quotient {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
