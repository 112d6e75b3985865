// expect: PROVED REAL
// The maximum of the positions is N - 1.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<i32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%i init: %m) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<i32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %o = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.subtract %N, %o : tensor<i32>
  return %0 : tensor<i32>
}
