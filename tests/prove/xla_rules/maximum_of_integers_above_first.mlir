// expect: PROVED BITWISE
// rule: max(A, B) > A => B > A
// where: HandleCompare

func.func @left(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %max = stablehlo.maximum %A, %B : tensor<?x?xi32>
  %compare = stablehlo.compare GT, %max, %A : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}

func.func @right(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare GT, %B, %A : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
