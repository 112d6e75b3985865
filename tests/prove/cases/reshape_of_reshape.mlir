// expect: PROVED BITWISE
// Two reshapes are one.

func.func @left(%x: tensor<?x?x?x?xf32> {tesela.shape = "B, S, H, E"}) -> tensor<?x?xf32> {
  %B = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %S = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %E = stablehlo.get_dimension_size %x, dim = 3 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %H = stablehlo.get_dimension_size %x, dim = 2 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %E, %H : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %B_1d, %S_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?x?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %size_1 = stablehlo.multiply %B, %S : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %reshape, %shape_1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape_1 : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?x?x?xf32> {tesela.shape = "B, S, H, E"}) -> tensor<?x?xf32> {
  %B = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %S = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %B, %S : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %E = stablehlo.get_dimension_size %x, dim = 3 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %H = stablehlo.get_dimension_size %x, dim = 2 : (tensor<?x?x?x?xf32>) -> tensor<i32>
  %size_1 = stablehlo.multiply %E, %H : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape : tensor<?x?xf32>
}
