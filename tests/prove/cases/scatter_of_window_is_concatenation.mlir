// expect: PROVED BITWISE
// A window that is set lies between what it leaves.

func.func @left(%x: tensor<8xf32>, %u: tensor<2xf32>) -> tensor<8xf32> {
  %start = stablehlo.constant dense<2> : tensor<1xi32>
  %result = "stablehlo.scatter"(%x, %start, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<8xf32>
  return %result : tensor<8xf32>
}

func.func @right(%x: tensor<8xf32>, %u: tensor<2xf32>) -> tensor<8xf32> {
  %before = stablehlo.slice %x [0:2] : (tensor<8xf32>) -> tensor<2xf32>
  %after = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %result = stablehlo.concatenate %before, %u, %after, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %result : tensor<8xf32>
}
