// expect: REFUTED
// Negating the predicate alone.

func.func @left(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %not = stablehlo.not %p : tensor<?x?xi1>
  %select = stablehlo.select %not, %x, %y : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}

func.func @right(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %select = stablehlo.select %p, %x, %y : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}
