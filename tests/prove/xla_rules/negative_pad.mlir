// expect: PROVED BITWISE
// rule: pad(A, -1_2) => slice(pad(A, 0_2))
// where: HandlePad

func.func @left(%A: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %pad = stablehlo.pad %A, %c, low = [-1], high = [2], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %pad : tensor<?xf32>
}

func.func @right(%A: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %pad = stablehlo.pad %A, %c, low = [0], high = [2], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.add %N, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %pad, %shape, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}
