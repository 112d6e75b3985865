// expect: PROVED REASSOC
// rule: convert(P) A => select(P, A, 0)
// where: HandleMultiply
// In floats 0 inf is NaN, the selected 0 is 0.

func.func @left(
    %P: tensor<?x?xi1> {tesela.shape = "M, N"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %P : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %convert, %A : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %P: tensor<?x?xi1> {tesela.shape = "M, N"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %P, %A, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}
