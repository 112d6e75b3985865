// expect: PROVED BITWISE
// A sum modulo 2^32, cut to 8 bits, is the sum modulo 2^8.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i8> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i8>
  return %1 : tensor<i8>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i8> {
  %i = stablehlo.constant dense<0> : tensor<i8>
  %c = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xi8>
  %0 = stablehlo.reduce(%c init: %i) applies stablehlo.add across dimensions = [0] : (tensor<?xi8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}
