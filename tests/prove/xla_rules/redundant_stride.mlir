// expect: PROVED BITWISE
// rule: A[a:b:s] => A[a:a+1]
// where: RemoveRedundantStride
// condition: one element is left

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<1xf32>
    attributes {tesela.assume = ["a < N"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.add %a, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  return %slice : tensor<1xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<1xf32>
    attributes {tesela.assume = ["a < N"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.add %a, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf32>
  return %slice : tensor<1xf32>
}
