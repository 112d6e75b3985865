// expect: PROVED REAL
// A mask of the last W columns: what is below the diagonal less what is farther
// below.

func.func @left(
    %W: tensor<i32> {tesela.size = "W"},
    %x: tensor<?x?xf32> {tesela.shape = "M, M"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %compare = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %difference = stablehlo.subtract %iota, %iota_1 : tensor<?x?xi32>
  %compare_1 = chlo.broadcast_compare %difference, %W {comparison_direction = #chlo<comparison_direction LT>} : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi1>
  %and = stablehlo.and %compare, %compare_1 : tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %and, %x, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %W: tensor<i32> {tesela.size = "W"},
    %x: tensor<?x?xf32> {tesela.shape = "M, M"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %mask = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %masked = chlo.broadcast_select %mask, %x, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%masked init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %iota_2 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_3 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %difference = stablehlo.subtract %iota_2, %iota_3 : tensor<?x?xi32>
  %compare = chlo.broadcast_compare %difference, %W {comparison_direction = #chlo<comparison_direction GE>} : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi1>
  %select = chlo.broadcast_select %compare, %x, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference_1 = stablehlo.subtract %total, %total_1 : tensor<?xf32>
  return %difference_1 : tensor<?xf32>
}
