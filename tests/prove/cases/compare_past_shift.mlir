// expect: PROVED REAL
// A shift of both sides of a comparison, over the reals.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %sum = stablehlo.add %x, %c : tensor<?x?xf32>
  %sum_1 = stablehlo.add %y, %c : tensor<?x?xf32>
  %compare = stablehlo.compare LT, %sum, %sum_1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %compare = stablehlo.compare LT, %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  return %compare : tensor<?x?xi1>
}
