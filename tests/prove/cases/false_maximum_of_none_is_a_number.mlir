// expect: REFUTED
// The element at a place is the maximum of that place alone where there is such a
// place; else the one is clamped and the other the maximum of nothing.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<i32>) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %shape = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %places = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %place = stablehlo.dynamic_broadcast_in_dim %i, %shape, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %none = stablehlo.dynamic_broadcast_in_dim %low, %shape, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %is_there = stablehlo.compare EQ, %places, %place : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %only = stablehlo.select %is_there, %x, %none : tensor<?xi1>, tensor<?xf32>
  %r = stablehlo.reduce(%only init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<i32>) -> tensor<f32> {
  %slice = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  %r = stablehlo.reshape %slice : (tensor<1xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
