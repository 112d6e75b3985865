// expect: REFUTED
// 100 + position wraps in i8 from position 28 on.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %j = stablehlo.convert %i : (tensor<?xi32>) -> tensor<?xi8>
  %c = stablehlo.constant dense<100> : tensor<i8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %d = stablehlo.dynamic_broadcast_in_dim %c, %s, dims = [] : (tensor<i8>, tensor<1xi32>) -> tensor<?xi8>
  %e = stablehlo.dynamic_broadcast_in_dim %z, %s, dims = [] : (tensor<i8>, tensor<1xi32>) -> tensor<?xi8>
  %k = stablehlo.add %j, %d : tensor<?xi8>
  %r = stablehlo.compare GE, %k, %e : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xi1> {
  %r = stablehlo.compare EQ, %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
