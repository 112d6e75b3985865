// expect: PROVED BITWISE
// A reshape moves past an elementwise function.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %S: tensor<i32> {tesela.size = "S"},
    %x: tensor<?x?x?xf32> {tesela.shape = "B, S, D"}) -> tensor<?x?xf32> {
  %size = stablehlo.multiply %B, %S : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %x, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %logistic = stablehlo.logistic %reshape : tensor<?x?xf32>
  %product = stablehlo.multiply %reshape, %logistic : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %S: tensor<i32> {tesela.size = "S"},
    %x: tensor<?x?x?xf32> {tesela.shape = "B, S, D"}) -> tensor<?x?xf32> {
  %logistic = stablehlo.logistic %x : tensor<?x?x?xf32>
  %product = stablehlo.multiply %x, %logistic : tensor<?x?x?xf32>
  %size = stablehlo.multiply %B, %S : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %x, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %product, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape : tensor<?x?xf32>
}
