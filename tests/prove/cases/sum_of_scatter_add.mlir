// expect: PROVED REASSOC
// Adding rows at valid indices keeps the total.

func.func @left(
    %u: tensor<?x?xf32> {tesela.shape = "M, K"},
    %ids: tensor<?xi32> {tesela.shape = "M", tesela.below = "V"},
    %V: tensor<i32> {tesela.size = "V"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %V_1d = stablehlo.reshape %V : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %u, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %V_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %scatter = "stablehlo.scatter"(%broadcast, %ids, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%scatter init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %u: tensor<?x?xf32> {tesela.shape = "M, K"},
    %ids: tensor<?xi32> {tesela.shape = "M", tesela.below = "V"},
    %V: tensor<i32> {tesela.size = "V"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}
