// expect: PROVED BITWISE
// Bits that are not set are set in the complement.

func.func @left(%x: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %0 = stablehlo.not %x : tensor<?xui8>
  %1 = stablehlo.popcnt %0 : tensor<?xui8>
  return %1 : tensor<?xui8>
}

func.func @right(%x: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %0 = stablehlo.popcnt %x : tensor<?xui8>
  %one = stablehlo.constant dense<8> : tensor<ui8>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xui8>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %e = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<ui8>, tensor<1xi32>) -> tensor<?xui8>
  %1 = stablehlo.subtract %e, %0 : tensor<?xui8>
  return %1 : tensor<?xui8>
}
