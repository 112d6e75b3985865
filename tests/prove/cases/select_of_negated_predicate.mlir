// expect: PROVED BITWISE
// Negating the predicate swaps the branches.

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
  %select = stablehlo.select %p, %y, %x : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}
