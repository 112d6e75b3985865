// expect: REFUTED
// Each sorted by its own order, other elements meet.

func.func @left(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<f32> {
  %a = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %less = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.sort"(%y) <{dimension = 0 : i64}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %less = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %result = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  return %result : tensor<f32>
}

func.func @right(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<f32> {
  %result = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  return %result : tensor<f32>
}
