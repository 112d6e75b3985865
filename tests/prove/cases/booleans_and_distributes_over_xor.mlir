// expect: PROVED BITWISE
// And distributes over exclusive or.

func.func @left(
    %p: tensor<?xi1> {tesela.shape = "N"},
    %q: tensor<?xi1> {tesela.shape = "N"},
    %r: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %xor = stablehlo.xor %q, %r : tensor<?xi1>
  %and = stablehlo.and %p, %xor : tensor<?xi1>
  return %and : tensor<?xi1>
}

func.func @right(
    %p: tensor<?xi1> {tesela.shape = "N"},
    %q: tensor<?xi1> {tesela.shape = "N"},
    %r: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %and = stablehlo.and %p, %q : tensor<?xi1>
  %and_1 = stablehlo.and %p, %r : tensor<?xi1>
  %xor = stablehlo.xor %and, %and_1 : tensor<?xi1>
  return %xor : tensor<?xi1>
}
