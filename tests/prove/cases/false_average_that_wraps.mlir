// expect: REFUTED
// The sum of two bytes leaves 8 bits.

func.func @left(%a: tensor<?xui8> {tesela.shape = "N"}, %b: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %0 = stablehlo.and %a, %b : tensor<?xui8>
  %1 = stablehlo.xor %a, %b : tensor<?xui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %ones = chlo.broadcast_shift_right_logical %1, %one : (tensor<?xui8>, tensor<ui8>) -> tensor<?xui8>
  %2 = stablehlo.add %0, %ones : tensor<?xui8>
  return %2 : tensor<?xui8>
}

func.func @right(%a: tensor<?xui8> {tesela.shape = "N"}, %b: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %2 = stablehlo.add %a, %b : tensor<?xui8>
  %two = stablehlo.constant dense<2> : tensor<ui8>
  %3 = chlo.broadcast_divide %2, %two : (tensor<?xui8>, tensor<ui8>) -> tensor<?xui8>
  return %3 : tensor<?xui8>
}
