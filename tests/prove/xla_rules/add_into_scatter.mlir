// expect: PROVED REASSOC
// rule: A + scatter_add(B, i, U) => scatter_add(A + B, i, U)
// where: HandleAdd
// condition: the combiner adds

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "V, K"},
    %B: tensor<?x?xf32> {tesela.shape = "V, K"},
    %U: tensor<?x?xf32> {tesela.shape = "M, K"},
    %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %scatter = "stablehlo.scatter"(%B, %i, %U) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %A, %scatter : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "V, K"},
    %B: tensor<?x?xf32> {tesela.shape = "V, K"},
    %U: tensor<?x?xf32> {tesela.shape = "M, K"},
    %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %A, %B : tensor<?x?xf32>
  %scatter = "stablehlo.scatter"(%sum, %i, %U) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %scatter : tensor<?x?xf32>
}
