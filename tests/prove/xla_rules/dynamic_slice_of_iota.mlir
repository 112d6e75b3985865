// expect: PROVED BITWISE
// rule: dynamic_slice(iota, i) => clamp(0, i, N - 1)
// where: HandleDynamicSlice

func.func @left(%i: tensor<i32>) -> tensor<1xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<10xi32>
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
  return %dynamic_slice : tensor<1xi32>
}

func.func @right(%i: tensor<i32>) -> tensor<1xi32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %clamp = stablehlo.clamp %c0, %i, %c9 : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %reshape = stablehlo.reshape %clamp : (tensor<i32>) -> tensor<1xi32>
  return %reshape : tensor<1xi32>
}
