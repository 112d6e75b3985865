// expect: PROVED BITWISE
// An addition moves into both branches.

func.func @left(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"},
    %z: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %select = stablehlo.select %p, %x, %y : tensor<?x?xi1>, tensor<?x?xf32>
  %sum = stablehlo.add %select, %z : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"},
    %z: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %x, %z : tensor<?x?xf32>
  %sum_1 = stablehlo.add %y, %z : tensor<?x?xf32>
  %select = stablehlo.select %p, %sum, %sum_1 : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}
