// expect: UNKNOWN, false
// The square of a root is what it is taken of, which here never is positive.

func.func @left(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<-2.0> : tensor<4xf32>
  %q = stablehlo.sqrt %c : tensor<4xf32>
  %w = stablehlo.multiply %q, %q : tensor<4xf32>
  %r = stablehlo.multiply %a, %w : tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @right(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<-2.0> : tensor<4xf32>
  %r = stablehlo.multiply %a, %c : tensor<4xf32>
  return %r : tensor<4xf32>
}
