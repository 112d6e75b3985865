// expect: PROVED REAL
// rule: A > min(A, B) => A > B
// where: HandleCompare

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %min = stablehlo.minimum %A, %B : tensor<?x?xf32>
  %compare = stablehlo.compare GT, %A, %min : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare GT, %A, %B : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
