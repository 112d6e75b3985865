// expect: REFUTED
// |x + y| is not |x| + |y|.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %x, %y : tensor<?x?xf32>
  %abs = stablehlo.abs %sum : tensor<?x?xf32>
  return %abs : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %abs = stablehlo.abs %x : tensor<?x?xf32>
  %abs_1 = stablehlo.abs %y : tensor<?x?xf32>
  %sum = stablehlo.add %abs, %abs_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
