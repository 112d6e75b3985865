// expect: REFUTED
// Or is not addition.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %or = stablehlo.or %a, %b : tensor<?xi32>
  return %or : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %a, %b : tensor<?xi32>
  return %sum : tensor<?xi32>
}
