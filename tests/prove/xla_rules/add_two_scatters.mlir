// expect: PROVED REASSOC
// rule: scatter_add(A, i, U) + scatter_add(B, j, V) => scatter_add(A + B, [i, j], [U, V])
// where: HandleAdd

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "V, K"},
    %B: tensor<?x?xf32> {tesela.shape = "V, K"},
    %U: tensor<?x?xf32> {tesela.shape = "M, K"},
    %W: tensor<?x?xf32> {tesela.shape = "L, K"},
    %i: tensor<?xi32> {tesela.shape = "M"},
    %j: tensor<?xi32> {tesela.shape = "L"}) -> tensor<?x?xf32> {
  %scatter = "stablehlo.scatter"(%A, %i, %U) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scatter_1 = "stablehlo.scatter"(%B, %j, %W) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %scatter, %scatter_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "V, K"},
    %B: tensor<?x?xf32> {tesela.shape = "V, K"},
    %U: tensor<?x?xf32> {tesela.shape = "M, K"},
    %W: tensor<?x?xf32> {tesela.shape = "L, K"},
    %i: tensor<?xi32> {tesela.shape = "M"},
    %j: tensor<?xi32> {tesela.shape = "L"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %A, %B : tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %i, %j, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %concatenate_1 = stablehlo.concatenate %U, %W, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scatter = "stablehlo.scatter"(%sum, %concatenate, %concatenate_1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %scatter : tensor<?x?xf32>
}
