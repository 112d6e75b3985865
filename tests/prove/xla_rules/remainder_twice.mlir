// expect: PROVED BITWISE
// rule: (A % B) % B => A % B
// where: HandleRemainder

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %remainder = stablehlo.remainder %a, %b : tensor<?xi32>
  %remainder_1 = stablehlo.remainder %remainder, %b : tensor<?xi32>
  return %remainder_1 : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %remainder = stablehlo.remainder %a, %b : tensor<?xi32>
  return %remainder : tensor<?xi32>
}
