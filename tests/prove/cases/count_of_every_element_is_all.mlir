// expect: PROVED BITWISE
// As many as there are: all.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<i1> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction GT>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %n = stablehlo.convert %p : (tensor<?xi1>) -> tensor<?xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%n init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %limit = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %result = stablehlo.compare EQ, %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %result : tensor<i1>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<i1> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction GT>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %none = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.reduce(%p init: %none) applies stablehlo.and across dimensions = [0] : (tensor<?xi1>, tensor<i1>) -> tensor<i1>
  return %result : tensor<i1>
}
