// expect: REFUTED
// It is not 1.25.

func.func @left() -> tensor<5xf32> {
  %places = stablehlo.iota dim = 0 : tensor<5xf32>
  %quarter = stablehlo.constant dense<0.25> : tensor<5xf32>
  %steps = stablehlo.multiply %places, %quarter : tensor<5xf32>
  %first = stablehlo.slice %steps [0:4] : (tensor<5xf32>) -> tensor<4xf32>
  %last = stablehlo.constant dense<1.25> : tensor<1xf32>
  %result = stablehlo.concatenate %first, %last, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
  return %result : tensor<5xf32>
}

func.func @right() -> tensor<5xf32> {
  %places = stablehlo.iota dim = 0 : tensor<5xf32>
  %quarter = stablehlo.constant dense<0.25> : tensor<5xf32>
  %result = stablehlo.multiply %places, %quarter : tensor<5xf32>
  return %result : tensor<5xf32>
}
