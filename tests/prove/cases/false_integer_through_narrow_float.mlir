// expect: REFUTED
// bf16 does not hold every i16.

func.func @left(%x: tensor<?xi16> {tesela.shape = "N"}) -> tensor<?xi16> {
  %0 = stablehlo.convert %x : (tensor<?xi16>) -> tensor<?xbf16>
  %1 = stablehlo.convert %0 : (tensor<?xbf16>) -> tensor<?xi16>
  return %1 : tensor<?xi16>
}

func.func @right(%x: tensor<?xi16> {tesela.shape = "N"}) -> tensor<?xi16> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi16>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %cz = stablehlo.constant dense<0> : tensor<i16>
  %z = stablehlo.dynamic_broadcast_in_dim %cz, %sh, dims = [] : (tensor<i16>, tensor<1xi32>) -> tensor<?xi16>
  %0 = stablehlo.add %x, %z : tensor<?xi16>
  return %0 : tensor<?xi16>
}
