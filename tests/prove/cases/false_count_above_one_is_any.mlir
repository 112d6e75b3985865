// expect: REFUTED
// One is not more than one.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<i1> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction GT>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %n = stablehlo.convert %p : (tensor<?xi1>) -> tensor<?xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.reduce(%n init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %limit = stablehlo.constant dense<1> : tensor<i32>
  %result = stablehlo.compare GT, %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %result : tensor<i1>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<i1> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction GT>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %none = stablehlo.constant dense<false> : tensor<i1>
  %result = stablehlo.reduce(%p init: %none) applies stablehlo.or across dimensions = [0] : (tensor<?xi1>, tensor<i1>) -> tensor<i1>
  return %result : tensor<i1>
}
