// expect: PROVED BITWISE
// The elements sorted are the same.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %y : tensor<?xf32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.add %y, %x : tensor<?xf32>
  %2 = stablehlo.reverse %0, dims = [0] : tensor<?xf32>
  %1 = "stablehlo.sort"(%2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
