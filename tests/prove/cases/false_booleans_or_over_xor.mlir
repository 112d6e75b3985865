// expect: REFUTED
// Or does not distribute over exclusive or.

func.func @left(
    %p: tensor<?xi1> {tesela.shape = "N"},
    %q: tensor<?xi1> {tesela.shape = "N"},
    %r: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %xor = stablehlo.xor %q, %r : tensor<?xi1>
  %or = stablehlo.or %p, %xor : tensor<?xi1>
  return %or : tensor<?xi1>
}

func.func @right(
    %p: tensor<?xi1> {tesela.shape = "N"},
    %q: tensor<?xi1> {tesela.shape = "N"},
    %r: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %or = stablehlo.or %p, %q : tensor<?xi1>
  %or_1 = stablehlo.or %p, %r : tensor<?xi1>
  %xor = stablehlo.xor %or, %or_1 : tensor<?xi1>
  return %xor : tensor<?xi1>
}
