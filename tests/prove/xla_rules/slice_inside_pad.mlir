// expect: PROVED BITWISE
// rule: slice(pad(A)) => slice(A)
// where: HandleSlice

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %q: tensor<i32> {tesela.size = "q"},
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= N"]} {
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %q_1d = stablehlo.reshape %q : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %A, %c, %p_1d, %q_1d, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %size = stablehlo.add %p, %a : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %p, %a : tensor<i32>
  %size_2 = stablehlo.add %size_1, %l : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %pad, %size_1d, %size_2_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %q: tensor<i32> {tesela.size = "q"},
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= N"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}
