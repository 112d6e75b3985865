// expect: PROVED BITWISE
// (a & b) + (a ^ b) / 2 is the average of two bytes, rounded down.

func.func @left(%a: tensor<?xui8> {tesela.shape = "N"}, %b: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %0 = stablehlo.and %a, %b : tensor<?xui8>
  %1 = stablehlo.xor %a, %b : tensor<?xui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %ones = chlo.broadcast_shift_right_logical %1, %one : (tensor<?xui8>, tensor<ui8>) -> tensor<?xui8>
  %2 = stablehlo.add %0, %ones : tensor<?xui8>
  return %2 : tensor<?xui8>
}

func.func @right(%a: tensor<?xui8> {tesela.shape = "N"}, %b: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %0 = stablehlo.convert %a : (tensor<?xui8>) -> tensor<?xui32>
  %1 = stablehlo.convert %b : (tensor<?xui8>) -> tensor<?xui32>
  %2 = stablehlo.add %0, %1 : tensor<?xui32>
  %two = stablehlo.constant dense<2> : tensor<ui32>
  %3 = chlo.broadcast_divide %2, %two : (tensor<?xui32>, tensor<ui32>) -> tensor<?xui32>
  %4 = stablehlo.convert %3 : (tensor<?xui32>) -> tensor<?xui8>
  return %4 : tensor<?xui8>
}
