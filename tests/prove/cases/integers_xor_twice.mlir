// expect: PROVED BITWISE
// (a xor b) xor b = a.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %xor = stablehlo.xor %a, %b : tensor<?xi32>
  %xor_1 = stablehlo.xor %xor, %b : tensor<?xi32>
  return %xor_1 : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
