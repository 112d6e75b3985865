// expect: REFUTED
// |i - j| < 2 is not |i - j| <= 2.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %sh = stablehlo.concatenate %n1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %sh, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %j = stablehlo.dynamic_iota %sh, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %d = stablehlo.subtract %i, %j : tensor<?x?xi32>
  %e = stablehlo.abs %d : tensor<?x?xi32>
  %k = stablehlo.constant dense<2> : tensor<i32>
  %m = chlo.broadcast_compare %e, %k {comparison_direction = #chlo<comparison_direction LT>} : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xx = stablehlo.dynamic_broadcast_in_dim %x, %sh, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %sel = chlo.broadcast_select %m, %xx, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %t = stablehlo.reduce(%sel init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %t : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %sh = stablehlo.concatenate %n1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %sh, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %j = stablehlo.dynamic_iota %sh, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %d = stablehlo.subtract %i, %j : tensor<?x?xi32>
  %e = stablehlo.abs %d : tensor<?x?xi32>
  %k = stablehlo.constant dense<2> : tensor<i32>
  %m = chlo.broadcast_compare %e, %k {comparison_direction = #chlo<comparison_direction LE>} : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xx = stablehlo.dynamic_broadcast_in_dim %x, %sh, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %sel = chlo.broadcast_select %m, %xx, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %t = stablehlo.reduce(%sel init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %t : tensor<?xf32>
}
