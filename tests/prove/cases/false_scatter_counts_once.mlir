// expect: REFUTED
// Two updates at one place add up.

func.func @left(%i: tensor<?xi32> {tesela.shape = "N", tesela.below = "4"}) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %N = stablehlo.get_dimension_size %i, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %n = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %u = stablehlo.dynamic_broadcast_in_dim %o, %n, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %s = "stablehlo.scatter"(%z, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>, tensor<?xi32>, tensor<?xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

func.func @right(%i: tensor<?xi32> {tesela.shape = "N", tesela.below = "4"}) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %N = stablehlo.get_dimension_size %i, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %n = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %u = stablehlo.dynamic_broadcast_in_dim %o, %n, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %s = "stablehlo.scatter"(%z, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.maximum %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>, tensor<?xi32>, tensor<?xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
